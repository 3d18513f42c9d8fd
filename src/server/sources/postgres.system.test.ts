// Records in a real PostgreSQL keep the promises of their port, as those in SQLite do.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPostgres, type Postgres } from "#server/database/postgres.ts";
import { hasPostgres, startPostgres, type PostgresServer } from "../../../test/support/postgres-server.ts";
import { batchOf, keyOf, recordNamed } from "../../../test/support/record-samples.ts";
import { describeRecordStore, keysOf } from "../../../test/support/record-store-conformance.ts";
import { createPostgresRecordStore } from "./postgres-record-store.ts";
import type { RecordStore } from "./record-store.ts";

const LOG = { warn: () => undefined, info: () => undefined };
/** A busy machine takes its time. */
const TIMEOUT_MS = 60_000;
const WRITES = 40;
const LARGE = 5000;

let server: PostgresServer;

/** An empty database; each time it is asked for again, over connections of another process. */
async function open() {
  const url = await server.database();
  const opened: Postgres[] = [];
  const again = (): RecordStore => {
    const postgres = createPostgres({ url, timeoutMs: TIMEOUT_MS, log: LOG });
    opened.push(postgres);
    return createPostgresRecordStore(postgres);
  };
  return {
    records: again(),
    again,
    close: async () => void (await Promise.all(opened.map((postgres) => postgres.close()))),
  };
}

describe.runIf(hasPostgres)("in PostgreSQL", () => {
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.close());

  describeRecordStore("[M-01] in PostgreSQL", open);

  it("[M-01] servers that write at once lose nothing of each other, and each change has a revision of its own", async () => {
    const { records, again, close } = await open();
    const other = again();
    const seen: number[] = [];
    const write = async (store: RecordStore, source: string) => {
      for (let at = 0; at < WRITES; at += 1) {
        await store.take(source, batchOf(String(at), [recordNamed(keyOf(at))]));
        await store.keepIds([{ source, key: keyOf(at), id: at + 1 }]);
        seen.push(await other.revision());
      }
    };
    await Promise.all([write(records, "a"), write(other, "b"), write(again(), "c")]);
    const first = Math.min(...seen);
    expect(await records.revision()).toBeLessThan(first + 3 * WRITES);
    await records.take("a", batchOf("last", [recordNamed("last")]));
    expect(await records.revision()).toBeGreaterThanOrEqual(first + 3 * WRITES - 2);
    for (const source of ["b", "c"]) {
      expect(await keysOf(other, source)).toHaveLength(WRITES);
      expect(await records.cursor(source)).toBe(String(WRITES - 1));
    }
    await close();
  });

  it("[M-01] a large batch is one statement, and takes a changed half as quickly", async () => {
    const { records, again, close } = await open();
    const all = Array.from({ length: LARGE }, (_, at) => recordNamed(keyOf(at), { description: "long ".repeat(200) }));
    expect(await records.take("table", batchOf("1", all))).toMatchObject({ added: LARGE });
    const half = all.map((record, at) => (at % 2 === 0 ? record : { ...record, name: "Other" }));
    expect(await again().take("table", batchOf("2", half))).toMatchObject({ same: LARGE / 2, changed: LARGE / 2 });
    await close();
  });

  it("[M-01] two databases never count alike, and one that has nothing is at nought", async () => {
    const [one, other] = [await open(), await open()];
    const before = Date.now() - 60_000;
    for (const { records } of [one, other]) {
      expect(await records.revision()).toBe(0);
      await records.take("table", batchOf("1", [recordNamed("a")]));
      expect(await records.revision()).toBeGreaterThan(before);
    }
    expect(await one.records.revision()).not.toBe(await other.records.revision());
    await Promise.all([one.close(), other.close()]);
  });
});
