// kill -9 in the midst of answers, again and again: what was given has to be there afterwards, and every call counted.
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { Outcome } from "../load.ts";
import { createTally, startLoad } from "../load.ts";
import { readMetrics } from "../server.ts";
import { quantile } from "../statistics.ts";
import { startTrial, timeUntil, unseenSearch, workingDirectory, type Chaos, type Row } from "./trial.ts";

const KILLS = { short: 5, full: 20 };
const UP_MS = 600;
const READY_LIMIT_MS = 20_000;
const AT_ONCE = 16;
/** As Linux counts, on every machine that one meets. */
const CLOCK_TICK_MS = 10;

/** Processor time of a process so far, in milliseconds; a busy machine does not lengthen it much. */
function cpuMs(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(" ");
  return (Number(fields[13]) + Number(fields[14])) * CLOCK_TICK_MS;
}

const medianOf = (values: readonly number[]) =>
  quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  );

type Start = { ms: number; cpuMs: number };

/** The process starts, answers new questions, and is killed. Gives what it took until it was ready. */
async function liveAndDie(chaos: Chaos, directory: string, onOutcome: (outcome: Outcome) => void): Promise<Start> {
  const server = await startTrial(chaos, directory);
  const start = { ms: server.startMs, cpuMs: cpuMs(server.child.pid) };
  await timeUntil(async () => (await fetch(`${server.base}/readyz`)).ok, READY_LIMIT_MS);
  const stop = startLoad({ address: server.base, rate: chaos.rate, next: unseenSearch, onOutcome });
  await sleep(UP_MS * (0.5 + Math.random()));
  await server.end("SIGKILL");
  await stop();
  return start;
}

async function countMissing(base: string, given: ReadonlyMap<string, number>): Promise<number> {
  const paths = [...given];
  let missing = 0;
  const worker = async () => {
    for (let next = paths.pop(); next !== undefined; next = paths.pop()) {
      const answer = await fetch(base + next[0]);
      const body = (await answer.text()).replaceAll(/http:\/\/localhost:\d+/g, "");
      const isRawg = answer.headers.get("ludex-data")?.startsWith("rawg") === true;
      if (answer.status !== 200 || body.length !== next[1] || !isRawg) missing += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return missing;
}

/** How often, how long until it serves again, and what is missing. */
export async function tryKills(chaos: Chaos): Promise<Row> {
  using directory = workingDirectory();
  const { rawg, complain } = chaos;
  const [tally, given] = [createTally(), new Map<string, number>()];
  const onOutcome = (outcome: Outcome) => {
    tally.add(outcome);
    const length = outcome.body.replaceAll(/http:\/\/localhost:\d+/g, "").length;
    // The catalogue's own answer, where RAWG was not waited for, is kept nowhere.
    if (outcome.status === 200 && outcome.headers["ludex-data"] === "rawg") given.set(outcome.question.path, length);
  };
  // Its first start builds the database.
  await (await startTrial(chaos, directory.path)).end("SIGTERM");
  const asked = rawg.calls.length;
  const starts: Start[] = [];
  const kills = chaos.isFull ? KILLS.full : KILLS.short;
  for (let kill = 0; kill < kills; kill += 1) starts.push(await liveAndDie(chaos, directory.path, onOutcome));
  const calls = rawg.calls.length - asked;
  await rawg.goAway();
  const server = await startTrial(chaos, directory.path);
  const missing = await countMissing(server.base, given);
  const counted = (await readMetrics(server.base))("rawg_budget_used_calls");
  await server.end("SIGTERM");
  await rawg.comeBack();
  if (missing > 0) complain(`kill -9: ${missing} of ${given.size} answers that were given are gone`);
  if (counted < calls) complain(`kill -9: ${calls - counted} calls to RAWG were not counted`);
  const [times, cpu] = [starts.map(({ ms }) => ms), starts.map((start) => start.cpuMs)];
  return {
    trial: `kill -9, ${kills} times`,
    ...tally.row(),
    "answers given, gone": `${given.size}, ${missing}`,
    "calls made, not counted": `${calls}, ${Math.max(0, calls - counted)}`,
    "until it serves, median and worst ms": `${medianOf(times).toFixed(0)}, ${Math.max(...times).toFixed(0)}`,
    "processor time of it, median ms": medianOf(cpu).toFixed(0),
  };
}
