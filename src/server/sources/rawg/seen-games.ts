// Which games the walk that is under way has seen: what comes once more tells that the list moves. In the first walk that is
// what the records have, which know each game as it was when it was seen, whoever walked then. In later ones they have all
// games from before: there it is known slice by slice, as long as the process lives, and the records tell which game is new.
import type { SourceRecord } from "#server/sources/source-record.ts";
import type { ListPage } from "./list-page.ts";
import type { Slice } from "./slice.ts";

export type Seen = {
  /** How many of the page's games are new to the walk. */
  fresh: number;
  /** How many were seen in the same list before. */
  repeated: number;
  /** Was the page's first game one of these? */
  isFirstRepeated: boolean;
};

export type SeenGamesOptions = {
  /** How the records have the games with these keys; nothing of those that they do not have. */
  recordsOf: (keys: readonly string[]) => Promise<readonly Pick<SourceRecord, "key" | "added">[]>;
};

type Walk = { calls: number };

const nameOf = ({ dates, updated }: Slice) => JSON.stringify([dates, updated]);

/** Nothing is seen yet. */
export function createSeenGames({ recordsOf }: SeenGamesOptions) {
  const all = new Set<number>();
  const bySlice = new Map<string, Set<number>>();
  let calls = 0;
  let hasForgotten = false;

  /** By how many people each game had been added when it was taken in; without those that were not. */
  const keptFigures = async (ids: readonly number[]): Promise<ReadonlyMap<number, number>> => {
    const kept = await recordsOf(ids.map(String));
    return new Map(kept.map(({ key, added }) => [Number(key), added]));
  };

  return {
    /** What is known of the games of `page`. `isFirst`: there were no records before this walk. */
    look: async (walk: Walk, slice: Slice, { page, isFirst }: { page: ListPage; isFirst: boolean }): Promise<Seen> => {
      // Another walk, or one that another process has taken further.
      if (walk.calls !== calls) {
        all.clear();
        bySlice.clear();
        hasForgotten = walk.calls > 0;
      }
      const ids = page.games.map(({ placed }) => placed.id);
      const ours = bySlice.get(nameOf(slice));
      const kept = isFirst || hasForgotten ? await keptFigures(ids) : new Map<number, number>();
      const { floor = Infinity, above, entry } = slice;
      // Of games with the very figure of the last one some have been seen, and in a split slice it may not have been here. A
      // page that is known as a whole has been pushed down here by more than a page.
      const isFloorKnown = floor !== above && ids.every((id) => kept.has(id));
      const isKnownHere = (id: number): boolean => {
        const added = kept.get(id);
        // The first pages of a split slice show again what was seen before the split.
        if (!isFirst || entry !== undefined || added === undefined) return false;
        return added > floor || (added === floor && isFloorKnown);
      };
      const isRepeated = (id: number) => ours?.has(id) === true || isKnownHere(id);
      const isSeen = (id: number) => all.has(id) || (kept.has(id) && (isFirst || (kept.get(id) ?? 0) >= floor));
      return {
        fresh: ids.filter((id) => !isSeen(id)).length,
        repeated: ids.filter(isRepeated).length,
        isFirstRepeated: ids.slice(0, 1).some(isRepeated),
      };
    },
    /** The walk has been taken past `page`, and its games are kept. */
    note: (walk: Walk, slice: Slice, games: ListPage["games"]): void => {
      calls = walk.calls;
      const name = nameOf(slice);
      const ours = bySlice.get(name) ?? new Set<number>();
      bySlice.set(name, ours);
      for (const { placed } of games) {
        all.add(placed.id);
        ours.add(placed.id);
      }
    },
  };
}
