// The initials that players make of a title, by rule: of all its words, of those without the article, of those that are
// no stop words; of the title, of its subtitle, of their beginnings; capitals inside a word count, numbers stay whole.
import { withoutMarks, words } from "./fold.ts";
import { isNumber, withDigits } from "./numerals.ts";
import { isStopWord } from "./spellings.ts";

/** `isComplete`: every word of the title, or of its subtitle, is in it; a number at the end may be missing. */
export type Initials = { text: string; isComplete: boolean };

/** Longer ones nobody types. */
export const INITIALS_LENGTH_MAX = 10;
const WORDS_MIN = 2;
const PARTIAL_LENGTH_MIN = 3;
const SEGMENTS_MAX = 3;
const WORDS_MAX = 10;

type Unit = { letters: string; numeral: string | undefined; isStop: boolean };

/** What stands before and after colons and dashes; what is in brackets is a note. */
function segments(title: string): string[] {
  return title
    .replace(/\([^()]*\)/g, " ")
    .split(/:|[–—]| - /u, SEGMENTS_MAX)
    .filter((segment) => segment.trim() !== "");
}

/** `RC` for RollerCoaster, `B` for BAND. */
function capitalsOf(raw: string): string {
  let capitals = raw.charAt(0);
  for (let at = 1; at < raw.length; at += 1) {
    const [before, letter] = [raw.charAt(at - 1), raw.charAt(at)];
    if (letter !== letter.toLowerCase() && before !== before.toUpperCase()) capitals += letter;
  }
  return capitals.toLowerCase();
}

function unitsOf(segment: string): { units: Unit[]; hasCapitals: boolean } {
  let hasCapitals = false;
  const units = (withoutMarks(segment).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, WORDS_MAX).map((raw): Unit => {
    const word = words(raw).join("");
    const isStop = isStopWord(word);
    if (isNumber(word)) return { letters: withDigits(word), numeral: word, isStop: false };
    if (/\d/.test(word)) return { letters: word, numeral: undefined, isStop };
    const letters = capitalsOf(raw);
    hasCapitals ||= letters.length > 1;
    return { letters, numeral: undefined, isStop };
  });
  return { units, hasCapitals };
}

/** Adds the initials of every beginning of `units`. */
function addBeginnings(units: readonly Unit[], found: Map<string, boolean>): void {
  let lastWord = units.length - 1;
  while (lastWord > 0 && units[lastWord]?.numeral !== undefined) lastWord -= 1;
  const add = (text: string, index: number): void => {
    const isComplete = index >= lastWord;
    if (index + 1 < WORDS_MIN || text.length > INITIALS_LENGTH_MAX || text.length < 2) return;
    if (!isComplete && text.length < PARTIAL_LENGTH_MIN) return;
    found.set(text, isComplete || found.get(text) === true);
  };
  let text = "";
  for (const [index, { letters, numeral }] of units.entries()) {
    if (text.length > INITIALS_LENGTH_MAX) return;
    // VII is typed as 7, vii, and by those who count it as a word, v.
    if (numeral !== undefined && !/\d/.test(numeral)) {
      add(text + numeral, index);
      add(text + numeral.charAt(0), index);
    }
    text += letters;
    add(text, index);
  }
}

function addSegment(segment: string, found: Map<string, boolean>): void {
  const { units, hasCapitals } = unitsOf(segment);
  const ways = [units, units.slice(units[0]?.isStop === true ? 1 : 0), units.filter(({ isStop }) => !isStop)];
  if (hasCapitals) {
    ways.push(
      ...ways.map((way) =>
        way.map((unit) => ({
          ...unit,
          letters: unit.numeral === undefined && !/\d/.test(unit.letters) ? unit.letters.charAt(0) : unit.letters,
        })),
      ),
    );
  }
  const shapes = new Set<string>();
  for (const way of ways) {
    const shape = way.map(({ letters }) => letters).join(" ");
    if (way.length < WORDS_MIN || shapes.has(shape)) continue;
    shapes.add(shape);
    addBeginnings(way, found);
  }
}

/** All initials of a title, each once. */
export function initialsOf(title: string): Initials[] {
  const found = new Map<string, boolean>();
  const parts = segments(title);
  if (parts.length > 1) addSegment(parts.join(" "), found);
  for (const part of parts) addSegment(part, found);
  return [...found].map(([text, isComplete]) => ({ text, isComplete }));
}
