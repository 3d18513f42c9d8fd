// The catalogue's view, its games and what can be done to it. The address decides, the query cache answers, and the store
// hears of both.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import { RawgError } from "#shared/rawg/rawg-error.ts";
import type { GameListItem } from "#shared/rawg/game.ts";
import type { GamesParams } from "#shared/rawg/query.ts";
import type { SortKey } from "#shared/options.ts";
import { describeListFailure, EMPTY_PAGE, listGamesQuery } from "#web/api/list-games.ts";
import { type CatalogueView, FIRST_VIEW, totalPagesOf, viewAddress, viewParams } from "#web/lib/catalogue-view.ts";
import { type FilterValues, NO_FILTERS } from "#web/lib/filter-values.ts";
import { navigate } from "#web/lib/navigation.ts";
import { useGameStore } from "#web/state/game-store.ts";
import { useNarrowing, useShelfNarrowing } from "#web/state/shelf/narrowing.ts";
import { storeChoice, useStoredView } from "./use-stored-view.ts";

export type CatalogueState = {
  view: CatalogueView;
  /** What the list is asked for with. */
  params: GamesParams;
  games: readonly GameListItem[];
  /** No list of this view has arrived yet. */
  isLoading: boolean;
  /** What is shown is what is left of the list before. */
  isStandIn: boolean;
  error: Error | null;
  /** Undefined while it is unknown. */
  totalResults: number | undefined;
  totalPages: number;
};

export type CatalogueActions = {
  changeFilters: (changes: Partial<FilterValues>) => void;
  changeSort: (sort: SortKey) => void;
  clearFilters: () => void;
  /** Every filter and the sort order back to none, and a fresh list. */
  reset: () => void;
  /** Asks again for what is shown. */
  reload: () => Promise<unknown>;
  /** Fetches a page before it is wanted. */
  prefetchPage: (page: number) => void;
};

/** A page beyond the last one is no failure of the service. */
const isBeyondEnd = (error: Error | null, page: number) =>
  error instanceof RawgError && error.status === 404 && page > 1;

/** The store's picture of the loading: it never holds the games themselves. */
function useStoreReport({ isLoading, error, totalResults, totalPages }: CatalogueState): void {
  useEffect(() => {
    const store = useGameStore.getState();
    if (error !== null) store.failLoading(describeListFailure(error));
    else if (isLoading) store.startLoading();
    else store.finishLoading({ totalPages, totalResults: totalResults ?? 0 });
  }, [isLoading, error, totalResults, totalPages]);
}

function useCatalogueState(): CatalogueState {
  const view = useStoredView();
  const params = { ...viewParams(view), ...useShelfNarrowing() };
  const { data, error, isPlaceholderData, isPending } = useQuery(listGamesQuery(params));
  const isLoading = isPending || (isPlaceholderData && data?.results.length === 0);
  const isPastEnd = isBeyondEnd(error, view.page);
  return {
    view,
    params,
    games: isLoading ? [] : (data ?? EMPTY_PAGE).results,
    isLoading,
    isStandIn: isPlaceholderData,
    error: data === undefined && !isPastEnd ? error : null,
    totalResults: data?.count,
    totalPages: totalPagesOf(data?.count),
  };
}

const paramsOf = (view: CatalogueView) => ({ ...viewParams(view), ...useNarrowing.getState() });

/** Everything that a visitor can do to the view: each is a new entry of the history, on page 1. */
function useCatalogueActions(view: CatalogueView): CatalogueActions {
  const client = useQueryClient();
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  }, [view]);

  const go = useCallback((changes: Partial<CatalogueView>) => {
    // Two choices in a row count both, even before the address has followed the first.
    const next = { ...latest.current, page: 1, ...changes };
    storeChoice(latest.current, next);
    latest.current = next;
    navigate(viewAddress(next));
  }, []);
  const reload = () => {
    const { queryKey } = listGamesQuery(paramsOf(latest.current));
    return client.refetchQueries({ queryKey, exact: true });
  };
  return {
    changeFilters: (changes) => go({ filters: { ...latest.current.filters, ...changes } }),
    changeSort: (sort) => go({ sort }),
    clearFilters: () => go({ filters: NO_FILTERS }),
    reset: () => {
      void client.invalidateQueries({ queryKey: ["games"], refetchType: "none" });
      if (viewAddress(latest.current) !== "/") return go(FIRST_VIEW);
      // Nothing is shown of what may be stored.
      storeChoice(FIRST_VIEW, FIRST_VIEW);
      void reload();
    },
    reload,
    prefetchPage: (page) => void client.prefetchQuery(listGamesQuery(paramsOf({ ...latest.current, page }))),
  };
}

/** The catalogue as its screen needs it. */
export function useCatalogue(): CatalogueState & CatalogueActions {
  const state = useCatalogueState();
  const actions = useCatalogueActions(state.view);
  useStoreReport(state);
  // How many pages there are is known of the list that is shown, not of the one that is on its way.
  const prefetchPage = (page: number) => !state.isLoading && !state.isStandIn && actions.prefetchPage(page);
  return { ...state, ...actions, prefetchPage };
}
