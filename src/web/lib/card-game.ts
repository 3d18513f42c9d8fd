// What a card shows of a game. A list item has it, a whole game too, and so has a stored favourite.
import type { GameListItem } from "#shared/rawg/game.ts";

/** `developers`, `screenshots` and `videos` are optional because the real service does not send them inside a list. */
export type CardGame = Pick<
  GameListItem,
  | "id"
  | "name"
  | "matches"
  | "released"
  | "released_precision"
  | "background_image"
  | "dominant_color"
  | "rating"
  | "metacritic"
  | "playtime"
  | "platforms"
  | "genres"
  | "developers"
  | "screenshots"
  | "videos"
>;
