// Games whose titles are near to mistyped words: one letter wrong in short words, two in long ones. The nearer come
// first, and of those equally near the whole titles.
import { DocSet } from "#server/search/doc-set.ts";
import { type Question, readQuestion } from "./question.ts";
import { docsOf, nearnessOf, TIERS, type FoundTitle } from "./order.ts";
import { partsByCost, type NearbyPart, type Steps } from "./parts-by-cost.ts";
import { isNumber } from "./numerals.ts";
import type { WeighedWord } from "./some-words.ts";
import { isStopWord } from "./spellings.ts";
import type { TitleData } from "./title-data.ts";
import { editDistance } from "./edit-distance.ts";
import type { Order } from "./titles-found.ts";

const WORD_LENGTH_MIN = 4;
const WORD_LENGTH_MAX = 24;
const TWO_EDITS_LENGTH_MIN = 8;
const TWO_EDITS_AT_MOST_MIN = 6;
const FEW_WORDS_MAX = 4;
/** How far each kind of match is: a whole word with one edit, a beginning with one, then with two; what only sounds alike. */
const COSTS = { wholeOne: 2, beginsOne: 3, wholeTwo: 5, beginsTwo: 6, alike: 7 } as const;
const COST_STEPS = [COSTS.wholeOne, COSTS.beginsOne, COSTS.wholeTwo, COSTS.beginsTwo] as const;
/** Among more games than this the whole titles are not looked for. */
const WHOLE_TITLES_MAX = 1500;
/** So far apart are the kinds of nearness of games that are near to what was typed. */
const NEARBY_COSTS = 4;

/** How many letters may be wrong. */
export function editsAllowed(word: string): number {
  if (word.length < WORD_LENGTH_MIN || word.length > WORD_LENGTH_MAX || /\d/.test(word)) return 0;
  return word.length >= TWO_EDITS_LENGTH_MIN ? 2 : 1;
}

/** May words have more slips than usual? One alone would be guessed, and of many words hardly a title has all. */
export const hasFewWords = ({ words }: Question): boolean => words.length > 1 && words.length <= FEW_WORDS_MAX;

/** The same where no title has all words with so few slips: two in words of six letters already. */
export function editsAtMost(word: string): number {
  return word.length < TWO_EDITS_AT_MOST_MIN ? editsAllowed(word) : Math.min(2, 2 * editsAllowed(word));
}

/** A word as typed, and what is near to it. */
type TypedWord = WeighedWord & { text: string };

/** What is near to one word, beside what has it (`itself`). */
function stepsOf(data: TitleData, word: { text: string; isBeginning: boolean; edits: number }, itself: DocSet): Steps {
  const { text, isBeginning, edits } = word;
  if (edits === 0) return [{ cost: 0, set: itself }];
  const sets = new Map<number, DocSet>();
  for (const near of data.vocabulary.near(text, { edits, begins: isBeginning })) {
    const one = near.edits === 1;
    const cost = near.isWhole ? (one ? COSTS.wholeOne : COSTS.wholeTwo) : one ? COSTS.beginsOne : COSTS.beginsTwo;
    const set = sets.get(cost) ?? new DocSet(data.size);
    data.vocabulary.addTo(set, near);
    sets.set(cost, set);
  }
  return [
    { cost: 0, set: itself },
    ...COST_STEPS.flatMap((cost) => {
      const set = sets.get(cost);
      return set === undefined ? [] : [{ cost, set }];
    }),
  ];
}

/** What is near to each word that means something, of which so many letters may be wrong; `sets` has what has the words. */
export function weighWords(
  data: TitleData,
  sets: readonly DocSet[],
  { question: { words }, edits }: { question: Question; edits: (word: string) => number },
): TypedWord[] {
  const isOnlyStops = words.every(isStopWord);
  return words.flatMap((text, index) => {
    const itself = sets[index];
    if (itself === undefined || (isStopWord(text) && !isOnlyStops)) return [];
    const isBeginning = index === words.length - 1;
    const steps = stepsOf(data, { text, isBeginning, edits: edits(text) }, itself);
    return [{ text, steps, isNumber: isNumber(text) }];
  });
}

