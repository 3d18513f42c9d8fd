// The shelf in the browser's database. A write merges with what is stored, in one transaction: the browser lets one tab
// after the other do so, and none writes over what another one did.
import { deleteDB } from "idb";
import { openAsIs, type ShelfStores, STORES } from "./open-database.ts";
import { readAll } from "./read-all.ts";
import { readBeside } from "./read-beside.ts";
import type { ShelfEntry } from "./shelf-entry.ts";
import type { ShelfList } from "./shelf-list.ts";
import { ENTRY_ROWS, LIST_ROWS, mendRows, saveRows } from "./shelf-rows.ts";

const NAME = "ludex-shelf";
/** Broken records that are kept beside, for whoever wants to look into them. */
const ASIDE_MAX = 200;

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

function isOurs(database: ShelfStores): boolean {
  if (!STORES.every((store) => database.objectStoreNames.contains(store))) return false;
  const transaction = database.transaction(["entries", "lists"]);
  return (["entries", "lists"] as const).every((store) => transaction.objectStore(store).keyPath === "id");
}

/** Puts a database of our kind in the place of one that somebody else has made, with what it held. */
async function madeAnew(found: ShelfStores): Promise<ShelfStores> {
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
async function open(name: string): Promise<ShelfStores> {
  const database = await openAsIs(name);
  return isOurs(database) ? database : await madeAnew(database);
}

/** A transaction that fails says so to whoever asked for something in it, and not once more as an error of nobody's. */
function begin(database: ShelfStores, durability: IDBTransactionDurability = "default") {
  const transaction = database.transaction(STORES, "readwrite", { durability });
  transaction.done.catch(() => undefined);
  return transaction;
}

/** Keeps broken rows aside, as far as there is room, and puts all that are wrong right. */
async function mend(database: ShelfStores, wrong: KeptIds): Promise<void> {
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

async function load(database: ShelfStores) {
  // A thread beside this one reads thousands; where there is none, or something is to be put right, this one does.
  const { entries, lists } = (await readBeside(database)) ?? (await readAll(database));
  const wrong = { entries: entries.wrong, lists: lists.wrong };
  // What can be read is shown, whether or not there is room to put the rest right.
  if (wrong.entries.length + wrong.lists.length > 0) await mend(database, wrong).catch(() => undefined);
  return { entries: entries.values, lists: lists.values, recovered: entries.broken + lists.broken };
}

async function read(database: ShelfStores, ids: KeptIds): Promise<Kept> {
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

async function save(database: ShelfStores, mine: Kept): Promise<Kept> {
  const transaction = begin(database, "strict");
  const keepAside = (stored: unknown) => transaction.objectStore("aside").add(stored);
  const entries = await saveRows(transaction.objectStore("entries"), mine.entries, { ...ENTRY_ROWS, keepAside });
  const lists = await saveRows(transaction.objectStore("lists"), mine.lists, { ...LIST_ROWS, keepAside });
  await transaction.done;
  return { entries, lists };
}

/** The shelf under `name`, which is opened when it is first asked for something, and again after the browser closed it. */
export function createShelfDatabase(name = NAME): ShelfDatabase {
  let opened: Promise<ShelfStores> | undefined;
  const withDatabase = async <T>(work: (database: ShelfStores) => Promise<T>): Promise<T> => {
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
