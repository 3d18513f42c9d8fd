// Pages that share one database, as tabs do. The database is the browser's interface kept in memory by `fake-indexeddb`;
// e2e/shelf.spec.ts has the same in a real browser.
import "fake-indexeddb/auto";
import { openDB } from "idb";
import { describe, expect, it, vi } from "vitest";
import { aGame } from "../../../../test/support/games.ts";
import { aName, entriesOf, noticeKeys, openTab, settled } from "../../../../test/support/shelf-tabs.ts";
import { MARKS } from "#web/lib/marks.ts";
import { createShelf } from "./create-shelf.ts";
import { type ShelfEntry, withChange } from "./shelf-entry.ts";
import { createShelfDatabase, type Kept } from "./shelf-database.ts";

const NOTHING: Kept = { entries: [], lists: [] };
const valuesOf = (entries: ReadonlyMap<number, ShelfEntry>) =>
  [...entries.values()]
    .map(({ id, mark, halfStars, note }) => [id, mark?.value, halfStars?.value, note?.value])
    .toSorted((a, b) => Number(a[0]) - Number(b[0]));

/** Small, quick and the same each time. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % sides;
  };
}

describe("a shelf", () => {
  it("[P-08] leaves nothing where all is written, and takes nothing that cannot be read", async () => {
    localStorage.setItem("ludex-shelf-unwritten", '{"entries":[{"id":"x"},7],"lists":{}}');
    const tab = openTab(aName(), "a");
    await tab.open();
    tab.change([{ game: aGame(1), change: { mark: "want" } }]);
    await settled();
    globalThis.dispatchEvent(new Event("pagehide"));
    expect(localStorage.getItem("ludex-shelf-unwritten")).toBe("");
    expect([...entriesOf(tab).keys()]).toEqual([1]);
  });

  it("[P-08] has what was changed in the moment in which its page went, and what another such page left", async () => {
    const name = aName();
    const never = () => new Promise<Kept>(() => undefined);
    for (const [by, id] of [
      ["a", 1],
      ["b", 2],
    ] as const) {
      const going = openTab(name, by);
      vi.spyOn(going.database, "save").mockImplementation(never);
      const { open, change } = createShelf({ database: going.database, channel: undefined, by, now: Date.now });
      await open();
      change([{ game: aGame(id), change: { mark: "want" } }]);
      globalThis.dispatchEvent(new Event("pagehide"));
    }
    const next = openTab(name, "c");
    await next.open();
    await settled();
    expect(valuesOf(entriesOf(next)).map(([id, mark]) => [id, mark])).toEqual([
      [1, "want"],
      [2, "want"],
    ]);
    // It is in the database by then, and left nowhere else.
    expect(localStorage.getItem("ludex-shelf-unwritten")).toBe("");
    expect((await next.database.load()).entries.map(({ id }) => id)).toEqual([1, 2]);
  });

  it("[P-01] shows a change at once and has it after the page was opened again", async () => {
    const name = aName();
    const tab = openTab(name, "a");
    await tab.open();
    const undo = tab.change([{ game: aGame(1), change: { mark: "want" } }]);
    expect(entriesOf(tab).get(1)?.mark?.value).toBe("want");
    await settled();
    const again = openTab(name, "b");
    await again.open();
    expect(entriesOf(again).get(1)?.mark?.value).toBe("want");
    tab.change(undo);
    expect(entriesOf(tab).get(1)?.mark?.value).toBe(null);
  });

  it("[P-01] shows nothing a second time: what is written is what was shown, and what is told again is known", async () => {
    const name = aName();
    const [here, there] = [openTab(name, "a"), openTab(name, "b")];
    await Promise.all([here.open(), there.open()]);
    const list = () => here.changeList("l", { name: "List", places: { 1: 1, 2: 2 } }, [aGame(1), aGame(2)]);
    const changes = [
      () =>
        here.change([
          { game: aGame(1), change: { mark: "want", plays: { p: { begun: "", finished: "2025-01-01" } } } },
        ]),
      list,
      () => here.change([{ game: aGame(1), change: { halfStars: 3 } }]),
    ];
    for (const change of changes) {
      change();
      const shown = here.useShelf.getState();
      await settled();
      expect(here.useShelf.getState()).toBe(shown);
    }
    await expect.poll(() => entriesOf(there).get(1)?.halfStars?.value).toBe(3);
    await expect.poll(() => there.useShelf.getState().lists.size).toBe(1);
    const known = there.useShelf.getState();
    const kept = { entries: [...entriesOf(here).values()], lists: [...here.useShelf.getState().lists.values()] };
    await there.takeOver(structuredClone(kept));
    expect(there.useShelf.getState()).toBe(known);
  });

  it("[P-01] reads only the games that a page shows, each once, and hears what others change of them", async () => {
    const name = aName();
    const other = openTab(name, "a");
    await other.takeOver({
      entries: Array.from({ length: 300 }, (_, index) =>
        withChange(undefined, { game: aGame(index + 1), change: { mark: "want" } }, { now: 1, by: "a" }),
      ),
      lists: [],
    });
    const tab = openTab(name, "b");
    const [load, read] = [vi.spyOn(tab.database, "load"), vi.spyOn(tab.database, "read")];
    const { useShelf, lookUp, open, change } = createShelf({
      database: tab.database,
      channel: new BroadcastChannel(name),
      by: "b",
      now: Date.now,
    });
    await Promise.all([lookUp([1, 2, 999]), lookUp([2, 3])]);
    expect(load).not.toHaveBeenCalled();
    expect(read.mock.calls.map(([{ entries }]) => entries)).toEqual([[1, 2, 999], [3]]);
    expect(new Set(useShelf.getState().entries.keys())).toEqual(new Set([1, 2, 3]));
    expect(useShelf.getState().status).toBe("waiting");
    other.change([{ game: aGame(2), change: { mark: "finished" } }]);
    await expect.poll(() => useShelf.getState().entries.get(2)?.mark?.value).toBe("finished");
    expect(change([{ game: aGame(2), change: { mark: null } }])[0]?.change.mark).toBe("finished");
    await open();
    expect([useShelf.getState().status, useShelf.getState().entries.size]).toEqual(["ready", 300]);
  });

  it("[P-08] reads all where a page that went has left something to be written", async () => {
    localStorage.setItem("ludex-shelf-unwritten", '{"entries":[],"lists":[]}');
    const tab = openTab(aName(), "a");
    await tab.lookUp([1]);
    await settled();
    expect([tab.useShelf.getState().status, localStorage.getItem("ludex-shelf-unwritten")]).toEqual(["ready", ""]);
  });

  it("[T-04] says that the database does not let a page look games up", async () => {
    const refused = {
      ...createShelfDatabase(aName()),
      read: () => Promise.reject(new DOMException("no", "SecurityError")),
    };
    const tab = openTab(aName(), "a", { database: refused });
    await tab.lookUp([1]);
    expect(tab.useShelf.getState().status).toBe("blocked");
    expect(noticeKeys()).toContain("shelf-storage");
  });

  it("[P-03] takes over thousands at once, each part that is later, and has them after the page was opened again", async () => {
    const name = aName();
    const tab = openTab(name, "a");
    await tab.open();
    tab.change([300, 301].map((id) => ({ game: aGame(id), change: { mark: "finished" } })));
    await settled();
    const stamp = (id: number) => ({ now: id === 300 ? 1 : Date.now() + 1000, by: "b" });
    const theirs = Array.from({ length: 1200 }, (_, index) =>
      withChange(undefined, { game: aGame(index + 1), change: { mark: "want", note: "n" } }, stamp(index + 1)),
    );
    await tab.takeOver({ entries: theirs, lists: [] });
    const again = openTab(name, "c");
    await again.open();
    expect([...entriesOf(again).keys()]).toEqual(theirs.map(({ id }) => id));
    expect([300, 301].map((id) => entriesOf(again).get(id)?.mark?.value)).toEqual(["finished", "want"]);
    expect([...entriesOf(again).values()].every(({ note }) => note?.value === "n")).toBe(true);
  });

  it("[T-05] tells other tabs", async () => {
    const name = aName();
    const [here, there] = [openTab(name, "a"), openTab(name, "b")];
    await Promise.all([here.open(), there.open()]);
    here.change([{ game: aGame(1), change: { mark: "playing" } }]);
    await expect.poll(() => entriesOf(there).get(1)?.mark?.value).toBe("playing");
  });

  it("[P-05] loses none of 2,000 changes by two devices with three tabs each, wrong clocks and cut connections", async () => {
    const roll = dice(7);
    const devices = [aName(), aName()];
    const tabs = devices.flatMap((name, device) =>
      [0, 1, 2].map((tab) => openTab(name, `${device}${tab}`, { skew: (device * 3 + tab - 3) * 3_600_000 })),
    );
    await Promise.all(tabs.map(async (tab) => tab.open()));
    /** The last note of each game by each tab: every tab has games of its own, so that all of them must survive. */
    const expected = new Map<number, string>();
    for (let count = 0; count < 2000; count += 1) {
      const index = roll(tabs.length);
      const tab = tabs[index];
      const id = 1 + index * 50 + roll(50);
      const note = `note ${count}`;
      expected.set(id, note);
      tab?.change([{ game: aGame(id), change: { note } }]);
      // Games of everybody, where whoever comes last wins.
      tab?.change([{ game: aGame(900 + roll(9)), change: { mark: MARKS[roll(5)] ?? null } }]);
      if (roll(40) === 0) tab?.database.close();
      if (roll(4) === 0) await new Promise((resolve) => setTimeout(resolve));
    }
    await settled();
    const onDisk = await Promise.all(devices.map((name, at) => openTab(name, `disk${at}`).database.load()));
    // The devices meet: each takes over what the other has.
    await tabs[0]?.takeOver(onDisk[1] ?? NOTHING);
    await tabs[3]?.takeOver(onDisk[0] ?? NOTHING);
    const fresh = devices.map((name, at) => openTab(name, `fresh${at}`));
    for (const tab of fresh) await tab.open();
    const [one, other] = fresh.map((tab) => valuesOf(entriesOf(tab)));
    expect(one).toEqual(other);
    const notes = new Map(one?.flatMap(([id, , , note]) => (note === undefined ? [] : [[Number(id), note] as const])));
    expect([...expected].filter(([id, note]) => notes.get(id) !== note)).toEqual([]);
  }, 60_000);

  it("[T-04] keeps broken records aside once and goes on with what can be read", async () => {
    const name = aName();
    const first = openTab(name, "a");
    await first.open();
    first.change([{ game: aGame(1), change: { mark: "finished", halfStars: 8 } }]);
    await settled();
    const raw = await openDB(name);
    await raw.put("entries", { id: 2, game: "broken" });
    const stored: ShelfEntry = await raw.get("entries", 1);
    await raw.put("entries", { ...stored, halfStars: "many" });
    const tab = openTab(name, "b");
    await tab.open();
    expect(valuesOf(entriesOf(tab))).toEqual([[1, "finished", undefined, undefined]]);
    expect(noticeKeys()).toContain("shelf-recovered");
    expect(await raw.count("aside")).toBe(2);
    await openTab(name, "c").open();
    expect(await raw.count("aside")).toBe(2);
    raw.close();
  });

  it("[T-04] leaves alone what a newer build has written, and says so", async () => {
    const name = aName();
    const newer = await openDB(name, 99, { upgrade: (database) => void database.createObjectStore("entries") });
    newer.close();
    const tab = openTab(name, "a");
    await tab.open();
    expect(tab.useShelf.getState().status).toBe("newer");
    tab.change([{ game: aGame(1), change: { mark: "want" } }]);
    expect(entriesOf(tab).get(1)?.mark?.value).toBe("want");
    await settled();
    expect(noticeKeys()).toContain("shelf-storage");
  });

  it.each([
    ["full", "QuotaExceededError", "ready"],
    ["blocked", "SecurityError", "blocked"],
  ])(
    "[T-04] says that the store is %s, shows what was done, and writes it with the next change",
    async (_what, error, status) => {
      const name = aName();
      const kept = createShelfDatabase(name);
      let isRefusing = true;
      const database = {
        ...kept,
        save: (mine: Kept) => (isRefusing ? Promise.reject(new DOMException("refused", error)) : kept.save(mine)),
      };
      const tab = { ...openTab(name, "a", { database }) };
      await tab.open();
      tab.change([{ game: aGame(1), change: { mark: "want" } }]);
      await settled();
      expect([entriesOf(tab).get(1)?.mark?.value, tab.useShelf.getState().status]).toEqual(["want", status]);
      expect(noticeKeys()).toContain("shelf-storage");
      isRefusing = false;
      tab.change([{ game: aGame(2), change: { mark: "playing" } }]);
      await settled();
      expect((await kept.load()).entries.map(({ id }) => id)).toEqual([1, 2]);
      kept.close();
    },
  );
});
