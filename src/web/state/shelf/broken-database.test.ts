// What may happen to the database as a whole: the page goes on, what can be kept is kept, and the visitor is told what is not.
import "fake-indexeddb/auto";
import { deleteDB, openDB } from "idb";
import { afterEach, describe, expect, it, vi } from "vitest";
import { WHOLE_ENTRY, WHOLE_LIST } from "../../../../test/support/broken-shelf.ts";
import {
  aName,
  entriesOf,
  found,
  listsOf,
  mark,
  noticeKeys,
  openTab,
  refusal,
  settled,
  statusOf,
} from "../../../../test/support/shelf-tabs.ts";
import { dismissNotice } from "#web/state/notices.ts";
import { createShelfDatabase, type Kept, type ShelfDatabase } from "./shelf-database.ts";

const BROKEN_ROW = { ...WHOLE_ENTRY, halfStars: "many" };

afterEach(() => {
  for (const key of ["shelf-recovered", "shelf-storage"]) dismissNotice(key);
});

/** A shelf with one whole entry and one whole list in it. */
async function filled(name: string): Promise<void> {
  const tab = openTab(name, "a");
  await tab.takeOver({ entries: [WHOLE_ENTRY], lists: [WHOLE_LIST] });
  tab.database.close();
}
/** The database's own way but for what `changes` say. */
const changed = (name: string, changes: (kept: ShelfDatabase) => Partial<ShelfDatabase>): ShelfDatabase => {
  const kept = createShelfDatabase(name);
  return { ...kept, ...changes(kept) };
};

