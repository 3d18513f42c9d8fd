// Seeded randomness: the same seed gives the same picture on every machine. Never reads a clock or the system's entropy.

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

/** FNV-1a over UTF-16 units, then a finalizer so that neighbouring ids do not give neighbouring streams. */
function hash(text: string): number {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  }
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return (state ^ (state >>> 16)) >>> 0;
}

/** A mulberry32 stream seeded by a text. */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
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
