// Steps in turn with whatever else a server has to do. Apart from steps.ts, which runs in browsers, too.
import { setImmediate } from "node:timers/promises";
import type { Steps } from "#server/search/steps.ts";

/** So long nobody is kept waiting who came meanwhile. */
const SLICE_MS = 1;

/** All of it, with a turn for others after each few milliseconds. */
export async function inSlices<T>(steps: Steps<T>): Promise<T> {
  let began = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    if (performance.now() - began < SLICE_MS) continue;
    await setImmediate();
    began = performance.now();
  }
}
