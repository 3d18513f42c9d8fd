// The app's one store, which lives as long as the page.
import { createGameStore } from "./create-game-store.ts";

/** The store as a hook: `useGameStore((store) => store.page)`; outside React `useGameStore.getState()`. */
export const useGameStore = createGameStore();

/** Is the game with this id a favourite? Re-renders only when the answer changes. */
export function useIsFavorite(id: number | string): boolean {
  return useGameStore((store) => store.isFavorite(id));
}