/** The same words with what sounds as they do behind what is near in letters. */
export function withAlike(
  data: TitleData,
  typed: readonly TypedWord[],
  alike: (word: string) => readonly string[],
): TypedWord[] {
  return typed.map((word) => {
    const others = alike(word.text);
    if (others.length === 0) return word;
    const set = new DocSet(data.size);
    for (const other of others) data.vocabulary.addTo(set, data.vocabulary.range(other, false));
    return { ...word, steps: [...word.steps, { cost: COSTS.alike, set }] };
  });
}

/** All that a word's steps hold; not to be changed. */
function unionOf(steps: Steps, size: number): DocSet {
  if (steps.length === 1 && steps[0] !== undefined) return steps[0].set;
  const union = new DocSet(size);
  for (const { set } of steps) union.or(set);
  return union;
}

/** So many letters may be between a name and how it is written by ear. */
const HEARD_DISTANCE_MAX = 8;

/** How many letters the whole name is from the question, `most` and one for all that are farther. */
function distanceOf(data: TitleData, doc: number, { keys, most }: { keys: readonly string[]; most: number }): number {
  const title = data.texts.text(doc).replaceAll(" ", "");
  return Math.min(...keys.map((key) => editDistance(title, key, most)), most + 1);
}

type NearbyTitle = { doc: number; cost: number };
type Nearby = { words: readonly Steps[]; set: DocSet; last: DocSet | undefined };

/** Those of each part that are late after the others, in the parts' order. */
function* lateLast(parts: Iterable<NearbyPart>, last: DocSet | undefined): Generator<NearbyTitle> {
  for (const { cost, docs } of parts) {
    const halves = last === undefined ? [docs] : [docs.copy().andNot(last), docs.common(last)];
    for (const half of halves) for (const doc of docsOf(half)) yield { doc, cost };
  }
}

/** The nearest first, and of those equally near those of `last` last. */
function orderNearby(data: TitleData, question: Question, { words, set, last }: Nearby): Iterable<NearbyTitle> {
  if (set.count() > WHOLE_TITLES_MAX) {
    // Hardly anybody sees more than the first of so many: what is not looked at is not put in order.
    const parts = partsByCost(words, set);
    return { [Symbol.iterator]: () => lateLast(parts, last) };
  }
  const isHeard = words.some((steps) => steps.some(({ cost }) => cost === COSTS.alike));
  const edits = question.words.reduce((sum, word) => sum + editsAllowed(word), 0);
  const far = { keys: question.keys, most: isHeard ? HEARD_DISTANCE_MAX : edits };
  const found: (NearbyTitle & { distance: number; isLate: boolean })[] = [];
  set.forEach((doc) => {
    const cost = words.reduce((sum, steps) => sum + (steps.find((step) => step.set.has(doc))?.cost ?? 0), 0);
    found.push({ doc, cost, distance: distanceOf(data, doc, far), isLate: last?.has(doc) === true });
  });
  return found.sort(
    (a, b) => a.cost - b.cost || a.distance - b.distance || Number(a.isLate) - Number(b.isLate) || a.doc - b.doc,
  );
}

/** The games that all words are near to, and their order; undefined where there are none. */
export function findNearby(
  data: TitleData,
  { question, words }: { question: Question; words: readonly Steps[] },
  { among, last }: { among: DocSet | undefined; last: DocSet | undefined },
): { set: DocSet; order: Order } | undefined {
  const unions = words.map((steps) => unionOf(steps, data.size));
  const set = unions.reduce((left, union) => left?.and(union) ?? union.copy(), among?.copy());
  if (words.length === 0 || set === undefined || set.isEmpty()) return undefined;
  const nearby = orderNearby(data, question, { words, set, last });
  const inOrder = function* (): Generator<FoundTitle> {
    for (const { doc, cost } of nearby) {
      const tier = TIERS.nearby + Math.min(4, cost / NEARBY_COSTS);
      yield { doc, nearness: nearnessOf(tier, data.added[doc] ?? 0) };
    }
  };
  return { set, order: { among: inOrder, tierOf: () => TIERS.nearby } };
}

/** So many letters of a whole name may be wrong. */
const SLIPS_MAX = 2;

/** Is the text the whole name of this game, but for a letter or two? */
export function isNearly(data: TitleData, text: string, doc: number): boolean {
  const name = data.texts.text(doc).replaceAll(" ", "");
  return readQuestion(text).keys.some((key) => editDistance(name, key, SLIPS_MAX) <= SLIPS_MAX);
}
