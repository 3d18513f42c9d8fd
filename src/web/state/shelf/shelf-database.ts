// The shelf in the browser's database. A write merges with what is stored, in one transaction: the browser lets one tab
// after the other do so, and none writes over what another one did.
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { readEntry } from "./read-entry.ts";
import { readList } from "./read-list.ts";
import { mergeEntries, type ShelfEntry } from "./shelf-entry.ts";
import { mergeLists, type ShelfList } from "./shelf-list.ts";

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

/** Rejects with a `VersionError` where a newer build has written; otherwise the browser does not let us. */
async function open(name: string): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(name, VERSION, {
    upgrade(fresh) {
      fresh.createObjectStore("entries", { keyPath: "id" });
      fresh.createObjectStore("lists", { keyPath: "id" });
      fresh.createObjectStore("aside", { autoIncrement: true });
    },
    // A newer build in another tab waits for us.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
}

const entryIn = (stored: unknown, now: number) => {
  const { entry, isWhole } = readEntry(stored, now);
  return { value: entry, isWhole };
};
const listIn = (stored: unknown, now: number) => {
  const { list, isWhole } = readList(stored, now);
  return { value: list, isWhole };
};

type ReadAs<T> = (stored: unknown, now: number) => { value: T | undefined; isWhole: boolean };

/** So many are read before the page may do something else. */
const AT_ONCE = 250;
const turn = () => new Promise<void>((resolve) => setTimeout(resolve));

/** What is in `stored`, without keeping the page from its visitor, and the keys of what is not whole. */
async function readAll<T, Key>(stored: readonly { readonly id: Key }[], readAs: ReadAs<T>, now: number) {
  const [values, broken]: [T[], Key[]] = [[], []];
  for (let begin = 0; begin < stored.length; begin += AT_ONCE) {
    if (begin > 0) await turn();
    for (const record of stored.slice(begin, begin + AT_ONCE)) {
      const { value, isWhole } = readAs(record, now);
      if (value !== undefined) values.push(value);
      if (!isWhole) broken.push(record.id);
    }
  }
  return { values, broken };
}

/** Keeps broken records aside, as far as there is room, and puts in their place what of them can be read. */
async function mend(database: IDBPDatabase<Schema>, broken: KeptIds, now: number): Promise<void> {
  const transaction = database.transaction(["entries", "lists", "aside"], "readwrite");
  const [entries, lists] = [transaction.objectStore("entries"), transaction.objectStore("lists")];
  const aside = transaction.objectStore("aside");
  let room = ASIDE_MAX - (await aside.count());
  for (const id of broken.entries.slice(0, Math.max(0, room))) {
    const stored = await entries.get(id);
    await aside.add(stored);
    const { value } = entryIn(stored, now);
    await (value === undefined ? entries.delete(id) : entries.put(value));
    room -= 1;
  }
  for (const id of broken.lists.slice(0, Math.max(0, room))) {
    const stored = await lists.get(id);
    await aside.add(stored);
    const { value } = listIn(stored, now);
    await (value === undefined ? lists.delete(id) : lists.put(value));
  }
  await transaction.done;
}

async function load(database: IDBPDatabase<Schema>, now: number) {
  const stored = await Promise.all([database.getAll("entries"), database.getAll("lists")]);
  const entries = await readAll(stored[0], entryIn, now);
  const lists = await readAll(stored[1], listIn, now);
  const recovered = entries.broken.length + lists.broken.length;
  if (recovered > 0) await mend(database, { entries: entries.broken, lists: lists.broken }, now);
  return { entries: entries.values, lists: lists.values, recovered };
}

async function read(database: IDBPDatabase<Schema>, ids: KeptIds, now: number): Promise<Kept> {
  const transaction = database.transaction(["entries", "lists"]);
  const [entries, lists] = [transaction.objectStore("entries"), transaction.objectStore("lists")];
  const [someEntries, someLists] = await Promise.all([
    Promise.all(ids.entries.map((id) => entries.get(id))),
    Promise.all(ids.lists.map((id) => lists.get(id))),
  ]);
  return {
    entries: someEntries.flatMap((stored) => entryIn(stored, now).value ?? []),
    lists: someLists.flatMap((stored) => listIn(stored, now).value ?? []),
  };
}

async function save(database: IDBPDatabase<Schema>, mine: Kept, now: number): Promise<Kept> {
  const transaction = database.transaction(["entries", "lists"], "readwrite", { durability: "strict" });
  const [entries, lists] = [transaction.objectStore("entries"), transaction.objectStore("lists")];
  const saveEntry = async (entry: ShelfEntry) => {
    const whole = mergeEntries(entry, entryIn(await entries.get(entry.id), now).value);
    await entries.put(whole);
    return whole;
  };
  const saveList = async (list: ShelfList) => {
    const whole = mergeLists(list, listIn(await lists.get(list.id), now).value);
    await lists.put(whole);
    return whole;
  };
  const [savedEntries, savedLists] = await Promise.all([
    Promise.all(mine.entries.map(saveEntry)),
    Promise.all(mine.lists.map(saveList)),
  ]);
  await transaction.done;
  return { entries: savedEntries, lists: savedLists };
}

/** The shelf under `name`, which is opened when it is first asked for something, and again after the browser closed it. */
export function createShelfDatabase(now: () => number, name = NAME): ShelfDatabase {
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
    load: () => withDatabase((database) => load(database, now())),
    read: (ids) => withDatabase((database) => read(database, ids, now())),
    save: (mine) => withDatabase((database) => save(database, mine, now())),
    close: () => void opened?.then((database) => database.close()).catch(() => undefined),
  };
}
