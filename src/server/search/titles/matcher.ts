// Which games have one of the words typed, in any spelling: as it stands, as a number, as a beginning, joined, parted,
// as initials. Nothing mistyped is forgiven here.
import { DocSet } from "#server/search/doc-set.ts";
import { titlesOfEdition } from "./editions.ts";
import { withDigits } from "./numerals.ts";
import { readQuestion, type Join, type Question } from "./question.ts";
import { isStopWord, isUnspaced, keyWords } from "./spellings.ts";
import type { TitleData } from "./title-data.ts";

const SPLIT_WORD_LENGTH_MIN = 4;
const SPLIT_WORD_LENGTH_MAX = 24;
/** Of a parted word, at most so many games of its rarer half are looked at. */
const SPLIT_GAMES_MAX = 20_000;

/**
 * What a question matches, word by word; `initials` are the games of which it is the complete initials. Without
 * `hasWords` nothing but initials matched.
 */
export type WordMatches = { sets: readonly DocSet[]; initials: DocSet | undefined; hasWords: boolean };

/** Has the game these words in a row in one of its names? */
export function hasPhrase(data: TitleData, doc: number, phrase: { bytes: Uint8Array; isBeginning: boolean }): boolean {
  const { texts, others, size } = data;
  if (texts.hasPhrase(doc, phrase.bytes, phrase.isBeginning)) return true;
  for (let other = others[doc] ?? 0; other < (others[doc + 1] ?? 0); other += 1) {
    if (texts.hasPhrase(size + other, phrase.bytes, phrase.isBeginning)) return true;
  }
  return false;
}

/** Takes in the games that have the word itself, or one that begins with it. */
export function addWord(data: TitleData, into: DocSet, word: { text: string; isBeginning: boolean }): void {
  const { vocabulary } = data;
  vocabulary.addTo(into, vocabulary.range(word.text, word.isBeginning));
  const digits = withDigits(word.text);
  if (digits !== word.text) vocabulary.addTo(into, vocabulary.range(digits, false));
}

/** Takes in the games in whose titles the word stands as two. */
function addParted(data: TitleData, into: DocSet, word: { text: string; isBeginning: boolean }): void {
  const { text, isBeginning } = word;
  if (text.length < SPLIT_WORD_LENGTH_MIN || text.length > SPLIT_WORD_LENGTH_MAX) return;
  const { vocabulary } = data;
  for (let at = 1; at < text.length; at += 1) {
    // One letter at the end is a slip of the finger more often than the beginning of a word.
    if (at === text.length - 1 && !/\d$/.test(text)) continue;
    const left = withDigits(text.slice(0, at));
    const leftRange = vocabulary.range(left, false);
    const leftLength = vocabulary.length(leftRange);
    // Most beginnings of a word are none.
    if (leftLength === 0) continue;
    const right = withDigits(text.slice(at));
    const rightRange = vocabulary.range(right, isBeginning);
    const rightLength = vocabulary.length(rightRange);
    const rarer = leftLength < rightLength ? leftRange : rightRange;
    const length = Math.min(leftLength, rightLength);
    if (length === 0 || length > SPLIT_GAMES_MAX) continue;
    const phrase = { bytes: Buffer.from(`${left} ${right}`), isBeginning };
    for (const doc of vocabulary.docs(rarer)) {
      if (!into.has(doc) && hasPhrase(data, doc, phrase)) into.add(doc);
    }
  }
}

/** Two letters alone are the beginning of a word; with others (`batman aa`) they may be initials. */
function mayBeInitials(word: string, isAlone: boolean): boolean {
  return word.length > (isAlone && !/\d/.test(word) ? 2 : 1) && !isStopWord(word) && !/^\d+$/.test(word);
}

