// What games have, as weights that can be compared: how much of two of them is the same.
import { mapInSteps, type Steps } from "#server/search/steps.ts";

/** Weights by id, of length 1 all together at most. */
export type Key = number | string;
export type Vector = ReadonlyMap<Key, number>;
const HUB_NEIGHBOURS = 20;
/** What the games that people named have of a trait counts as much as the game itself: it says which of its traits matter. */
const TAUGHT_SHARE = 1;

/** How much `ids` say all together. */
export function lengthOf(ids: readonly Key[], rarity: ReadonlyMap<Key, number>): number {
  return Math.hypot(...ids.map((id) => rarity.get(id) ?? 0));
}

/** The weights of `ids` by their rarity; they are shorter than 1 where all together say less than `lengthMin`. */
export function toVector(ids: readonly Key[], rarity: ReadonlyMap<Key, number>, lengthMin = 0): Vector {
  const length = Math.max(lengthMin, lengthOf(ids, rarity));
  return new Map(length === 0 ? [] : ids.map((id) => [id, (rarity.get(id) ?? 0) / length]));
}

export const NO_TRAITS: Vector = new Map();

/** `own` and the middle of `others`, together of length 1. */
export function blended(own: Vector, others: readonly Vector[]): Vector {
  if (others.length === 0) return own;
  const sums = new Map(own);
  for (const vector of others) {
    for (const [id, weight] of vector) sums.set(id, (sums.get(id) ?? 0) + (TAUGHT_SHARE * weight) / others.length);
  }
  const length = Math.hypot(...sums.values());
  return new Map(length === 0 ? [] : [...sums].map(([id, weight]) => [id, weight / length]));
}

/** How much of both is the same, from 0 to 1. */
export function cosine(a: Vector, b: Vector): number {
  let sum = 0;
  for (const [id, weight] of a) sum += weight * (b.get(id) ?? 0);
  return sum;
}

/** Of the `count` largest of values that are not negative. Sorting thousands of them for each of thousands of games takes seconds. */
function sumOfLargest(values: Float64Array, count: number): number {
  const largest = new Float64Array(count);
  let least = 0;
  for (const value of values) {
    if (value <= (largest[least] ?? 0)) continue;
    largest[least] = value;
    for (let at = 0; at < count; at += 1) if ((largest[at] ?? 0) < (largest[least] ?? 0)) least = at;
  }
  return largest.reduce((sum, value) => sum + value, 0);
}

/** How near the nearest neighbours of each game are, in the order of `vectors`. */
export function* hubness(vectors: readonly Vector[]): Steps<number[]> {
  const holders = new Map<Key, { index: number; weight: number }[]>();
  for (const [index, vector] of vectors.entries()) {
    for (const [id, weight] of vector) {
      const known = holders.get(id);
      if (known === undefined) holders.set(id, [{ index, weight }]);
      else known.push({ index, weight });
    }
  }
  yield;
  return yield* mapInSteps(vectors, (vector, own) => {
    const near = new Float64Array(vectors.length);
    for (const [id, weight] of vector) {
      for (const holder of holders.get(id) ?? [])
        near[holder.index] = (near[holder.index] ?? 0) + weight * holder.weight;
    }
    near[own] = 0;
    return sumOfLargest(near, HUB_NEIGHBOURS) / HUB_NEIGHBOURS;
  });
}
