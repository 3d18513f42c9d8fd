// A sentence as far as it has been read: the words that no rule has taken yet, and what the others were understood as.
import type { Chip, Found } from "./chips.ts";
import type { Context, Match, Rule, Wish, Word } from "./rules/rule.ts";

export type Reading = Wish & {
  words: readonly Word[];
  found: readonly Found[];
  chips: readonly Chip[];
};

/** Applies the rules at every place, the first that fits, and keeps the words that none of them took. */
export function apply(rules: readonly Rule[], reading: Reading, context: Context): Reading {
  const { words } = reading;
  const [left, found, chips]: [Word[], Found[], Chip[]] = [[], [...reading.found], [...reading.chips]];
  let { ordering, unknown, isMeant } = reading;
  for (let at = 0; at < words.length;) {
    const match = rules.reduce<Match | undefined>((known, rule) => known ?? rule(words, at, context), undefined);
    const word = words[at];
    if (match === undefined && word !== undefined) left.push(word);
    left.push(...(match?.kept ?? []));
    found.push(...(match?.found ?? []));
    chips.push(...(match?.chips ?? []));
    ordering = match?.ordering ?? ordering;
    unknown = match?.unknown ?? unknown;
    isMeant = match?.isMeant ?? isMeant;
    at += match?.length ?? 1;
  }
  return {
    words: left,
    found,
    chips,
    ...(ordering && { ordering }),
    ...(unknown && { unknown }),
    ...(isMeant && { isMeant }),
  };
}

/** Was anything of it understood? */
export const isUnderstood = ({ found, chips, ordering, unknown, isMeant }: Reading) =>
  found.length + chips.length > 0 || ordering !== undefined || unknown !== undefined || isMeant === true;
