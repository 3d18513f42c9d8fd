// The catalogue's filtered lists, one answer for each set of filters and page. Media and studios ride along where the
// service can put them inside a list, so that a page of games costs one request.
import { queryOptions } from "@tanstack/react-query";
import { RawgError } from "#shared/rawg/rawg-error.ts";
import type { GameListItem } from "#shared/rawg/game.ts";
import type { Page } from "#shared/rawg/page.ts";
import { canonicalQuery, type GamesParams } from "#shared/rawg/query.ts";
import { narrowed } from "#web/state/shelf/narrowing.ts";
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

type Listed = { results: GameListItem[] };

/**
 * The name of a page of a list among those of its kind, and what stands in while it is on its way: another page of the list
 * tells how many games there are, and the same page, narrowed otherwise by the visitor's shelf, has what is left of it.
 * Another list starts from nothing, so that an old one is never taken for the new one.
 */
export function pageOfList(kind: string, { page = 1, exclude, ids, ...filters }: GamesParams) {
  const list = canonicalQuery(filters);
  return {
    queryKey: [kind, list, page, canonicalQuery({ exclude, ids })],
    standIn: <Of extends Listed>(previous: Of | undefined, key: readonly unknown[] | undefined): Of | undefined => {
      if (previous === undefined || key?.[1] !== list) return undefined;
      return { ...previous, results: key[2] === page ? narrowed(previous.results, { exclude, ids }) : [] };
    },
  };
}

/** One page of games. */
export function listGamesQuery(params: GamesParams) {
  const { queryKey, standIn } = pageOfList("games", params);
  return queryOptions({
    queryKey,
    queryFn: ({ client, signal }) => rawgOf(client).listGames({ page: 1, ...params, include: INCLUDE }, signal),
    placeholderData: (previous, query) => standIn(previous, query?.queryKey),
    staleTime: FRESH_MS,
    gcTime: KEPT_MS,
    // The server may well stand on this very machine: what the browser believes of the network does not matter.
    networkMode: "always",
    meta: { failure: describeListFailure },
  });
}
