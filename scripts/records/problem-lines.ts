// Refused rows: the first of them shown, all of them in a file where that is asked for.
import { appendFileSync, writeFileSync } from "node:fs";

const SHOWN_MAX = 20;

export type ProblemLines = { add: (lines: readonly string[]) => void; count: () => number };

/** `path`: where all of them go; `show` is given the lines that are to be seen. Throws where `path` cannot be written. */
export function createProblemLines(path: string | undefined, show: (line: string) => void): ProblemLines {
  let count = 0;
  if (path !== undefined) writeFileSync(path, "");
  return {
    add(lines) {
      for (const line of lines) {
        count += 1;
        if (count <= SHOWN_MAX) show(line);
        if (count === SHOWN_MAX + 1)
          show(path === undefined ? "… and more: --rejected FILE writes them all" : "… and more");
      }
      if (path !== undefined && lines.length > 0) appendFileSync(path, `${lines.join("\n")}\n`);
    },
    count: () => count,
  };
}
