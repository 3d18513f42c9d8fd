// Which of some games are still to come, and when: dates that a browser has kept may have changed since.
import type { QueryClient } from "@tanstack/react-query";
import type { GameListItem } from "#shared/rawg/game.ts";
import { rawgOf } from "./rawg.ts";

const PAGE_SIZE = 40;
/** Of more games than that nobody waits for all. */
const PAGES_MAX = 10;
const ANY_DAY = "1950-01-01,2100-12-31";

/** Those of the games with `ids` that are not out and have a date, the soonest first. */
export async function comingGames(client: QueryClient, ids: readonly number[]): Promise<GameListItem[]> {
  const games: GameListItem[] = [];
  for (let page = 1; page <= PAGES_MAX && ids.length > 0; page += 1) {
    const { results, next } = await rawgOf(client).listGames({
      ids: ids.join(","),
      release: "upcoming",
      dates: ANY_DAY,
      ordering: "released",
      page,
      page_size: PAGE_SIZE,
    });
    games.push(...results);
    if (next === null) break;
  }
  return games;
}
