// A list that lies within something, such as the games of a studio or the games like one: narrowed, ordered and paged as
// its address says, and what a visitor can do to that.
import { type UseQueryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { GamesParams } from "#shared/rawg/query.ts";
import { RawgError } from "#shared/rawg/rawg-error.ts";
import { listGamesQuery } from "#web/api/list-games.ts";
import type { CardGame } from "#web/lib/card-game.ts";
import { type CatalogueView, parseView, totalPagesOf } from "#web/lib/catalogue-view.ts";
import { type FilterValues, hasFilters, NO_FILTERS } from "#web/lib/filter-values.ts";
import { navigate, usePlace } from "#web/lib/navigation.ts";
import { ownFilters, type Within } from "#web/lib/within.ts";
import { isNarrowing, useNarrowing, useShelfNarrowing } from "#web/state/shelf/narrowing.ts";

/** A page of the list. */
type Listed = { count: number; results: readonly CardGame[] };
type GamesOf<Of extends Listed> = readonly Of["results"][number][];

/** The list as its page knows it. */
export type InnerList<Of> = {
  within: Within;
  /** Root-relative address of a view of it. */
  addressOf: (view: CatalogueView) => string;
  /** What a view is asked for with, the filters that it lies within included. */
  paramsOf: (view: CatalogueView) => GamesParams;
  questionOf: (params: GamesParams) => UseQueryOptions<Of, Error, Of, (string | number)[]>;
  /** Is it known yet what to ask? */
  isKnown?: boolean;
};

/** Each choice is a new entry of the history, on page 1. */
function useActions<Of>({ addressOf, paramsOf, questionOf }: InnerList<Of>, view: CatalogueView) {
  const client = useQueryClient();
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  });
  const go = (changes: Partial<CatalogueView>) => {
    // Two choices in a row count both, even before the address has followed the first.
    latest.current = { ...latest.current, page: 1, ...changes };
    navigate(addressOf(latest.current));
  };
  return {
    changeFilters: (changes: Partial<FilterValues>) => go({ filters: { ...latest.current.filters, ...changes } }),
    changeSort: (sort: CatalogueView["sort"]) => go({ sort }),
    clearFilters: () => go({ filters: NO_FILTERS }),
    reset: () => go({ filters: NO_FILTERS, sort: undefined }),
    prefetchPage: (page: number) =>
      void client.prefetchQuery(questionOf({ ...paramsOf({ ...latest.current, page }), ...useNarrowing.getState() })),
    addressOf: (page: number) => addressOf({ ...view, page }),
  };
}

/** Are the filters open, and has something been chosen in them since they were opened? */
type Panel = "closed" | "open" | "used";

export function useNarrowedList<Of extends Listed>(list: InnerList<Of>) {
  const { within, isKnown: enabled = true } = list;
  const said = parseView(new URLSearchParams(usePlace().search));
  const view = { ...said, filters: ownFilters(said.filters, within) };
  const params = { ...list.paramsOf(view), ...useShelfNarrowing() };
  const { data, error, isPlaceholderData, refetch } = useQuery({ ...list.questionOf(params), enabled });
  const [panel, setPanel] = useState<Panel>("closed");
  const { changeFilters, ...actions } = useActions(list, view);
  const games: GamesOf<Of> = data?.results ?? [];
  const isPastEnd = error instanceof RawgError && error.status === 404 && view.page > 1;
  const isNarrowed = hasFilters(view.filters);
  return {
    ...actions,
    changeFilters: (changes: Partial<FilterValues>) => {
      setPanel((now) => (now === "closed" ? now : "used"));
      changeFilters(changes);
    },
    within,
    view,
    params,
    games,
    count: data?.count ?? 0,
    isLoading: data === undefined ? error === null : isPlaceholderData && data.results.length === 0,
    isPastEnd,
    hasFailed: data === undefined && error !== null && !isPastEnd,
    isNarrowed,
    /** Do the marks of the visitor's shelf narrow it? */
    isByShelf: isNarrowing(params),
    /** Of the list without filters. */
    wholeAddress: list.addressOf({ ...view, filters: NO_FILTERS, page: 1 }),
    /** Is the visitor choosing among these games? So also where the last filter has just gone and the others are open. */
    isBeingNarrowed: isNarrowed || panel === "used",
    isFiltering: panel !== "closed",
    setFiltering: (isOpen: boolean) => setPanel(isOpen ? "open" : "closed"),
    firstPage: listGamesQuery({ ...params, page: 1 }),
    totalPages: totalPagesOf(data?.count ?? 0),
    reload: refetch,
  };
}

export type NarrowedGames = ReturnType<typeof useNarrowedList>;
