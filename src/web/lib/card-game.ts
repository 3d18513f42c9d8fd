// What a card shows: a list item; a stored favourite is one too.
import type { GameListItem } from "#shared/rawg/game.ts";

/** `developers`, `screenshots` and `videos` are optional because the real service does not send them inside a list. */
export type CardGame = GameListItem;
