// Sorts millions of keys in a few passes; equal keys stay in the order they came in.

const RADIX_BITS = 16;
const RADIX = 1 << RADIX_BITS;

function pass(keys: Uint32Array, order: Uint32Array, shift: number): Uint32Array {
  const counts = new Uint32Array(RADIX + 1);
  for (const key of keys) {
    const digit = ((key >>> shift) & (RADIX - 1)) + 1;
    counts[digit] = (counts[digit] ?? 0) + 1;
  }
  for (let digit = 1; digit <= RADIX; digit += 1) counts[digit] = (counts[digit] ?? 0) + (counts[digit - 1] ?? 0);
  const sorted = new Uint32Array(order.length);
  for (const index of order) {
    const digit = ((keys[index] ?? 0) >>> shift) & (RADIX - 1);
    const at = counts[digit] ?? 0;
    counts[digit] = at + 1;
    sorted[at] = index;
  }
  return sorted;
}

/** The indices of `keys` in the order of the keys. */
export function sortedOrder(keys: Uint32Array): Uint32Array {
  const asCame = new Uint32Array(keys.length);
  for (let index = 0; index < asCame.length; index += 1) asCame[index] = index;
  return pass(keys, pass(keys, asCame, 0), RADIX_BITS);
}

/** The first place of `sorted` whose value is not below `value`. */
export function lowerBound(sorted: Uint32Array, value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
