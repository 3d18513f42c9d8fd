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
  // By place: an iterator gives each number as an object of its own, a hundred megabytes for thousands of games.
  for (let place = 0; place < values.length; place += 1) {
    const value = values[place] ?? 0;
    if (value <= (largest[least] ?? 0)) continue;
    largest[least] = value;
    for (let at = 0; at < count; at += 1) if ((largest[at] ?? 0) < (largest[least] ?? 0)) least = at;
  }
  return largest.reduce((sum, value) => sum + value, 0);
}

/**
 * Who has each trait, by place among the vectors, and how much, one trait behind the other: those of the trait with the number n
 * stand from `starts[n]` to before `starts[n + 1]`. In rows of numbers, because there are hundreds of thousands.
 */
export type Holders = {
  numbers: ReadonlyMap<Key, number>;
  starts: Uint32Array;
  places: Uint32Array;
  weights: Float64Array;
};

/** Vectors between two rests. */
const EACH = 64;

/** Who has each trait of `vectors`, in their order. */
export function* holdersOf(vectors: readonly Vector[]): Steps<Holders> {
  const counts = new Map<Key, number>();
  for (const [place, vector] of vectors.entries()) {
    for (const id of vector.keys()) counts.set(id, (counts.get(id) ?? 0) + 1);
    if (place % EACH === 0) yield;
  }
  const numbers = new Map([...counts.keys()].map((id, number) => [id, number]));
  const starts = new Uint32Array(numbers.size + 1);
  for (const [number, count] of [...counts.values()].entries()) starts[number + 1] = (starts[number] ?? 0) + count;
  const [next, all] = [starts.slice(), starts[numbers.size] ?? 0];
  const [places, weights] = [new Uint32Array(all), new Float64Array(all)];
  for (const [place, vector] of vectors.entries()) {
    for (const [id, weight] of vector) {
      const number = numbers.get(id) ?? 0;
      const at = next[number] ?? 0;
      next[number] = at + 1;
      places[at] = place;
      weights[at] = weight;
    }
    if (place % EACH === 0) yield;
  }
  return { numbers, starts, places, weights };
}

/**
 * Writes the `cosine` of `vector` and each of the others into `sums`, by who has its traits: most others have few of them, and each
 * is looked at for every trait otherwise.
 */
export function cosines(vector: Vector, { numbers, starts, places, weights }: Holders, sums: Float64Array): void {
  sums.fill(0);
  for (const [id, weight] of vector) {
    const number = numbers.get(id);
    if (number === undefined) continue;
    for (let at = starts[number] ?? 0, end = starts[number + 1] ?? 0; at < end; at += 1) {
      const place = places[at] ?? 0;
      sums[place] = (sums[place] ?? 0) + weight * (weights[at] ?? 0);
    }
  }
}

/** How near the nearest neighbours of each game are, in the order of `vectors`, whose holders they are. */
export function* hubness(vectors: readonly Vector[], holders: Holders): Steps<number[]> {
  // One array for all: thousands of them are fifty megabytes to be collected.
  const near = new Float64Array(vectors.length);
  return yield* mapInSteps(vectors, (vector, own) => {
    cosines(vector, holders, near);
    near[own] = 0;
    return sumOfLargest(near, HUB_NEIGHBOURS) / HUB_NEIGHBOURS;
  });
}
