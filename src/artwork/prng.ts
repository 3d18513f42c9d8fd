// Seeded randomness: the same seed gives the same picture on every machine. Never reads a clock or the system's entropy.
import { randomStream } from "#shared/random-stream.ts";

/** A non-empty list. */
export type Choices<T> = readonly [T, ...T[]];

export type Random = {
  /** A number from 0 up to, not including, 1. */
  next(): number;
  range(low: number, high: number): number;
  /** A whole number from `low` to `high`, both possible. */
  int(low: number, high: number): number;
  pick<T>(choices: Choices<T>): T;
  chance(probability: number): boolean;
  sign(): 1 | -1;
  /** An independent stream that depends on this one's seed and the label only, not on what was drawn before. */
  fork(label: string | number): Random;
};

/** Random choices seeded by a text. */
export function createRandom(seed: string): Random {
  const next = randomStream(seed);
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    range: (low, high) => low + next() * (high - low),
    int,
    pick: (choices) => choices[int(0, choices.length - 1)] ?? choices[0],
    chance: (probability) => next() < probability,
    sign: () => (next() < 0.5 ? -1 : 1),
    fork: (label) => createRandom(`${seed}/${label}`),
  };
}