function addJoin(data: TitleData, sets: readonly DocSet[], join: Join & { isBeginning: boolean }): void {
  const { vocabulary, size } = data;
  const range = vocabulary.range(join.text, join.isBeginning);
  if (vocabulary.length(range) === 0) return;
  const joined = new DocSet(size);
  vocabulary.addTo(joined, range);
  for (const set of sets.slice(join.from, join.to)) set.or(joined);
}

/** Initials and a number in two words: `gta 5`. */
function addWholeInitials(data: TitleData, sets: readonly DocSet[], typed: readonly string[]): DocSet | undefined {
  const text = typed.map(withDigits).join("");
  const isOne = sets.length === 1;
  if (!mayBeInitials(text, true)) return undefined;
  let complete: DocSet | undefined;
  data.initials.forEach(text, (doc, isComplete) => {
    if (isComplete) (complete ??= new DocSet(data.size)).add(doc);
    if (isComplete || isOne) for (const set of sets) set.add(doc);
  });
  return complete;
}

/** The games of each word. `isOpen`: the last word may be the beginning of a longer one. */
export function matchWords(data: TitleData, { words, joins }: Question, isOpen: boolean): WordMatches {
  const sets = words.map((text, index) => {
    const set = new DocSet(data.size);
    // In a script without spaces any word goes on.
    const isBeginning = (isOpen && index === words.length - 1) || isUnspaced(text);
    addWord(data, set, { text, isBeginning });
    addParted(data, set, { text, isBeginning });
    if (words.length > 1 && mayBeInitials(text, false)) data.initials.forEach(text, (doc) => set.add(doc));
    return set;
  });
  for (const join of joins) addJoin(data, sets, { ...join, isBeginning: isOpen && join.to === words.length });
  const hasWords = sets.length > 1 || sets[0]?.isEmpty() === false;
  return { sets, initials: addWholeInitials(data, sets, words), hasWords };
}

/** The games that have these words in a row; with `inName` the other names do not count. */
export function matchPhrase(data: TitleData, phrase: string, inName: boolean): DocSet {
  const found = DocSet.all(data.size);
  for (const text of phrase.split(" ")) {
    const set = new DocSet(data.size);
    addWord(data, set, { text, isBeginning: false });
    found.and(set);
  }
  const bytes = Buffer.from(phrase);
  found.forEach((doc) => {
    const stands = inName
      ? data.texts.hasPhrase(doc, bytes, false)
      : hasPhrase(data, doc, { bytes, isBeginning: false });
    if (!stands) found.delete(doc);
  });
  return found;
}

/** The title of which the words name an edition that no title has: of `Mad Max Game of the Year Edition`, `Mad Max`. */
export function titleOfEdition({ texts }: TitleData, words: readonly string[]): string | undefined {
  const left = titlesOfEdition(words).find((title) => texts.withKey(keyWords(title).join("")).length > 0);
  return left?.join(" ");
}

/** Is the text a whole title, an edition of one, or the beginning of one? */
export function isTitle(data: TitleData, text: string, how: "whole" | "beginning"): boolean {
  const { words, keys } = readQuestion(text);
  const [key] = keys;
  if (key === undefined) return false;
  if (data.texts.withKey(key).length > 0 || titleOfEdition(data, words) !== undefined) return true;
  if (how === "whole") return false;
  const having = DocSet.all(data.size);
  const meant = keyWords(words);
  for (const [index, word] of meant.entries()) {
    const set = new DocSet(data.size);
    const isLast = index === meant.length - 1;
    // As typed: `v` may be the beginning of Village.
    addWord(data, set, { text: isLast ? (words.at(-1) ?? word) : word, isBeginning: isLast });
    having.and(set);
  }
  const beginnings = keys.map((beginning) => Buffer.from(beginning));
  let found = false;
  having.forEach((doc) => {
    const titles = [doc];
    for (let other = data.others[doc] ?? 0; other < (data.others[doc + 1] ?? 0); other += 1)
      titles.push(data.size + other);
    found = titles.some((title) => beginnings.some((beginning) => data.texts.begins(title, beginning)));
    return !found;
  });
  return found;
}
