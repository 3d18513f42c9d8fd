// Which letters of a name are what was asked for, in every way in which it may have been found: as typed, begun, joined,
// parted, in other numerals, mistyped, as initials. It needs the name alone, so it serves whoever found the game.
import { editDistance } from "./edit-distance.ts";
import { words } from "./fold.ts";
import { INITIALS_LENGTH_MAX } from "./initials.ts";
import { placeWords, type PlacedWord, type Span } from "./letters.ts";
import { editsAllowed } from "./nearby.ts";
import { withDigits } from "./numerals.ts";
import { readQuestion } from "./question.ts";
import { isStopWord } from "./spellings.ts";

export type { Span } from "./letters.ts";

/** A word to mark; `isBeginning`: words that begin with it, too; `isOne`: not where a name writes it as several. */
type Wanted = { text: string; isBeginning: boolean; isOne?: boolean };

const JOINED_WORDS_MAX = 6;
const NAME_WORDS_MAX = 40;
const INITIALS_LENGTH_MIN = 2;

/** The first `length` letters of a row of words as one stretch of the name. */
function stretch(row: readonly PlacedWord[], length: number): Span[] {
  const spans = row.flatMap((word) => word.spans).slice(0, length);
  const [first, last] = [spans[0], spans.at(-1)];
  return first === undefined || last === undefined ? [] : [[first[0], last[1]]];
}

/** The word itself, one that begins with it, or several that it joins. */
function asTyped(name: readonly PlacedWord[], { text, isBeginning, isOne = false }: Wanted): Span[] {
  const digits = withDigits(text);
  return name.flatMap((word, at) => {
    if (word.text === text || withDigits(word.text) === digits) return stretch([word], word.text.length);
    if (isBeginning && word.text.startsWith(text)) return stretch([word], text.length);
    let joined = word.text;
    if (isOne) return [];
    for (let end = at + 1; end < Math.min(name.length, at + JOINED_WORDS_MAX) && text.startsWith(joined); end += 1) {
      joined += name[end]?.text ?? "";
      const isThere = joined === text || (isBeginning && joined.startsWith(text));
      if (isThere) return stretch(name.slice(at, end + 1), text.length);
    }
    return [];
  });
}

/** Of a name's word, how many letters are near to what was typed; 0 if none are. */
function nearLength(word: string, { text, isBeginning }: Wanted): number {
  const edits = editsAllowed(text);
  if (edits === 0) return 0;
  if (editDistance(text, word, edits) <= edits) return word.length;
  if (!isBeginning) return 0;
  for (let length = text.length + edits; length >= text.length - edits; length -= 1) {
    const begun = word.slice(0, length);
    const endsAlike = begun.at(-1) === text.at(-1) || begun.at(-2) === text.at(-1);
    if (begun.length === length && endsAlike && editDistance(text, begun, edits) <= edits) return length;
  }
  return 0;
}

function mistyped(name: readonly PlacedWord[], wanted: Wanted): Span[] {
  return name.flatMap((word, at) => {
    const row = name.slice(at, at + 2);
    const joined = row.map(({ text }) => text).join("");
    const length = nearLength(word.text, wanted);
    if (length > 0) return stretch([word], length);
    return row.length > 1 && wanted.text.length > word.text.length && nearLength(joined, wanted) > 0
      ? stretch(row, joined.length)
      : [];
  });
}

/** What of a word may stand in initials, with the letters that it marks. */
function initialForms(word: PlacedWord): { text: string; marked: Span[] }[] {
  const whole = stretch([word], word.text.length);
  const digits = withDigits(word.text);
  if (/\d/.test(digits)) {
    return [...new Set([digits, word.text, word.text.charAt(0)])].map((text) => ({ text, marked: whole }));
  }
  const first = { text: word.text.charAt(0), marked: stretch([word], 1) };
  if (word.capitals.length === 0) return [first];
  const places = [0, ...word.capitals];
  const text = places.map((place) => word.text.charAt(place)).join("");
  return [{ text, marked: places.flatMap((place) => word.spans.slice(place, place + 1)) }, first];
}

/** Looks for the initials `left` from word `at` of the name on; gives nothing when the words do not have them. */
function createSpeller(name: readonly PlacedWord[]) {
  // A word may stand for a letter or be left out, which are exponentially many ways; most come by a place that was
  // tried before.
  const deadEnds = new Set<string>();

  const spell = (at: number, left: string): Span[] | undefined => {
    if (left === "") return [];
    const word = name[at];
    const place = `${at} ${left}`;
    if (word === undefined || deadEnds.has(place)) return undefined;
    for (const { text, marked } of initialForms(word)) {
      const rest = left.startsWith(text) ? spell(at + 1, left.slice(text.length)) : undefined;
      if (rest !== undefined) return [...marked, ...rest];
    }
    const skipped = isStopWord(word.text) ? spell(at + 1, left) : undefined;
    if (skipped === undefined) deadEnds.add(place);
    return skipped;
  };
  return spell;
}

function asInitials(name: readonly PlacedWord[], { text }: Wanted): Span[] {
  if (text.length < INITIALS_LENGTH_MIN || text.length > INITIALS_LENGTH_MAX || isStopWord(text)) return [];
  const spell = createSpeller(name);
  for (let at = 0; at < name.length - 1; at += 1) {
    const spelt = spell(at, text);
    if (spelt !== undefined && spelt.length > 1) return spelt;
  }
  return [];
}

/** Ascending, what overlaps or touches made one. */
function merge(spans: readonly Span[]): Span[] {
  const merged: [number, number][] = [];
  for (const [start, end] of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

/**
 * The parts of `name` that answer the search: half-open, in UTF-16 units, ascending, apart from each other. A name that
 * was found by another name of the game has none.
 */
export function highlight(
  name: string,
  search: { text: string; mode: "fuzzy" | "precise" | "exact"; phrases?: readonly string[] | undefined },
): Span[] {
  const placed = placeWords(name).slice(0, NAME_WORDS_MAX);
  const { words: typed, joins } = readQuestion(search.text);
  const isOpen = search.mode !== "exact";
  const spans = (search.phrases ?? [])
    .flatMap((phrase) => words(phrase.slice(0, 200)))
    .flatMap((text) => asTyped(placed, { text, isBeginning: false }));
  const joined = joins.map(({ from, to, text }) => {
    const marked = asTyped(placed, { text, isBeginning: isOpen && to === typed.length, isOne: true });
    spans.push(...marked);
    return marked.length > 0 ? { from, to } : undefined;
  });
  for (const [at, text] of typed.entries()) {
    const wanted = { text, isBeginning: isOpen && at === typed.length - 1 };
    const isJoined = joined.some((join) => join !== undefined && at >= join.from && at < join.to);
    const marked = asTyped(placed, wanted);
    spans.push(...marked);
    if (marked.length > 0 || isJoined) continue;
    const initials = asInitials(placed, wanted);
    spans.push(...(initials.length > 0 || search.mode !== "fuzzy" ? initials : mistyped(placed, wanted)));
  }
  return merge(spans);
}
