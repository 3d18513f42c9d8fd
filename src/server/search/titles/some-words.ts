// Games that have only some of the words typed, when none has all: rare words weigh more, and a word as typed more than
// one that is near to it.
import { DocSet } from "#server/search/doc-set.ts";
import { takeBytes } from "#server/search/spare-words.ts";
import { nearnessOf, TIERS, type FoundTitle } from "./order.ts";
import type { Steps } from "./parts-by-cost.ts";
import { sortedBy } from "./radix-sort.ts";
import type { TitleData } from "./title-data.ts";

const WEIGHT_MAX = 250;
const NEARBY_SHARE = 0.6;

/** More for words that fewer games have. */
function weightOf(games: number, size: number): number {
  return 2 + Math.round(2 * Math.log2((size + 1) / (games + 1)));
}

function addWeight(weights: Uint8Array, set: DocSet, weight: number): void {
  set.forEach((doc) => {
    weights[doc] = Math.min(WEIGHT_MAX, (weights[doc] ?? 0) + weight);
  });
}

/** What weighs less than this part of the heaviest has too little of what was asked for. */
const LEAST_SHARE = 0.45;
/** Any number stands in too many titles to say much. */
const NUMBER_SHARE = 0.5;

function dropLight(weights: Uint8Array, set: DocSet): void {
  let heaviest = 0;
  set.forEach((doc) => {
    heaviest = Math.max(heaviest, weights[doc] ?? 0);
  });
  set.forEach((doc) => {
    if ((weights[doc] ?? 0) < heaviest * LEAST_SHARE) set.delete(doc);
  });
}

export type WeighedWord = { steps: Steps; isNumber: boolean };

/** A title from elsewhere is no game that has less than this part of it. */
const TITLE_SHARE = 0.5;

/** What a game weighs that has the word so, with a slip where `cost` is one. */
function weightOfStep({ cost, set }: Steps[number], isNumber: boolean, size: number): number {
  const weight = weightOf(set.count(), size) * (isNumber ? NUMBER_SHARE : 1);
  return Math.round(cost === 0 ? weight : weight * NEARBY_SHARE);
}

/** What a game weighs that has all of the words; one that no title has counts as one that a single title has. */
function weightOfAll(words: readonly WeighedWord[], size: number): number {
  return words.reduce((sum, { steps, isNumber }) => {
    const having = steps.find(({ set }) => !set.isEmpty());
    return sum + (having === undefined ? weightOf(1, size) : weightOfStep(having, isNumber, size));
  }, 0);
}

/** `begun`, where the words are a title from elsewhere: games that are called as it begins, of which stores add words. */
type Among = Record<"among" | "last" | "begun", DocSet | undefined>;

/** Games with any of the words, the heaviest first, then what is out, then the better known. */
export function orderSome(
  data: TitleData,
  words: readonly WeighedWord[],
  { among, last, begun }: Among,
): { set: DocSet; order: Uint32Array } {
  const weights = takeBytes(data.size);
  const set = new DocSet(data.size);
  for (const { steps, isNumber } of words) {
    const seen = new DocSet(data.size);
    for (const { cost, set: having } of steps) {
      const fresh = having.copy().andNot(seen);
      if (among !== undefined) fresh.and(among);
      seen.or(having);
      set.or(fresh);
      addWeight(weights, fresh, weightOfStep({ cost, set: having }, isNumber, data.size));
    }
  }
  dropLight(weights, set);
  if (begun !== undefined) {
    const least = weightOfAll(words, data.size) * TITLE_SHARE;
    set.forEach((doc) => {
      if ((weights[doc] ?? 0) < least && !begun.has(doc)) set.delete(doc);
    });
  }
  const placeOf = (doc: number) => 2 * (WEIGHT_MAX - (weights[doc] ?? 0)) + Number(last?.has(doc) === true);
  const order = sortedBy(set.toArray(), placeOf, 2 * WEIGHT_MAX + 1);
  return { set, order };
}

/** The order with what it says of nearness. */
export function* foundSome(data: TitleData, order: Iterable<number>): Generator<FoundTitle> {
  for (const doc of order) yield { doc, nearness: nearnessOf(TIERS.some, data.added[doc] ?? 0) };
}
