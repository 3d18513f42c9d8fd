// Which entries of a shelf are shown, and in what order.
import { containingFolded, folded } from "#web/lib/contains-words.ts";
import { LANGUAGE } from "#web/lib/language.ts";
import type { Mark } from "#web/lib/marks.ts";
import type { SharedGame } from "#web/state/shelf/shared-games.ts";
import { changedAt, isOnShelf, type ShelfEntry } from "#web/state/shelf/shelf-entry.ts";

export type ShelfTab = "all" | Mark;
export const SHELF_ORDERS = ["changed", "name", "stars", "released"] as const;
export type ShelfOrder = (typeof SHELF_ORDERS)[number];

const collator = new Intl.Collator(LANGUAGE, { numeric: true });
const byName = (a: ShelfEntry, b: ShelfEntry) => collator.compare(a.game.value.name, b.game.value.name) || a.id - b.id;
/** What each order goes by; where two are alike, by name. Asked once for each entry, not for each comparison. */
const KEYS: Readonly<Record<ShelfOrder, (entry: ShelfEntry) => number>> = {
  changed: (entry) => -changedAt(entry),
  name: () => 0,
  stars: ({ halfStars }) => -(halfStars?.value ?? 0),
  released: ({ game }) => -Number((game.value.released ?? "0").replaceAll("-", "")),
};

type Keyed = { readonly entry: ShelfEntry; readonly key: number };
const byKey = (a: Keyed, b: Keyed) => a.key - b.key || byName(a.entry, b.entry);

/** The last answer for each order: entries never change, so that after a change only what is new must find its place. */
const lastInOrder = new Map<ShelfOrder, readonly Keyed[]>();

/** How many of `sorted` stand before `one`, at least `begin`. */
function placeIn(sorted: readonly Keyed[], one: Keyed, begin: number): number {
  let [low, high] = [begin, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const at = sorted[middle];
    if (at !== undefined && byKey(at, one) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Both in one order. */
function woven(sorted: readonly Keyed[], news: readonly Keyed[]): Keyed[] {
  const all: Keyed[] = [];
  let done = 0;
  for (const one of news) {
    const place = placeIn(sorted, one, done);
    for (; done < place; done += 1) all.push(sorted[done] as Keyed); // Below the length that `placeIn` has looked at.
    all.push(one);
  }
  return all.concat(sorted.slice(done));
}

/** The entries that are on the shelf, in this order. */
export function inOrder(entries: Iterable<ShelfEntry>, order: ShelfOrder): readonly ShelfEntry[] {
  const left = new Set<ShelfEntry>();
  for (const entry of entries) if (isOnShelf(entry)) left.add(entry);
  const kept = (lastInOrder.get(order) ?? []).filter(({ entry }) => left.delete(entry));
  const keyOf = KEYS[order];
  const news = [...left].map((entry) => ({ entry, key: keyOf(entry) })).toSorted(byKey);
  const sorted = woven(kept, news);
  lastInOrder.set(order, sorted);
  return sorted.map(({ entry }) => entry);
}

/** The words of an entry, which never changes, folded. */
const foldedWords = new WeakMap<ShelfEntry, string>();

function wordsOf(entry: ShelfEntry): string {
  const known = foldedWords.get(entry) ?? folded(`${entry.game.value.name} ${entry.note?.value ?? ""}`);
  foldedWords.set(entry, known);
  return known;
}

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

/** Those of a tab that have all the words of `text` in their name or note. */
export function shownOf(
  ordered: readonly ShelfEntry[],
  { tab, text }: { tab: ShelfTab; text: string },
): readonly ShelfEntry[] {
  const hasWords = containingFolded(text);
  const isSearched = text.trim() !== "";
  if (tab === "all" && !isSearched) return ordered;
  return ordered.filter(
    (entry) => (tab === "all" || entry.mark?.value === tab) && (!isSearched || hasWords(wordsOf(entry))),
  );
}

/** What whoever looks for something to play has done with already, or wants nothing of. */
const DONE_WITH: ReadonlySet<Mark> = new Set<Mark>(["finished", "dropped", "not-interested"]);

/** The ids of those of `shown`, the entries of a tab, that chance may pick: on a mark's own tab all of them. */
export const pickableOf = (shown: readonly ShelfEntry[], tab: ShelfTab): number[] =>
  shown.filter(({ mark }) => tab !== "all" || !mark?.value || !DONE_WITH.has(mark.value)).map(({ id }) => id);

/** The part of entries that is handed on: no note, no dates, no mark. */
export const sharedOf = (entries: readonly ShelfEntry[]): SharedGame[] =>
  entries.map(({ id, game, halfStars }) => ({ id, name: game.value.name, halfStars: halfStars?.value ?? 0 }));
