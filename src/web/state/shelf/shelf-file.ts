// A shelf as a file: JSON, as docs/shelf-file.md describes it, and what of such a file is new here.
import { readEntry } from "./read-entry.ts";
import { readList } from "./read-list.ts";
import { saidOf, saidOfList } from "./said-of.ts";
import type { Kept } from "./shelf-database.ts";
import { mergeEntries, type ShelfEntry } from "./shelf-entry.ts";
import { mergeLists, type ShelfList } from "./shelf-list.ts";

const FORMAT = "ludex-shelf";
const VERSION = 1;

type Shelf = { readonly entries: ReadonlyMap<number, ShelfEntry>; readonly lists: ReadonlyMap<string, ShelfList> };

/** All of it, what says only what was taken away included: a shelf elsewhere must hear of that, too. */
export function writeShelfFile({ entries, lists }: Shelf, now: number): string {
  const games = [...entries.values()].toSorted((a, b) => a.id - b.id);
  return JSON.stringify({
    format: FORMAT,
    version: VERSION,
    exported: new Date(now).toISOString(),
    games,
    lists: [...lists.values()],
  });
}

export type ShelfFile =
  /** `unread` entries and lists could not be understood, or not all of them. */
  ({ kind: "shelf"; unread: number } & Kept) | { kind: "newer" } | { kind: "other" };

/** What `text` holds. */
export function readShelfFile(text: string, now: number): ShelfFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { kind: "other" };
  }
  if (typeof value !== "object" || value === null) return { kind: "other" };
  const { format, version, games, lists = [] } = value as Record<string, unknown>;
  if (format !== FORMAT || !Array.isArray(games) || !Array.isArray(lists)) return { kind: "other" };
  if (Number(version) > VERSION) return { kind: "newer" };
  const entries = games.map((game) => readEntry(game, now));
  const readLists = lists.map((list) => readList(list, now));
  return {
    kind: "shelf",
    entries: entries.flatMap(({ entry }) => entry ?? []),
    lists: readLists.flatMap(({ list }) => list ?? []),
    unread: [...entries, ...readLists].filter(({ isWhole }) => !isWhole).length,
  };
}

/** What of `theirs` says something that `mine` does not know yet. */
export function newsFor(mine: Shelf, theirs: Kept): Kept {
  return {
    entries: theirs.entries.filter((entry) => {
      const known = mine.entries.get(entry.id);
      return known === undefined || saidOf(mergeEntries(entry, known)) !== saidOf(known);
    }),
    lists: theirs.lists.filter((list) => {
      const known = mine.lists.get(list.id);
      return known === undefined || saidOfList(mergeLists(list, known)) !== saidOfList(known);
    }),
  };
}
