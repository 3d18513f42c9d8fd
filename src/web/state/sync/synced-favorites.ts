// The favourites as part of what is kept in step.
import type { FavoriteChanges } from "#web/state/favorite-changes.ts";
import { useGameStore } from "#web/state/game-store.ts";
import { isStored } from "#web/state/shelf/read-stamped.ts";
import { readState, STORED_VERSION } from "#web/state/stored-state.ts";

export type SyncedFavorites = {
  read: () => FavoriteChanges;
  /** Merges what another device has, whatever it is. */
  takeIn: (theirs: unknown) => void;
  subscribe: (listener: () => void) => () => void;
};

/** When each game was last added or removed. */
function timesOf(favorites: unknown): Map<string, number> {
  const times = new Map<string, number>();
  const note = (id: unknown, at: unknown) => {
    if (typeof at === "number") times.set(String(id), Math.max(at, times.get(String(id)) ?? 0));
  };
  if (!isStored(favorites)) return times;
  const list: readonly unknown[] = Array.isArray(favorites["favorites"]) ? favorites["favorites"] : [];
  for (const game of list) if (isStored(game)) note(game["id"], game["changedAt"]);
  for (const [id, at] of Object.entries(isStored(favorites["removed"]) ? favorites["removed"] : {})) note(id, at);
  return times;
}

/** Has `mine` a later word on any game than `theirs`? */
export function isNewFor(theirs: unknown, mine: FavoriteChanges): boolean {
  const known = timesOf(theirs);
  return [...timesOf(mine)].some(([id, at]) => at > (known.get(id) ?? -1));
}

export const syncedFavorites: SyncedFavorites = {
  read: () => useGameStore.getState(),
  takeIn: (theirs) => {
    // Nothing from outside is trusted more than what a browser has stored.
    const stored = JSON.stringify({ state: theirs, version: STORED_VERSION });
    useGameStore.getState().takeInFavorites(readState(stored).state);
  },
  subscribe: (listener) =>
    useGameStore.subscribe((now, before) => {
      if (now.favorites !== before.favorites || now.removed !== before.removed) listener();
    }),
};
