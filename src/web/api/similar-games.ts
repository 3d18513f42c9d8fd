// One page of the games like another one, each with what the two have in common.
import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import type { GamesParams } from "#shared/rawg/query.ts";
import { type Shared, SharedSchema } from "#shared/rawg/shared.ts";
import { describeListFailure, pageOfList } from "./list-games.ts";
import { rawgOf } from "./rawg.ts";

const KEPT_MS = 10 * 60_000;
const INCLUDE = "screenshots,movies,developers,shared";

/** What the two games share; undefined where the service does not say. */
const readShared = (value: unknown): Shared | undefined => z.safeParse(SharedSchema, value).data;

/** `params` name the game as `like`. */
export function similarGamesQuery(params: GamesParams) {
  const asked = { page: 1, ...params, include: INCLUDE };
  const { queryKey, standIn } = pageOfList("games", asked);
  return queryOptions({
    // Among the lists, so that a game that is opened from here is known.
    queryKey,
    queryFn: async ({ client, signal }) => {
      const page = await rawgOf(client).listGames(asked, signal);
      return { ...page, results: page.results.map((game) => ({ ...game, shared: readShared(game.shared) })) };
    },
    placeholderData: (previous, query) => standIn(previous, query?.queryKey),
    staleTime: KEPT_MS,
    networkMode: "always",
    meta: { failure: describeListFailure },
  });
}
