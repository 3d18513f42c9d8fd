// How long answers of each kind serve.
import type { Freshness } from "#server/cache/swr-cache.ts";

/** How long answers count as fresh, in milliseconds. */
export type FreshTimes = { lists: number; searches: number; details: number; terms: number };
export type AnswerKind = keyof FreshTimes;

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** Old answers are given at once while new ones are fetched, up to this age. */
const STALE_MS = 7 * DAY_MS;
/** When RAWG cannot be asked, answers of this age still serve. */
const STALE_IF_ERROR_MS = 30 * DAY_MS;
/** Games that were mirrored are fetched anew after this, when somebody looks at them. */
const PINNED_MS = 30 * DAY_MS;
const MISSING_MS = 10 * 60_000;

export const FRESH_TIMES_DEFAULT: FreshTimes = {
  lists: HOUR_MS,
  searches: HOUR_MS,
  details: DAY_MS,
  terms: DAY_MS,
};

/** The cache's rules for a kind that is fresh for `freshMs`. */
export function freshnessOf(freshMs: number): Freshness {
  return {
    freshMs,
    staleMs: freshMs + STALE_MS,
    errorMs: freshMs + STALE_IF_ERROR_MS,
    pinnedMs: Math.max(freshMs, PINNED_MS),
    missingMs: Math.min(freshMs, MISSING_MS),
  };
}
