// The kind of database that a shelf lies in, and how one is opened: by its page, and by the thread that reads a large one.
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { ShelfEntry } from "./shelf-entry.ts";
import type { ShelfList } from "./shelf-list.ts";

/** A build that stores something else counts on and says in `upgrade` how what is there becomes that. */
const VERSION = 1;

export interface Schema extends DBSchema {
  entries: { key: number; value: ShelfEntry };
  lists: { key: string; value: ShelfList };
  aside: { key: number; value: unknown };
}

export type ShelfStores = IDBPDatabase<Schema>;

export const STORES = ["entries", "lists", "aside"] as const;

/** Opens it, and makes it where there is none. */
export const openAsIs = (name: string): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(name, VERSION, {
    upgrade(fresh) {
      fresh.createObjectStore("entries", { keyPath: "id" });
      fresh.createObjectStore("lists", { keyPath: "id" });
      fresh.createObjectStore("aside", { autoIncrement: true });
    },
    // A newer build in another tab waits for us.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
