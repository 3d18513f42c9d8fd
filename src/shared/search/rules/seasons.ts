// Rules for seasons, as in the north.
import { FIRST_DECADE, monthChip, MONTHS, thisMonth, thisYear, YEARS_AHEAD_MAX } from "./dates.ts";
import { beginsThought } from "./named.ts";
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

type Named = { months: (typeof SEASONS)[number]; length: number; joint: number; number: number | undefined };

/** The season at this place with the number behind it, as far as that may be a year: `summer of 1986`. `joint` words stand between. */
export function seasonAt(words: readonly Word[], at: number, context: Context): Named | undefined {
  const months = SEASONS[context.language.seasons.findIndex((names) => names.includes(keyAt(words, at)))];
  if (months === undefined) return undefined;
  const isNumber = (place: number) => /^\d{4}$/.test(keyAt(words, place));
  const joint = isNumber(at + 1) ? 0 : context.cue(words, at + 1, "inside");
  const place = at + 1 + joint;
  return isNumber(place)
    ? { months, length: joint + 2, joint, number: Number(keyAt(words, place)) }
    : { months, length: 1, joint: 0, number: undefined };
}

/** `summer of 2007`, `spring 2026`, `this winter`. A season alone is what games are about. */
export const season: Rule = (words, at, context) => {
  const coming = context.cue(words, at, "coming");
  const lead = coming || context.cue(words, at, "inside");
  const which = context.cue(words, at + lead, "this") || context.cue(words, at + lead, "next");
  const place = at + lead + which;
  const named = seasonAt(words, place, context);
  const isPast = keyAt(words, place) === "ete" && HAVING.has(keyAt(words, at - 1));
  // "nagano winter 1998"
  if (named === undefined || isPast || (lead === 0 && !beginsThought(words, at, context))) return undefined;
  const { months, joint, number: year } = named;
  const [, , last] = months;
  if (year !== undefined) {
    // "the fall of 1989" is none of the year, and in 1944 or 2077 games are set.
    const isFall = joint > 0 && keyAt(words, place) === "fall";
    const isOut = year >= FIRST_DECADE && year <= thisYear(context) + YEARS_AHEAD_MAX;
    if (isFall || !isOut) return undefined;
    // Nobody says which of its two years a winter is called after.
    const ofYear = last > MONTHS ? WINTER_OF_A_YEAR : months;
    return { length: place + named.length - at, chips: ofYear.map((each) => monthChip(each, context, year)) };
  }
  // "im Winter" is said of what games are about.
  if (which === 0 && coming < 2) return undefined;
  // In January this winter is the one that began last year.
  const [now, began] = [thisMonth(context), thisMonth(context) + MONTHS <= last ? 1 : 0];
  const isNext = coming > 0 || context.cue(words, at + lead, "next") > 0;
  const of = thisYear(context) - began + (isNext && began === 0 && last < now ? 1 : 0);
  return { length: place + 1 - at, chips: months.map((each) => monthChip(each, context, of)) };
};
