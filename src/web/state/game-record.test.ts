// The record where the browser's storage refuses, in part or altogether: nothing that was stored is lost, and it is said.
import { afterEach, describe, expect, it, vi } from "vitest";
import { aGame } from "../../../test/support/games.ts";
import { createGameStore } from "./create-game-store.ts";
import { useNotices } from "./notices.ts";

const KEY = "game-store";

const open = () => createGameStore({ signal: AbortSignal.abort() });
const idsOf = (store: ReturnType<typeof open>) => store.getState().favorites.map(({ id }) => id);

/** A browser whose storage refuses, for as long as the test lasts or until `vi.unstubAllGlobals()`. */
function refuse(
  name: string,
  { alsoReads = false, isRefused = () => true }: { alsoReads?: boolean; isRefused?: (key: string) => boolean } = {},
) {
  const real = localStorage;
  const fail = () => {
    throw new DOMException("refused", name);
  };
  vi.stubGlobal("localStorage", {
    getItem: alsoReads ? fail : (key: string) => real.getItem(key),
    setItem: (key: string, text: string) => (isRefused(key) ? fail() : real.setItem(key, text)),
    clear: () => real.clear(),
  });
}

afterEach(() => {
  useNotices.setState({ notices: [] });
});

describe("storage that refuses", () => {
  it("[T-04] says so when it is full, goes on, and loses nothing that was stored", () => {
    const store = open();
    store.getState().addFavorite(aGame(1));
    const before = localStorage.getItem(KEY);
    refuse("QuotaExceededError");
    store.getState().addFavorite(aGame(2));
    expect(idsOf(store)).toEqual([1, 2]);
    expect(localStorage.getItem(KEY)).toBe(before);
    expect(useNotices.getState().notices.map(({ text }) => text)).toEqual([expect.stringContaining("full")]);

    vi.unstubAllGlobals();
    store.getState().addFavorite(aGame(3));
    expect(idsOf(open())).toEqual([1, 2, 3]);
  });

  it("[T-04] says so when it is blocked, and the page works on", () => {
    refuse("SecurityError", { alsoReads: true });
    const store = open();
    store.getState().addFavorite(aGame(1));
    store.getState().toggleSidebar();
    expect(idsOf(store)).toEqual([1]);
    expect(store.getState().isSidebarOpen).toBe(false);
    expect(useNotices.getState().notices.map(({ text }) => text)).toEqual([
      expect.stringContaining("not let this site"),
    ]);
  });

  it("[T-04] writes over nothing that it could not keep aside", () => {
    localStorage.setItem(KEY, "broken");
    refuse("QuotaExceededError");
    const store = open();
    store.getState().addFavorite(aGame(1));
    expect(localStorage.getItem(KEY)).toBe("broken");
    expect(idsOf(store)).toEqual([1]);
  });

  it.each([
    ["is opened", () => undefined],
    ["is changed", (store: ReturnType<typeof open>) => store.getState().addFavorite(aGame(2))],
    ["has other settings", (store: ReturnType<typeof open>) => store.getState().toggleSidebar()],
  ])("[T-04] leaves a broken record when the store %s and only its copy does not fit", (_when, change) => {
    const broken = JSON.stringify({ state: { favorites: [aGame(1), null] }, version: 2 });
    localStorage.setItem(KEY, broken);
    refuse("QuotaExceededError", { isRefused: (key) => key !== KEY });
    const store = open();
    change(store);
    expect(localStorage.getItem(KEY)).toBe(broken);
    expect(idsOf(store)[0]).toBe(1);
  });

  it("[T-04] leaves a record that breaks while the store is open when its copy does not fit, and says so", () => {
    const store = open();
    store.getState().addFavorite(aGame(1));
    localStorage.setItem(KEY, "broken");
    refuse("QuotaExceededError", { isRefused: (key) => key !== KEY });
    store.getState().addFavorite(aGame(2));
    expect(localStorage.getItem(KEY)).toBe("broken");
    expect(idsOf(store)).toEqual([1, 2]);
    expect(useNotices.getState().notices.map(({ text }) => text)).toEqual([expect.stringContaining("full")]);
  });

  it("[T-04] keeps a record aside that breaks while the store is open, and goes on", () => {
    const store = open();
    store.getState().addFavorite(aGame(1));
    localStorage.setItem(KEY, "broken");
    store.getState().addFavorite(aGame(2));
    expect(localStorage.getItem(`${KEY}.bak`)).toBe("broken");
    expect(idsOf(open())).toEqual([1, 2]);
    expect(useNotices.getState().notices).toEqual([]);
  });

  it("[T-04] keeps five broken records, the last of which gives way", () => {
    for (let index = 1; index <= 7; index += 1) {
      localStorage.setItem(KEY, `broken ${index}`);
      open();
    }
    const copies = ["", ".2", ".3", ".4", ".5", ".6"].map((copy) => localStorage.getItem(`${KEY}.bak${copy}`));
    expect(copies).toEqual(["broken 1", "broken 2", "broken 3", "broken 4", "broken 7", null]);
  });

  it("[T-04] writes what was refused with the next change, settings too", () => {
    const store = open();
    refuse("QuotaExceededError");
    store.getState().setSidebarOpen(false);
    vi.unstubAllGlobals();
    store.getState().addFavorite(aGame(1));
    expect(open().getState()).toMatchObject({ isSidebarOpen: false, favorites: [{ id: 1 }] });
  });

  it("[T-04] tells how much it recovered", () => {
    localStorage.setItem(KEY, JSON.stringify({ state: { favorites: [aGame(1), null] }, version: 2 }));
    open();
    expect(useNotices.getState().notices.map(({ text }) => text)).toEqual([expect.stringContaining("recovered: 1")]);
  });
});
