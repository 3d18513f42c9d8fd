// What a list lies within without its address saying so: the games of a studio on its page, the games like one. In the words
// of the filters, so that they can be counted and asked for together with those that a visitor chooses.
import { FILTER_NAMES, type FilterName, type FilterValues, valuesOf } from "./filter-values.ts";

/** Filters that always hold; a list whose entries are all wanted (`genre_all`) leaves room for more of them. */
export type Within = Partial<FilterValues>;

/** Is there nothing left to choose of this filter, because the list lies within a value of it? */
export const isSettled = (within: Within, name: FilterName): boolean =>
  within[name] !== undefined && !name.endsWith("_all");

/** The filters of an address without those that are settled. */
export function ownFilters(filters: FilterValues, within: Within): FilterValues {
  const settled = FILTER_NAMES.filter((name) => isSettled(within, name));
  return { ...filters, ...Object.fromEntries(settled.map((name) => [name, ""])) };
}

/** All that the games of the list meet. */
export function filtersWithin(filters: FilterValues, within: Within): FilterValues {
  const joined = Object.entries(within).map(([name, value]) => {
    // Object.entries forgets the keys' type.
    const chosen = isSettled(within, name as FilterName) ? [] : valuesOf(filters[name as FilterName]);
    return [name, [...new Set([...valuesOf(value), ...chosen])].join(",")] as const;
  });
  return { ...filters, ...Object.fromEntries(joined) };
}
