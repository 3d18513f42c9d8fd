// Games whose titles are near to mistyped words: one letter wrong in short words, two in long ones. The nearer come
// first, and of those equally near the whole titles.
import { DocSet } from "#server/search/doc-set.ts";
import { takeBytes } from "#server/search/spare-words.ts";
import type { Question } from "./question.ts";
import { sortedBy } from "./radix-sort.ts";
import type { TitleData } from "./title-data.ts";
import { editDistance } from "./edit-distance.ts";

const WORD_LENGTH_MIN = 4;
const WORD_LENGTH_MAX = 24;
const TWO_EDITS_LENGTH_MIN = 8;
const TWO_EDITS_AT_MOST_MIN = 6;
const FEW_WORDS_MAX = 4;
/** How far each kind of match is: a whole word with one edit, a beginning with one, then with two. */
const COSTS = { wholeOne: 2, beginsOne: 3, wholeTwo: 5, beginsTwo: 6 } as const;
const COST_STEPS = [COSTS.wholeOne, COSTS.beginsOne, COSTS.wholeTwo, COSTS.beginsTwo] as const;
/** No question has so many words that they cost more. */
const COSTS_MAX = 255;
/** Among more games than this the whole titles are not looked for. */
const WHOLE_TITLES_MAX = 1500;

/** Sets of one word, the nearest first, each with how far it is. */
export type Steps = readonly { cost: number; set: DocSet }[];

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

/** What is near to one word, beside what has it (`itself`). */
export function stepsOf(
  data: TitleData,
  word: { text: string; isBeginning: boolean; edits: number },
  itself: DocSet,
): Steps {
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

/** All that a word's steps hold; not to be changed. */
export function unionOf(steps: Steps, size: number): DocSet {
  if (steps.length === 1 && steps[0] !== undefined) return steps[0].set;
  const union = new DocSet(size);
  for (const { set } of steps) union.or(set);
  return union;
}

/** How far each game of `set` is, all words together. */
function costsOf(words: readonly Steps[], set: DocSet): Uint8Array {
  const costs = takeBytes(set.size);
  for (const steps of words) {
    const rest = set.copy();
    for (const { cost, set: having } of steps) {
      if (cost > 0) {
        const fresh = having.copy().and(rest);
        fresh.forEach((doc) => {
          costs[doc] = (costs[doc] ?? 0) + cost;
        });
      }
      rest.andNot(having);
    }
  }
  return costs;
}

/** How many letters the whole name is from the question; the same large number for all that are too far. */
function distanceOf(data: TitleData, doc: number, { keys, words }: Question): number {
  const most = words.reduce((sum, word) => sum + editsAllowed(word), 0);
  const title = data.texts.text(doc).replaceAll(" ", "");
  return Math.min(...keys.map((key) => editDistance(title, key, most)), most + 1);
}

/**
 * The games that all words are near to, the nearest first, and of those equally near those of `last` last; `costs` says of
 * each document how far it is.
 */
export function orderNearby(
  data: TitleData,
  question: Question,
  { words, set, last }: { words: readonly Steps[]; set: DocSet; last: DocSet | undefined },
): { docs: Iterable<number>; costs: Uint8Array } {
  const costs = costsOf(words, set);
  const isLate = (doc: number) => Number(last?.has(doc) === true);
  if (set.count() > WHOLE_TITLES_MAX) {
    const placeOf = (doc: number) => 2 * (costs[doc] ?? 0) + isLate(doc);
    return { docs: sortedBy(set.toArray(), placeOf, 2 * COSTS_MAX + 1), costs };
  }
  const found: { doc: number; cost: number; distance: number }[] = [];
  set.forEach((doc) => found.push({ doc, cost: costs[doc] ?? 0, distance: distanceOf(data, doc, question) }));
  found.sort((a, b) => a.cost - b.cost || a.distance - b.distance || isLate(a.doc) - isLate(b.doc) || a.doc - b.doc);
  return { docs: found.map(({ doc }) => doc), costs };
}
