// What of a shelf was not in the database yet when its page went: it stands in the other storage, which is written at once,
// until the next page has put it where it belongs.
import { keepAside, readStored, writeStored } from "#web/state/storage.ts";
import { HAS_SHELF_KEY } from "./has-shelf.ts";
import { readEntry } from "./read-entry.ts";
import { readList } from "./read-list.ts";
import { isStored } from "./read-stamped.ts";
import type { Kept } from "./shelf-database.ts";

const KEY = "ludex-shelf-unwritten";

/** The rows in `value`; the second is how many parts of it are none. */
function rowsIn<T>(value: unknown, read: (stored: unknown) => { row: T | undefined; isWhole: boolean }): [T[], number] {
  if (value === undefined) return [[], 0];
  if (!Array.isArray(value)) return [[], 1];
  const rows = value.map(read);
  return [rows.flatMap(({ row }) => row ?? []), rows.filter(({ isWhole }) => !isWhole).length];
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isStored(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function readText(text: string): { kept: Kept; broken: number } {
  const stored = parsed(text);
  if (stored === undefined) return { kept: { entries: [], lists: [] }, broken: 1 };
  const [entries, brokenEntries] = rowsIn(stored["entries"], (value) => {
    const { entry: row, isWhole } = readEntry(value);
    return { row, isWhole };
  });
  const [lists, brokenLists] = rowsIn(stored["lists"], (value) => {
    const { list: row, isWhole } = readList(value);
    return { row, isWhole };
  });
  return { kept: { entries, lists }, broken: brokenEntries + brokenLists };
}

const textNow = () => {
  const stored = readStored(KEY);
  return stored.isReadable ? (stored.text ?? "") : "";
};

/** Have pages that are gone left anything? */
export const hasUnwritten = (): boolean => textNow() !== "";

/** `broken` counts what could not be read whole; `forget` is for when the rest is written. */
export type Unwritten = { kept: Kept; broken: number; forget: () => void };

/** What is left of pages that are gone; what of it is broken is kept aside. Undefined where nothing is. */
export function readUnwritten(): Unwritten | undefined {
  const text = textNow();
  if (text === "") return undefined;
  const { kept, broken } = readText(text);
  const isSafe = broken === 0 || keepAside(KEY, text);
  return {
    kept,
    broken,
    forget: () => {
      // Another page may have gone meanwhile, and left something.
      if (isSafe && textNow() === text) writeStored(KEY, "");
    },
  };
}

/** Keeps `mine` for the next page, in place of what was left before. */
export function keepUnwritten({ entries, lists }: Kept): void {
  writeStored(KEY, JSON.stringify({ entries, lists }));
  writeStored(HAS_SHELF_KEY, "1");
}
