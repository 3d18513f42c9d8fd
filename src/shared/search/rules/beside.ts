// Qualities that titles have, too: New Leaf, The Longest Journey. They count where all the rest is understood and they stand
// at the name of a kind, a maker or a platform: "new rpgs", "juegos nuevos", not "rpg with new game plus".
import { yearsChip, type Chip } from "#shared/search/chips.ts";
import type { CueName, Language } from "#shared/search/languages/language.ts";
import { LANGUAGES } from "#shared/search/languages/languages.ts";
import { longLasting, shortLasting } from "./figures.ts";
import { asChip, type Context, cuesOf, type Match, type Rule, type Wish, type Word } from "./rule.ts";
import { thisYear } from "./dates.ts";
import { oldChip, RELEASED_CHIP } from "./time.ts";

/** What was typed, what of it nothing has taken yet, and what the rest was understood as. */
export type Sentence = { typed: readonly Word[]; left: readonly Word[]; chips: readonly Chip[] } & Pick<
  Wish,
  "ordering"
>;

type Quality = (length: number, context: Context, sentence: Sentence) => Match | undefined;

/** Where a time is named, `new` says nothing more; the best new ones are the best of this year and the last. */
const fresh: Quality = (length, context, { chips, ordering }) => {
  const since = yearsChip(thisYear(context) - 1, thisYear(context));
  const times = new Set([RELEASED_CHIP.parameter, since.parameter]);
  if (chips.some(({ parameter }) => times.has(parameter))) return { length };
  return ordering === undefined ? { ...asChip(length, RELEASED_CHIP), ordering: "-released" } : asChip(length, since);
};

/** Where a time is named, `old` says nothing more. */
const old: Quality = (length, context, { chips }) => {
  const chip = oldChip(context);
  return chips.some(({ parameter }) => parameter === chip.parameter) ? { length } : asChip(length, chip);
};

const QUALITIES = {
  fresh,
  old,
  longest: (length: number) => longLasting(length),
  shortest: (length: number, context: Context) => shortLasting(length, context),
} as const satisfies Partial<Record<CueName, Quality>>;

/** Do the words from `start` to `end` belong to a name beside them, in the manner of `language`? */
function isBeside({ typed, left }: Sentence, [start, end]: readonly [number, number], language: Language): boolean {
  const cue = cuesOf(language);
  const isNamed = (at: number) => {
    const word = typed[at];
    return word !== undefined && (!left.includes(word) || cue(typed, at, "games") > 0);
  };
  // "rpg with new game plus", "de nouveau": the quality belongs to what the word before it leads to.
  if (start > 0 && cue(typed, start - 1, "linking") > 0) return false;
  return isNamed(end) || (language.qualitiesFollow && isNamed(start - 1));
}

/** Takes the qualities of `sentence`, in any language: what is so short is hardly known to be of one. */
export const besideNames =
  (sentence: Sentence): Rule =>
  (words, at, context) => {
    const start = words[at] === undefined ? -1 : sentence.typed.indexOf(words[at]);
    if (start === -1) return undefined;
    for (const language of LANGUAGES) {
      for (const name of ["fresh", "old", "longest", "shortest"] as const) {
        const length = cuesOf(language)(words, at, name);
        const isWhole = length > 0 && sentence.typed[start + length - 1] === words[at + length - 1];
        if (isWhole && isBeside(sentence, [start, start + length], language))
          return QUALITIES[name](length, context, sentence);
      }
    }
    return undefined;
  };
