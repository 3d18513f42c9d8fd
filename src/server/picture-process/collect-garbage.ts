// Gives back what is no longer needed, now. V8 collects when it needs room; a server that nobody asks anything needs none,
// and would hold the bytes of the last hundred pictures for hours.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

let collect: (() => void) | undefined;

/** One whole collection: some fifty milliseconds in which nothing else runs, so only for moments when nothing does. */
export function collectGarbage(): void {
  if (collect === undefined) {
    // What `--expose-gc` gives from the start; contexts that are made later have it, too.
    setFlagsFromString("--expose-gc");
    collect = runInNewContext("gc") as () => void;
  }
  collect();
}
