// What a browser may hold under `game-store` that this version did not write.
import { describe, expect, it } from "vitest";
import { BROKEN_STATES, witcher } from "../../../test/support/broken-states.ts";
import { createGameStore } from "./create-game-store.ts";

const KEY = "game-store";
describe("a broken record", () => {
  it("[T-04] is tried in at least 58 kinds", () => {
    expect(new Set(BROKEN_STATES.map(([, text]) => text)).size).toBeGreaterThanOrEqual(58);
  });

  it.each(BROKEN_STATES)(
    "[T-04] %s never breaks the store and loses nothing that can be recovered",
    (...[, text, ids, whole]) => {
      localStorage.setItem(KEY, text);
      const store = createGameStore({ signal: AbortSignal.abort() }).getState();
      expect(new Set(store.favorites.map(({ id }) => id))).toEqual(new Set(ids));
      expect(store.favorites).toHaveLength(ids.length);
      expect(store.favorites.every(({ name }) => typeof name === "string" && name !== "")).toBe(true);
      expect(typeof store.isSidebarOpen).toBe("boolean");
      expect(Object.values(store.filters).every((value) => typeof value === "string")).toBe(true);
      expect(typeof store.moreFilters).toBe("string");
      // What could not be understood is kept as it was.
      expect(localStorage.getItem(`${KEY}.bak`)).toBe(whole === undefined ? text : null);

      store.addFavorite({ ...witcherAsItem, id: 1 });
      const again = createGameStore({ signal: AbortSignal.abort() }).getState();
      expect(new Set(again.favorites.map(({ id }) => id))).toEqual(new Set([1, ...ids]));
    },
  );
});

const witcherAsItem = {
  ...witcher,
  released: null,
  tba: false,
  background_image: null,
  ratings_count: 0,
  metacritic: null,
  playtime: 0,
  added: 0,
  platforms: [],
  parent_platforms: [],
  genres: [],
  stores: [],
  tags: [],
  esrb_rating: null,
};
