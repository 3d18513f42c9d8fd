// Searching by text: the few suggestions of the search box and the pages of the results screen.
import { queryOptions } from "@tanstack/react-query";
import type { GameListItem } from "#shared/rawg/game.ts";
import type { NamedMaker } from "#shared/rawg/page.ts";
import { canonicalQuery, type GamesParams } from "#shared/rawg/query.ts";
import { rawgOf } from "./rawg.ts";

const SUGGESTIONS = 9;

const failure = (error: Error) => `Error en búsqueda: ${error.message}`;

/** Games, and the studio, series or person of that name. */
export type Suggested = { games: readonly GameListItem[]; maker: NamedMaker | undefined };

/**
 * The first nine games for a text (trimmed). A newer text aborts the request. A failure is logged and final: the visitor
 * types on, and the next text asks anew.
 */
export function suggestionsQuery(text: string) {
  return queryOptions({
    queryKey: ["suggestions", text],
    queryFn: async ({ client, signal }): Promise<Suggested> => {
      const params = { search: text, page_size: SUGGESTIONS, include: "matches,makers" };
      const { results, maker } = await rawgOf(client).listGames(params, signal);
      return { games: results.slice(0, SUGGESTIONS), maker };
    },
    retry: false,
    meta: { failure },
  });
}

/**
 * One page of the games for a text and filters, each with its pictures, trailer and studios where the service can bring
 * them. While another page of the same list loads, the totals of the one before stand in, marked as placeholder.
 */
export function searchQuery({ page = 1, ...params }: GamesParams) {
  const list = canonicalQuery(params);
  return queryOptions({
    queryKey: ["search", list, page],
    queryFn: ({ client, signal }) =>
      rawgOf(client).listGames({ ...params, page, include: "screenshots,movies,developers,matches" }, signal),
    placeholderData: (previous, query) => (query?.queryKey[1] === list ? previous : undefined),
    networkMode: "always",
    meta: { failure },
  });
}
