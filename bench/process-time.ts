// The processor time of a browser, all of its processes together: what a busy machine does not lengthen. Linux only.
import { readdirSync, readFileSync } from "node:fs";

/** As Linux counts, on every machine that one meets. */
const CLOCK_TICK_MS = 10;

type ProcessTime = { pid: number; parent: number; ms: number };

function read(pid: string): ProcessTime[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name in brackets before it may hold anything.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return [
      { pid: Number(pid), parent: Number(fields[1]), ms: (Number(fields[11]) + Number(fields[12])) * CLOCK_TICK_MS },
    ];
  } catch {
    // It has ended meanwhile.
    return [];
  }
}

/** Processor time so far of the processes whose ancestor is `ancestor`, in milliseconds. */
export function processTimeBelow(ancestor: number): number {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap(read);
  const members = new Set([ancestor]);
  for (let before = 0; before !== members.size;) {
    before = members.size;
    for (const { pid, parent } of all) if (members.has(parent)) members.add(pid);
  }
  return all.reduce((sum, { pid, ms }) => sum + (pid !== ancestor && members.has(pid) ? ms : 0), 0);
}
