import type { KeptGame } from "#web/state/read-kept-game.ts";
import type { ShelfEntry } from "#web/state/shelf/shelf-entry.ts";
import { gamesOf, type ShelfList } from "#web/state/shelf/shelf-list.ts";

const PICTURES_MAX = 4;

export type Pictured = Pick<KeptGame, "id" | "name" | "background_image" | "dominant_color">;

/** The games of a list that have a picture, in its order, at most so many. */
export function picturedGames(
  games: readonly number[],
  entries: ReadonlyMap<number, ShelfEntry>,
  most: number,
): Pictured[] {
  const pictured: Pictured[] = [];
  for (const id of games) {
    const game = entries.get(id)?.game.value;
    if (game?.background_image) pictured.push(game);
    if (pictured.length === most) break;
  }
  return pictured;
}

/** The games whose pictures make the list's: the one that was chosen, as long as it is in the list, or its first four. */
export function picturesOf(list: ShelfList, entries: ReadonlyMap<number, ShelfEntry>): Pictured[] {
  const games = gamesOf(list);
  const chosen = games.filter((id) => id === list.cover?.value);
  const [cover] = picturedGames(chosen, entries, 1);
  return cover === undefined ? picturedGames(games, entries, PICTURES_MAX) : [cover];
}