describe("a database", () => {
  it.each([
    ["blocked", "SecurityError", "blocked"],
    ["in an unknown state", "UnknownError", "blocked"],
    ["on a disk that is full", "QuotaExceededError", "blocked"],
    ["of a newer build", "VersionError", "newer"],
  ])(
    "[T-04] that is %s when it is opened keeps nobody waiting, and what is changed is shown",
    async (_what, error, status) => {
      const name = aName();
      const refuse = () => Promise.reject(refusal(error));
      const tab = openTab(name, "a", { database: changed(name, () => ({ load: refuse, save: refuse })) });
      await tab.open();
      mark(tab, 1);
      await settled();
      expect([statusOf(tab), entriesOf(tab).get(1)?.mark?.value]).toEqual([status, "want"]);
      expect(noticeKeys()).toContain("shelf-storage");
    },
  );

  it("[T-04] that never answers keeps nobody waiting, and is shown once it does", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const name = aName();
    const { promise, resolve } = Promise.withResolvers<Kept & { recovered: number }>();
    const tab = openTab(name, "a", { database: changed(name, () => ({ load: () => promise })) });
    const opened = tab.open();
    expect(statusOf(tab)).toBe("waiting");
    vi.runAllTimers();
    vi.useRealTimers();
    expect([statusOf(tab), noticeKeys().includes("shelf-storage")]).toEqual(["blocked", true]);
    resolve({ entries: [WHOLE_ENTRY], lists: [], recovered: 0 });
    await opened;
    expect([statusOf(tab), entriesOf(tab).size]).toEqual(["ready", 1]);
  });

  it("[T-04] without room to keep what is broken aside shows the rest, and leaves what is broken where it is", async () => {
    const name = aName();
    await filled(name);
    const raw = await openDB(name);
    await raw.put("entries", BROKEN_ROW);
    const add = vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(() => {
      throw refusal("QuotaExceededError");
    });
    const tab = openTab(name, "b");
    await tab.open();
    expect([statusOf(tab), entriesOf(tab).get(7)?.mark?.value]).toEqual(["ready", "finished"]);
    expect(noticeKeys()).toContain("shelf-recovered");
    mark(tab, 7);
    await settled();
    // Nothing is written over what could not be kept aside.
    expect(await raw.get("entries", 7)).toEqual(BROKEN_ROW);
    expect(noticeKeys()).toContain("shelf-storage");
    add.mockRestore();
    mark(tab, 8);
    await settled();
    expect(await raw.getAll("aside")).toEqual([BROKEN_ROW]);
    expect(await found(name)).toEqual([7, 8]);
    raw.close();
  });

  it("[T-04] keeps two hundred broken rows aside, and the others where they are until they are changed", async () => {
    const name = aName();
    await filled(name);
    const raw = await openDB(name);
    for (let id = 1; id <= 201; id += 1) await raw.put("entries", { ...BROKEN_ROW, id });
    await openTab(name, "b").open();
    expect([await raw.count("aside"), (await raw.get("entries", 201)).halfStars]).toEqual([200, "many"]);
    const tab = openTab(name, "c");
    await tab.open();
    mark(tab, 201);
    await settled();
    expect([await raw.count("aside"), (await raw.get("entries", 201)).mark.value]).toEqual([201, "want"]);
    raw.close();
  });

  it("[T-04] with a row under a text has it once, together with that under the number", async () => {
    const name = aName();
    await filled(name);
    const raw = await openDB(name);
    await raw.put("entries", { ...WHOLE_ENTRY, id: "7", note: { value: "later", at: 99, by: "b" } });
    await openTab(name, "b").open();
    expect((await raw.getAll("entries")).map(({ id, note }) => [id, note.value])).toEqual([[7, "later"]]);
    expect(await raw.count("aside")).toBe(0);
    raw.close();
  });

  it.each([
    ["nothing in it", [], []],
    ["games alone", ["entries"], [7]],
    ["games and lists, and no place aside", ["entries", "lists"], [7]],
  ])("[T-04] that something else has made, with %s, is made anew with what it held", async (_what, stores, left) => {
    const name = aName();
    const made = await openDB(name, 1, {
      upgrade: (fresh) => stores.forEach((store) => fresh.createObjectStore(store, { keyPath: "id" })),
    });
    if (stores.includes("entries")) await made.put("entries", WHOLE_ENTRY);
    if (stores.includes("lists")) await made.put("lists", WHOLE_LIST);
    made.close();
    const tab = openTab(name, "a");
    await tab.open();
    expect([statusOf(tab), [...entriesOf(tab).keys()], listsOf(tab).size]).toEqual([
      "ready",
      left,
      Number(stores.includes("lists")),
    ]);
    mark(tab, 9);
    await settled();
    expect(await found(name)).toEqual([...left, 9]);
  });

  it("[T-04] whose rows have keys of their own is made anew with what it held", async () => {
    const name = aName();
    const made = await openDB(name, 1, {
      upgrade: (fresh) =>
        ["entries", "lists", "aside"].forEach((store) => fresh.createObjectStore(store, { autoIncrement: true })),
    });
    await made.add("entries", WHOLE_ENTRY);
    await made.add("entries", "no row");
    made.close();
    const tab = openTab(name, "a");
    await tab.open();
    expect([...entriesOf(tab).keys()]).toEqual([7]);
    const raw = await openDB(name);
    expect(await raw.getAll("aside")).toEqual(["no row"]);
    raw.close();
  });

  it("[T-04] that another tab deletes is made again, and has what is changed from then on", async () => {
    const name = aName();
    await filled(name);
    const tab = openTab(name, "b");
    await tab.open();
    await deleteDB(name);
    mark(tab, 8);
    await settled();
    expect([statusOf(tab), [...entriesOf(tab).keys()], await found(name)]).toEqual(["ready", [7, 8], [8]]);
  });

  it.each(["AbortError", "InvalidStateError", "TransactionInactiveError", "QuotaExceededError"])(
    "[T-04] that is closed midway by the browser (%s) has what was changed with the next change",
    async (error) => {
      const name = aName();
      await filled(name);
      const tab = openTab(name, "b");
      await tab.open();
      const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
        throw refusal(error);
      });
      mark(tab, 8);
      await settled();
      expect(entriesOf(tab).get(8)?.mark?.value).toBe("want");
      expect(noticeKeys()).toContain("shelf-storage");
      put.mockRestore();
      mark(tab, 9);
      await settled();
      expect([statusOf(tab), await found(name)]).toEqual(["ready", [7, 8, 9]]);
    },
  );

  it.each([undefined, null, 7, "all", {}, { entries: 7, lists: [] }, { entries: [{}], lists: [null] }])(
    "[T-04] of which a channel says %j goes on",
    async (said) => {
      const name = aName();
      await filled(name);
      const tab = openTab(name, "b");
      await tab.open();
      const channel = new BroadcastChannel(name);
      // A channel has no target.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      channel.postMessage(said);
      await settled();
      channel.close();
      mark(tab, 8);
      await settled();
      expect([statusOf(tab), await found(name)]).toEqual(["ready", [7, 8]]);
    },
  );
});
