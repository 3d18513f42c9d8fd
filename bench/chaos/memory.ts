// A process that is allowed little memory, and answers of RAWG that are far too large.
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { buildImageUrl } from "../../src/shared/images.ts";
import type { Question } from "../load.ts";
import { picturePath } from "../picture-path.ts";
import {
  expectNoFailure,
  mostlySeen,
  seeAll,
  startTrial,
  underLoad,
  workingDirectory,
  type Chaos,
  type Row,
} from "./trial.ts";

const HEAP_MB = 96;
const IDS = [3498, 4200, 3328, 58175, 5286];

/** Large answers and cold pictures among what was seen. */
function next(): Question {
  const dice = Math.random();
  if (dice < 0.1)
    return {
      kind: "seen",
      path: `/api/games?page_size=40&page=${1 + Math.floor(Math.random() * 30)}&include=screenshots,movies,developers`,
    };
  if (dice > 0.05 + 0.1) return mostlySeen();
  const width = 300 + Math.floor(Math.random() * 1200);
  const url = picturePath(IDS[width % IDS.length] ?? 0);
  return { kind: "new", path: buildImageUrl({ url, width, height: 300, quality: 80, output: "webp", sharpen: true }) };
}

/** One row. */
export async function tryLittleMemory(chaos: Chaos): Promise<Row> {
  using directory = workingDirectory();
  const { rawg, stageMs, complain } = chaos;
  const server = await startTrial(chaos, directory.path, {
    nodeArguments: [`--max-old-space-size=${HEAP_MB}`],
    environment: { ANSWER_CACHE_MB: "16" },
  });
  await seeAll(server);
  const during = async () => {
    await sleep(stageMs);
    rawg.misbehave("huge");
    await sleep(stageMs);
    rawg.behave();
  };
  const { seen, fresh } = await underLoad(chaos, { server, during, next });
  const peak = Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${server.child.pid}/status`, "utf8"))?.[1]) / 1024;
  if (server.child.exitCode !== null) complain("little memory: the process has ended");
  await server.end("SIGTERM");
  expectNoFailure(chaos, "little memory", seen);
  return {
    trial: `${HEAP_MB} MB of heap, huge answers`,
    ...seen.row(),
    "new questions": fresh.row().statuses,
    "memory at most, MB": Math.round(peak),
  };
}
