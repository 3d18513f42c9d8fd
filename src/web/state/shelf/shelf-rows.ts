// The rows of a stored shelf, read without trust and put right where they stand.
import { inTurns } from "#web/lib/in-turns.ts";
import { readEntry } from "./read-entry.ts";
import { readList } from "./read-list.ts";
import { mergeEntries, type ShelfEntry } from "./shelf-entry.ts";
import { mergeLists, type ShelfList } from "./shelf-list.ts";

/** What a row says, undefined where that cannot be told; is it all of the row? */
type Row<T> = { value: T | undefined; isWhole: boolean };
export type RowKind<T> = {
  read: (stored: unknown) => Row<T>;
  merge: (one: T, other: T | undefined) => T;
};

export const ENTRY_ROWS: RowKind<ShelfEntry> = {
  read: (stored) => {
    const { entry: value, isWhole } = readEntry(stored);
    return { value, isWhole };
  },
  merge: mergeEntries,
};
export const LIST_ROWS: RowKind<ShelfList> = {
  read: (stored) => {
    const { list: value, isWhole } = readList(stored);
    return { value, isWhole };
  },
  merge: mergeLists,
};

type Keyed<Key> = { readonly id: Key };
export type RowsRead<T, Key> = {
  values: T[];
  /** Keys of rows that are to be put right. */
  wrong: Key[];
  /** How many of these are not whole. */
  broken: number;
};

/** What is in `stored`, without keeping the page from its visitor. */
export async function readRows<Key, T extends Keyed<Key>>(
  stored: readonly Keyed<Key>[],
  { read }: RowKind<T>,
): Promise<RowsRead<T, Key>> {
  const rows: RowsRead<T, Key> = { values: [], wrong: [], broken: 0 };
  for await (const some of inTurns(stored)) {
    for (const record of some) {
      const { value, isWhole } = read(record);
      if (value !== undefined) rows.values.push(value);
      if (!isWhole) rows.broken += 1;
      // A row under another key than its own, a text for instance, would stand beside the one that is written next.
      if (!isWhole || value?.id !== record.id) rows.wrong.push(record.id);
    }
  }
  return rows;
}

type Store<T, Key> = {
  get: (key: Key) => Promise<T | undefined>;
  put: (value: T) => Promise<unknown>;
  delete: (key: Key) => Promise<void>;
};

/** So many are asked for or written before what came of it is waited for, while the transaction stays open. */
const AT_ONCE = 250;
/** From so many rows on it is cheaper to ask which are there than for each of them. */
const MANY = 50;

/** The rows that `store` holds, a part at a time: what comes at once is unpacked at once, while the visitor waits. */
export async function allRows<Key extends IDBValidKey, T extends Keyed<Key>>(store: {
  getAll: (query?: IDBKeyRange, count?: number) => Promise<T[]>;
}): Promise<T[]> {
  const all: T[] = [];
  for (;;) {
    const last = all.at(-1);
    const some = await store.getAll(last && IDBKeyRange.lowerBound(last.id, true), AT_ONCE);
    all.push(...some);
    if (some.length < AT_ONCE) return all;
  }
}

/** Writes `mine`, merged with what `store` holds of it, which is kept aside where it is not whole; gives what is there then. */
export async function saveRows<Key, T extends Keyed<Key>>(
  store: Store<T, Key> & { getAllKeys: () => Promise<Key[]> },
  mine: readonly T[],
  { read, merge, keepAside }: RowKind<T> & { keepAside: (stored: unknown) => Promise<unknown> },
): Promise<T[]> {
  const there = mine.length < MANY ? undefined : new Set(await store.getAllKeys());
  const save = async (one: T) => {
    const stored = there?.has(one.id) === false ? undefined : await store.get(one.id);
    if (stored === undefined) {
      await store.put(one);
      return one;
    }
    const { value, isWhole } = read(stored);
    if (!isWhole) await keepAside(stored);
    const whole = merge(one, value);
    await store.put(whole);
    return whole;
  };
  const saved: T[] = [];
  for (let begin = 0; begin < mine.length; begin += AT_ONCE)
    saved.push(...(await Promise.all(mine.slice(begin, begin + AT_ONCE).map(save))));
  return saved;
}

/** Puts in the place of each row what can be read of it. One that is not whole stays where `keepAside` has no room for it. */
export async function mendRows<Key, T extends Keyed<Key>>(
  store: Store<T, Key>,
  keys: readonly Key[],
  { read, merge, keepAside }: RowKind<T> & { keepAside: (stored: unknown) => Promise<boolean> },
): Promise<void> {
  for (const key of keys) {
    const stored = await store.get(key);
    const { value, isWhole } = read(stored);
    // Another tab may have mended it meanwhile, or taken it away.
    if (stored === undefined || (!isWhole && !(await keepAside(stored)))) continue;
    if (value?.id !== key) await store.delete(key);
    if (value === undefined) continue;
    await store.put(merge(value, value.id === key ? undefined : read(await store.get(value.id)).value));
  }
}
