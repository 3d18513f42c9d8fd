// How the address and the stored choices agree. The address wins whenever it says anything; a bare one takes up what
// was stored, except when a visitor came Back to it: then the store follows the address.
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
import { type FilterValues, NO_FILTERS, readFilters } from "#web/lib/filter-values.ts";
import { useTakenOver } from "#web/lib/use-taken-over.ts";
import { navigate, type Place, usePlace } from "#web/lib/navigation.ts";
import { useGameStore } from "#web/state/game-store.ts";

/** History entries that this document has shown; coming to one of them again means Back or Forward. */
const shownEntries = new Set<string>();

type StoredFilters = ReturnType<typeof useGameStore.getState>["filters"];

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

/** Writes the choices of `view` into the store, if they differ. */
export function storeView({ filters, sort, page }: CatalogueView): void {
  const more = formatView({ ...FIRST_VIEW, filters: { ...filters, ...fieldsOf(NO_FILTERS) } });
  const wanted = { ...fieldsOf(filters), ordering: sort ?? "" };
  const store = useGameStore.getState();
  const isSame = Object.entries(store.filters).every(([name, value]) => value === wanted[name as keyof typeof wanted]);
  if (!isSame || store.moreFilters !== more) store.setFilters(wanted, more);
  if (useGameStore.getState().page !== page) store.setPage(page);
}

/** A bare address stands for the stored choices on arrival, and for nothing on the way back. */
function takesUpStored({ search, type, key }: Place): boolean {
  if (saysView(new URLSearchParams(search))) return false;
  return type !== "pop" || !shownEntries.has(key);
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
  const isTakenOver = useTakenOver();
  useEffect(() => {
    if (!isTakenOver) return;
    shownEntries.add(place.key);
    storeView(view);
  }, [isTakenOver, place.key, view]);
  useEffect(() => {
    if (isTakingUp && address !== "/") navigate(address, { replace: true });
  }, [isTakingUp, address]);
  return view;
}
