// The browser is asked to keep the data for good, once there is something to keep: a browser that asks its visitor in turn
// must not do so when they have only come to look.
import "fake-indexeddb/auto";
import { afterEach, expect, it, vi } from "vitest";
import { aGame } from "../../../../test/support/games.ts";
import { aName, mark, noticeKeys, openTab, refusal, settled, type Tab } from "../../../../test/support/shelf-tabs.ts";
import { createShelfDatabase, type Kept } from "./shelf-database.ts";
import { withChange } from "./shelf-entry.ts";

/** A browser that answers as said, and what it was asked. */
function aBrowser(answer: () => Promise<boolean>) {
  const persist = vi.fn<() => Promise<boolean>>(answer);
  vi.stubGlobal("navigator", { storage: { persist } });
  return persist;
}

afterEach(() => void vi.unstubAllGlobals());

it("[P-08] the browser is asked to keep the shelf after its first change, once, and not for looking at it", async () => {
  const persist = aBrowser(() => Promise.resolve(true));
  const tab = openTab(aName(), "a");
  await tab.lookUp([1, 2]);
  await tab.open();
  await settled();
  expect(persist).not.toHaveBeenCalled();
  mark(tab, 1);
  await settled();
  expect(persist).toHaveBeenCalledOnce();
  mark(tab, 2);
  await settled();
  tab.changeList("l", { name: "List" }, [aGame(3)]);
  await settled();
  expect(persist).toHaveBeenCalledOnce();
});

/** A shelf with one game on it, as a file or another device brings it. */
const BROUGHT: Kept = {
  entries: [withChange(undefined, { game: aGame(7), change: { mark: "want" } }, { now: 1, by: "b" })],
  lists: [],
};

it.each<[string, (tab: Tab) => unknown]>([
  ["a list", (tab) => tab.changeList("l", { name: "List" })],
  ["what a file or another device brought", (tab) => tab.takeOver(BROUGHT)],
])("[P-08] it is asked whatever is the first that is kept: %s", async (_what, keep) => {
  const persist = aBrowser(() => Promise.resolve(true));
  const tab = openTab(aName(), "a");
  // Another device had nothing.
  await tab.takeOver({ entries: [], lists: [] });
  expect(persist).not.toHaveBeenCalled();
  keep(tab);
  await settled();
  expect(persist).toHaveBeenCalledOnce();
});

it("[P-08] it is asked only once a change could be written", async () => {
  const persist = aBrowser(() => Promise.resolve(true));
  const kept = createShelfDatabase(aName());
  let isFull = true;
  const save = (mine: Kept) => (isFull ? Promise.reject(refusal("QuotaExceededError")) : kept.save(mine));
  const tab = openTab(aName(), "a", { database: { ...kept, save } });
  mark(tab, 1);
  await settled();
  expect(persist).not.toHaveBeenCalled();
  isFull = false;
  mark(tab, 2);
  await settled();
  expect(persist).toHaveBeenCalledOnce();
  kept.close();
});

it.each([
  ["says no", { storage: { persist: () => Promise.resolve(false) } }],
  ["refuses to be asked", { storage: { persist: () => Promise.reject(refusal("SecurityError")) } }],
  ["cannot be asked", { storage: {} }],
  ["has no such part without a secure connection", {}],
])("[P-08] a browser that %s keeps the shelf all the same, and nobody is told", async (_what, navigator) => {
  vi.stubGlobal("navigator", navigator);
  const before = noticeKeys();
  const tab = openTab(aName(), "a");
  mark(tab, 1);
  await settled();
  expect((await tab.database.load()).entries.map(({ id }) => id)).toEqual([1]);
  expect(tab.useShelf.getState().status).toBe("ready");
  expect(noticeKeys()).toEqual(before);
});
