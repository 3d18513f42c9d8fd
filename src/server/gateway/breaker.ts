// Stops asking a service that keeps failing, and lets one question through from time to time to see whether it is back.

const FAILURES_MAX = 5;
const PAUSE_MS = 5000;
const PAUSE_MAX_MS = 60_000;

export type Breaker = ReturnType<typeof createBreaker>;

/** `now` is a clock that never jumps, in milliseconds. */
export function createBreaker(now: () => number = () => performance.now()) {
  let failures = 0;
  let pauses = 0;
  let pausedUntil = 0;
  let isProbing = false;

  const pauseFor = (durationMs: number) => {
    pausedUntil = Math.max(pausedUntil, now() + durationMs);
  };

  return {
    /** May a question be asked? After a pause only one may, until it has told how it went. */
    tryEnter: (): boolean => {
      if (now() < pausedUntil || isProbing) return false;
      isProbing = pauses > 0;
      return true;
    },
    succeed: (): void => {
      failures = 0;
      pauses = 0;
      pausedUntil = 0;
      isProbing = false;
    },
    fail: (): void => {
      failures += 1;
      if (isProbing || failures >= FAILURES_MAX) {
        pauseFor(Math.min(PAUSE_MAX_MS, PAUSE_MS * 2 ** pauses));
        pauses += 1;
        failures = 0;
      }
      isProbing = false;
    },
    /** Questions are left without an answer: pauses as after failures, before they have come to their end. */
    trip: (): void => {
      if (pauses > 0) return;
      pauseFor(PAUSE_MS);
      pauses = 1;
      failures = 0;
    },
    /** The question ended without telling anything about the service. */
    leave: (): void => {
      isProbing = false;
    },
    /** Asks nothing for this long, because the service said so. */
    pauseFor,
    isPaused: (): boolean => now() < pausedUntil || pauses > 0,
  };
}
