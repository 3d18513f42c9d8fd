// What one, two and four processes on one port answer in a second, kept answers and such that are made anew, and what memory
// they have. The load comes from this machine as well and takes a core of it: on two cores a second process has what is left.
import { setTimeout as sleep } from "node:timers/promises";
import { load } from "./api.ts";
import { processesFrom, treeTime } from "./process-time.ts";
import { startServer, untilQuiet } from "./server.ts";
import { round } from "./statistics.ts";

const COUNTS = [1, 2, 4] as const;
const START_LIMIT_MS = 180_000;
const LIST = "/api/games?page_size=20&include=screenshots,movies,developers";
const BROTLI = { "accept-encoding": "br" };

async function allServe(address: string, count: number): Promise<boolean> {
  if (count === 1) return true;
  const figures = await (await fetch(`${address}/metrics`)).text();
  return new RegExp(`^workers ${count}$`, "m").test(figures);
}

/** A row for each question, to servers of `count` processes. */
async function measure(count: number, cacheMb: number, kind: string): Promise<object> {
  await using server = await startServer(
    { WORKERS: String(count), ANSWER_CACHE_MB: String(cacheMb) },
    { startLimitMs: START_LIMIT_MS },
  );
  while (!(await allServe(server.address, count))) await sleep(200);
  await untilQuiet(server);
  const before = treeTime(server.pid);
  const row = await load(server.address + LIST, `${kind}, ${count}`, BROTLI);
  const workedMs = treeTime(server.pid) - before;
  const residentMb = processesFrom(server.pid).reduce((sum, process) => sum + process.residentMb, 0);
  // The load before the one that is measured lasts a second, this one eight.
  const answers = row["requests/s"] * 9;
  return { ...row, "processor ms an answer": round(workedMs / answers), "all processes MB": Math.round(residentMb) };
}

/** Prints a row for each number of processes, for kept answers and for new ones. */
export async function benchWorkers(): Promise<void> {
  const rows: object[] = [];
  for (const count of COUNTS) rows.push(await measure(count, 64, "list of 20, kept, brotli"));
  for (const count of COUNTS) rows.push(await measure(count, 0, "list of 20, made anew, brotli"));
  console.table(rows);
}
