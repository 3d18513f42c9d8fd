// A shelf as a file: JSON, as docs/shelf-file.md describes it, and what of such a file is new here.
import { inTurns } from "#web/lib/in-turns.ts";
import { readEntry } from "./read-entry.ts";
import { readList } from "./read-list.ts";
import { saidOf, saidOfList } from "./said-of.ts";
import type { Kept } from "./shelf-database.ts";
import { mergeEntries, type ShelfEntry } from "./shelf-entry.ts";
import { mergeLists, type ShelfList } from "./shelf-list.ts";

/** What a file says that it is. */
export const SHELF_FORMAT = "ludex-shelf";
const VERSION = 1;

type Shelf = { readonly entries: ReadonlyMap<number, ShelfEntry>; readonly lists: ReadonlyMap<string, ShelfList> };

/** All of it, what says only what was taken away included: a shelf elsewhere must hear of that, too. */
export function writeShelfFile({ entries, lists }: Shelf, now: number): string {
  const games = [...entries.values()].toSorted((a, b) => a.id - b.id);
  return JSON.stringify({
    format: SHELF_FORMAT,
    version: VERSION,
    exported: new Date(now).toISOString(),
    games,
    lists: [...lists.values()],
  });
}

export type ShelfFile =
  /** `unread` entries and lists could not be understood, or not all of them. */
  ({ kind: "shelf"; unread: number } & Kept) | { kind: "newer" } | { kind: "other" };

/** What `read` makes of all of them, in turns with the page. */
async function readAll<T>(values: readonly unknown[], read: (value: unknown) => T): Promise<T[]> {
  const all: T[] = [];
  for await (const some of inTurns(values)) for (const value of some) all.push(read(value));
  return all;
}

/** What `text` holds. */
export async function readShelfFile(text: string): Promise<ShelfFile> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { kind: "other" };
  }
  if (typeof value !== "object" || value === null) return { kind: "other" };
  const { format, version, games, lists = [] } = value as Record<string, unknown>;
  if (format !== SHELF_FORMAT || !Array.isArray(games) || !Array.isArray(lists)) return { kind: "other" };
  if (Number(version) > VERSION) return { kind: "newer" };
  const entries = await readAll(games, (game) => readEntry(game));
  const readLists = await readAll(lists, (list) => readList(list));
  return {
    kind: "shelf",
    entries: entries.flatMap(({ entry }) => entry ?? []),
    lists: readLists.flatMap(({ list }) => list ?? []),
    unread: [...entries, ...readLists].filter(({ isWhole }) => !isWhole).length,
  };
}

type Ways<T> = { merge: (one: T, other: T) => T; said: (one: T) => string };

async function newsOf<Id, T extends { readonly id: Id }>(
  mine: ReadonlyMap<Id, T>,
  theirs: readonly T[],
  { merge, said }: Ways<T>,
): Promise<T[]> {
  const news: T[] = [];
  for await (const some of inTurns(theirs)) {
    for (const one of some) {
      const known = mine.get(one.id);
      if (known === undefined || said(merge(one, known)) !== said(known)) news.push(one);
    }
  }
  return news;
}

/** What of `theirs` says something that `mine` does not know yet. */
export async function newsFor(mine: Shelf, theirs: Kept): Promise<Kept> {
  return {
    entries: await newsOf(mine.entries, theirs.entries, { merge: mergeEntries, said: saidOf }),
    lists: await newsOf(mine.lists, theirs.lists, { merge: mergeLists, said: saidOfList }),
  };
}
