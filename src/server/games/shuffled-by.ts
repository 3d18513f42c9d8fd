/** `things` in an order by chance, which `draw` gives: numbers of at least 0 and below 1. */
export function shuffledBy<T>(things: readonly T[], draw: () => number): T[] {
  return things
    .map((thing) => ({ thing, place: draw() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ thing }) => thing);
}
