// How much of a large corpus a run of tests takes: a share that is the same in every run and another one in every place,
// so that all of it is taken somewhere, or, with LUDEX_CORPUS=whole, all of it everywhere.

const isWhole = process.env["LUDEX_CORPUS"] === "whole";

/** One of `shares` equal shares of `items`: the one for the place number `place`; neighbours take different ones. */
export function shareOf<T>(items: readonly T[], shares: number, place: number): readonly T[] {
  return isWhole ? items : items.filter((_item, index) => index % shares === place % shares);
}
