// Sorts millions of keys in a few passes; equal keys stay in the order they came in.

const RADIX_BITS = 16;
const RADIX = 1 << RADIX_BITS;
/** Below it two times 65,536 counters cost more than comparing: the index of one title is written often. */
const COUNTED_FROM = 4096;

/** `items` by their keys, whole numbers from 0 to `top`, in one pass that counts. */
export function sortedBy(items: Uint32Array, keyOf: (item: number) => number, top: number): Uint32Array {
  const starts = new Uint32Array(top + 2);
  for (const item of items) {
    const after = keyOf(item) + 1;
    starts[after] = (starts[after] ?? 0) + 1;
  }
  for (let key = 1; key < starts.length; key += 1) starts[key] = (starts[key] ?? 0) + (starts[key - 1] ?? 0);
  const sorted = new Uint32Array(items.length);
  for (const item of items) {
    const key = keyOf(item);
    const at = starts[key] ?? 0;
    starts[key] = at + 1;
    sorted[at] = item;
  }
  return sorted;
}

/** The indices of `keys` in the order of the keys. */
export function sortedOrder(keys: Uint32Array): Uint32Array {
  const asCame = Uint32Array.from(keys, (_, index) => index);
  if (keys.length < COUNTED_FROM) return asCame.sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0));
  const byLowDigit = sortedBy(asCame, (index) => (keys[index] ?? 0) & (RADIX - 1), RADIX - 1);
  return sortedBy(byLowDigit, (index) => (keys[index] ?? 0) >>> RADIX_BITS, RADIX - 1);
}
