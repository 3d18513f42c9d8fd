// One whole game: the record, its screenshots and its trailers, asked for together and merged.
import { queryOptions } from "@tanstack/react-query";
import type { GameDetail, Movie, Screenshot } from "#shared/rawg/game.ts";
import { RawgError } from "#shared/rawg/rawg-error.ts";
import { SCREENSHOTS, TRAILERS } from "./game-addresses.ts";
import { rawgOf } from "./rawg.ts";

const KEPT_MS = 10 * 60_000;

/** A game with everything its page shows. */
export type WholeGame = Omit<GameDetail, "screenshots" | "videos"> & { screenshots: Screenshot[]; videos: Movie[] };

/** The log's words for a failure: the requirement's 'Error {status} en {url}', or the network's own. */
function describeFailure(error: Error): string {
  return error instanceof RawgError
    ? `Error ${error.status} en ${error.path}`
    : `Error en la petición del juego: ${error.message}`;
}

/**
 * The game with this id; kept ten minutes. The three requests leave at once. A game that has no such id rejects with a
 * `RawgError` of status 404, which a page tells apart from a service that fails.
 */
export function gameQuery(id: number) {
  return queryOptions({
    queryKey: ["game", id],
    queryFn: async ({ client, signal }): Promise<WholeGame> => {
      const rawg = rawgOf(client);
      const [game, screenshots, movies] = await Promise.all([
        rawg.getGame(id, {}, signal),
        rawg.listScreenshots(id, { page_size: SCREENSHOTS }, signal),
        rawg.listMovies(id, { page_size: TRAILERS }, signal),
      ]);
      return { ...game, screenshots: screenshots.results, videos: movies.results };
    },
    staleTime: KEPT_MS,
    gcTime: KEPT_MS,
    meta: { failure: describeFailure },
  });
}
