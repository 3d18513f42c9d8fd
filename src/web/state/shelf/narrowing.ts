// What of the visitor's shelf narrows the lists: games of some marks are left out, or they alone are shown. It is chosen in
// this browser and stands in no address. The shelf itself is opened late, and only where something was chosen.
import { useEffect } from "react";
import { create } from "zustand";
import type { GamesParams } from "#shared/rawg/query.ts";
import { hasStored } from "#web/state/storage.ts";

export const NARROWING_KEY = "ludex-shelf-filter";

/** What the questions for lists say of it, and the ids of the games in it. */
export type Narrowing = Pick<GamesParams, "exclude" | "ids">;

export const useNarrowing = create<Narrowing>()(() => ({}));

const isChosen = () => hasStored(NARROWING_KEY);

/** Does it leave anything out? */
export const isNarrowing = ({ exclude, ids }: { [P in keyof Narrowing]: Narrowing[P] | undefined }) =>
  exclude !== undefined || ids !== undefined;

/** What reads the shelf, fetched when it is needed. */
export const loadShelfParts = () => import("./narrow-by-shelf.ts");

/** The narrowing as it is; a list is narrowed once the shelf has been read. */
export function useShelfNarrowing(): Narrowing {
  useEffect(() => {
    if (isChosen()) void loadShelfParts().then(({ watchShelf }) => watchShelf());
  }, []);
  return useNarrowing();
}

/** Shows all games again. */
export async function stopNarrowing(): Promise<void> {
  if (isChosen()) (await loadShelfParts()).chooseMarks({ hide: [], only: [] });
}

/** The games that the narrowing leaves, where not all of a list were asked for with it. */
export function narrowed<T extends { id: number }>(
  games: readonly T[],
  { exclude, ids }: { [P in keyof Narrowing]: Narrowing[P] | undefined },
): T[] {
  const [out, only] = [exclude, ids].map((list) => list?.split(","));
  return games.filter(({ id }) => out?.includes(String(id)) !== true && only?.includes(String(id)) !== false);
}
