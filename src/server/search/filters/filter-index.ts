// The index of everything that lists are filtered, counted and ordered by. It is written once, with the catalogue's
// database, and read back as it lies there; then every list is a meeting of sets in memory.
import { STORED_GROUPS, type StoredGroup } from "#shared/catalogue/filters.ts";
import type { OrderField } from "#shared/catalogue/orders.ts";
import { DocSet } from "#server/search/doc-set.ts";
import type { Steps } from "#server/search/steps.ts";
import { GrowingArray } from "#server/search/titles/growing-array.ts";
import { createColumnsWriter, readColumns, type ColumnValues } from "./columns.ts";
import { countedGroups, createOptionCounts, prepareCounts, type OptionCounts } from "./count-options.ts";
import { pageOf, type Window } from "./order.ts";
import { createPostingsWriter, readPostings, type Postings } from "./postings.ts";
import { bytesOf, readUint32, type Sections } from "./sections.ts";
import { type ComputeTerm, conditionsOf, meet, type Selection, type Shelf } from "./selection.ts";

/** A game as the index takes it in. */
export type IndexedGame = ColumnValues &
  Readonly<Record<StoredGroup, readonly number[]>> & {
    isAddition: boolean;
    hasAdditions: boolean;
    isInSeries: boolean;
  };

type IndexOrder = { field: OrderField; isDescending: boolean; isUnknownLast?: true };

const FLAGS = ["isAddition", "hasAdditions", "isInSeries"] as const;
type Flag = (typeof FLAGS)[number];

/** Takes games in the order of their popularity, the most popular first, and gives the index's sections. */
export function createFilterIndexWriter() {
  const columns = createColumnsWriter();
  const postings = STORED_GROUPS.map((group) => ({ group, writer: createPostingsWriter() }));
  const flags = FLAGS.map((flag) => ({ flag, docs: new GrowingArray() }));
  let size = 0;
  return {
    add: (game: IndexedGame): void => {
      columns.add(game);
      for (const { group, writer } of postings) writer.add(size, game[group]);
      for (const { flag, docs } of flags) if (game[flag]) docs.push(size);
      size += 1;
    },
    /** Once; what a section was made of is gone when the next is asked for. */
    *finish(): Generator<[string, Uint8Array]> {
      yield ["size", bytesOf(Uint32Array.of(size))];
      yield* columns.finish();
      for (let next = postings.shift(); next !== undefined; next = postings.shift()) {
        yield* next.writer.finish(next.group, size);
      }
      for (const { flag, docs } of flags) yield [flag, bytesOf(DocSet.of(size, docs.view()).words)];
    },
  };
}

export type FilterIndex = ReturnType<typeof readFilterIndex> extends Steps<infer T> ? T : never;

/** The index of these sections. Documents are numbered by popularity, from 0. `compute` knows the entries that no data names. */
export function* readFilterIndex(sections: Sections, compute: ComputeTerm = () => undefined) {
  const size = readUint32(sections, "size")[0] ?? 0;
  const columns = yield* readColumns(sections);
  const read: [StoredGroup, Postings][] = [];
  for (const group of STORED_GROUPS) {
    read.push([group, yield* readPostings(sections, group, size)]);
    yield;
  }
  const postings = Object.fromEntries(read) as Record<StoredGroup, Postings>; // It forgets the keys' type.
  const flag = (name: Flag) => new DocSet(size, readUint32(sections, name));
  const shelf: Shelf = { size, columns, postings, compute };

  return {
    size,
    /** Expansions of other games, games that have any, and members of a series of two or more. */
    flags: { isAddition: flag("isAddition"), hasAdditions: flag("hasAdditions"), isInSeries: flag("isInSeries") },
    /** The games that are selected, in a set that is not to be changed. */
    select: (selection: Selection): DocSet => meet(size, conditionsOf(shelf, selection)),
    /** For counting what each option would leave. */
    countOptions: (selection: Selection): OptionCounts => createOptionCounts(shelf, conditionsOf(shelf, selection)),
    /** The taxonomies that were counted as a whole, and what makes that quick from the first time on. */
    countedGroups: () => countedGroups(shelf),
    prepareCounts: (groups: readonly StoredGroup[]): Steps<void> => prepareCounts(shelf, groups),
    /**
     * The documents of `set` in the window: by `orders`, each breaking the ties of those before it, the last ties by
     * falling id; without any by popularity. `count` is how many the set has.
     */
    page: (found: { set: DocSet; count: number }, orders: readonly IndexOrder[], window: Window): number[] => {
      const unique = orders.filter(({ field }, at) => orders.findIndex((other) => other.field === field) === at);
      const by = unique.map(({ field, isDescending, isUnknownLast }) => {
        const rising = columns.rising[field] ?? (isUnknownLast === true ? columns.unknownLast(field) : undefined);
        const column = (isDescending ? undefined : rising) ?? columns.orders[field];
        return { column, isDescending };
      });
      return pageOf({ set: found.set, window, ids: columns.orders.created.values }, by, found.count);
    },
  };
}
