// A page of a set in any order. The documents are sorted by each column beforehand, so a page is a walk along a column
// that stops when the page is full; nothing is sorted but what further columns must tell apart.
import { DocSet } from "#server/search/doc-set.ts";
import type { OrderColumn } from "./columns.ts";

export type Order = { column: OrderColumn; isDescending: boolean };
export type Window = { offset: number; limit: number };

/** Sets of at most this many documents are sorted, larger ones are met along the column. */
const SORTED_MAX = 2000;
const STEPS_MAX = 32;

/** Where the run of equal values that ends before `end` begins. */
function runStart({ values, sorted }: OrderColumn, end: number): number {
  const value = values[sorted[end - 1] ?? 0];
  let start = end - 1;
  const near = Math.max(0, start - STEPS_MAX);
  while (start > near && values[sorted[start - 1] ?? 0] === value) start -= 1;
  if (start > near || start === 0) return start;
  let low = 0;
  while (low < start) {
    const middle = (low + start) >>> 1;
    if (values[sorted[middle] ?? 0] === value) start = middle;
    else low = middle + 1;
  }
  return start;
}

/** Where the run of equal values that begins at `start` ends. */
function runEnd({ values, sorted }: OrderColumn, start: number): number {
  const value = values[sorted[start] ?? 0];
  let end = start + 1;
  const near = Math.min(sorted.length, end + STEPS_MAX);
  while (end < near && values[sorted[end] ?? 0] === value) end += 1;
  if (end < near || end === sorted.length) return end;
  let high = sorted.length;
  while (end < high) {
    const middle = (end + high) >>> 1;
    if (values[sorted[middle] ?? 0] === value) end = middle + 1;
    else high = middle;
  }
  return end;
}

/** Compares by all of `orders`, then by falling id, which every column's own order has for its ties. */
function compareBy(orders: readonly Order[], ids: ArrayLike<number>) {
  return (a: number, b: number): number => {
    for (const { column, isDescending } of orders) {
      const difference = (column.values[a] ?? 0) - (column.values[b] ?? 0);
      if (difference !== 0) return isDescending ? -difference : difference;
    }
    return (ids[b] ?? 0) - (ids[a] ?? 0);
  };
}

type Walk = { set: DocSet; window: Window; ids: ArrayLike<number> };

/** The members of a run, told apart by `rest`, as far as they lie in the window; and how many there are in all. */
function takeTied(
  { set, window, ids }: Walk,
  run: Uint32Array,
  rest: readonly Order[],
): { size: number; docs: number[] } {
  const members = run.filter((doc) => set.has(doc));
  if (members.length <= window.offset) return { size: members.length, docs: [] };
  const tied = { set: DocSet.of(set.size, members), window, ids };
  return { size: members.length, docs: pageOf(tied, rest, members.length) };
}

/** Along the column as it is sorted, or run by run from its end: ties stay as they are. */
function walkOne({ set, window }: Walk, { column, isDescending }: Order): number[] {
  const { sorted } = column;
  const docs: number[] = [];
  let skip = window.offset;
  let at = isDescending ? sorted.length : 0;
  while (docs.length < window.limit && (isDescending ? at > 0 : at < sorted.length)) {
    const from = isDescending ? runStart(column, at) : at;
    const to = isDescending ? at : sorted.length;
    for (let place = from; place < to && docs.length < window.limit; place += 1) {
      const doc = sorted[place] ?? 0;
      if (!set.has(doc)) continue;
      if (skip > 0) skip -= 1;
      else docs.push(doc);
    }
    at = isDescending ? from : to;
  }
  return docs;
}

function walkMany(walk: Walk, { column, isDescending }: Order, rest: readonly Order[]): number[] {
  const { set, window, ids } = walk;
  const { sorted } = column;
  const docs: number[] = [];
  let skip = window.offset;
  let at = isDescending ? sorted.length : 0;
  while (docs.length < window.limit && (isDescending ? at > 0 : at < sorted.length)) {
    const from = isDescending ? runStart(column, at) : at;
    const to = isDescending ? at : runEnd(column, at);
    at = isDescending ? from : to;
    const doc = sorted[from] ?? 0;
    if (to - from > 1) {
      const left = { offset: skip, limit: window.limit - docs.length };
      const tied = takeTied({ set, window: left, ids }, sorted.subarray(from, to), rest);
      skip = Math.max(0, skip - tied.size);
      docs.push(...tied.docs);
    } else if (set.has(doc)) {
      if (skip > 0) skip -= 1;
      else docs.push(doc);
    }
  }
  return docs;
}

/**
 * The documents of the set in the window, ordered by the first of `orders`, its ties by the next, the last ties by
 * falling id; without any order by popularity. `count` is how many the set has.
 */
export function pageOf(walk: Walk, orders: readonly Order[], count: number): number[] {
  const { set, window, ids } = walk;
  const [first, ...rest] = orders;
  if (first === undefined) return set.slice(window.offset, window.limit);
  if (count <= SORTED_MAX) {
    return [...set.toArray()].sort(compareBy(orders, ids)).slice(window.offset, window.offset + window.limit);
  }
  return rest.length === 0 ? walkOne(walk, first) : walkMany(walk, first, rest);
}
