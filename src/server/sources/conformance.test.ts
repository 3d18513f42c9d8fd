// The records keep the promises of their port: read by the store that wrote them, and by another one over the same file.
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryDirectory } from "../../../test/support/temporary-directory.ts";
import { batchOf, recordNamed } from "../../../test/support/record-samples.ts";
import { describeRecordStore, keysOf } from "../../../test/support/record-store-conformance.ts";
import type { RecordStore } from "./record-store.ts";
import { openSqliteRecordStore } from "./sqlite-record-store.ts";

/** Over one file; with `isShared` each time it is asked for again, over another connection. */
function overFile(isShared: boolean) {
  return () => {
    const path = join(temporaryDirectory(), "records.sqlite");
    const stores: RecordStore[] = [];
    const open = () => {
      const store = openSqliteRecordStore({ path });
      stores.push(store);
      return store;
    };
    const records = open();
    return {
      records,
      again: () => (isShared ? open() : records),
      close: async () => {
        for (const store of stores) await store.close();
      },
    };
  };
}

describeRecordStore("in a file", overFile(false));
describeRecordStore("in a file that two have open", overFile(true));

describe("two that write to one file at once", () => {
  it("[Q-01] lose nothing of each other", async () => {
    const { records, again, close } = overFile(true)();
    const other = again();
    const write = async (store: RecordStore, source: string) => {
      for (let at = 0; at < 40; at += 1) {
        await store.take(source, batchOf(String(at), [recordNamed(`k${String(at).padStart(2, "0")}`)]));
        await store.keepIds([{ source, key: `k${at}`, id: at + 1 }]);
      }
    };
    await Promise.all([write(records, "a"), write(other, "b"), write(records, "c")]);
    for (const source of ["a", "b", "c"]) {
      expect(await keysOf(other, source)).toHaveLength(40);
      expect(await records.cursor(source)).toBe("39");
    }
    expect(await records.revision()).toBe(120);
    await close();
  });
});
