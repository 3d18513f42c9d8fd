// Hearts pressed before the app listened, which `start-app.ts` hands over when it does.
import { readFavorite } from "#web/state/favorite-game.ts";
import { useGameStore } from "#web/state/game-store.ts";

/** Takes up one heart: the game as a document's data has it, and whether it was left filled or empty. */
export type KeepHeart = (game: unknown, isFavorite: boolean) => void;

declare global {
  interface WindowEventMap {
    /** The app listens from now on. */
    "app-listens": CustomEvent<KeepHeart>;
  }
}

export const keepEarlyHeart: KeepHeart = (game, isFavorite) => {
  const { addFavorite, removeFavorite } = useGameStore.getState();
  const favorite = readFavorite(game, 0);
  if (favorite === undefined) return;
  if (isFavorite) addFavorite(favorite);
  else removeFavorite(favorite.id);
};
