// Broken games and lists at each door by which they come onto a shelf: the database, what a page that went has left, a file,
// and what another device keeps. What is good of them is kept, what is not is kept aside, and the visitor is told.
import "fake-indexeddb/auto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openDB } from "idb";
import { afterEach, describe, expect, it } from "vitest";
import {
  ALL_OF_ENTRY,
  ALL_OF_LIST,
  BROKEN_ENTRIES,
  BROKEN_LISTS,
  ODD_ENTRIES,
  ODD_LISTS,
  saidByEntry,
  saidByList,
  WHOLE_ENTRY,
} from "../../../../test/support/broken-shelf.ts";
import {
  aName,
  entriesOf,
  listsOf,
  noticeKeys,
  openTab,
  settled,
  type Tab,
} from "../../../../test/support/shelf-tabs.ts";
import { aGame } from "../../../../test/support/games.ts";
import { dismissNotice } from "#web/state/notices.ts";
import { readDocument } from "#web/state/sync/sync-document.ts";
import { readShelfFile } from "./shelf-file.ts";

const LEFT_KEY = "ludex-shelf-unwritten";
/** A row beside the broken one, which nothing may happen to. */
const GOOD = { ...WHOLE_ENTRY, id: 5, game: { ...WHOLE_ENTRY.game, value: aGame(5) } };

type Store = "entries" | "lists";
type Case = { store: Store; what: string; row: unknown; left: object | null; isBroken: boolean };
type Rows = readonly (readonly [string, unknown, object | null])[];

const casesOf = (store: Store, rows: Rows, isBroken: boolean): Case[] => {
  const whole = store === "entries" ? ALL_OF_ENTRY : ALL_OF_LIST;
  return rows.map(([what, row, left]) => ({ store, what, row, left: left && { ...whole, ...left }, isBroken }));
};
const CASES = [
  ...casesOf("entries", BROKEN_ENTRIES, true),
  ...casesOf("entries", ODD_ENTRIES, false),
  ...casesOf("lists", BROKEN_LISTS, true),
  ...casesOf("lists", ODD_LISTS, false),
];

/** What `row` is as JSON; undefined where JSON cannot hold it. */
function asJson({ store, row }: Case): string | undefined {
  try {
    const rows = { entries: [GOOD], lists: [] as unknown[], [store]: store === "entries" ? [GOOD, row] : [row] };
    return JSON.stringify(rows, (_key, value: unknown) => {
      if (typeof value === "number" && !Number.isFinite(value)) throw new TypeError("no JSON");
      return value;
    });
  } catch {
    return undefined;
  }
}
/** A database holds only rows with ids that are keys to it. */
const isRow = ({ row }: Case) => {
  const { id } = Object(row) as { id?: unknown };
  return typeof id === "string" || typeof id === "number";
};
const IN_TEXT = CASES.flatMap((each) => {
  const text = asJson(each);
  return text === undefined ? [] : [{ ...each, text }];
});

const saidIn = (tab: Tab, store: Store) =>
  store === "entries"
    ? [...entriesOf(tab).values()].filter(({ id }) => id !== GOOD.id).map(saidByEntry)
    : [...listsOf(tab).values()].map(saidByList);
const expectedOf = ({ left }: Case) => (left === null ? [] : [left]);

afterEach(() => dismissNotice("shelf-recovered"));

describe("a broken shelf", () => {
  it("[T-04] is tried in at least 60 kinds, as many as docs/safety.md says", () => {
    const broken = new Set(CASES.filter(({ isBroken }) => isBroken).map(({ store, what }) => store + what)).size;
    const odd = CASES.filter(({ isBroken }) => !isBroken).length;
    expect(broken).toBeGreaterThan(60);
    const safety = readFileSync(join(import.meta.dirname, "../../../../docs/safety.md"), "utf8");
    expect(safety).toContain(`${broken} broken records and ${odd} odd ones`);
  });

  it.each(CASES.filter(isRow))("[T-04] in the database: $store with $what", async (each) => {
    const name = aName();
    await openTab(name, "a").open();
    const raw = await openDB(name);
    await raw.put("entries", GOOD);
    await raw.put(each.store, each.row);
    const tab = openTab(name, "b");
    await tab.open();
    expect(tab.useShelf.getState().status).toBe("ready");
    expect(saidIn(tab, each.store)).toEqual(expectedOf(each));
    expect(entriesOf(tab).get(GOOD.id)?.note?.value).toBe("n");
    expect(await raw.getAll("aside")).toEqual(each.isBroken ? [each.row] : []);
    expect(noticeKeys().includes("shelf-recovered")).toBe(each.isBroken);

    // It is mended: the next page finds nothing wrong, and what is changed then stays.
    dismissNotice("shelf-recovered");
    const next = openTab(name, "c");
    await next.open();
    expect(noticeKeys()).not.toContain("shelf-recovered");
    next.change([{ game: aGame(7), change: { mark: "dropped" } }]);
    next.changeList("l7", { name: "Later" });
    await settled();
    const again = openTab(name, "d");
    await again.open();
    expect(entriesOf(again).get(7)?.mark?.value).toBe("dropped");
    expect(listsOf(again).get("l7")?.name.value).toBe("Later");
    raw.close();
  });

  it.each(IN_TEXT)("[T-04] left by a page that went: $store with $what", async (each) => {
    localStorage.setItem(LEFT_KEY, each.text);
    const tab = openTab(aName(), "a");
    await tab.open();
    await settled();
    expect(saidIn(tab, each.store)).toEqual(expectedOf(each));
    expect(entriesOf(tab).get(GOOD.id)?.note?.value).toBe("n");
    expect(localStorage.getItem(LEFT_KEY)).toBe("");
    expect(localStorage.getItem(`${LEFT_KEY}.bak`)).toBe(each.isBroken ? each.text : null);
    expect(noticeKeys().includes("shelf-recovered")).toBe(each.isBroken);
  });

  it.each(IN_TEXT)("[T-04] in a file: $store with $what", async ({ text, ...each }) => {
    const { entries, lists } = JSON.parse(text) as { entries: unknown[]; lists: unknown[] };
    const file = await readShelfFile(JSON.stringify({ format: "ludex-shelf", version: 1, games: entries, lists }));
    const read = file.kind === "shelf" ? file : undefined;
    const said = each.store === "entries" ? read?.entries.slice(1).map(saidByEntry) : read?.lists.map(saidByList);
    expect(said).toEqual(expectedOf(each));
    expect(read?.entries[0]?.id).toBe(GOOD.id);
    expect(read?.unread).toBe(each.isBroken ? 1 : 0);
  });

  it.each(IN_TEXT)("[T-04] from another device: $store with $what", async ({ text, ...each }) => {
    const { entries, lists } = JSON.parse(text) as { entries: unknown[]; lists: unknown[] };
    const read = await readDocument(JSON.stringify({ version: 1, games: entries, lists, favorites: {} }));
    const said =
      each.store === "entries"
        ? [...read.entries.values()].filter(({ id }) => id !== GOOD.id).map(saidByEntry)
        : [...read.lists.values()].map(saidByList);
    expect(said).toEqual(expectedOf(each));
    expect(read.entries.has(GOOD.id)).toBe(true);
  });
});
