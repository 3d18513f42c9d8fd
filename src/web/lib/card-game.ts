// What a card needs to know of a game: a list item, a whole game and a stored favourite all fit.
import type { GameListItem } from "#shared/rawg/game.ts";

/** `developers`, `screenshots` and `videos` are optional because the real service does not send them inside a list. */
export type CardGame = Pick<
  GameListItem,
  "id" | "name" | "released" | "background_image" | "rating" | "metacritic" | "platforms" | "genres"
> &
  Partial<Pick<GameListItem, "developers" | "screenshots" | "videos">>;
