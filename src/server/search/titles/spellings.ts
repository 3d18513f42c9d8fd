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
