// RAWG fails in every way that is known of it, while everything that was seen has become old and would be fetched anew.
import { setTimeout as sleep } from "node:timers/promises";
import type { FakeRawg, Misbehaviour } from "../../test/support/fake-rawg.ts";
import {
  createClock,
  expectNoFailure,
  isRawgBack,
  seeAll,
  startTrial,
  timeUntil,
  underLoad,
  workingDirectory,
  type Chaos,
  type Row,
} from "./trial.ts";

type Fault = Misbehaviour | "away";

const FAULTS: readonly Fault[] = [
  "away",
  "error-page",
  "reset",
  "hang",
  "truncated",
  "quota",
  "bad-gateway",
  "drip",
  "no-list",
  "wrong-types",
  "null-platforms",
  "redirects",
  "moved",
  "huge",
  "no-key",
  "unknown-key",
  "forbidden",
  "too-many",
  "too-many-long",
];
const SHORT = 6;
const HOUR_MS = 60 * 60_000;
const RECOVERY_LIMIT_MS = { short: 70_000, full: 130_000 };

async function begin(rawg: FakeRawg, fault: Fault): Promise<void> {
  if (fault === "away") await rawg.goAway();
  else rawg.misbehave(fault);
}

async function tryFault(chaos: Chaos, fault: Fault): Promise<Row> {
  using directory = workingDirectory();
  const { rawg, stageMs, isFull, complain } = chaos;
  const { set, ...clock } = createClock(directory.path);
  const server = await startTrial(chaos, directory.path, clock);
  await seeAll(server);
  await begin(rawg, fault);
  // A day later everything is old.
  set(25 * HOUR_MS);
  const { seen, fresh } = await underLoad(chaos, { server, during: () => sleep(stageMs) });
  expectNoFailure(chaos, `${fault}, what was seen`, seen);
  if (fault === "away") await rawg.comeBack();
  rawg.behave();
  // RAWG's own word that the month's calls are used up is believed for an hour.
  if (fault === "quota") set(27 * HOUR_MS);
  const limitMs = isFull ? RECOVERY_LIMIT_MS.full : RECOVERY_LIMIT_MS.short;
  const recoveredMs = await timeUntil(() => isRawgBack(server), limitMs);
  if (recoveredMs === undefined) complain(`${fault}: RAWG is not asked again within ${limitMs / 1000} s`);
  await server.end("SIGTERM");
  return {
    "RAWG's fault": fault,
    ...seen.row(),
    "new questions": fresh.row().statuses,
    "asked again after s": recoveredMs === undefined ? "-" : (recoveredMs / 1000).toFixed(1),
  };
}

/** One row for each fault. */
export async function tryFaults(chaos: Chaos): Promise<Row[]> {
  const rows: Row[] = [];
  for (const fault of chaos.isFull ? FAULTS : FAULTS.slice(0, SHORT)) rows.push(await tryFault(chaos, fault));
  return rows;
}
