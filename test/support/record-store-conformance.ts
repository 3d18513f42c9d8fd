// What every store of records must do: the port's promises. An adapter passes when its own test runs this over itself.
import { describe, expect, it } from "vitest";
import type { RecordStore } from "../../src/server/sources/record-store.ts";
import { batchOf, recordNamed } from "./record-samples.ts";

/** More than any adapter reads at once. */
const MANY = 2345;

export type OpenedRecords = {
  records: RecordStore;
  /** The same records as another process sees them, or as this one does after a restart. */
  again: () => RecordStore;
  close: () => Promise<void>;
};

/** All keys of a source, in the order in which the store gives them. */
export async function keysOf(records: RecordStore, source: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const part of records.records(source)) keys.push(...part.map(({ key }) => key));
  return keys;
}

async function idsOf(records: RecordStore): Promise<string[]> {
  const ids: string[] = [];
  for await (const part of records.ids()) ids.push(...part.map(({ source, key, id }) => `${source} ${key} ${id}`));
  return ids;
}

/** Describes the store that `open` makes, empty each time. */
export function describeRecordStore(name: string, open: () => OpenedRecords | Promise<OpenedRecords>): void {
  const withStore = (test: (opened: OpenedRecords) => Promise<void>) => async () => {
    const opened = await open();
    try {
      await test(opened);
    } finally {
      await opened.close();
    }
  };

  describe(`${name}: records of sources`, () => {
    it(
      "[Q-01] keeps a batch with the place where the walk stands, for whoever opens it next",
      withStore(async ({ records, again }) => {
        expect(await records.cursor("table")).toBeUndefined();
        expect(await records.status()).toEqual([]);
        const one = recordNamed("one", { alternative_names: ["エリア88"], released: "1983-Q3", genres: ["action"] });
        const taken = await records.take("table", batchOf("at 2", [one, recordNamed("two")]));
        expect(taken).toEqual({ added: 2, changed: 0, same: 0, gone: 0 });
        for (const store of [records, again()]) {
          expect(await store.get("table", "one")).toEqual(one);
          expect(await store.get("table", "none")).toBeUndefined();
          expect(await store.get("other", "one")).toBeUndefined();
          expect(await store.cursor("table")).toBe("at 2");
        }
      }),
    );

    it(
      "[Q-01] gives several records at once, as far as there are such",
      withStore(async ({ records, again }) => {
        const all = [recordNamed("one"), recordNamed("two", { added: 7 }), recordNamed("3")];
        await records.take("table", batchOf("1", all));
        await records.take("other", batchOf("1", [recordNamed("four")]));
        for (const store of [records, again()]) {
          const found = await store.getAll("table", ["3", "none", "one", "four"]);
          expect(found.toSorted((a, b) => (a.key < b.key ? -1 : 1))).toEqual([all[2], all[0]]);
          expect(await store.getAll("table", [])).toEqual([]);
          expect(await store.getAll("nowhere", ["one"])).toEqual([]);
        }
      }),
    );

    it(
      "[Q-01] says what is new, changed and the same, and moves on when nothing has changed",
      withStore(async ({ records, again }) => {
        await records.take("table", batchOf("1", [recordNamed("a"), recordNamed("b")]));
        const other = again();
        const batch = batchOf("2", [recordNamed("a"), recordNamed("b", { name: "Another" }), recordNamed("c")]);
        expect(await other.take("table", batch)).toEqual({ added: 1, changed: 1, same: 1, gone: 0 });
        const revision = await records.revision();
        expect(await other.take("table", { ...batch, cursor: "3" })).toEqual({
          added: 0,
          changed: 0,
          same: 3,
          gone: 0,
        });
        expect(await records.revision()).toBe(revision);
        expect(await records.cursor("table")).toBe("3");
        expect((await records.get("table", "b"))?.name).toBe("Another");
      }),
    );

    it(
      "[Q-01] takes all of a batch or nothing of it, with the place",
      withStore(async ({ records, again }) => {
        await records.take("table", batchOf("1", [recordNamed("a")]));
        const before = await records.revision();
        const broken = Object.defineProperty(recordNamed("c"), "toJSON", {
          value: () => {
            throw new Error("cannot be written");
          },
        });
        const batch = batchOf("2", [recordNamed("a", { name: "Changed" }), recordNamed("b"), broken], ["a"]);
        await expect(records.take("table", batch)).rejects.toThrow("cannot be written");
        for (const store of [records, again()]) {
          expect(await keysOf(store, "table")).toEqual(["a"]);
          expect((await store.get("table", "a"))?.name).toBe("Game a");
          expect(await store.cursor("table")).toBe("1");
          expect(await store.revision()).toBe(before);
        }
        expect(await records.take("table", batchOf("3", [recordNamed("b")]))).toMatchObject({ added: 1 });
      }),
    );

    it(
      "[Q-01] gives up what a source has given up, and counts only what was there",
      withStore(async ({ records }) => {
        await records.take("table", batchOf("1", [recordNamed("a"), recordNamed("b")]));
        await records.take("other", batchOf("1", [recordNamed("a")]));
        const before = await records.revision();
        expect(await records.take("table", batchOf("2", [], ["a", "never"]))).toMatchObject({ gone: 1 });
        expect(await records.revision()).toBeGreaterThan(before);
        expect(await keysOf(records, "table")).toEqual(["b"]);
        expect(await keysOf(records, "other")).toEqual(["a"]);
      }),
    );

    it(
      "[Q-01] gives every record once, by its key's order, however many there are",
      withStore(async ({ records, again }) => {
        const keys = Array.from({ length: MANY }, (_, at) => `k${String((at * 7919) % MANY).padStart(5, "0")}`);
        for (let at = 0; at < MANY; at += 500) {
          await records.take(
            "table",
            batchOf(
              String(at),
              keys.slice(at, at + 500).map((key) => recordNamed(key)),
            ),
          );
        }
        await records.take("tables", batchOf("1", [recordNamed("k00000-of-another")]));
        expect(await keysOf(again(), "table")).toEqual(keys.toSorted());
        expect(await keysOf(records, "none")).toEqual([]);
      }),
    );

    it(
      "[Q-01] keeps texts that few expect, and gives keys by the order of their bytes",
      withStore(async ({ records, again }) => {
        const keys = ["a", "A", "B", "b", "a-b", "ab", "é", "\uFF5E", "😀", "c\u0000c", "c\u0001", '"', "\\", "'"];
        const odd = recordNamed("a", {
          name: "a \u0000 b \uD83D c \u2028 \\u0000",
          description: "'; DROP TABLE record; -- $1 {\"}\\",
        });
        await records.take("table", batchOf("at \u0000", [odd, ...keys.slice(1).map((key) => recordNamed(key))]));
        expect(await again().get("table", "a")).toEqual(odd);
        expect(await again().cursor("table")).toBe("at \u0000");
        const byBytes = keys.toSorted((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)));
        expect(await keysOf(again(), "table")).toEqual(byBytes);
        expect(await records.take("table", batchOf("2", [odd], ["A"]))).toMatchObject({ same: 1, gone: 1 });
      }),
    );

    it(
      "[Q-01] counts a record that comes twice in a batch as two, of which the last stands",
      withStore(async ({ records, again }) => {
        const twice = [recordNamed("a"), recordNamed("b"), recordNamed("a", { name: "Later" }), recordNamed("b")];
        expect(await records.take("table", batchOf("1", twice))).toEqual({ added: 2, changed: 1, same: 1, gone: 0 });
        expect((await again().get("table", "a"))?.name).toBe("Later");
      }),
    );

    it(
      "[Q-10] tells of each source who is to be named, how many records it has and where its walk stands",
      withStore(async ({ records, again }) => {
        const credit = { name: "GameDataBase © PigSaint", url: "https://example.org/", licence: "CC BY 4.0" };
        await records.credit("table-b", credit);
        await records.take("table-a", { ...batchOf("7", [recordNamed("a")]), progress: { done: 1, total: 9 } });
        await records.credit("table-a", { name: "Somebody" });
        const status = await again().status();
        expect(status).toMatchObject([
          { source: "table-a", credit: { name: "Somebody" }, records: 1, cursor: "7", progress: { done: 1, total: 9 } },
          { source: "table-b", credit, records: 0 },
        ]);
        expect(status[0]?.takenAt).toBeGreaterThan(0);
        expect(status[1]).toMatchObject({ cursor: undefined, progress: undefined, takenAt: undefined });
        await records.take("table-b", batchOf("1", [recordNamed("a")]));
        expect((await records.status())[1]?.credit).toEqual(credit);
      }),
    );

    it(
      "[Q-01] gives up single records, with a new revision where there were any",
      withStore(async ({ records, again }) => {
        await records.take("table", batchOf("5", [recordNamed("a"), recordNamed("b")]));
        const before = await records.revision();
        expect(await records.drop("table", ["a", "none"])).toBe(1);
        expect(await records.revision()).toBe(before + 1);
        expect(await keysOf(again(), "table")).toEqual(["b"]);
        expect(await again().cursor("table")).toBe("5");
        expect(await records.drop("table", ["a"])).toBe(0);
        expect(await records.revision()).toBe(before + 1);
      }),
    );

    it(
      "[Q-08] forgets everything of a source but the ids of its games",
      withStore(async ({ records, again }) => {
        await records.take("table", batchOf("5", [recordNamed("a"), recordNamed("b")]));
        await records.take("other", batchOf("5", [recordNamed("a")]));
        await records.keepIds([{ source: "table", key: "a", id: 2_000_000_001 }]);
        const before = await records.revision();
        expect(await again().forget("table")).toBe(2);
        expect(await records.revision()).toBeGreaterThan(before);
        expect(await keysOf(records, "table")).toEqual([]);
        expect(await records.cursor("table")).toBeUndefined();
        expect((await records.status()).map(({ source }) => source)).toEqual(["other"]);
        expect(await idsOf(records)).toEqual(["table a 2000000001"]);
        const after = await records.revision();
        expect(await records.forget("table")).toBe(0);
        expect(await records.revision()).toBe(after);
      }),
    );

    it(
      "[Q-07] keeps an id for good, whatever is said of it later",
      withStore(async ({ records, again }) => {
        const ids = Array.from({ length: MANY }, (_, at) => ({
          source: at % 2 === 0 ? "a" : "b",
          key: `k${at}`,
          id: at + 1,
        }));
        await records.keepIds(ids);
        await again().keepIds([
          { source: "a", key: "k0", id: 99 },
          { source: "c", key: "new", id: 77 },
        ]);
        const kept = await idsOf(again());
        expect(kept).toHaveLength(MANY + 1);
        expect(kept).toEqual(expect.arrayContaining(["a k0 1", "c new 77"]));
        expect(new Set(kept).size).toBe(MANY + 1);
      }),
    );
  });
}
