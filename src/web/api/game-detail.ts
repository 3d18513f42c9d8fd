// One whole game: the record with its screenshots and its trailers.
import { queryOptions } from "@tanstack/react-query";
import type { GameDetail, Movie, Screenshot } from "#shared/rawg/game.ts";
import { RawgError } from "#shared/rawg/rawg-error.ts";
import { INCLUDED, SCREENSHOTS, TRAILERS } from "./game-addresses.ts";
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

const resultsOf = async <T>(page: Promise<{ results: T[] }>) => (await page).results;

/**
 * The game with this id; kept ten minutes. One request brings everything; a service that puts nothing inside a game, as
 * RAWG itself, is asked for screenshots and trailers besides. A game that has no such id rejects with a `RawgError` of
 * status 404, which a page tells apart from a service that fails.
 */
export function gameQuery(id: number) {
  return queryOptions({
    queryKey: ["game", id],
    queryFn: async ({ client, signal }): Promise<WholeGame> => {
      const rawg = rawgOf(client);
      const game = await rawg.getGame(id, { include: INCLUDED }, signal);
      const [screenshots, videos] = await Promise.all([
        game.screenshots ?? resultsOf(rawg.listScreenshots(id, { page_size: SCREENSHOTS }, signal)),
        game.videos ?? resultsOf(rawg.listMovies(id, { page_size: TRAILERS }, signal)),
      ]);
      return { ...game, screenshots: screenshots.slice(0, SCREENSHOTS), videos: videos.slice(0, TRAILERS) };
    },
    staleTime: KEPT_MS,
    gcTime: KEPT_MS,
    meta: { failure: describeFailure },
  });
}
