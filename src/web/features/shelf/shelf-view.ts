// Which entries of a shelf are shown, and in what order.
import { containing } from "#web/lib/contains-words.ts";
import { LANGUAGE } from "#web/lib/language.ts";
import type { Mark } from "#web/lib/marks.ts";
import type { SharedGame } from "#web/state/shelf/shared-games.ts";
import { changedAt, isOnShelf, type ShelfEntry } from "#web/state/shelf/shelf-entry.ts";

export type ShelfTab = "all" | Mark;
export const SHELF_ORDERS = ["changed", "name", "stars", "released"] as const;
export type ShelfOrder = (typeof SHELF_ORDERS)[number];

const collator = new Intl.Collator(LANGUAGE, { numeric: true });
const byName = (a: ShelfEntry, b: ShelfEntry) => collator.compare(a.game.value.name, b.game.value.name) || a.id - b.id;
const released = ({ game }: ShelfEntry) => game.value.released ?? "";
const ORDERS: Readonly<Record<ShelfOrder, (a: ShelfEntry, b: ShelfEntry) => number>> = {
  changed: (a, b) => changedAt(b) - changedAt(a) || byName(a, b),
  name: byName,
  stars: (a, b) => (b.halfStars?.value ?? 0) - (a.halfStars?.value ?? 0) || byName(a, b),
  released: (a, b) => Number(released(a) < released(b)) - Number(released(b) < released(a)) || byName(a, b),
};

/** How many entries stand under each tab. */
export function countTabs(entries: Iterable<ShelfEntry>): Readonly<Record<ShelfTab, number>> {
  const counts = { all: 0, want: 0, playing: 0, finished: 0, dropped: 0, "not-interested": 0 };
  for (const entry of entries) {
    if (!isOnShelf(entry)) continue;
    counts.all += 1;
    if (entry.mark?.value) counts[entry.mark.value] += 1;
  }
  return counts;
}

/** The entries of a tab that have all the words of `text` in their name or note, in the order asked for. */
export function shownEntries(
  entries: Iterable<ShelfEntry>,
  { tab, order, text }: { tab: ShelfTab; order: ShelfOrder; text: string },
): ShelfEntry[] {
  const hasWords = containing(text);
  const isShown = (entry: ShelfEntry) =>
    isOnShelf(entry) &&
    (tab === "all" || entry.mark?.value === tab) &&
    (text.trim() === "" || hasWords(`${entry.game.value.name} ${entry.note?.value ?? ""}`));
  return [...entries].filter(isShown).toSorted(ORDERS[order]);
}

/** The part of entries that is handed on: no note, no dates, no mark. */
export const sharedOf = (entries: readonly ShelfEntry[]): SharedGame[] =>
  entries.map(({ id, game, halfStars }) => ({ id, name: game.value.name, halfStars: halfStars?.value ?? 0 }));
