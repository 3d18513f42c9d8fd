// What entries and lists say, as a text: two that say the same have the same one.
import type { ShelfEntry } from "./shelf-entry.ts";
import type { ShelfList } from "./shelf-list.ts";
import type { Stamped } from "./stamped.ts";

const signOf = (parts: Readonly<Record<string, Stamped<unknown> | undefined>>) =>
  JSON.stringify(
    Object.entries(parts)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => [name, part?.at, part?.by, part?.value]),
  );

/** Of an entry, without what its card shows. */
export const saidOf = ({ mark, halfStars, note, plays }: ShelfEntry): string =>
  signOf({ mark, halfStars, note, ...plays });

export const saidOfList = ({ name, note, cover, places }: ShelfList): string =>
  signOf({ name, note, cover, ...places });
