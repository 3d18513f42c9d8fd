// Rules for how long a game takes.
import { FILTERS } from "#shared/catalogue/filters.ts";
import { numbersChip } from "#shared/search/chips.ts";
import type { CueName } from "#shared/search/languages/language.ts";
import { BOUNDS } from "./bounds.ts";
import { asChip, countAt, keyAt, type Context, type Rule, type Word } from "./rule.ts";

export const LONG_FROM_HOURS = 40;
/** A game of a hundred hours may take eighty. */
const ABOUT_SHARE = 0.8;

/** Nothing is known to take less than an hour. */
export const hoursChip = (from: number | undefined, to: number | undefined) =>
  numbersChip(FILTERS.playtime, from, to === undefined ? undefined : Math.max(1, to));

/** A number with the word for hours, written apart or together (`10h`): the number, and how many words they are. */
function hoursAt(words: readonly Word[], at: number, context: Context): { hours: number; length: number } | undefined {
  const [, glued] = /^(\d{1,3})(?:h|hs|hrs|std)$/.exec(keyAt(words, at)) ?? [];
  if (glued !== undefined) return { hours: Number(glued), length: 1 };
  const hours = countAt(words, at, context);
  const unit = hours === undefined ? 0 : context.cue(words, at + 1, "hours");
  return hours === undefined || unit === 0 ? undefined : { hours, length: 1 + unit };
}

/** `under 10 hours`, `10 to 20 hours`, `5-10 hours`, `over 100h`, `8 hours`. */
const bareHours: Rule = (words, at, context) => {
  const lead = context.cue(words, at, "between");
  const [, first, last] = /^(\d{1,3})[-–](\d{1,3})$/.exec(words[at + lead]?.raw ?? "") ?? [];
  const span = first === undefined ? 0 : context.cue(words, at + lead + 1, "hours");
  if (span > 0) return asChip(lead + 1 + span, hoursChip(Number(first), Number(last)));
  // `60+ hours`
  const open = words[at]?.raw.endsWith("+") === true ? hoursAt(words, at, context) : undefined;
  if (open !== undefined) return asChip(open.length, hoursChip(open.hours, undefined));
  const from = countAt(words, at + lead, context);
  const joint = from === undefined ? 0 : context.cue(words, at + lead + 1, "to");
  const to = joint === 0 ? undefined : hoursAt(words, at + lead + 1 + joint, context);
  if (from !== undefined && to !== undefined) return asChip(lead + 1 + joint + to.length, hoursChip(from, to.hours));
  for (const { name, range } of BOUNDS) {
    const length = context.cue(words, at, name);
    const found = length === 0 ? undefined : hoursAt(words, at + length, context);
    // Less than ten hours may be ten by the clock: a range of whole hours holds its ends.
    if (found !== undefined) {
      const [least, most] = range(found.hours);
      return asChip(length + found.length, hoursChip(least, most));
    }
  }
  const about = hoursAt(words, at, context);
  // Who has two hours wants no more; who names a hundred wants no less.
  return (
    about &&
    asChip(
      about.length,
      about.hours < LONG_FROM_HOURS
        ? hoursChip(undefined, about.hours)
        : hoursChip(Math.round(about.hours * ABOUT_SHARE), undefined),
    )
  );
};

/** The same behind `that take`, `to finish in`. */
export const hours: Rule = (words, at, context) => {
  const lead = context.cue(words, at, "taking");
  const match = bareHours(words, at + lead, context);
  return match && { ...match, length: lead + match.length };
};

const MINUTES_OF_AN_HOUR = 60;

/**
 * `30 minute games`, `that take 20 min`, `over 90 minutes`: the hours that they are a part of, for how long a game takes is
 * known in whole hours. Where nobody speaks of games something happens in 22 minutes.
 */
export const minutes: Rule = (words, at, context) => {
  const taking = context.cue(words, at, "taking");
  const lengthOf = (...names: CueName[]) => Math.max(...names.map((name) => context.cue(words, at + taking, name)));
  const [least, most] = [lengthOf("above", "atLeast"), lengthOf("below", "atMost")];
  // "10 to 30 minutes"
  const joint = /^\d{1,3}$/.test(keyAt(words, at + taking)) ? context.cue(words, at + taking + 1, "to") : 0;
  const lead = taking + (joint > 0 ? 1 + joint : Math.max(least, most));
  const [, count, glued] = /^(\d{1,3})(mins?)?$/.exec(keyAt(words, at + lead)) ?? [];
  const unit = glued === undefined ? context.cue(words, at + lead + 1, "minutes") : 0;
  const isMinutes = count !== undefined && (glued !== undefined || unit > 0);
  const saysGames = words.some((_, place) => context.cue(words, place, "games") > 0);
  const length = lead + 1 + unit;
  // "5 minutes to midnight"
  if (!isMinutes || (lead === 0 && !saysGames) || context.cue(words, at + length, "to") > 0) return undefined;
  const whole = Math.ceil(Number(count) / MINUTES_OF_AN_HOUR);
  return asChip(length, least > 0 ? hoursChip(whole, undefined) : hoursChip(undefined, whole));
};
