// The processes that one server with `WORKERS` consists of, as the system lists them.
import { readdirSync, readFileSync } from "node:fs";

/** The workers that `parent` has started, by their places. */
export function workersOf(parent: number): Map<number, number> {
  const found = new Map<number, number>();
  for (const name of readdirSync("/proc").filter((each) => /^\d+$/.test(each))) {
    try {
      const status = readFileSync(`/proc/${name}/status`, "utf8");
      const place = /--worker\0(\d+)\0/.exec(readFileSync(`/proc/${name}/cmdline`, "latin1"))?.[1];
      if (place !== undefined && status.includes(`\nPPid:\t${parent}\n`)) found.set(Number(place), Number(name));
    } catch {
      // It has ended meanwhile.
    }
  }
  return found;
}
