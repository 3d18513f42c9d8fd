import { afterEach, describe, expect, it, vi } from "vitest";
import { aGame } from "../../../test/support/games.ts";
import { createGameStore } from "./create-game-store.ts";

const KEY = "game-store";
const NO_FILTERS = { year: "", genre: "", platform: "", tag: "", developer: "", ordering: "" };
/** Of a favourite: what somebody reads. */
const KEPT_FIELDS = [
  "addedAt",
  "background_image",
  "changedAt",
  "developers",
  "genres",
  "id",
  "metacritic",
  "name",
  "platforms",
  "playtime",
  "rating",
  "released",
  "screenshots",
  "videos",
];

let page = new AbortController();
const open = () => createGameStore({ signal: page.signal });
const idsOf = (store: ReturnType<typeof open>) => store.getState().favorites.map(({ id }) => id);
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? "null");
/** What the browser tells the other tabs after a write. */
const tellOthers = (newValue = localStorage.getItem(KEY)) =>
  dispatchEvent(new StorageEvent("storage", { key: KEY, newValue }));

afterEach(() => {
  page.abort();
  page = new AbortController();
});

describe("the store's values", () => {
  it("[T-01] begins with page 1, no error, nothing loading, an open sidebar and empty filters", () => {
    expect(open().getState()).toMatchObject({
      page: 1,
      isLoading: false,
      error: null,
      favorites: [],
      isSidebarOpen: true,
      totalPages: 0,
      totalResults: 0,
      filters: NO_FILTERS,
    });
  });

  it("[T-01] clears the error when a load starts and keeps the totals when it ends", () => {
    const store = open();
    store.setState({ error: "old" });
    store.getState().startLoading();
    expect(store.getState()).toMatchObject({ isLoading: true, error: null });
    store.getState().finishLoading({ totalPages: 7, totalResults: 134 });
    expect(store.getState()).toMatchObject({ isLoading: false, totalPages: 7, totalResults: 134 });
  });

  it("[T-01] records a failure, stops loading and logs it as 'GameStore Error'", () => {
    const store = open();
    store.getState().startLoading();
    store.getState().failLoading(new Error("Error: 502 Bad Gateway"));
    expect(store.getState()).toMatchObject({ isLoading: false, error: "Error: 502 Bad Gateway" });
    expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("GameStore Error"));
    vi.mocked(console.error).mockClear();
  });

  it("[V-01] adds once, removes, and answers by id as number or text", () => {
    const store = open();
    const { addFavorite, removeFavorite, isFavorite } = store.getState();
    addFavorite(aGame(3498));
    addFavorite(aGame(3498));
    expect(idsOf(store)).toEqual([3498]);
    expect([isFavorite(3498), isFavorite("3498"), isFavorite("34"), isFavorite(34980)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    addFavorite(aGame(5));
    expect([isFavorite(3498), isFavorite(5), isFavorite(6)]).toEqual([true, true, false]);
    removeFavorite("3498");
    expect(idsOf(store)).toEqual([5]);
  });
});

describe("what lasts", () => {
  it("[T-02] keeps favourites, sidebar and filters under game-store and restores them", () => {
    const store = open();
    store.getState().addFavorite(aGame(3498));
    store.getState().setSidebarOpen(false);
    store.getState().setFilters({ year: "2015", ordering: "name" });
    const again = open().getState();
    expect(again.favorites).toEqual(store.getState().favorites);
    expect(again.isSidebarOpen).toBe(false);
    expect(again.filters).toEqual({ ...NO_FILTERS, year: "2015", ordering: "name" });
  });

  it("[T-02] keeps several values as one text, and what the six filters cannot say as an address says it", () => {
    const store = open();
    store.getState().setFilters({ genre: "action,arcade", year: "2015-2018" }, "tags_none=horror&metacritic=80-100");
    const again = open().getState();
    expect(again.filters).toEqual({ ...NO_FILTERS, genre: "action,arcade", year: "2015-2018" });
    expect(again.moreFilters).toBe("tags_none=horror&metacritic=80-100");
    store.getState().setFilters({ tag: "war" });
    expect(open().getState().moreFilters).toBe("tags_none=horror&metacritic=80-100");
    store.getState().resetFilters();
    expect(stored().state).not.toHaveProperty("moreFilters");
    expect(open().getState().moreFilters).toBe("");
  });

  it("[T-02] keeps neither page nor results nor loading state", () => {
    const store = open();
    store.getState().setPage(4);
    store.getState().startLoading();
    store.getState().finishLoading({ totalPages: 7, totalResults: 134 });
    store.getState().startLoading();
    store.getState().toggleSidebar();
    expect(Object.keys(stored().state).toSorted()).toEqual(["favorites", "filters", "isSidebarOpen", "removed"]);
    expect(open().getState()).toMatchObject({ page: 1, isLoading: false, totalResults: 0, isSidebarOpen: false });
  });

  it("[T-02] keeps of a game what its card needs, and no more than that", () => {
    const store = open();
    const screenshots = Array.from({ length: 30 }, (_, id) => ({ id, image: `/${id}.jpg` }));
    const tags = [{ id: 1, name: "Tag", slug: "tag" }];
    store.getState().addFavorite(aGame(1, { screenshots, tags, name: "x".repeat(5000) }));
    const [kept] = stored().state.favorites;
    expect(kept).toMatchObject({ id: 1, released: "2015-05-18", metacritic: 88 });
    expect(Object.keys(kept).toSorted()).toEqual(KEPT_FIELDS);
    expect(kept.screenshots).toHaveLength(7);
    expect(kept.name).toHaveLength(300);
    expect(kept.genres).toEqual([{ id: 4, name: "Action", slug: "action" }]);
  });

  it("[T-03] clears the filters and goes to page 1", () => {
    const store = open();
    store.getState().setFilters({ genre: "action", tag: "multiplayer", ordering: "name" });
    store.getState().setPage(5);
    expect(store.getState().page).toBe(5);
    store.getState().resetFilters();
    expect(store.getState()).toMatchObject({ filters: NO_FILTERS, page: 1 });
    expect(stored().state.filters).toEqual(NO_FILTERS);
  });

  it("[T-03] returns every value to its initial one, for good", () => {
    const store = open();
    const initial = { ...store.getState(), removed: undefined };
    store.getState().addFavorite(aGame(1));
    store.getState().setFilters({ year: "2015" });
    store.getState().setSidebarOpen(false);
    store.getState().setPage(9);
    store.getState().startLoading();
    store.getState().reset();
    expect({ ...store.getState(), removed: undefined }).toEqual(initial);
    expect({ ...open().getState(), removed: undefined }).toMatchObject({ favorites: [], isSidebarOpen: true });
  });

  it("[T-04] brings a record of version 0 over, with its order, filters and sort", () => {
    const favorites = [{ ...aGame(9), id: "9" }, aGame(3), aGame(5)];
    const state = { favorites, isSidebarOpen: false, year: "2015", genre: "action", platform: 4, ordering: "-rating" };
    localStorage.setItem(KEY, JSON.stringify({ state: { ...state, tag: "", developer: "" }, version: 0 }));
    const store = open();
    expect(idsOf(store)).toEqual([9, 3, 5]);
    expect(store.getState().isSidebarOpen).toBe(false);
    expect(store.getState().filters).toEqual({
      ...NO_FILTERS,
      year: "2015",
      genre: "action",
      platform: "4",
      ordering: "rating",
    });
    store.getState().addFavorite(aGame(1));
    expect(stored().version).toBe(2);
    expect(idsOf(open())).toEqual([9, 3, 5, 1]);
  });

  it("[T-04] reads the default order that version 0 wrote out as no choice", () => {
    localStorage.setItem(KEY, JSON.stringify({ state: { favorites: [], ordering: "-added" }, version: 0 }));
    expect(open().getState().filters.ordering).toBe("");
  });

  it("[T-04] keeps several broken records apart", () => {
    for (const text of ["first", "second", "first"]) {
      localStorage.setItem(KEY, text);
      open();
    }
    expect([localStorage.getItem(`${KEY}.bak`), localStorage.getItem(`${KEY}.bak.2`)]).toEqual(["first", "second"]);
    expect(localStorage.getItem(`${KEY}.bak.3`)).toBeNull();
  });

  it("[T-04] reads a record of thousands of favourites, and keeps the rest of an endless one aside", () => {
    const favorites = Array.from({ length: 6000 }, (_, index) => ({ id: index + 1, name: "x" }));
    const text = JSON.stringify({ state: { favorites }, version: 2 });
    localStorage.setItem(KEY, text);
    expect(idsOf(open())).toHaveLength(5000);
    expect(localStorage.getItem(`${KEY}.bak`)).toBe(text);
  });
});

describe("two tabs", () => {
  it("[T-05] lose none of 200 interleaved changes each, even when they hear of each other late", () => {
    const [left, right] = [open(), open()];
    for (let index = 1; index <= 200; index += 1) {
      left.getState().addFavorite(aGame(index));
      right.getState().addFavorite(aGame(1000 + index));
      if (index % 17 === 0) tellOthers();
    }
    tellOthers();
    expect([idsOf(left).length, idsOf(right).length, idsOf(open()).length]).toEqual([400, 400, 400]);
  });

  it("[T-05] repair a write that was made without having heard of the other tab", () => {
    const [left, right] = [open(), open()];
    left.getState().addFavorite(aGame(1));
    const withoutRight = localStorage.getItem(KEY);
    right.getState().addFavorite(aGame(2));
    // The browser had not yet brought right's write when left wrote again.
    localStorage.setItem(KEY, withoutRight ?? "");
    tellOthers();
    expect(stored().state.favorites.map(({ id }: { id: number }) => id)).toEqual([1, 2]);
    tellOthers();
    expect([idsOf(left), idsOf(right)]).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });

  it("[T-05] agree on removals too", () => {
    const [left, right] = [open(), open()];
    left.getState().addFavorite(aGame(1));
    tellOthers();
    right.getState().removeFavorite(1);
    tellOthers();
    expect([idsOf(left), idsOf(right)]).toEqual([[], []]);
    left.getState().addFavorite(aGame(1));
    tellOthers();
    expect([idsOf(left), idsOf(right), idsOf(open())]).toEqual([[1], [1], [1]]);
  });

  it("[T-05] hear of each other when one comes back from the browser's cache of pages", () => {
    const [left, right] = [open(), open()];
    left.getState().addFavorite(aGame(1));
    right.getState().addFavorite(aGame(2));
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
    expect(idsOf(left)).toEqual([1]);
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    expect([...idsOf(left), ...idsOf(right)]).toEqual([1, 2, 1, 2]);
  });

  it("[T-05] leave each other's sidebar and filters alone", () => {
    const [left, right] = [open(), open()];
    left.getState().setFilters({ year: "2015" });
    tellOthers();
    right.getState().setSidebarOpen(false);
    tellOthers();
    expect(right.getState().filters.year).toBe("");
    expect(left.getState().isSidebarOpen).toBe(true);
    expect(open().getState()).toMatchObject({ isSidebarOpen: false, filters: { year: "2015" } });
  });
});
