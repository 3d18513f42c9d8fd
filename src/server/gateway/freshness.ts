// How long answers of each kind serve.
import type { Freshness } from "#server/cache/swr-cache.ts";

/** How long answers count as fresh, in milliseconds. */
export type FreshTimes = { searches: number; details: number };
export type AnswerKind = keyof FreshTimes;

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** Old answers are given at once while new ones are fetched, up to this age. */
const STALE_MS = 7 * DAY_MS;
/** When RAWG cannot be asked, answers of this age still serve. */
const STALE_IF_ERROR_MS = 30 * DAY_MS;
const MISSING_MS = 10 * 60_000;

export const FRESH_TIMES_DEFAULT: FreshTimes = {
  searches: HOUR_MS,
  details: DAY_MS,
};

/** The cache's rules for a kind that is fresh for `freshMs`. */
export function freshnessOf(freshMs: number): Freshness {
  return {
    freshMs,
    staleMs: freshMs + STALE_MS,
    errorMs: freshMs + STALE_IF_ERROR_MS,
    missingMs: Math.min(freshMs, MISSING_MS),
  };
}
