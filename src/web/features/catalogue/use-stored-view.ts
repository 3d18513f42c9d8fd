// How the address and the stored choices agree. The address wins whenever it says anything, and what it says is not
// stored: only what the visitor chooses is. A bare one takes up what was stored when somebody arrives at it; whoever comes
// Back takes the choice back that was made since.
import { useEffect, useMemo } from "react";
import {
  type CatalogueView,
  FIRST_VIEW,
  formatView,
  parseView,
  readSort,
  saysView,
  viewAddress,
} from "#web/lib/catalogue-view.ts";
import { type FilterName, type FilterValues, NO_FILTERS, readFilters, valuesOf } from "#web/lib/filter-values.ts";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { navigate, type Place, usePlace } from "#web/lib/navigation.ts";
import { useGameStore } from "#web/state/game-store.ts";

type StoredFilters = ReturnType<typeof useGameStore.getState>["filters"];

/** What was stored when this document showed a history entry; coming to one of them again means Back or Forward. */
const storedAt = new Map<string, { filters: StoredFilters; moreFilters: string }>();

/** The filters that have a field of their own in the store, as requirement T-01 lists them. */
const fieldsOf = ({ platform, genre, tag, developer, year }: FilterValues) => ({
  platform,
  genre,
  tag,
  developer,
  year,
});

/** The stored choices as a view of page 1. */
function storedView(stored: StoredFilters, moreFilters: string): CatalogueView {
  const fields = readFilters((name) => (isField(name) ? stored[name] : ""));
  const { filters: more } = parseView(new URLSearchParams(moreFilters));
  return { ...FIRST_VIEW, filters: { ...more, ...fieldsOf(fields) }, sort: readSort(stored.ordering) };
}

const isField = (name: string): name is keyof ReturnType<typeof fieldsOf> => Object.hasOwn(fieldsOf(NO_FILTERS), name);

/** Of the values that are shown, those that were stored already and those that have just been chosen. */
function ownValues(stored: string, before: string, next: string): string {
  const [own, old] = [valuesOf(stored), valuesOf(before)];
  return valuesOf(next)
    .filter((value) => own.includes(value) || !old.includes(value))
    .join(",");
}

/**
 * Stores what a visitor has chosen of the view `next`, coming from `before`: neither what only a link has said, nor what
 * was stored and is not shown.
 */
export function storeChoice(before: CatalogueView, next: CatalogueView): void {
  const store = useGameStore.getState();
  const kept = storedView(store.filters, store.moreFilters);
  const own = (name: FilterName) => ownValues(kept.filters[name], before.filters[name], next.filters[name]);
  const filters = readFilters(own);
  const sort = next.sort === before.sort && next.sort !== kept.sort ? undefined : next.sort;
  const moreFilters = formatView({ ...FIRST_VIEW, filters: { ...filters, ...fieldsOf(NO_FILTERS) } });
  store.setFilters({ ...fieldsOf(filters), ordering: sort ?? "" }, moreFilters);
}

/** A bare address stands for the stored choices on arrival, and for nothing on the way back. */
function takesUpStored({ search, isArrival, key }: Place): boolean {
  return isArrival && !storedAt.has(key) && !saysView(new URLSearchParams(search));
}

/** Remembers what is stored at an entry that is new, and takes back what was chosen after one that is come back to. */
function followStore({ key, type }: Place): void {
  const { filters, moreFilters, setFilters } = useGameStore.getState();
  const then = storedAt.get(key);
  if (then === undefined) storedAt.set(key, { filters, moreFilters });
  else if (type === "pop" && then.filters !== filters) setFilters(then.filters, then.moreFilters);
}

/** The view to show. A bare address that takes up stored choices is replaced by one that says them. */
export function useStoredView(): CatalogueView {
  const place = usePlace();
  const stored = useGameStore((store) => store.filters);
  const moreFilters = useGameStore((store) => store.moreFilters);
  // Decided once per entry: whether it has been shown before changes as soon as it is shown.
  const isTakingUp = useMemo(() => takesUpStored(place), [place]);
  const said = useMemo(() => parseView(new URLSearchParams(place.search)), [place.search]);
  const kept = useMemo(() => storedView(stored, moreFilters), [stored, moreFilters]);
  const view = isTakingUp ? kept : said;
  const address = viewAddress(view);
  const isHydrated = useHydrated();
  useEffect(() => {
    if (!isHydrated) return;
    followStore(place);
    const store = useGameStore.getState();
    if (store.page !== view.page) store.setPage(view.page);
  }, [isHydrated, place, view]);
  useEffect(() => {
    if (isTakingUp && address !== "/") navigate(address, { replace: true });
  }, [isTakingUp, address]);
  return view;
}
