import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aGame } from "../../../test/support/games.ts";
import {
  type FavoriteChanges,
  isSameChanges,
  mergeFavorites,
  withFavorite,
  withoutFavorites,
} from "./favorite-changes.ts";

const NOTHING: FavoriteChanges = { favorites: [], removed: {} };
const idsOf = ({ favorites }: FavoriteChanges) => favorites.map(({ id }) => id);

/** What a tab did: added or removed one of six games, at its own clock. */
const deeds = fc.array(fc.record({ id: fc.integer({ min: 1, max: 6 }), isAdding: fc.boolean(), now: fc.nat(50) }));

function after(list: { id: number; isAdding: boolean; now: number }[], start = NOTHING): FavoriteChanges {
  return list.reduce(
    (state, { id, isAdding, now }) =>
      isAdding ? withFavorite(state, aGame(id), { now }) : withoutFavorites(state, [id], now),
    start,
  );
}

describe("changes of favourites", () => {
  it("[V-01] ignores the addition of one that is there", () => {
    const once = withFavorite(NOTHING, aGame(7), { now: 1 });
    expect(withFavorite(once, aGame(7, { name: "again" }), { now: 2 })).toBe(once);
  });

  it("[V-01] compares ids as text when removing", () => {
    const both = withFavorite(withFavorite(NOTHING, aGame(7), { now: 1 }), aGame(8), { now: 2 });
    expect(idsOf(withoutFavorites(both, ["7"], 3))).toEqual([8]);
    expect(idsOf(withoutFavorites(both, [8], 3))).toEqual([7]);
    expect(withoutFavorites(both, ["9", "07", ""], 3)).toBe(both);
  });

  it("[V-01] keeps ids unique and does what was asked last, however the clock runs", () => {
    fc.assert(
      fc.property(deeds, (list) => {
        const ids = idsOf(after(list));
        expect(new Set(ids).size).toBe(ids.length);
        for (const id of [1, 2, 3, 4, 5, 6]) {
          expect(ids.includes(id)).toBe(list.findLast((deed) => deed.id === id)?.isAdding ?? false);
        }
      }),
    );
  });

  it("[T-05] brings tabs to the same list in whatever order they hear of each other", () => {
    fc.assert(
      fc.property(deeds, deeds, deeds, (a, b, c) => {
        const [first, second, third] = [after(a), after(b), after(c)];
        const left = mergeFavorites(mergeFavorites(first, second), third);
        const right = mergeFavorites(third, mergeFavorites(second, first));
        expect(idsOf(left)).toEqual(idsOf(right));
        expect(isSameChanges(left, right)).toBe(true);
        expect(isSameChanges(mergeFavorites(left, first), left)).toBe(true);
      }),
    );
  });

  it("[T-05] lets a removal in one tab stand against the older list of another", () => {
    const shared = withFavorite(withFavorite(NOTHING, aGame(1), { now: 1 }), aGame(2), { now: 2 });
    const merged = mergeFavorites(withoutFavorites(shared, [1], 5), shared);
    expect(idsOf(merged)).toEqual([2]);
    expect(idsOf(mergeFavorites(withFavorite(merged, aGame(1), { now: 3 }), merged))).toEqual([2, 1]);
  });

  it("[T-05] keeps a game that was added and removed at the very same time", () => {
    const added = withFavorite(NOTHING, aGame(1), { now: 5 });
    for (const [at, ids] of [
      [4, [1]],
      [5, [1]],
      [6, []],
    ] as const) {
      const removal: FavoriteChanges = { favorites: [], removed: { 1: at } };
      for (const merged of [mergeFavorites(added, removal), mergeFavorites(removal, added)]) {
        expect(idsOf(merged)).toEqual(ids);
        // What stays is no longer among the removed.
        expect(merged.removed).toEqual(ids.length === 0 ? { 1: at } : {});
      }
    }
  });

  it("[T-05] forgets of the removals the one that is taken back, and no other", () => {
    const both = withoutFavorites(
      withFavorite(withFavorite(NOTHING, aGame(1), { now: 1 }), aGame(2), { now: 2 }),
      [1, 2],
      5,
    );
    expect(Object.keys(withFavorite(both, aGame(1), { now: 6 }).removed)).toEqual(["2"]);
  });

  it("puts a favourite back in its old place", () => {
    const three = [1, 2, 3].reduce((state, id) => withFavorite(state, aGame(id), { now: id }), NOTHING);
    const without = withoutFavorites(three, [2], 10);
    expect(idsOf(withFavorite(without, aGame(2), { now: 11, addedAt: 2 }))).toEqual([1, 2, 3]);
  });

  it("remembers a thousand removals and no more, the newest", () => {
    const ids = Array.from({ length: 1200 }, (_, index) => index + 1);
    const all = ids.reduce((state, id) => withFavorite(state, aGame(id), { now: id }), NOTHING);
    const { removed } = withoutFavorites(all, ids, 5000);
    expect(Object.keys(removed)).toHaveLength(1000);

    const times = (from: number, count: number): FavoriteChanges => ({
      favorites: [],
      removed: Object.fromEntries(Array.from({ length: count }, (_, index) => [from + index, from + index])),
    });
    const kept = mergeFavorites(times(1, 600), times(601, 600)).removed;
    expect(Object.values(kept).toSorted((a, b) => a - b)).toEqual(Object.values(times(201, 1000).removed));
  });

  it("[T-05] knows the same only where times and removals are the same, too", () => {
    const one = withFavorite(NOTHING, aGame(1), { now: 5 });
    expect(isSameChanges(one, withFavorite(NOTHING, aGame(1, { name: "again" }), { now: 5 }))).toBe(true);
    expect(isSameChanges(one, withFavorite(NOTHING, aGame(1), { now: 6 }))).toBe(false);
    expect(isSameChanges(one, NOTHING)).toBe(false);
    expect(isSameChanges({ favorites: [], removed: { 1: 5 } }, { favorites: [], removed: { 1: 6 } })).toBe(false);
    expect(isSameChanges({ favorites: [], removed: { 1: 5 } }, NOTHING)).toBe(false);
  });
});
