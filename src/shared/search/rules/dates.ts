// Years and months as rules read and write them.
import { releaseTerm, UPCOMING } from "#shared/catalogue/computed-terms.ts";
import { FILTERS } from "#shared/catalogue/filters.ts";
import type { Chip } from "#shared/search/chips.ts";
import { keyAt, type Context, type Word } from "./rule.ts";

const [FIRST_YEAR, LAST_YEAR] = FILTERS.year.limits;
/** A decade before the first games is what a game is about. */
export const FIRST_DECADE = 1970;
/** Nobody has announced more than that. */
export const YEARS_AHEAD_MAX = 2;
export const MONTHS = 12;

/** The year and the month, from 1 on, of the day on which something is typed. */
export const thisYear = ({ today }: Context) => Number(today.slice(0, 4));
export const thisMonth = ({ today }: Context) => Number(today.slice(5, 7));
/** Is it a year that games come from? */
export const isYear = (year: number) => Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR;

/** The year that stands at this place, where games come from it. */
export function yearAt(words: readonly Word[], at: number): number | undefined {
  const key = keyAt(words, at);
  const year = /^\d{4}$/.test(key) ? Number(key) : NaN;
  return isYear(year) ? year : undefined;
}

/** A filter for an entry of `release`. */
export const termChip = ({ slug, name }: { slug: string; name: string }): Chip => ({
  parameter: "release",
  value: slug,
  name,
});

/** The month with this number of this year; below 1 and above 12 those of the years beside it. */
export function monthChip(month: number, context: Context, year = thisYear(context)): Chip {
  const [inYear, of] = [((month - 1 + MONTHS) % MONTHS) + 1, year + Math.floor((month - 1) / MONTHS)];
  const term = releaseTerm(`${of}-${String(inYear).padStart(2, "0")}`);
  return termChip(term ?? UPCOMING);
}
