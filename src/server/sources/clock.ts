// The time that passes while a source is waited for. Whoever waits is given it, so that a test can have days pass at once.
import { setTimeout as sleep } from "node:timers/promises";

export type Clock = {
  /** Milliseconds by a clock that nobody sets. */
  elapsed: () => number;
  /** Resolves after `ms`; rejects as soon as `signal` ends it. */
  sleep: (ms: number, signal: AbortSignal) => Promise<void>;
};

export const CLOCK: Clock = {
  elapsed: () => performance.now(),
  sleep: (ms, signal) => sleep(ms, undefined, { signal }),
};
