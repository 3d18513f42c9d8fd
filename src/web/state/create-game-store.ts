// What the app's store holds and can do: favourites, sidebar and filters, which last, and where the catalogue stands, which does not.
// Games of the catalogue are not in it: they live once, in the query cache, and `use-catalogue` reports their state here.
import { create } from "zustand";
import {
  type FavoriteChanges,
  isSameChanges,
  mergeFavorites,
  withFavorite,
  withoutFavorites,
} from "./favorite-changes.ts";
import type { FavoriteGame, FavoriteSource } from "./favorite-game.ts";
import { createGameRecord } from "./game-record.ts";
import { ownClock } from "./own-clock.ts";
import { type Filters, INITIAL_SETTINGS, INITIAL_STATE, NO_FILTERS, type Settings } from "./stored-state.ts";

/** Requirement T-01 names these as the store's. No screen reads them: each has them from the query cache, with the games. */
type Progress = {
  /** Page of the catalogue, from 1. */
  page: number;
  isLoading: boolean;
  /** What went wrong with the last load, or null. */
  error: string | null;
  totalPages: number;
  totalResults: number;
};

const INITIAL_PROGRESS: Progress = { page: 1, isLoading: false, error: null, totalPages: 0, totalResults: 0 };

export type GameStore = Progress &
  Settings & {
    /** Unique by id, in the order in which they were added. */
    favorites: readonly FavoriteGame[];
    /** Ids that were removed, with the time, for the merge with other tabs. */
    removed: FavoriteChanges["removed"];

    /** Adds a favourite; one that is there is left alone. `addedAt` puts a removed one back in its old place. */
    addFavorite: (game: FavoriteSource, addedAt?: number) => void;
    removeFavorite: (id: number | string) => void;
    /** Merges the favourites of another device, each game's later word, and keeps what became of them. */
    takeInFavorites: (theirs: FavoriteChanges) => void;
    isFavorite: (id: number | string) => boolean;

    setSidebarOpen: (isOpen: boolean) => void;
    toggleSidebar: () => void;

    /** Changes some filters and goes back to page 1. `moreFilters` stays as it is unless it is given. */
    setFilters: (changes: Partial<Filters>, moreFilters?: string) => void;
    /** Clears all filters and goes back to page 1. */
    resetFilters: () => void;
    setPage: (page: number) => void;

    /** A load begins: the old error goes. */
    startLoading: () => void;
    finishLoading: (totals: { totalPages: number; totalResults: number }) => void;
    /** A load failed: the error is recorded and logged as 'GameStore Error'. */
    failLoading: (error: unknown) => void;

    /** Every value back to its initial one, the favourites too. */
    reset: () => void;
  };

/**
 * Creates a store over the browser's record. It listens to other tabs until `signal` says stop. The app uses the one
 * below, which lives as long as the page.
 */
export function createGameStore({ now = ownClock.now, signal }: { now?: () => number; signal?: AbortSignal } = {}) {
  const record = createGameRecord();
  const useStore = create<GameStore>()((set, get) => {
    const adopt = (favorites: FavoriteChanges) => {
      if (!isSameChanges(favorites, get())) set(favorites);
    };
    const keepSettings = (changed: Partial<Settings>) => {
      set(changed);
      adopt(record.save(get(), changed));
    };
    return {
      ...INITIAL_PROGRESS,
      ...INITIAL_STATE,

      addFavorite: (game, addedAt) => adopt(record.save(withFavorite(get(), game, { now: now(), addedAt }), {})),
      removeFavorite: (id) => adopt(record.save(withoutFavorites(get(), [id], now()), {})),
      takeInFavorites: (theirs) => {
        const merged = mergeFavorites(get(), theirs);
        if (!isSameChanges(merged, get())) adopt(record.save(merged, {}));
      },
      isFavorite: (id) => get().favorites.some((favorite) => String(favorite.id) === String(id)),

      setSidebarOpen: (isSidebarOpen) => keepSettings({ isSidebarOpen }),
      toggleSidebar: () => get().setSidebarOpen(!get().isSidebarOpen),

      setFilters: (changes, moreFilters = get().moreFilters) => {
        set({ page: 1 });
        keepSettings({ filters: { ...get().filters, ...changes }, moreFilters });
      },
      resetFilters: () => get().setFilters(NO_FILTERS, ""),
      setPage: (page) => set({ page }),

      startLoading: () => set({ isLoading: true, error: null }),
      finishLoading: (totals) => set({ ...totals, isLoading: false }),
      failLoading: (error) => {
        const message = error instanceof Error ? error.message : String(error);
        set({ isLoading: false, error: message });
        // For whoever runs the site; what a visitor reads is the screen's business.
        // oxlint-disable-next-line no-console
        console.error(`GameStore Error: ${message}`);
      },

      reset: () => {
        set({ ...INITIAL_PROGRESS, ...INITIAL_SETTINGS });
        const ids = get().favorites.map(({ id }) => id);
        adopt(record.save(withoutFavorites(get(), ids, now()), INITIAL_SETTINGS));
      },
    };
  });

  // After the creation, so that the store's initial state is that of a browser that has stored nothing: a document that
  // a server wrote has it too, and is hydrated with it.
  useStore.setState(record.load());

  record.watch((theirs) => {
    const mine = useStore.getState();
    const merged = mergeFavorites(mine, theirs);
    if (!isSameChanges(merged, mine)) useStore.setState(merged);
    // The other tab wrote without having heard of everything here: say it again.
    if (!isSameChanges(merged, theirs)) useStore.setState(record.save(merged, {}));
  }, signal);
  return useStore;
}
