// What every store of encrypted shelves must do: the port's promises. An adapter passes when its own test runs this over
// itself.
import { describe, expect, it } from "vitest";
import type { SyncAccess, SyncStore } from "../../src/server/sync/sync-store.ts";

export type SyncStoreUnderTest = {
  store: SyncStore;
  /** The same shelves through another connection, as another process has it. */
  other: SyncStore;
  /** Lets time pass. */
  wait: (ms: number) => void;
  close: () => void | Promise<void>;
};

const DAY_MS = 24 * 3_600_000;
const KB = 1024;
const bytes = (length: number, fill = 7) => new Uint8Array(length).fill(fill);
/** Whose shelf `digit` stands for; another `token` is somebody who knows the id alone. */
const access = (digit: string, token = 1): SyncAccess => ({ id: digit.repeat(32), tokenHash: bytes(32, token) });

/** Describes the store that `open` makes, empty each time, with room for 20 KB. */
export function describeSyncStore(name: string, open: () => SyncStoreUnderTest | Promise<SyncStoreUnderTest>): void {
  const withStore = (test: (opened: SyncStoreUnderTest) => Promise<void>) => async () => {
    const opened = await open();
    try {
      await test(opened);
    } finally {
      await opened.close();
    }
  };
  /** The version of what was written; fails the test where it was not. */
  const written = async (work: ReturnType<SyncStore["write"]>): Promise<string> => {
    const result = await work;
    if (typeof result === "string") throw new Error(`not written: ${result}`);
    return result.version;
  };

  describe(`[P-05] ${name}: a store of encrypted shelves`, () => {
    it(
      "[P-05] gives back what was put there last, under versions that never come again",
      withStore(async ({ store, other }) => {
        expect(await store.read(access("a"))).toBe("unknown");
        const first = await written(store.write(access("a"), bytes(10), null));
        const second = await written(other.write(access("a"), bytes(10), first));
        expect(second).not.toBe(first);
        expect(await store.read(access("a"))).toEqual({ body: bytes(10), version: second });
        expect(await store.remove(access("a"))).toBe("removed");
        expect(await other.read(access("a"))).toBe("unknown");
        const third = await written(store.write(access("a"), bytes(10), null));
        expect([first, second]).not.toContain(third);
      }),
    );

    it(
      "[P-05] takes nothing that was made without what is there, and makes nothing anew that was forgotten",
      withStore(async ({ store }) => {
        expect(await store.write(access("a"), bytes(1), "0")).toBe("unknown");
        const first = await written(store.write(access("a"), bytes(1), null));
        expect(await store.write(access("a"), bytes(2), null)).toBe("changed");
        const second = await written(store.write(access("a"), bytes(3), first));
        expect(await store.write(access("a"), bytes(4), first)).toBe("changed");
        expect(await store.read(access("a"))).toEqual({ body: bytes(3), version: second });
      }),
    );

    it(
      "[P-05] lets the first of many who have read the same write, and nobody else",
      withStore(async ({ store, other }) => {
        const first = await written(store.write(access("a"), bytes(1), null));
        const sides = Array.from({ length: 40 }, (_, at) => (at % 2 ? store : other));
        await Promise.all(sides.map((side) => side.read(access("a"))));
        const all = await Promise.all(sides.map((side, at) => side.write(access("a"), bytes(1, at), first)));
        expect(all.filter((result) => typeof result !== "string")).toHaveLength(1);
      }),
    );

    it(
      "[P-05] refuses whoever knows the id alone",
      withStore(async ({ store }) => {
        const version = await written(store.write(access("a"), bytes(1), null));
        expect(await store.read(access("a", 2))).toBe("refused");
        expect(await store.write(access("a", 2), bytes(1), version)).toBe("refused");
        expect(await store.write(access("a", 2), bytes(1), null)).toBe("refused");
        expect(await store.remove(access("a", 2))).toBe("refused");
        expect(await store.read(access("a"))).toEqual({ body: bytes(1), version });
      }),
    );

    it(
      "[P-05] forgets what nobody has used for a year, and reading is a use",
      withStore(async ({ store, wait }) => {
        await written(store.write(access("a"), bytes(1), null));
        await written(store.write(access("b"), bytes(1), null));
        wait(200 * DAY_MS);
        await store.read(access("a"));
        wait(200 * DAY_MS);
        expect(await store.read(access("b"))).toBe("unknown");
        expect(await store.read(access("a"))).not.toBe("unknown");
      }),
    );

    it(
      "[P-05] is full before the disk is, keeps room for those that are there, and takes what shrinks",
      withStore(async ({ store }) => {
        const version = await written(store.write(access("a"), bytes(16 * KB), null));
        expect(await store.write(access("b"), bytes(3 * KB), null)).toBe("full");
        const larger = await written(store.write(access("a"), bytes(19 * KB), version));
        expect(await store.write(access("a"), bytes(30 * KB), larger)).toBe("full");
        const smaller = await written(store.write(access("a"), bytes(KB), larger));
        expect(await store.read(access("a"))).toEqual({ body: bytes(KB), version: smaller });
        await written(store.write(access("b"), bytes(3 * KB), null));
      }),
    );
  });
}
