// Which of the two lanes of tests runs: the ordinary one, `npm test`, or the deep one, `npm run test:deep`, which also runs
// what takes minutes and takes every corpus whole.

/** True in the deep lane. `it.runIf(isDeep)` leaves a test to it; in the browser's tests the tag `@deep` does. */
export const isDeep = process.env["LUDEX_LANE"] === "deep";

/**
 * One of `shares` equal shares of `items`, the same in every run: the one for the place number `place`. Neighbours take
 * different ones, so that the whole corpus is taken somewhere. The deep lane takes all of it everywhere.
 */
export function shareOf<T>(items: readonly T[], shares: number, place: number): readonly T[] {
  return isDeep ? items : items.filter((_item, index) => index % shares === place % shares);
}

/** Does `npm run mutation` run? Tests bound to time stay away then: its code notes down wherever it passes. */
export const isMutationRun = process.env["MUTATION_ROOM"] !== undefined;
