// Searching by text: the few suggestions of the search box and the pages of the results screen.
import { queryOptions } from "@tanstack/react-query";
import type { GameListItem } from "#shared/rawg/game.ts";
import type { NamedMaker } from "#shared/rawg/page.ts";
import type { GamesParams } from "#shared/rawg/query.ts";
import { readSearchText } from "#shared/search/search-text.ts";
import { pageOfList } from "./list-games.ts";
import { rawgOf } from "./rawg.ts";

const SUGGESTIONS = 9;
const MIN_CHARACTERS = 2;

const failure = (error: Error) => `Error en búsqueda: ${error.message}`;

/** Games, and the studio, series or person of that name. */
export type Suggested = { games: readonly GameListItem[]; maker: NamedMaker | undefined };

/** What suggestions for a text are asked with; undefined where it is too short. */
export function suggestionsFor(text: string): string | undefined {
  const wanted = readSearchText(text).trim();
  // Characters as a person counts them: an emoji is one.
  return Array.from(wanted).length >= MIN_CHARACTERS ? wanted : undefined;
}

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
 * them.
 */
export function searchQuery(params: GamesParams) {
  const asked = { page: 1, ...params, include: "screenshots,movies,developers,matches" };
  const { queryKey, standIn } = pageOfList("search", params);
  return queryOptions({
    queryKey,
    queryFn: ({ client, signal }) => rawgOf(client).listGames(asked, signal),
    placeholderData: (previous, query) => standIn(previous, query?.queryKey),
    networkMode: "always",
    meta: { failure },
  });
}
