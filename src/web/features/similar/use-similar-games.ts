// The games like one, narrowed, ordered and paged as its address says, and what a visitor can do to that.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { RawgError } from "#shared/rawg/rawg-error.ts";
import { listGamesQuery } from "#web/api/list-games.ts";
import { similarGamesQuery } from "#web/api/similar-games.ts";
import { type CatalogueView, parseView, totalPagesOf, viewParams } from "#web/lib/catalogue-view.ts";
import { type FilterValues, hasFilters, NO_FILTERS } from "#web/lib/filter-values.ts";
import { navigate, usePlace } from "#web/lib/navigation.ts";
import { similarAddress } from "#web/lib/similar-address.ts";
import { useNarrowing, useShelfNarrowing } from "#web/state/shelf/narrowing.ts";

/** The order by likeness is the service's own. */
function paramsOf(id: number, { filters, sort, page }: CatalogueView) {
  const ordering = sort === "relevance" ? undefined : sort;
  return viewParams({ filters: { ...filters, like: String(id) }, sort: ordering, page });
}

const NOTHING = { count: 0, results: [] };

/** Each choice is a new entry of the history, on page 1. */
function useActions(id: number, view: CatalogueView) {
  const client = useQueryClient();
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  });
  const go = (changes: Partial<CatalogueView>) => {
    // Two choices in a row count both, even before the address has followed the first.
    latest.current = { ...latest.current, page: 1, ...changes };
    navigate(similarAddress(id, latest.current));
  };
  return {
    changeFilters: (changes: Partial<FilterValues>) => go({ filters: { ...latest.current.filters, ...changes } }),
    changeSort: (sort: CatalogueView["sort"]) => go({ sort }),
    clearFilters: () => go({ filters: NO_FILTERS }),
    reset: () => go({ filters: NO_FILTERS, sort: undefined }),
    prefetchPage: (page: number) =>
      void client.prefetchQuery(
        similarGamesQuery({ ...paramsOf(id, { ...latest.current, page }), ...useNarrowing.getState() }),
      ),
    addressOf: (page: number) => similarAddress(id, { ...view, page }),
  };
}

export function useSimilarGames(id: number) {
  const said = parseView(new URLSearchParams(usePlace().search));
  const view = { ...said, filters: { ...said.filters, like: "" } };
  const params = { ...paramsOf(id, view), ...useShelfNarrowing() };
  const { data = NOTHING, error, isPending, isPlaceholderData, refetch } = useQuery(similarGamesQuery(params));
  const isLoading = isPending || (isPlaceholderData && data.results.length === 0);
  const isPastEnd = error instanceof RawgError && error.status === 404 && view.page > 1;
  return {
    ...useActions(id, view),
    view,
    params,
    games: data.results,
    count: data.count,
    isLoading,
    isPastEnd,
    hasFailed: error !== null && !isPastEnd && data === NOTHING,
    isNarrowed: hasFilters(view.filters),
    firstPage: listGamesQuery({ ...params, page: 1 }),
    totalPages: totalPagesOf(isPending ? 0 : data.count),
    reload: refetch,
  };
}
