// What the app knows of a game before it has asked for it: some list has shown its card.
import type { QueryClient } from "@tanstack/react-query";
import type { GameListItem } from "#shared/rawg/game.ts";
import type { Page } from "#shared/rawg/page.ts";

const LISTS = ["games", "search", "suggestions"];
type Listed = Partial<Pick<Page<GameListItem>, "results">> & { games?: readonly GameListItem[] };

/** The game as a list that is kept had it; undefined where none did. */
export function knownGame(client: QueryClient, id: number): GameListItem | undefined {
  for (const list of LISTS) {
    for (const [, listed] of client.getQueriesData<Listed>({ queryKey: [list] })) {
      const games = listed?.results ?? listed?.games;
      const game = games?.find((each) => each.id === id);
      if (game !== undefined) return game;
    }
  }
  return undefined;
}
