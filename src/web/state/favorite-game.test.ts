// What a favourite keeps of a game, and what is made of stored ones that lack something.
import { describe, expect, it } from "vitest";
import { aGame } from "../../../test/support/games.ts";
import { favoriteKey, readFavorite, readTime, toFavorite } from "./favorite-game.ts";

const NOW = Date.UTC(2026, 0, 1);
const DAY_MS = 24 * 3600_000;

describe("a stored favourite", () => {
  it.each([
    [7, "7"],
    ["7", "7"],
    [Number.MAX_SAFE_INTEGER, "9007199254740991"],
    ["9007199254740992", undefined],
    [0, undefined],
    [-3, undefined],
    [1.5, undefined],
    ["07", undefined],
    ["1e3", undefined],
    ["7 ", undefined],
    [true, undefined],
    [null, undefined],
    [[7], undefined],
  ])("[T-04] has an id: %j is %j", (id, key) => {
    expect(favoriteKey(id)).toBe(key);
  });

  it.each([
    [0, 0],
    [NOW, NOW],
    // However wrong a clock is: all who read it must find the same order.
    [NOW + 1000 * DAY_MS, NOW + 1000 * DAY_MS],
    [8.64e15 + 9, 8.64e15 + 9],
    [9e15, undefined],
    [-1, undefined],
    [Number.NaN, undefined],
    [Number.POSITIVE_INFINITY, undefined],
    [String(NOW), undefined],
  ])("[T-05] has the time that some clock told: %j is %j", (time, expected) => {
    expect(readTime(time)).toBe(expected);
  });

  it("[T-04] without a name is called by its id, and without times keeps its place", () => {
    for (const name of [undefined, "", "  ", 7]) expect(readFavorite({ id: 3, name }, 4)?.name).toBe("Game 3");
    expect(readFavorite({ id: 3, name: " Ash " }, 4)).toMatchObject({ name: " Ash ", addedAt: 5, changedAt: 5 });
    expect(readFavorite("3", 0)).toMatchObject({ id: 3, name: "Game 3", addedAt: 1, changedAt: 1 });
    expect(readFavorite({ id: 3, addedAt: 9 }, 4)).toMatchObject({ addedAt: 9, changedAt: 9 });
    expect(readFavorite({ id: 3, addedAt: 9, changedAt: 11 }, 4)).toMatchObject({ addedAt: 9, changedAt: 11 });
    expect(readFavorite({ name: "Ash" }, 4)).toBeUndefined();
  });
});

it("[T-02] a favourite keeps a bounded part of its game", () => {
  const many = <T>(item: T): T[] => Array.from({ length: 40 }, () => item);
  const term = { id: 1, name: "Term", slug: "term" };
  const kept = toFavorite(
    aGame(1, {
      name: "x".repeat(301),
      platforms: many({ platform: term }),
      parent_platforms: many({ platform: term }),
      genres: many(term),
      developers: many(term),
      tags: many(term),
      stores: many({ store: term }),
      screenshots: many({ id: 1, image: "/1.jpg" }),
      short_screenshots: many({ id: 1, image: "/1.jpg" }),
      videos: many({ id: 1, name: "", preview: null, data: {} }),
    }),
    { addedAt: 1, changedAt: 2 },
  );
  const lengths = Object.entries(kept).flatMap(([name, value]) => (Array.isArray(value) ? [[name, value.length]] : []));
  expect(Object.fromEntries(lengths)).toEqual({
    platforms: 20,
    genres: 20,
    developers: 20,
    screenshots: 7,
    videos: 1,
  });
  expect([kept.name.length, kept.addedAt, kept.changedAt]).toEqual([300, 1, 2]);
});
