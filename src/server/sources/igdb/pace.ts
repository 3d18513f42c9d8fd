// Keeps requests apart. IGDB takes four a second (https://api-docs.igdb.com/#rate-limits). Requests are made one after the
// other, so that a third of a second between two beginnings suffices however long each is on its way: whatever comes
// fifth begins after the second one has arrived, and three gaps later.
import type { Clock } from "#server/sources/clock.ts";

export const GAP_MS = 350;

/** Resolves when the next request may begin; rejects when `signal` ends the wait. */
export type Pace = (signal: AbortSignal) => Promise<void>;

/** Lets one request begin every `gapMs`. */
export function createPace(gapMs: number, clock: Clock): Pace {
  let next = -Infinity;
  return async (signal) => {
    const now = clock.elapsed();
    const at = Math.max(now, next);
    next = at + gapMs;
    // A timer may ring a millisecond early.
    if (at > now) await clock.sleep(Math.ceil(at - now) + 1, signal);
  };
}
