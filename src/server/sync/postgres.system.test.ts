// Encrypted shelves in a real PostgreSQL keep the promises of their port, as those in SQLite do.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPostgres } from "#server/database/postgres.ts";
import { SYNC_BODY_MAX_BYTES } from "#shared/sync.ts";
import { hasPostgres, startPostgres, type PostgresServer } from "../../../test/support/postgres-server.ts";
import { describeSyncStore } from "../../../test/support/sync-store-conformance.ts";
import { createPostgresSyncStore } from "./postgres-sync-store.ts";

const LOG = { warn: () => undefined, info: () => undefined };
/** A busy machine takes its time. */
const TIMEOUT_MS = 60_000;
const ACCESS = { id: "a".repeat(32), tokenHash: new Uint8Array(32).fill(1) };

let server: PostgresServer;

async function open(maxBytes = 20 * 1024) {
  const url = await server.database();
  let passed = 0;
  const sides = [0, 1].map(() => createPostgres({ url, timeoutMs: TIMEOUT_MS, log: LOG }));
  const [store, other] = sides.map((postgres) =>
    createPostgresSyncStore({ postgres, maxBytes, now: () => Date.now() + passed }),
  );
  if (store === undefined || other === undefined) throw new Error("there are two");
  return {
    url,
    store,
    other,
    wait: (ms: number) => void (passed += ms),
    close: async () => void (await Promise.all(sides.map((postgres) => postgres.close()))),
  };
}

const countedIn = async (url: string) => {
  const [row] = await server.query(
    url,
    `SELECT (SELECT value FROM ludex.counter WHERE name = 'shelf_bytes') AS counted,
       (SELECT coalesce(sum(bytes), 0) FROM ludex.shelf) AS there`,
  );
  return row ?? {};
};

describe.runIf(hasPostgres)("[M-01] in PostgreSQL", () => {
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.close());

  describeSyncStore("[M-01] PostgreSQL", open);

  it("[M-01] one that many make at once is made once, and room is counted as it is", async () => {
    const { url, store, other, wait, close } = await open();
    const body = new Uint8Array(100);
    const sides = Array.from({ length: 40 }, (_, at) => (at % 2 ? store : other));
    await Promise.all(sides.map((side) => side.read(ACCESS)));
    const made = await Promise.all(sides.map((side) => side.write(ACCESS, body, null)));
    expect(made.filter((result) => typeof result !== "string")).toHaveLength(1);
    expect(new Set(made.filter((result) => typeof result === "string"))).toEqual(new Set(["changed"]));
    const second = { ...ACCESS, id: "b".repeat(32) };
    await other.write(second, body, null);
    await store.remove(ACCESS);
    const { counted, there } = await countedIn(url);
    expect([Number(counted), Number(there)]).toEqual([356, 356]);
    wait(400 * 24 * 3_600_000);
    expect(await store.read(second)).toBe("unknown");
    expect(Number((await countedIn(url))["counted"])).toBe(0);
    await close();
  });

  it("[M-01] the largest that a browser may send comes back byte for byte", async () => {
    const { store, other, close } = await open(10 * SYNC_BODY_MAX_BYTES);
    const body = Uint8Array.from({ length: SYNC_BODY_MAX_BYTES }, (_, at) => (at * 31) & 255);
    await store.write(ACCESS, body, null);
    const kept = await other.read(ACCESS);
    expect(typeof kept === "string" ? kept : Buffer.compare(kept.body, body)).toBe(0);
    await close();
  });
});
