// Words of 32 bits, and blocks of 32 such words, as sets of documents use them.

export const BITS = 32;
const ALL_BITS = 0xffffffff;

/** How many bits of a word are set. */
export function bitsIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/**
 * How many bits a block of two sets has in common. Counts beside options are nothing but this: eight words are added up
 * column by column, as in a full adder (Harley and Seal), before bits are counted.
 */
export function countBlock(words: Uint32Array, others: Uint32Array, first: number): number {
  let [ones, twos, fours, count] = [0, 0, 0, 0];
  for (let at = first, end = first + BITS; at < end; at += 8) {
    let a = (words[at] ?? 0) & (others[at] ?? 0);
    let b = (words[at + 1] ?? 0) & (others[at + 1] ?? 0);
    let half = ones ^ a;
    let twosA = (ones & a) | (half & b);
    ones = half ^ b;
    a = (words[at + 2] ?? 0) & (others[at + 2] ?? 0);
    b = (words[at + 3] ?? 0) & (others[at + 3] ?? 0);
    half = ones ^ a;
    let twosB = (ones & a) | (half & b);
    ones = half ^ b;
    half = twos ^ twosA;
    const foursA = (twos & twosA) | (half & twosB);
    twos = half ^ twosB;
    a = (words[at + 4] ?? 0) & (others[at + 4] ?? 0);
    b = (words[at + 5] ?? 0) & (others[at + 5] ?? 0);
    half = ones ^ a;
    twosA = (ones & a) | (half & b);
    ones = half ^ b;
    a = (words[at + 6] ?? 0) & (others[at + 6] ?? 0);
    b = (words[at + 7] ?? 0) & (others[at + 7] ?? 0);
    half = ones ^ a;
    twosB = (ones & a) | (half & b);
    ones = half ^ b;
    half = twos ^ twosA;
    const foursB = (twos & twosA) | (half & twosB);
    twos = half ^ twosB;
    half = fours ^ foursA;
    const eights = (fours & foursA) | (half & foursB);
    fours = half ^ foursB;
    if (eights !== 0) count += 8 * bitsIn(eights);
  }
  return count + 4 * bitsIn(fours) + 2 * bitsIn(twos) + bitsIn(ones);
}

/** Sets the first `count` bits. */
export function fillBits(words: Uint32Array, count: number): void {
  words.fill(ALL_BITS);
  if (count % BITS > 0) words[words.length - 1] = ALL_BITS >>> (BITS - (count % BITS));
}

/** The place of the lowest bit of a word that has any. */
export function lowest(word: number): number {
  return 31 - Math.clz32(word & -word);
}
