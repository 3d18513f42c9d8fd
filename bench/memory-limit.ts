// Processes that have only so much memory, files in memory counted. Linux with control groups of version 1, as root.
import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const MB = 1024 * 1024;
const LEAVE_TRIES_MAX = 100;
const LEAVE_EVERY_MS = 50;

/** Puts `pid` and its children to come into a control group of `limitMb` megabytes; undefined where there is none to be had. */
export function limitMemory(pid: number, limitMb: number): { leave: () => Promise<void> } | undefined {
  try {
    const [, own = ""] = /^\d+:memory:(.*)$/m.exec(readFileSync("/proc/self/cgroup", "utf8")) ?? [];
    const group = join("/sys/fs/cgroup/memory", own, `ludex-bench-${pid}`);
    mkdirSync(group);
    writeFileSync(join(group, "memory.limit_in_bytes"), String(limitMb * MB));
    writeFileSync(join(group, "cgroup.procs"), String(pid));
    return {
      // Whoever was in it has ended, or is about to.
      leave: async () => {
        for (let tries = 0; tries < LEAVE_TRIES_MAX; tries += 1) {
          try {
            return rmdirSync(group);
          } catch {
            await sleep(LEAVE_EVERY_MS);
          }
        }
      },
    };
  } catch {
    return undefined;
  }
}
