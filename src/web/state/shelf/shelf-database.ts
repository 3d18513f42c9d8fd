// The shelf in the browser's database. A write merges with what is stored, in one transaction: the browser lets one tab
// after the other do so, and none writes over what another one did.
import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from "idb";
import type { ShelfEntry } from "./shelf-entry.ts";
import type { ShelfList } from "./shelf-list.ts";
import { allRows, ENTRY_ROWS, LIST_ROWS, mendRows, readRows, saveRows } from "./shelf-rows.ts";

const NAME = "ludex-shelf";
/** A build that stores something else counts on and says in `upgrade` how what is there becomes that. */
const VERSION = 1;
/** Broken records that are kept beside, for whoever wants to look into them. */
const ASIDE_MAX = 200;

interface Schema extends DBSchema {
  entries: { key: number; value: ShelfEntry };
  lists: { key: string; value: ShelfList };
  aside: { key: number; value: unknown };
}

/** Some of what is on a shelf. */
export type Kept = { readonly entries: readonly ShelfEntry[]; readonly lists: readonly ShelfList[] };
/** Names some of what is on a shelf. */
export type KeptIds = { readonly entries: readonly number[]; readonly lists: readonly string[] };

export type ShelfDatabase = {
  /** Everything. What cannot be read whole is kept aside once and replaced by what can; `recovered` counts those. */
  load: () => Promise<Kept & { recovered: number }>;
  /** Some of it as it is stored now. */
  read: (ids: KeptIds) => Promise<Kept>;
  /** Merges `mine` with what is stored; resolves with the result once it is safe on the disk's side of the browser. */
  save: (mine: Kept) => Promise<Kept>;
  close: () => void;
};

const openAsIs = (name: string): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(name, VERSION, {
    upgrade(fresh) {
      fresh.createObjectStore("entries", { keyPath: "id" });
      fresh.createObjectStore("lists", { keyPath: "id" });
      fresh.createObjectStore("aside", { autoIncrement: true });
    },
    // A newer build in another tab waits for us.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });

const STORES = ["entries", "lists", "aside"] as const;

function isOurs(database: IDBPDatabase<Schema>): boolean {
  if (!STORES.every((store) => database.objectStoreNames.contains(store))) return false;
  const transaction = database.transaction(["entries", "lists"]);
  return (["entries", "lists"] as const).every((store) => transaction.objectStore(store).keyPath === "id");
}

/** Puts a database of our kind in the place of one that somebody else has made, with what it held. */
async function madeAnew(found: IDBPDatabase<Schema>): Promise<IDBPDatabase<Schema>> {
  const { name } = found;
  const rowsOf = async (store: (typeof STORES)[number]): Promise<unknown[]> =>
    found.objectStoreNames.contains(store) ? await found.getAll(store) : [];
  const [entries, lists, aside] = await Promise.all([rowsOf("entries"), rowsOf("lists"), rowsOf("aside")]);
  found.close();
  await deleteDB(name);
  const fresh = await openAsIs(name);
  const transaction = fresh.transaction(STORES, "readwrite");
  const keepAside = (row: unknown) => transaction.objectStore("aside").add(row);
  // Each is read without trust once it is there; what has no key is no row.
  const putBack = (store: "entries" | "lists", rows: readonly unknown[]) =>
    rows.map(async (row) => {
      try {
        await transaction.objectStore(store).put(row as ShelfEntry & ShelfList);
      } catch {
        await keepAside(row);
      }
    });
  await Promise.all([...putBack("entries", entries), ...putBack("lists", lists), ...aside.map(keepAside)]);
  await transaction.done;
  return fresh;
}

/** Rejects with a `VersionError` where a newer build has written; otherwise the browser does not let us. */
async function open(name: string): Promise<IDBPDatabase<Schema>> {
  const database = await openAsIs(name);
  return isOurs(database) ? database : await madeAnew(database);
}

/** A transaction that fails says so to whoever asked for something in it, and not once more as an error of nobody's. */
function begin(database: IDBPDatabase<Schema>, durability: IDBTransactionDurability = "default") {
  const transaction = database.transaction(STORES, "readwrite", { durability });
  transaction.done.catch(() => undefined);
  return transaction;
}

/** Keeps broken rows aside, as far as there is room, and puts all that are wrong right. */
async function mend(database: IDBPDatabase<Schema>, wrong: KeptIds): Promise<void> {
  const transaction = begin(database);
  const aside = transaction.objectStore("aside");
  let room = ASIDE_MAX - (await aside.count());
  const keepAside = async (stored: unknown) => {
    if (room <= 0) return false;
    room -= 1;
    await aside.add(stored);
    return true;
  };
  await mendRows(transaction.objectStore("entries"), wrong.entries, { ...ENTRY_ROWS, keepAside });
  await mendRows(transaction.objectStore("lists"), wrong.lists, { ...LIST_ROWS, keepAside });
  await transaction.done;
}

async function load(database: IDBPDatabase<Schema>) {
  const transaction = database.transaction(["entries", "lists"]);
  const stored = await Promise.all([
    allRows(transaction.objectStore("entries")),
    allRows(transaction.objectStore("lists")),
  ]);
  const entries = await readRows(stored[0], ENTRY_ROWS);
  const lists = await readRows(stored[1], LIST_ROWS);
  const wrong = { entries: entries.wrong, lists: lists.wrong };
  // What can be read is shown, whether or not there is room to put the rest right.
  if (wrong.entries.length + wrong.lists.length > 0) await mend(database, wrong).catch(() => undefined);
  return { entries: entries.values, lists: lists.values, recovered: entries.broken + lists.broken };
}

async function read(database: IDBPDatabase<Schema>, ids: KeptIds): Promise<Kept> {
  const transaction = database.transaction(["entries", "lists"]);
  const [entries, lists] = [transaction.objectStore("entries"), transaction.objectStore("lists")];
  const [someEntries, someLists] = await Promise.all([
    Promise.all(ids.entries.map((id) => entries.get(id))),
    Promise.all(ids.lists.map((id) => lists.get(id))),
  ]);
  return {
    entries: someEntries.flatMap((stored) => ENTRY_ROWS.read(stored).value ?? []),
    lists: someLists.flatMap((stored) => LIST_ROWS.read(stored).value ?? []),
  };
}

async function save(database: IDBPDatabase<Schema>, mine: Kept): Promise<Kept> {
  const transaction = begin(database, "strict");
  const keepAside = (stored: unknown) => transaction.objectStore("aside").add(stored);
  const entries = await saveRows(transaction.objectStore("entries"), mine.entries, { ...ENTRY_ROWS, keepAside });
  const lists = await saveRows(transaction.objectStore("lists"), mine.lists, { ...LIST_ROWS, keepAside });
  await transaction.done;
  return { entries, lists };
}

/** The shelf under `name`, which is opened when it is first asked for something, and again after the browser closed it. */
export function createShelfDatabase(name = NAME): ShelfDatabase {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const withDatabase = async <T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> => {
    try {
      opened ??= open(name);
      return await work(await opened);
    } catch (error) {
      opened = undefined;
      if (!(error instanceof Error) || error.name !== "InvalidStateError") throw error;
      // Closed, for a newer build or by the browser.
      opened = open(name);
      return work(await opened);
    }
  };
  return {
    load: () => withDatabase(load),
    read: (ids) => withDatabase((database) => read(database, ids)),
    save: (mine) => withDatabase((database) => save(database, mine)),
    close: () => void opened?.then((database) => database.close()).catch(() => undefined),
  };
}
