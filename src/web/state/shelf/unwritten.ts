// What of a shelf was not in the database yet when its page went: it stands in the other storage, which is written at once,
// until the next page has put it where it belongs.
import { readStored, writeStored } from "#web/state/storage.ts";
import { HAS_SHELF_KEY } from "./has-shelf.ts";
import { readEntry } from "./read-entry.ts";
import { readList } from "./read-list.ts";
import { isStored } from "./read-stamped.ts";
import type { Kept } from "./shelf-database.ts";

const KEY = "ludex-shelf-unwritten";

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return isStored(value) ? value : {};
  } catch {
    return {};
  }
}

const textNow = () => {
  const stored = readStored(KEY);
  return stored.isReadable ? (stored.text ?? "") : "";
};

/** What is left of pages that are gone; `forget` is for when it is written. Undefined where nothing is. */
export function readUnwritten(now: number): { kept: Kept; forget: () => void } | undefined {
  const text = textNow();
  if (text === "") return undefined;
  const { entries, lists } = parsed(text);
  return {
    kept: {
      entries: listIn(entries).flatMap((stored) => readEntry(stored, now).entry ?? []),
      lists: listIn(lists).flatMap((stored) => readList(stored, now).list ?? []),
    },
    forget: () => {
      // Another page may have gone meanwhile, and left something.
      if (textNow() === text) writeStored(KEY, "");
    },
  };
}

/** Keeps `mine` for the next page, in place of what was left before. */
export function keepUnwritten({ entries, lists }: Kept): void {
  writeStored(KEY, JSON.stringify({ entries, lists }));
  writeStored(HAS_SHELF_KEY, "1");
}
