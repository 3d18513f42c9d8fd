// The rows of a stored shelf, read without trust and put right where they stand.
import { readEntry } from "./read-entry.ts";
import { readList } from "./read-list.ts";
import { mergeEntries, type ShelfEntry } from "./shelf-entry.ts";
import { mergeLists, type ShelfList } from "./shelf-list.ts";

/** What a row says, undefined where that cannot be told; is it all of the row, and does it stand there in these very words? */
type Row<T> = { value: T | undefined; isWhole: boolean; isInTime: boolean };
export type RowKind<T> = {
  read: (stored: unknown, now: number) => Row<T>;
  merge: (one: T, other: T | undefined) => T;
};

export const ENTRY_ROWS: RowKind<ShelfEntry> = {
  read: (stored, now) => {
    const { entry: value, ...rest } = readEntry(stored, now);
    return { value, ...rest };
  },
  merge: mergeEntries,
};
export const LIST_ROWS: RowKind<ShelfList> = {
  read: (stored, now) => {
    const { list: value, ...rest } = readList(stored, now);
    return { value, ...rest };
  },
  merge: mergeLists,
};

/** So many are read before the page may do something else. */
const AT_ONCE = 250;
const turn = () => new Promise<void>((resolve) => setTimeout(resolve));

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
  now: number,
): Promise<RowsRead<T, Key>> {
  const rows: RowsRead<T, Key> = { values: [], wrong: [], broken: 0 };
  for (let begin = 0; begin < stored.length; begin += AT_ONCE) {
    if (begin > 0) await turn();
    for (const record of stored.slice(begin, begin + AT_ONCE)) {
      const { value, isWhole, isInTime } = read(record, now);
      if (value !== undefined) rows.values.push(value);
      if (!isWhole) rows.broken += 1;
      // A row under another key than its own, a text for instance, would stand beside the one that is written next.
      if (!isWhole || !isInTime || value?.id !== record.id) rows.wrong.push(record.id);
    }
  }
  return rows;
}

type Store<T, Key> = {
  get: (key: Key) => Promise<T | undefined>;
  put: (value: T) => Promise<unknown>;
  delete: (key: Key) => Promise<void>;
};

/** Puts in the place of each row what can be read of it. One that is not whole stays where `keepAside` has no room for it. */
export async function mendRows<Key, T extends Keyed<Key>>(
  store: Store<T, Key>,
  keys: readonly Key[],
  { read, merge, keepAside, now }: RowKind<T> & { keepAside: (stored: unknown) => Promise<boolean>; now: number },
): Promise<void> {
  for (const key of keys) {
    const stored = await store.get(key);
    const { value, isWhole } = read(stored, now);
    // Another tab may have mended it meanwhile, or taken it away.
    if (stored === undefined || (!isWhole && !(await keepAside(stored)))) continue;
    if (value?.id !== key) await store.delete(key);
    if (value === undefined) continue;
    await store.put(merge(value, value.id === key ? undefined : read(await store.get(value.id), now).value));
  }
}
