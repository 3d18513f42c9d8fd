// How far a command is: a bar that moves on a terminal, a line every few seconds anywhere else.
import { cursorTo, clearLine } from "node:readline";
import type { FeedProgress } from "#server/sources/feed.ts";

const BAR_WIDTH = 30;
const LINE_EVERY_MS = 2000;
const BAR_EVERY_MS = 80;

const number = new Intl.NumberFormat("en-GB");

/** `[##########                    ]  33 %  500 of 1,500`; without a total only the count. */
export function progressText({ done, total }: FeedProgress): string {
  if (total === undefined || total === 0) return `${number.format(done)} so far`;
  const share = Math.min(1, done / total);
  const bar = "#".repeat(Math.floor(share * BAR_WIDTH)).padEnd(BAR_WIDTH);
  const percent = String(Math.floor(share * 100)).padStart(3);
  return `[${bar}] ${percent} %  ${number.format(done)} of ${number.format(total)}`;
}

/** Shows progress on `out`, which is written to by nobody else until `end`. */
export function createProgress(out: NodeJS.WriteStream) {
  let told = -Infinity;
  let isOpen = false;
  const clear = () => {
    if (!isOpen) return;
    cursorTo(out, 0);
    clearLine(out, 0);
    isOpen = false;
  };
  return {
    show(progress: FeedProgress): void {
      const isLast = progress.done === progress.total;
      const now = performance.now();
      if (!isLast && now - told < (out.isTTY ? BAR_EVERY_MS : LINE_EVERY_MS)) return;
      told = now;
      clear();
      out.write(progressText(progress));
      if (out.isTTY) isOpen = true;
      else out.write("\n");
    },
    /** Takes the bar away, so that a line can be written where it was. */
    clear,
  };
}
