// The processor time of a browser or a server, all of its processes together: what a busy machine does not lengthen;
// and their memory. Linux only.
import { readdirSync, readFileSync } from "node:fs";

/** As Linux counts, on every machine that one meets. */
const CLOCK_TICK_MS = 10;
const PAGE_BYTES = 4096;
const MB = 1024 * 1024;

type ProcessTime = { pid: number; parent: number; ms: number; residentMb: number };

function read(pid: string): ProcessTime[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name in brackets before it may hold anything.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return [
      {
        pid: Number(pid),
        parent: Number(fields[1]),
        ms: (Number(fields[11]) + Number(fields[12])) * CLOCK_TICK_MS,
        residentMb: (Number(fields[21]) * PAGE_BYTES) / MB,
      },
    ];
  } catch {
    // It has ended meanwhile.
    return [];
  }
}

/** The processes below `ancestor` and itself, with the processor time of each so far. */
export function processesFrom(ancestor: number): ProcessTime[] {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap(read);
  const members = new Set([ancestor]);
  for (let before = 0; before !== members.size;) {
    before = members.size;
    for (const { pid, parent } of all) if (members.has(parent)) members.add(pid);
  }
  return all.filter(({ pid }) => members.has(pid));
}

/** Processor time so far of `root` and all below it, in milliseconds. */
export function treeTime(root: number): number {
  return processesFrom(root).reduce((sum, { ms }) => sum + ms, 0);
}

/** Processor time so far of the processes whose ancestor is `ancestor`, in milliseconds. */
export function processTimeBelow(ancestor: number): number {
  return processesFrom(ancestor).reduce((sum, { pid, ms }) => sum + (pid === ancestor ? 0 : ms), 0);
}

/** Processor time so far of a process's main thread, in milliseconds, to the nanosecond. */
export function mainThreadTime(pid: number): number {
  const [nanoseconds = ""] = readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ", 1);
  return Number(nanoseconds) / 1e6;
}

/** Milliseconds that the process has worked in all; not a number where the system does not tell. */
export function workedMs(pid: number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const nanoseconds = threads.map((thread) =>
      Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]),
    );
    return nanoseconds.reduce((sum, time) => sum + time, 0) / 1e6;
  } catch {
    return NaN;
  }
}
