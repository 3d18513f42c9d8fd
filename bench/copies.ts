// What memory one, two and four copies of an opened catalogue take: in processes of their own, as `WORKERS` has them; in threads
// of one process; and in threads over one copy of the index's arrays. `npm run bench -- copies --games 1000000`; `--directory`
// names one in which such a catalogue lies already. Linux only.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { HowHeld } from "./copies/holder.ts";
import { benchMillion } from "./million.ts";
import { median, round } from "./statistics.ts";

const HOLDER = join(import.meta.dirname, "copies/holder.ts");
const COUNTS = [1, 2, 4] as const;
const KB_PER_MB = 1024;
const GAMES = 100_000;

/** Its memory, of which what several share counts as their part of it. */
function memoryMb(pid: number): number {
  const found = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"));
  return Number(found?.[1]) / KB_PER_MB;
}

async function startHolder(how: HowHeld, directory: string, count: number) {
  // As the server is started.
  const child = fork(HOLDER, [how, directory, String(count)], { execArgv: ["--max-semi-space-size=4"] });
  const [medians] = (await once(child, "message")) as [number[]]; // What holder.ts sends.
  return { child, medians };
}

async function measure(how: HowHeld, directory: string, count: number) {
  const children: ChildProcess[] = [];
  const times: number[] = [];
  const began = performance.now();
  try {
    for (let at = 0; at < (how === "alone" ? count : 1); at += 1) {
      const { child, medians } = await startHolder(how, directory, count);
      children.push(child);
      times.push(...medians);
    }
    const seconds = (performance.now() - began) / 1000;
    const megabytes = children.reduce((sum, { pid = 0 }) => sum + memoryMb(pid), 0);
    return {
      how,
      copies: count,
      "memory MB": Math.round(megabytes),
      "opened after s": round(seconds),
      "counts ms": round(median(times)),
    };
  } finally {
    await Promise.all(
      children.map(async (child) => {
        const ended = once(child, "exit");
        child.kill();
        await ended;
      }),
    );
  }
}

/** Prints a row for each way and number of copies. */
export async function benchCopies(games = GAMES, made?: string): Promise<void> {
  const directory = made ?? (await benchMillion(games));
  const rows: object[] = [];
  for (const count of COUNTS) {
    for (const how of ["alone", "threads", "shared"] as const) rows.push(await measure(how, directory, count));
  }
  console.table(rows);
}
