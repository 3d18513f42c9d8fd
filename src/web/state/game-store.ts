// The app's one store, which lives as long as the page.
import { createGameStore } from "./create-game-store.ts";

/** The store as a hook: `useGameStore((store) => store.page)`; outside React `useGameStore.getState()`. */
export const useGameStore = createGameStore();

/** Is the game with this id a favourite? Re-renders only when the answer changes. */
export function useIsFavorite(id: number | string): boolean {
  // From the state that it is given: `isFavorite` reads the store as it is now, which the document does not know yet.
  return useGameStore(({ favorites }) => favorites.some((favorite) => String(favorite.id) === String(id)));
}
