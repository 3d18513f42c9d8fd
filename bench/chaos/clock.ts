// The wall clock is set a day ahead, then an hour back, under load.
import { setTimeout as sleep } from "node:timers/promises";
import {
  createClock,
  expectNoFailure,
  seeAll,
  startTrial,
  underLoad,
  workingDirectory,
  type Chaos,
  type Row,
} from "./trial.ts";

const HOUR_MS = 60 * 60_000;
const JUMPS_MS = [24 * HOUR_MS, -HOUR_MS, 0];

/** One row. The limit of requests is within reach, so that a limit that never ends would show. */
export async function tryClocks(chaos: Chaos): Promise<Row> {
  using directory = workingDirectory();
  const { set, environment, ...clock } = createClock(directory.path);
  const perMinute = String(Math.ceil(chaos.rate * 60 * 1.5));
  const server = await startTrial(chaos, directory.path, {
    ...clock,
    environment: { ...environment, RATE_LIMIT_API: perMinute, RATE_LIMIT_IMAGES: perMinute },
  });
  await seeAll(server);
  const during = async () => {
    for (const jump of JUMPS_MS) {
      await sleep(chaos.stageMs / 2);
      set(jump);
    }
    await sleep(chaos.stageMs / 2);
  };
  const { seen, fresh } = await underLoad(chaos, { server, during });
  await server.end("SIGTERM");
  for (const [name, tally] of [
    ["seen", seen],
    ["new", fresh],
  ] as const) {
    expectNoFailure(chaos, `clock, ${name}`, tally);
    const refused = tally.count((status) => status === "429");
    if (refused > 0) chaos.complain(`clock: ${refused} refused though nobody asked too often`);
  }
  return { trial: "clock a day ahead, an hour back", ...seen.row(), "new questions": fresh.row().statuses };
}
