import { describe, expect, it } from "vitest";
import type { Mark } from "#web/lib/marks.ts";
import type { FavoriteGame } from "#web/state/favorite-game.ts";
import type { ShelfEntry } from "#web/state/shelf/shelf-entry.ts";
import { missingOf, toldBy as toldByBoth } from "./told-by-shelf.ts";

const stamped = <T>(value: T, at: number) => ({ value, at, by: "test" });

function anEntry(
  id: number,
  { mark, halfStars, at = 1 }: { mark?: Mark; halfStars?: number; at?: number },
): ShelfEntry {
  return {
    id,
    game: stamped(
      {
        id,
        name: `Game ${id}`,
        released: null,
        background_image: null,
        rating: 0,
        metacritic: null,
        playtime: 0,
        platforms: [],
        genres: [],
      },
      at,
    ),
    ...(mark !== undefined && { mark: stamped(mark, at) }),
    ...(halfStars !== undefined && { halfStars: stamped(halfStars, at) }),
    plays: {},
  };
}

const toldBy = (entries: readonly ShelfEntry[], favorites: readonly FavoriteGame[] = []) =>
  toldByBoth(new Map(entries.map((entry) => [entry.id, entry])), favorites);
const aFavorite = (id: number, at = 1): FavoriteGame => ({ ...anEntry(id, {}).game.value, addedAt: at, changedAt: at });

const weightOf = (entry: ShelfEntry) => toldBy([entry])[0]?.weight ?? 0;

describe("[P-06] what a shelf tells of a taste", () => {
  it("what was finished says more than what is played, and that more than what is wanted", () => {
    const weights = (["finished", "playing", "want"] as const).map((mark) => weightOf(anEntry(1, { mark })));
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
    expect(new Set(weights).size).toBe(3);
    expect(Math.min(...weights)).toBeGreaterThan(0);
  });

  it.each(["dropped", "not-interested"] as const)("%s speaks against a game", (mark) => {
    expect(weightOf(anEntry(1, { mark }))).toBeLessThan(0);
  });

  it("stars are louder than any mark, both ways", () => {
    expect(weightOf(anEntry(1, { mark: "finished", halfStars: 2 }))).toBeLessThan(0);
    expect(weightOf(anEntry(1, { mark: "dropped", halfStars: 10 }))).toBeGreaterThan(
      weightOf(anEntry(1, { mark: "finished" })),
    );
  });

  it("a game without mark or stars, and two and a half stars, say nothing", () => {
    expect(toldBy([anEntry(1, {}), anEntry(2, { halfStars: 5 })])).toEqual([]);
  });

  it("of a large shelf the strongest and latest count", () => {
    const many = Array.from({ length: 500 }, (_, at) => anEntry(at + 1, { mark: "want", at }));
    const told = toldBy([...many, anEntry(900, { halfStars: 10 }), anEntry(901, { mark: "dropped" })]);
    expect(told.length).toBeLessThanOrEqual(81);
    expect(told.slice(0, 3).map(({ id }) => id)).toEqual([900, 500, 499]);
    expect(told.at(-1)?.id).toBe(901);
  });

  it("a heart says that a game is liked, on the shelf or not, unless it was dropped or has stars", () => {
    const heart = toldBy([], [aFavorite(1)])[0]?.weight ?? 0;
    expect(heart).toBeGreaterThan(weightOf(anEntry(1, { mark: "want" })));
    const both = (entry: ShelfEntry) => toldBy([entry], [aFavorite(1)]);
    expect(both(anEntry(1, { mark: "want" }))).toMatchObject([{ id: 1, weight: heart, isFavorite: true }]);
    expect(both(anEntry(1, { mark: "finished" }))[0]?.weight).toBe(weightOf(anEntry(1, { mark: "finished" })));
    expect(both(anEntry(1, { mark: "dropped" }))[0]?.weight).toBeLessThan(0);
    expect(both(anEntry(1, { halfStars: 2 }))[0]?.weight).toBeLessThan(0);
    expect(toldBy([], [aFavorite(1, 1), aFavorite(2, 2)]).map(({ id }) => id)).toEqual([2, 1]);
    expect(
      missingOf(
        toldBy(
          [],
          [1, 2, 3].map((id) => aFavorite(id)),
        ),
      ),
    ).toEqual({ marks: 0, liked: false });
  });

  it("says how many marks are missing, and whether none is liked", () => {
    expect(missingOf(toldBy([anEntry(1, { mark: "finished" })]))).toEqual({ marks: 2, liked: false });
    const disliked = [1, 2, 3].map((id) => anEntry(id, { mark: "dropped" }));
    expect(missingOf(toldBy(disliked))).toEqual({ marks: 0, liked: true });
    expect(missingOf(toldBy([...disliked, anEntry(4, { mark: "want" })]))).toEqual({ marks: 0, liked: false });
  });
});
