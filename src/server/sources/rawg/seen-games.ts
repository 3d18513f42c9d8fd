// Which games the walk that is under way has seen, slice by slice: what comes once more tells that the list moves. It is
// known as long as the process lives; after that a walk notices less of what moves, and the next one brings the rest.
import type { ListPage } from "./list-page.ts";
import type { Slice } from "./slice.ts";

export type Seen = {
  /** Is one of the page's games new to the walk? */
  hasNew: boolean;
  /** Was the page's first game seen in the same slice before, or only another one? */
  repeated: "first" | "within" | undefined;
};

const nameOf = ({ dates, updated }: Slice) => JSON.stringify([dates, updated]);

/** Nothing is seen yet. */
export function createSeenGames() {
  const all = new Set<number>();
  const bySlice = new Map<string, Set<number>>();
  let calls = 0;

  return {
    /** What is known of the games of `page`. */
    look: (walk: { calls: number }, slice: Slice, page: ListPage): Seen => {
      // Another walk, or one that another process has taken further.
      if (walk.calls !== calls) {
        all.clear();
        bySlice.clear();
      }
      const ours = bySlice.get(nameOf(slice));
      const at = page.games.findIndex(({ placed }) => ours?.has(placed.id) === true);
      return {
        hasNew: page.games.some(({ placed }) => !all.has(placed.id)),
        repeated: at < 0 ? undefined : at === 0 ? "first" : "within",
      };
    },
    /** The walk has been taken past `page`, and its games are kept. */
    note: (walk: { calls: number }, slice: Slice, games: ListPage["games"]): void => {
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
