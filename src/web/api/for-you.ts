// What recommendations are made from: the games that a visitor has marked, with their traits, and games that they have not
// marked, to choose among. Each question names games of the shelf in its body, as `rawg.ts` sees to; none says whose it is.
import type { QueryClient } from "@tanstack/react-query";
import type { GameListItem } from "#shared/rawg/game.ts";
import type { GamesParams } from "#shared/rawg/query.ts";
import { rawgOf } from "./rawg.ts";

/** What the service answers at most. */
const PAGE_SIZE = 40;
const INCLUDE = "developers,series";
/** So many games of a shelf are left out where games are listed; what else is on a large one is left out here. */
const EXCEPT_MAX = 2000;
/** No game has this id; a question that leaves it out is asked like one that names games. */
const NO_GAME = 0;

async function listAll(client: QueryClient, all: readonly GamesParams[], signal: AbortSignal): Promise<GameListItem[]> {
  const asked = all.map((params) =>
    rawgOf(client).listGames({ ...params, page_size: PAGE_SIZE, include: INCLUDE }, signal),
  );
  return (await Promise.all(asked)).flatMap(({ results }) => results);
}

/** The games with these ids, as far as the catalogue has them. */
export function listByIds(client: QueryClient, ids: readonly number[], signal: AbortSignal): Promise<GameListItem[]> {
  const pages = Array.from({ length: Math.ceil(ids.length / PAGE_SIZE) }, (_, page) =>
    ids.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE),
  );
  return listAll(
    client,
    pages.map((part) => ({ ids: part.join(",") })),
    signal,
  );
}

/** The games of a series that are out, the first ones where there are very many. What belongs to another game is none of them. */
export function listSeries(client: QueryClient, slug: string, signal: AbortSignal): Promise<GameListItem[]> {
  // In an address the series would say what somebody likes.
  const asked = {
    series: slug,
    release: "out",
    exclude_additions: true,
    ordering: "released",
    exclude: String(NO_GAME),
  };
  return listAll(client, [asked], signal);
}

/** What candidates are looked for by. */
type Leads = {
  /** Games that are liked most, by their ids. */
  like: readonly number[];
  /** What is liked most of games, by the slugs of tags. */
  tags: readonly string[];
  /** What is not to come. */
  except: readonly number[];
};

/** Games like those that are liked, the best that have what is liked, and of these the little known. */
export function listCandidates(
  client: QueryClient,
  { like, tags, except }: Leads,
  signal: AbortSignal,
): Promise<GameListItem[]> {
  const exclude = (except.length === 0 ? [NO_GAME] : except.slice(0, EXCEPT_MAX)).join(",");
  const usual = { exclude, release: "out", exclude_additions: true };
  const best = { ...usual, ordering: "-rating" };
  return listAll(
    client,
    [
      ...like.map((id) => ({ ...usual, like: String(id) })),
      ...tags.map((tag) => ({ ...best, tags: tag })),
      ...tags.slice(0, 2).map((tag) => ({ ...best, tags: tag, fame: "little-known" })),
    ],
    signal,
  );
}
