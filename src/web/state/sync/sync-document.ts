// What is sealed: the shelf with all that was taken away, and the favourites. Read as whatever somebody may have written.
import { inTurns } from "#web/lib/in-turns.ts";
import type { FavoriteChanges } from "#web/state/favorite-changes.ts";
import { readEntry } from "#web/state/shelf/read-entry.ts";
import { readList } from "#web/state/shelf/read-list.ts";
import { isStored } from "#web/state/shelf/read-stamped.ts";
import type { ShelfEntry } from "#web/state/shelf/shelf-entry.ts";
import type { ShelfList } from "#web/state/shelf/shelf-list.ts";
import { SyncProblem } from "./sync-problem.ts";

/** A build that writes something else counts on; older ones then leave it alone. */
const VERSION = 1;

export type Shelf = {
  readonly entries: ReadonlyMap<number, ShelfEntry>;
  readonly lists: ReadonlyMap<string, ShelfList>;
};
/** `favorites` are as they came: the store that takes them in reads them. */
export type SyncDocument = Shelf & { readonly favorites: unknown };

const studioOf = ({ game }: ShelfEntry) => game.value.developers?.[0]?.slug ?? "";

/** Games of one studio stand together: what they share is then packed into a tenth less. */
const inPackingOrder = (entries: ReadonlyMap<number, ShelfEntry>) =>
  [...entries.values()]
    .map((entry) => ({ entry, studio: studioOf(entry) }))
    .toSorted((a, b) => (a.studio < b.studio ? -1 : a.studio > b.studio ? 1 : a.entry.id - b.entry.id))
    .map(({ entry }) => entry);

export function writeDocument({ entries, lists }: Shelf, { favorites, removed }: FavoriteChanges): string {
  return JSON.stringify({
    version: VERSION,
    games: inPackingOrder(entries),
    lists: [...lists.values()],
    favorites: { favorites, removed },
  });
}

async function readAll<T extends { readonly id: unknown }>(values: unknown, read: (value: unknown) => T | undefined) {
  if (!Array.isArray(values)) throw new SyncProblem("unreadable");
  const all = new Map<T["id"], T>();
  for await (const some of inTurns<unknown>(values)) {
    for (const value of some) {
      const one = read(value);
      if (one !== undefined) all.set(one.id, one);
    }
  }
  return all;
}

/** What `text` holds. Rejects with a `SyncProblem` where it is no such document. */
export async function readDocument(text: string): Promise<SyncDocument> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new SyncProblem("unreadable");
  }
  if (!isStored(value)) throw new SyncProblem("unreadable");
  const { version, games, lists, favorites } = value;
  if (version !== VERSION) throw new SyncProblem(typeof version === "number" ? "newer" : "unreadable");
  return {
    entries: await readAll<ShelfEntry>(games, (game) => readEntry(game).entry),
    lists: await readAll<ShelfList>(lists, (list) => readList(list).list),
    favorites,
  };
}
