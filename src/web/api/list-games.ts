// The catalogue's filtered lists, one answer for each set of filters and page. Media and studios ride along where the
// service can put them inside a list, so that a page of games costs one request.
import { queryOptions } from "@tanstack/react-query";
import { RawgError } from "#shared/rawg/rawg-error.ts";
import type { GameListItem } from "#shared/rawg/game.ts";
import type { Page } from "#shared/rawg/page.ts";
import { canonicalQuery, type GamesParams } from "#shared/rawg/query.ts";
import { rawgOf } from "./rawg.ts";

const KEPT_MS = 30 * 60_000;
const FRESH_MS = 10 * 60_000;
const INCLUDE = "screenshots,movies,developers";

/** What stands in for a list that could not be had. */
export const EMPTY_PAGE: Page<GameListItem> = { count: 0, next: null, previous: null, results: [] };

/** The log's words for a failure: 'Error: {status} {statusText}', or the network's own. */
export function describeListFailure(error: Error): string {
  return error instanceof RawgError ? `Error: ${error.status} ${error.statusText}` : `Error: ${error.message}`;
}

/**
 * One page of games. While another page of the same list loads, the totals of the one before stand in (marked as
 * placeholder); another list starts from nothing, so that an old list is never taken for the new one.
 */
export function listGamesQuery({ page = 1, ...filters }: GamesParams) {
  const list = canonicalQuery(filters);
  return queryOptions({
    queryKey: ["games", list, page],
    queryFn: ({ client, signal }) => rawgOf(client).listGames({ ...filters, page, include: INCLUDE }, signal),
    placeholderData: (previous, query) => (query?.queryKey[1] === list ? previous : undefined),
    staleTime: FRESH_MS,
    gcTime: KEPT_MS,
    // The server may well stand on this very machine: what the browser believes of the network does not matter.
    networkMode: "always",
    meta: { failure: describeListFailure },
  });
}
