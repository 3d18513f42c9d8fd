// The spellings under which a title's words are kept and asked for.
import { words } from "./fold.ts";
import { withDigits } from "./numerals.ts";

const ARTICLES = new Set(["the", "a", "an"]);
const STOP_WORDS = new Set(["the", "a", "an", "of", "and", "in", "to", "for", "on", "at", "s", "or", "with", "from"]);
const WORDS_MAX = 40;
const JOINED_PARTS_MAX = 8;

/** Words that a title may lack without being another one. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/**
 * The words by which whole titles are compared: numbers as digits, without a leading article and without `and`, which
 * titles write as `&` as often.
 */
export function keyWords(folded: readonly string[]): string[] {
  const meant = folded.filter((word) => word !== "and").map(withDigits);
  return meant.length > 1 && ARTICLES.has(meant[0] ?? "") ? meant.slice(1) : meant;
}

/** A whole title as it is compared: case, accents, spaces and a leading article count for nothing. */
export function titleKey(title: string): string {
  return keyWords(words(title)).join("");
}

/** A title's words as they are, and what hyphens, dots and such separate joined (`spiderman`, `fear`). */
export function spellingsOf(title: string): { plain: string[]; joined: string[] } {
  const plain: string[] = [];
  const joined: string[] = [];
  for (const chunk of title.split(/\s+/u)) {
    const parts = words(chunk);
    plain.push(...parts);
    if (parts.length > 1 && parts.length <= JOINED_PARTS_MAX) joined.push(parts.join(""));
  }
  return { plain: plain.slice(0, WORDS_MAX), joined };
}

/** Scripts that put no spaces between words, and Korean, which joins words freely. */
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}ー]/u;
const ENDS_MAX = 30;

/** May words of this script begin anywhere in it? */
export function isUnspaced(word: string): boolean {
  return UNSPACED.test(word);
}

/** Where a script has no spaces every ending of a word may be what somebody types: all but the word itself. */
export function innerWords(word: string): string[] {
  if (!isUnspaced(word)) return [];
  const letters = Array.from(word).slice(0, ENDS_MAX);
  return letters.slice(1, -1).map((_, at) => letters.slice(at + 1).join(""));
}
