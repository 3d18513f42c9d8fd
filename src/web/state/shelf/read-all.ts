import type { ShelfStores } from "./open-database.ts";
import type { ShelfEntry } from "./shelf-entry.ts";
import type { ShelfList } from "./shelf-list.ts";
import { allRows, ENTRY_ROWS, LIST_ROWS, readRows, type RowsRead } from "./shelf-rows.ts";

export type AllRead = { readonly entries: RowsRead<ShelfEntry, number>; readonly lists: RowsRead<ShelfList, string> };

/** All that lies in the database, as it is at one moment, read without trust. */
export async function readAll(database: ShelfStores): Promise<AllRead> {
  const transaction = database.transaction(["entries", "lists"]);
  const [entries, lists] = await Promise.all([
    allRows(transaction.objectStore("entries")),
    allRows(transaction.objectStore("lists")),
  ]);
  return { entries: await readRows(entries, ENTRY_ROWS), lists: await readRows(lists, LIST_ROWS) };
}
