// The shelves of the day without the games that the visitor's own shelf hides. They are drawn for everybody, so more games
// are asked for, and those that are left are chosen here: nobody is told which games are hidden.
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { discoverQuery } from "#web/api/discover.ts";
import { isNarrowing, narrowed, useShelfNarrowing } from "#web/state/shelf/narrowing.ts";

const SHOWN = 6;
/** So many are asked for where some may be left out. */
const NARROWED_FROM = 24;

/** The day is undefined until it is known; a shelf of which nothing is left is not there. */
export function useDayShelves() {
  const narrowing = useShelfNarrowing();
  const size = isNarrowing(narrowing) ? NARROWED_FROM : undefined;
  const { data, isError, isPlaceholderData, refetch } = useQuery(discoverQuery(size));
  const shelves = useMemo(
    () =>
      (data?.shelves ?? [])
        .map((shelf) => ({ ...shelf, results: narrowed(shelf.results, narrowing).slice(0, SHOWN) }))
        .filter(({ results }) => results.length > 0),
    [data, narrowing],
  );
  const isEmpty = shelves.length === 0;
  return {
    day: data?.day,
    shelves,
    /** Is it unknown whether there are any? Of more games some may be left. */
    isLoading: data === undefined ? !isError : isPlaceholderData && isEmpty,
    /** Has the catalogue some, of which the narrowing leaves none? */
    isEmptied: isEmpty && data !== undefined && data.shelves.length > 0,
    hasFailed: isError,
    reload: refetch,
  };
}
