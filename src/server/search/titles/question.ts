// What was typed, cut into the words to look for. However long and strange it is, only so much of it is looked at.
import { words } from "./fold.ts";
import { withDigits } from "./numerals.ts";
import { keyWords } from "./spellings.ts";

/** Words `from` up to, not including, `to`, written as one. */
export type Join = { from: number; to: number; text: string };

export type Question = {
  words: readonly string[];
  joins: readonly Join[];
  /** The words as a title's whole text is compared, joined without spaces; empty when there are none. */
  keys: readonly string[];
};

const TEXT_LENGTH_MAX = 1000;
const WORDS_MAX = 12;
const JOINED_WORDS_MAX = 3;
const CHUNK_WORDS_MAX = 8;
const JOINED_LENGTH_MAX = 40;
/** `C&C`: the initials of a title with an "and", and no two words that begin so. */
const INITIALS_WITH_AND = /^\p{L}(?:&\p{L})+$/u;

function joinsOf(typed: readonly string[], chunkEnds: readonly number[]): Join[] {
  const spans: { from: number; to: number }[] = [];
  for (let from = 0; from < typed.length; from += 1) {
    for (let to = from + 2; to <= Math.min(typed.length, from + JOINED_WORDS_MAX); to += 1) spans.push({ from, to });
  }
  let from = 0;
  for (const to of chunkEnds) {
    // F.E.A.R. and such: longer than what people part by accident.
    if (to - from > JOINED_WORDS_MAX && to - from <= CHUNK_WORDS_MAX) spans.push({ from, to });
    from = to;
  }
  return spans
    .map((span) => ({ ...span, text: typed.slice(span.from, span.to).join("") }))
    .filter(({ text }) => text.length <= JOINED_LENGTH_MAX);
}

/** Reads a text of any length and content. */
export function readQuestion(text: string): Question {
  const typed: string[] = [];
  const chunkEnds: number[] = [];
  for (const chunk of text.slice(0, TEXT_LENGTH_MAX).split(/\s+/u)) {
    if (typed.length >= WORDS_MAX) break;
    const meant = INITIALS_WITH_AND.test(chunk) ? chunk.replaceAll("&", "") : chunk;
    typed.push(...words(meant).slice(0, WORDS_MAX - typed.length));
    chunkEnds.push(typed.length);
  }
  const meant = keyWords(typed);
  // The last word may be the beginning of another: `v` of Village, not 5.
  const asTyped = [...meant.slice(0, -1), ...(meant.length === 0 ? [] : typed.slice(-1))];
  const keys = [...new Set([meant.join(""), asTyped.join("")])].filter((key) => key !== "");
  return { words: typed, joins: joinsOf(typed, chunkEnds), keys };
}

/** The words of a phrase by which it is looked for in a title, joined by spaces. */
export function phraseText(text: string): string {
  return keyWords(words(text.slice(0, TEXT_LENGTH_MAX)).slice(0, WORDS_MAX))
    .map(withDigits)
    .join(" ");
}
