// Searching by text: the few suggestions of the search box and the pages of the results screen.
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { GameListItem } from "#shared/rawg/game.ts";
import { rawg } from "./rawg.ts";

const SUGGESTIONS = 9;
const RESULTS_PER_PAGE = 40;

const failure = (error: Error) => `Error en búsqueda: ${error.message}`;

/**
 * The first nine games for a text (trimmed). A newer text aborts the request. A failure is logged and final: the visitor
 * types on, and the next text asks anew.
 */
export function suggestionsQuery(text: string) {
  return queryOptions({
    queryKey: ["suggestions", text],
    queryFn: async ({ signal }): Promise<GameListItem[]> =>
      (await rawg.listGames({ search: text, page_size: SUGGESTIONS }, signal)).results.slice(0, SUGGESTIONS),
    retry: false,
    meta: { failure },
  });
}

/** All games for a text, page by page, each with its pictures, trailer and studios where the service can bring them. */
export function searchQuery(text: string) {
  return infiniteQueryOptions({
    queryKey: ["search", text],
    queryFn: ({ signal, pageParam }) =>
      rawg.listGames(
        {
          search: text,
          page: pageParam,
          page_size: RESULTS_PER_PAGE,
          include: "screenshots,movies,developers",
        },
        signal,
      ),
    initialPageParam: 1,
    getNextPageParam: ({ next }, _pages, page) => (next === null ? undefined : page + 1),
    meta: { failure },
  });
}
