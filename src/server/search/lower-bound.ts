/** The first place of `sorted`, from `from` on, whose value is not below `value`. */
export function lowerBound(sorted: Uint32Array, value: number, from = 0): number {
  let [low, high] = [from, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
