// The results for a text and filters, with the media of each game: from the list itself, or asked for game by game where
// the service does not send them in lists. Games show at once; media join as they come. The address is the state.
import { useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef } from "react";
import { type CardMedia, cardMediaQuery } from "#web/api/card-extras.ts";
import { searchQuery } from "#web/api/search-games.ts";
import { RawgError } from "#shared/rawg/rawg-error.ts";
import type { GamesParams } from "#shared/rawg/query.ts";
import type { CardGame } from "#web/lib/card-game.ts";
import { type CatalogueView, totalPagesOf, viewParams } from "#web/lib/catalogue-view.ts";
import { type FilterValues, NO_FILTERS } from "#web/lib/filter-values.ts";
import { navigate } from "#web/lib/navigation.ts";
import { searchAddress, type SearchPlace } from "#web/lib/search-url.ts";
import { useNarrowing, useShelfNarrowing } from "#web/state/shelf/narrowing.ts";
import { useUnderstanding } from "./use-understanding.ts";

// A list that brought pictures and no trailers comes from RAWG, where each trailer costs a call: its cards ask for them
// when a visitor turns to them.
const lacksMedia = ({ screenshots }: CardGame) => screenshots === undefined;

const dataOf = (results: readonly { data?: CardMedia | undefined }[]) => results.map(({ data }) => data);

const NONE: readonly CardGame[] = [];

/**
 * The service's parameters. The order by relevance is its own: by nearness where there are words to be near to, and by how
 * much a game is of what was understood.
 */
function searchParams({ text, said, view }: SearchPlace): GamesParams {
  const isWish = text !== "" && said !== "";
  const isByRelevance = view.sort === undefined || view.sort === "relevance";
  return {
    ...viewParams(isByRelevance ? { ...view, sort: undefined } : view),
    ...(text !== "" && { search: text, ...(isWish && { search_wish: true }) }),
    ...(isByRelevance && said !== "" && { typical: true }),
  };
}

function useMedia(found: readonly CardGame[]): readonly CardGame[] {
  const lacking = useMemo(() => found.filter(lacksMedia), [found]);
  const media = useQueries({ queries: lacking.map(({ id }) => cardMediaQuery(id)), combine: dataOf });
  return useMemo(() => {
    const byId = new Map(lacking.map(({ id }, index) => [id, media[index]]));
    return found.map((game) => ({ ...game, ...byId.get(game.id) }));
  }, [found, lacking, media]);
}

const paramsOf = (place: SearchPlace) => ({ ...searchParams(place), ...useNarrowing.getState() });

/** What a visitor can do: each is a new entry of the history, on page 1. */
function useActions(place: SearchPlace) {
  const client = useQueryClient();
  const latest = useRef(place);
  useEffect(() => {
    latest.current = place;
  });
  const go = (changes: Partial<CatalogueView>) => {
    // Two choices in a row count both, even before the address has followed the first.
    latest.current = { ...latest.current, view: { ...latest.current.view, page: 1, ...changes } };
    navigate(searchAddress(latest.current));
  };
  return {
    changeFilters: (changes: Partial<FilterValues>) => go({ filters: { ...latest.current.view.filters, ...changes } }),
    changeSort: (sort: CatalogueView["sort"]) => go({ sort }),
    clearFilters: () => go({ filters: NO_FILTERS }),
    dropWords: () => {
      latest.current = { ...latest.current, text: "", said: "" };
      go({});
    },
    reset: () => go({ filters: NO_FILTERS, sort: undefined }),
    reload: () => client.refetchQueries({ queryKey: searchQuery(paramsOf(latest.current)).queryKey, exact: true }),
    prefetchPage: (page: number) => void client.prefetchQuery(searchQuery({ ...paramsOf(latest.current), page })),
    addressOf: (page: number) => searchAddress({ ...place, view: { ...place.view, page } }),
  };
}

/** What is found at `place`. Nothing shows before it is known whether the words are words or filters. */
export function useSearchResults(place: SearchPlace) {
  const isReading = useUnderstanding(place);
  const actions = useActions(place);
  const params = { ...searchParams(place), ...useShelfNarrowing() };
  const { data, error, isPending, isPlaceholderData } = useQuery(searchQuery(params));
  const isPastEnd = error instanceof RawgError && error.status === 404 && place.view.page > 1;
  const isLoading = isReading || isPending || (isPlaceholderData && data?.results.length === 0);
  const games = useMedia(data?.results ?? NONE);
  return {
    ...actions,
    // How many pages there are is known of the list that is shown, not of the one that is on its way.
    prefetchPage: (page: number) => !isPlaceholderData && actions.prefetchPage(page),
    params,
    games: isLoading ? NONE : games,
    isLoading,
    isPastEnd,
    firstPage: searchQuery({ ...params, page: 1 }),
    hasFailed: data === undefined && error !== null && !isPastEnd,
    count: data?.count ?? 0,
    wished: data?.wished,
    totalPages: totalPagesOf(data?.count),
  };
}
