// Rules for what people would have or be spared in a game, and what no catalogue here says of any: understood, and said not to be
// known, rather than looked for in titles.
import { type Context, keyAt, type Rule, type Word } from "./rule.ts";

/** `no time limit`, `without a timer`: how many words; 0 for none. */
function sparedLength(words: readonly Word[], at: number, { cue, language }: Context): number {
  const lead = cue(words, at, "excluding");
  const article = language.cues.article.has(keyAt(words, at + lead)) ? 1 : 0;
  const detail = lead === 0 ? 0 : cue(words, at + lead + article, "details");
  return detail === 0 ? 0 : lead + article + detail;
}

/** `small` in `small open world`: how large that is. */
function compactLength(words: readonly Word[], at: number, { cue, language, vocabulary }: Context): number {
  const length = cue(words, at, "compact");
  if (length === 0) return 0;
  const named = [1, 2, 3].map((count) => words.slice(at + length, at + length + count).map(({ key }) => key));
  const isWorld = named.some((keys) => vocabulary.find("tags", keys.join(" "), language)?.slug === "open-world");
  return isWorld ? length : 0;
}

/** `no time limit`, `with an easy mode`, `open world but not too big`. */
export const detail: Rule = (words, at, context) => {
  const length =
    sparedLength(words, at, context) ||
    context.cue(words, at, "features") ||
    context.cue(words, at, "worldSize") ||
    compactLength(words, at, context);
  return length === 0 ? undefined : { length, unknown: "details" };
};
