// The results for a text, with the media of each game: from the list itself, or asked for game by game where the service
// does not send them in lists. Games show at once; media join as they come.
import { useInfiniteQuery, useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import { type CardMedia, cardMediaQuery } from "#web/api/card-extras.ts";
import { searchQuery } from "#web/api/search-games.ts";
import type { CardGame } from "#web/lib/card-game.ts";

// A list that brought pictures and no trailers comes from RAWG, where each trailer costs a call: its cards ask for them
// when a visitor turns to them.
const lacksMedia = ({ screenshots }: CardGame) => screenshots === undefined;

const dataOf = (results: readonly { data?: CardMedia | undefined }[]) => results.map(({ data }) => data);

/** Games found so far, null when the search failed, undefined while the first answer is awaited. */
export function useSearchResults(text: string) {
  const { data, isError, isFetching, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery(
    searchQuery(text),
  );
  const found = useMemo(() => uniqueById(data?.pages.flatMap(({ results }) => results) ?? []), [data]);
  const lacking = useMemo(() => found.filter(lacksMedia), [found]);
  const media = useQueries({ queries: lacking.map(({ id }) => cardMediaQuery(id)), combine: dataOf });
  const games = useMemo(() => {
    const byId = new Map(lacking.map(({ id }, index) => [id, media[index]]));
    return found.map((game) => ({ ...game, ...byId.get(game.id) }));
  }, [found, lacking, media]);
  return {
    games: data !== undefined ? games : isError && !isFetching ? null : undefined,
    count: data?.pages[0]?.count ?? 0,
    retry: () => void refetch(),
    more: hasNextPage ? () => void fetchNextPage() : undefined,
    isLoadingMore: isFetchingNextPage,
  };
}

/** Pages may overlap when the catalogue changes between them. */
function uniqueById(games: CardGame[]): CardGame[] {
  return [...new Map(games.map((game) => [game.id, game])).values()];
}
