// The disk fills up under load and is emptied again.
import { setTimeout as sleep } from "node:timers/promises";
import { canMountSmallDisk, mountSmallDisk, type SmallDisk } from "../../test/support/small-disk.ts";
import { buildImageUrl } from "../../src/shared/images.ts";
import type { Question } from "../load.ts";
import { picturePath } from "../picture-path.ts";
import {
  expectNoFailure,
  messagesOf,
  mostlySeen,
  seeAll,
  startTrial,
  timeUntil,
  underLoad,
  unseenSearch,
  type Chaos,
  type Row,
} from "./trial.ts";

const DISK_MB = 48;
/** The log tells of the end of trouble when nothing has failed for half a minute. */
const CALM_MS = 35_000;
const KEPT_LIMIT_MS = 10_000;

/** Among what was seen: searches and pictures that would have to be written. */
function next(): Question {
  if (Math.random() > 0.02) return mostlySeen();
  const width = 200 + Math.floor(Math.random() * 400);
  const url = picturePath(3498);
  return {
    kind: "new",
    path: buildImageUrl({ url, width, height: width, quality: 80, output: "webp", sharpen: true }),
  };
}

/** Is a search that is new now still there when RAWG is gone? */
async function isKept(chaos: Chaos, { directory, prefix }: SmallDisk, path: string): Promise<boolean> {
  await chaos.rawg.goAway();
  const server = await startTrial(chaos, directory, { prefix });
  const answer = await fetch(server.base + path);
  await answer.arrayBuffer();
  await server.end("SIGKILL");
  await chaos.rawg.comeBack();
  return answer.headers.get("ludex-data")?.startsWith("rawg") === true;
}

/** One row, or one that says why there is none. */
export async function tryFullDisk(chaos: Chaos): Promise<Row> {
  const trial = `full disk of ${DISK_MB} MB`;
  if (!canMountSmallDisk()) return { trial, statuses: "not tried: needs Linux, and root or unprivileged namespaces" };
  const { stageMs, isFull, complain } = chaos;
  const disk = await mountSmallDisk(DISK_MB);
  const { prefix } = disk;
  try {
    const server = await startTrial(chaos, disk.directory, { prefix, environment: { LOG_LEVEL: "info" } });
    await seeAll(server);
    let path = "";
    const during = async () => {
      await sleep(stageMs / 2);
      disk.fill();
      await sleep(stageMs);
      disk.free();
      await sleep(isFull ? CALM_MS : stageMs / 2);
      path = unseenSearch().path;
      await timeUntil(async () => (await fetch(server.base + path)).ok, KEPT_LIMIT_MS);
    };
    const { seen, fresh } = await underLoad(chaos, { server, during, next });
    await server.end("SIGKILL");
    expectNoFailure(chaos, `${trial}, what was seen`, seen);
    expectNoFailure(chaos, `${trial}, what was new`, fresh);
    const told = (await messagesOf(server)).filter((message) => message.includes("the disk"));
    const failures = told.filter((message) => message.includes("fails"));
    if (new Set(failures).size !== failures.length || failures.length === 0)
      complain(`${trial}: told ${failures.length} times`);
    if (isFull && !told.some((message) => message.includes("works again"))) complain(`${trial}: its end is not told`);
    const kept = await isKept(chaos, disk, path);
    if (!kept) complain(`${trial}: nothing is kept after there is room again`);
    return {
      trial,
      ...seen.row(),
      "new questions": fresh.row().statuses,
      "lines in the log": told.length,
      "kept again": String(kept),
    };
  } finally {
    await disk.close();
  }
}
