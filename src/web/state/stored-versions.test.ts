// Records as builds of before wrote them, each in a file as it stood in a browser, are taken over without a loss.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { GameListItemSchema } from "#shared/rawg/game.ts";
import { aGame } from "../../../test/support/games.ts";
import { createGameStore } from "./create-game-store.ts";
import { GAME_RECORD_KEY } from "./game-record.ts";
import { useNotices } from "./notices.ts";

const RECORDS = join(import.meta.dirname, "../../../test/support/stored-states");
const read = (name: string) => JSON.stringify(JSON.parse(readFileSync(join(RECORDS, name), "utf8")));
const open = () => createGameStore({ signal: AbortSignal.abort() });
const stored = () => JSON.parse(localStorage.getItem(GAME_RECORD_KEY) ?? "null");

beforeEach(() => useNotices.setState({ notices: [] }));
afterEach(() => localStorage.clear());

describe("a record of version 2 with whole items of lists", () => {
  const record = read("version-2-list-items.json");
  const before = JSON.parse(record).state;
  beforeEach(() => localStorage.setItem(GAME_RECORD_KEY, record));

  it("[T-04] is whole: every favourite with its place and times, every setting, nothing put aside, nothing said", () => {
    const { favorites, removed, isSidebarOpen, filters, moreFilters } = open().getState();
    const signOf = (game: { id: number; name: string; addedAt: number; changedAt: number }) => [
      game.id,
      game.name,
      game.addedAt,
      game.changedAt,
    ];
    expect(favorites.map(signOf)).toEqual(before.favorites.map(signOf));
    expect({ removed, isSidebarOpen, filters, moreFilters }).toEqual({
      removed: before.removed,
      isSidebarOpen: before.isSidebarOpen,
      filters: before.filters,
      moreFilters: before.moreFilters,
    });
    expect(useNotices.getState().notices).toEqual([]);
    expect(Object.keys(localStorage)).toEqual([GAME_RECORD_KEY]);
    // Looking at it is no reason to write.
    expect(localStorage.getItem(GAME_RECORD_KEY)).toBe(record);
  });

  it("[T-02] keeps of each favourite all that a card shows, and lets the rest go with the next write", () => {
    const store = open();
    for (const [index, game] of store.getState().favorites.entries()) {
      expect(before.favorites[index]).toMatchObject(JSON.parse(JSON.stringify(game)));
    }
    store.getState().setSidebarOpen(true);
    const kept = stored();
    expect(kept.version).toBe(2);
    expect(kept.state.favorites).toEqual(JSON.parse(JSON.stringify(store.getState().favorites)));
    for (const game of kept.state.favorites) {
      for (const unread of [
        "slug",
        "tba",
        "added",
        "ratings_count",
        "parent_platforms",
        "esrb_rating",
        "stores",
        "tags",
      ]) {
        expect(game).not.toHaveProperty(unread);
      }
      expect(game).not.toHaveProperty("short_screenshots");
    }
    expect(JSON.stringify(kept.state.favorites).length).toBeLessThan(JSON.stringify(before.favorites).length * 0.7);
  });

  it("[T-05] is merged with what a tab of this build has, in both directions", () => {
    const left = open();
    left.getState().addFavorite(aGame(1));
    // A tab with the older build writes what it knows, without the new favourite.
    localStorage.setItem(GAME_RECORD_KEY, record);
    left.getState().addFavorite(aGame(2));
    const ids = [...before.favorites.map(({ id }: { id: number }) => id), 1, 2];
    expect(left.getState().favorites.map(({ id }) => id)).toEqual(ids);
    expect(
      open()
        .getState()
        .favorites.map(({ id }) => id),
    ).toEqual(ids);
  });
});

it("[T-04] a build of before, which read favourites as items of lists, reads those of this one", () => {
  const store = open();
  store.getState().addFavorite(aGame(7));
  const [favorite] = stored().state.favorites;
  const item = z.parse(GameListItemSchema, favorite);
  expect(item).toMatchObject({ id: 7, name: "Game number 7", slug: "", tags: [], short_screenshots: [] });
});
