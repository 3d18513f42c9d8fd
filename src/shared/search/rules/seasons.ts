// Rules for seasons, as in the north.
import { FIRST_DECADE, monthChip, MONTHS, thisMonth, thisYear, yearAt, YEARS_AHEAD_MAX } from "./dates.ts";
import { optionLength } from "./named.ts";
import { keyAt, type Context, type Rule, type Word } from "./rule.ts";

/** The months of spring, summer, autumn and winter in the north, from January on; a winter goes on into the next year. */
const SEASONS = [
  [3, 4, 5],
  [6, 7, 8],
  [9, 10, 11],
  [12, 13, 14],
] as const;
const WINTER_OF_A_YEAR = [1, 2, 12];

/** Words before `été` that make it the past of "to be". */
const HAVING: ReadonlySet<string> = new Set(["a", "ai", "as", "avait", "avoir", "ayant", "ont"]);

/** The months of the season that is named at this place. */
export const seasonAt = (words: readonly Word[], at: number, { language }: Context) =>
  SEASONS[language.seasons.findIndex((names) => names.includes(keyAt(words, at)))];

/** May what stands before a season say when games came out: not in `nagano winter 1998`? */
function leadsToSeason(words: readonly Word[], at: number, context: Context): boolean {
  const before = words[at - 1];
  if (before === undefined || before.endsClause) return true;
  if (keyAt(words, at) === "ete" && HAVING.has(before.key)) return false;
  return context.language.fillers.has(before.key) || optionLength(words, at - 1, context) > 0;
}

/** `summer of 2007`, `spring 2026`, `this winter`. A season alone is what games are about. */
export const season: Rule = (words, at, context) => {
  const coming = context.cue(words, at, "coming");
  const lead = coming || context.cue(words, at, "inside");
  const which = context.cue(words, at + lead, "this") || context.cue(words, at + lead, "next");
  const place = at + lead + which;
  const months = seasonAt(words, place, context);
  if (months === undefined || (lead === 0 && !leadsToSeason(words, at, context))) return undefined;
  const [, , last] = months;
  const joint = yearAt(words, place + 1) === undefined ? context.cue(words, place + 1, "inside") : 0;
  const number = keyAt(words, place + 1 + joint);
  if (/^\d{4}$/.test(number)) {
    const year = Number(number);
    // "the fall of 1989" is none of the year, and in 1944 or 2077 games are set.
    const isFall = joint > 0 && keyAt(words, place) === "fall";
    const isOut = year >= FIRST_DECADE && year <= thisYear(context) + YEARS_AHEAD_MAX;
    if (isFall || !isOut) return undefined;
    // Nobody says which of its two years a winter is called after.
    const ofYear = last > MONTHS ? WINTER_OF_A_YEAR : months;
    return { length: place + joint + 2 - at, chips: ofYear.map((each) => monthChip(each, context, year)) };
  }
  // "im Winter" is said of what games are about.
  if (which === 0 && coming < 2) return undefined;
  // In January this winter is the one that began last year.
  const [now, began] = [thisMonth(context), thisMonth(context) + MONTHS <= last ? 1 : 0];
  const isNext = coming > 0 || context.cue(words, at + lead, "next") > 0;
  const of = thisYear(context) - began + (isNext && began === 0 && last < now ? 1 : 0);
  return { length: place + 1 - at, chips: months.map((each) => monthChip(each, context, of)) };
};
