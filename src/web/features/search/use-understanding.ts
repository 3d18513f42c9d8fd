// Reads the words of a search and, where they name filters, puts these into the address, so that they can be seen, changed
// and taken away like any other.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Understanding } from "#shared/search/hints.ts";
import { learnNames } from "#web/api/learnt-names.ts";
import { understandQuery } from "#web/api/understand.ts";
import { filterOfService, sortOfService } from "#web/lib/catalogue-view.ts";
import { type FilterName, type FilterValues, isRange, partsOf, readFilter } from "#web/lib/filter-values.ts";
import { navigate } from "#web/lib/navigation.ts";
import { searchAddress, type SearchPlace } from "#web/lib/search-url.ts";

type Found = { name: FilterName; value: string };

/** The filters with those found beside what they hold; a range takes the place of another. */
function withFound(filters: FilterValues, found: readonly Found[]): FilterValues {
  const joined: Record<FilterName, string> = { ...filters };
  for (const { name, value } of found) {
    const before = isRange(name) || joined[name] === "" ? [] : [joined[name]];
    joined[name] = readFilter(name, [...before, value].join(","));
  }
  return joined;
}

/** Where the words lead once they are understood; undefined when there is nothing in them but words to look for as they are. */
function understoodPlace(place: SearchPlace, understanding: Understanding): SearchPlace | undefined {
  const { text, filters, ordering, unknown } = understanding;
  const found = filters.flatMap(({ parameter, value }) => filterOfService(parameter, value) ?? []);
  const next = withFound(place.view.filters, found);
  const isSame = Object.entries(next).every(([name, value]) => place.view.filters[name as FilterName] === value);
  const sort = place.view.sort ?? sortOfService(ordering);
  // "lego games", "the third elder scrolls": words as well, but others.
  const isAsTyped = text === place.text.trim();
  if (isSame && isAsTyped && sort === place.view.sort && unknown === undefined) return undefined;
  return { ...place, text, said: place.text, view: { ...place.view, filters: next, sort } };
}

const namesIn = ({ filters }: Understanding) =>
  filters.flatMap(({ parameter, value, name }) => {
    const filter = filterOfService(parameter, value);
    if (filter === undefined || isRange(filter.name)) return [];
    return [[`${partsOf(filter.name).group}:${value}`, name] as const];
  });

/** True while it is not yet known whether the words are to be taken as they are. */
export function useUnderstanding(place: SearchPlace): boolean {
  const client = useQueryClient();
  const isWanted = place.text !== "" && place.said === "" && !place.isLiteral;
  const { data, isPending } = useQuery({ ...understandQuery(place.text), enabled: isWanted });
  const understood = isWanted && data !== undefined ? understoodPlace(place, data) : undefined;
  const address = understood && searchAddress(understood);
  useEffect(() => {
    if (address === undefined || data === undefined) return;
    learnNames(client, namesIn(data));
    navigate(address, { replace: true });
  }, [client, data, address]);
  return address !== undefined || (isWanted && isPending);
}
