// What a card needs beyond its list item where the list did not bring it: the real service sends neither studios nor
// media inside a list. Each is asked for only when a visitor turns to the card.
import { queryOptions } from "@tanstack/react-query";
import type { Movie, Screenshot } from "#shared/rawg/game.ts";
import type { TaxonomyRef } from "#shared/rawg/taxonomy.ts";
import { rawgOf } from "./rawg.ts";

const KEPT_MS = 10 * 60_000;
const SCREENSHOTS = 7;
const TRAILERS = 1;

export type CardMedia = { screenshots: Screenshot[]; videos: Movie[] };

/** The studios of one game; empty when the service fails, because a card must not fail over them. */
export function developersQuery(id: number) {
  return queryOptions({
    queryKey: ["card-developers", id],
    queryFn: async ({ client, signal }): Promise<TaxonomyRef[]> => {
      try {
        return (await rawgOf(client).getGame(id, {}, signal)).developers;
      } catch (error) {
        signal.throwIfAborted();
        logFailure(id, error);
        return [];
      }
    },
    staleTime: KEPT_MS,
  });
}

function logFailure(id: number, error: unknown): void {
  // The log is for whoever runs the site; the card stands without what failed.
  // oxlint-disable-next-line no-console
  console.warn(`Error al cargar los datos de la tarjeta ${id}:`, error);
}

/** Up to seven screenshots and one trailer of a game; empty lists for this game alone when the service fails. */
export function cardMediaQuery(id: number) {
  return queryOptions({
    queryKey: ["card-media", id],
    queryFn: async ({ client, signal }): Promise<CardMedia> => {
      const rawg = rawgOf(client);
      try {
        const [screenshots, movies] = await Promise.all([
          rawg.listScreenshots(id, { page_size: SCREENSHOTS }, signal),
          rawg.listMovies(id, { page_size: TRAILERS }, signal),
        ]);
        return { screenshots: screenshots.results, videos: movies.results };
      } catch (error) {
        signal.throwIfAborted();
        logFailure(id, error);
        return { screenshots: [], videos: [] };
      }
    },
    staleTime: KEPT_MS,
  });
}

/** The trailer of a game whose list brought its screenshots; an empty list when the service fails. */
export function cardTrailerQuery(id: number) {
  return queryOptions({
    queryKey: ["card-trailer", id],
    queryFn: async ({ client, signal }): Promise<Movie[]> => {
      try {
        return (await rawgOf(client).listMovies(id, { page_size: TRAILERS }, signal)).results;
      } catch (error) {
        signal.throwIfAborted();
        logFailure(id, error);
        return [];
      }
    },
    staleTime: KEPT_MS,
  });
}
