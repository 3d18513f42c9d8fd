// The copy that a server builds from is what a real PostgreSQL has, whatever has happened there since it was looked at last.
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { createPostgres } from "#server/database/postgres.ts";
import { hasPostgres, startPostgres, type PostgresServer } from "../../../test/support/postgres-server.ts";
import { batchOf, keyOf, recordNamed } from "../../../test/support/record-samples.ts";
import { temporaryDirectory } from "../../../test/support/temporary-directory.ts";
import { createPostgresRecordStore } from "./postgres-record-store.ts";
import { openRecordReader } from "./record-reader.ts";
import type { KeptId, RecordStore } from "./record-store.ts";
import { openRecordsMirror } from "./records-mirror.ts";
import { openSqliteRecordStore } from "./sqlite-record-store.ts";

const LOG = { warn: () => undefined, info: () => undefined };
/** A busy machine takes its time. */
const TIMEOUT_MS = 60_000;
const ROUNDS = 60;
const SOURCES = ["a", "b", "c"];

let server: PostgresServer;

function openAt(url: string) {
  const postgres = createPostgres({ url, timeoutMs: TIMEOUT_MS, log: LOG });
  onTestFinished(() => postgres.close());
  return { postgres, records: createPostgresRecordStore(postgres) };
}

/** A server's copy of the database at `url`; `path` where it has one already. */
function openMirror(url: string, path = join(temporaryDirectory(), "copy.sqlite")) {
  const mirror = openRecordsMirror({ path, postgres: openAt(url).postgres });
  let isOpen = true;
  const close = () => {
    if (isOpen) mirror.close();
    isOpen = false;
  };
  onTestFinished(close);
  return { ...mirror, path, close };
}

const idText = ({ source, key, id }: KeptId) => `${source} ${key} ${id}`;

/** All that is built from, as a file has it. */
function inFile(path: string) {
  const reader = openRecordReader(path);
  const records = reader
    .sources()
    .flatMap(({ source }) => [...reader.records(source)].map((record) => ({ source, record })));
  const found = {
    revision: reader.revision,
    sources: reader.sources(),
    records,
    ids: [...reader.ids()].map(idText).toSorted(),
  };
  reader.close();
  return found;
}

/** The same as the database has it. */
async function inDatabase(store: RecordStore) {
  const status = await store.status();
  const records = [];
  for (const { source } of status) {
    for await (const part of store.records(source)) records.push(...part.map((record) => ({ source, record })));
  }
  const ids: string[] = [];
  for await (const part of store.ids()) ids.push(...part.map(idText));
  const sources = status.map(({ source, credit }) => ({ source, credit }));
  return { revision: await store.revision(), sources, records, ids: ids.toSorted() };
}

/** Numbers below `limit` that are the same in every run. */
function createDice(seed: number) {
  let state = seed;
  return (limit: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}

describe.runIf(hasPostgres)("[M-01] a copy of the records in PostgreSQL", { timeout: 180_000 }, () => {
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.close());

  it("[M-01] is what the database has, whatever was added, changed, given up and forgotten since", async () => {
    const url = await server.database();
    const { records } = openAt(url);
    const mirror = openMirror(url);
    const dice = createDice(7);
    for (let round = 0; round < ROUNDS; round += 1) {
      const source = SOURCES[dice(SOURCES.length)] ?? "a";
      const some = Array.from({ length: 1 + dice(40) }, () => keyOf(dice(120)));
      const batch = some.map((key) => recordNamed(key, { name: `Game ${key} ${dice(3)}` }));
      const kind = dice(10);
      if (kind < 6) await records.take(source, batchOf(String(round), batch, [keyOf(dice(120))]));
      else if (kind < 8) await records.drop(source, some);
      else await records.forget(source);
      await records.keepIds([{ source, key: keyOf(dice(120)), id: round + 1 }]);
      if (dice(3) > 0) continue;
      await mirror.bringUp();
      expect(inFile(mirror.path)).toEqual(await inDatabase(records));
    }
  });

  it("[M-01] reads only what has changed, also after a restart", async () => {
    const url = await server.database();
    const { records } = openAt(url);
    const all = Array.from({ length: 3000 }, (_, at) => recordNamed(keyOf(at)));
    await records.take("table", batchOf("1", all));
    const first = openMirror(url);
    await first.bringUp();
    first.close();
    // Nobody raises a revision for this: a copy that read everything would have it.
    await server.query(url, `UPDATE ludex.record SET body = replace(body, 'Game', 'Other') WHERE key < '${keyOf(10)}'`);
    await records.take("table", batchOf("2", [recordNamed(keyOf(3000))]));
    const again = openMirror(url, first.path);
    await again.bringUp();
    const { records: found } = inFile(first.path);
    expect(found).toHaveLength(3001);
    expect(found[0]?.record.name).toBe(`Game ${keyOf(0)}`);
  });

  it("[M-01] ids that two give at once: the first stands for both, and the other builds anew", async () => {
    const url = await server.database();
    const { records } = openAt(url);
    await records.take("table", batchOf("1", [recordNamed("a"), recordNamed("b")]));
    const [one, other] = [openMirror(url), openMirror(url)];
    await Promise.all([one.bringUp(), other.bringUp()]);
    const give = async ({ path }: { path: string }, ids: KeptId[]) => {
      const store = openSqliteRecordStore({ path });
      await store.keepIds(ids);
      await store.close();
    };
    await give(one, [
      { source: "table", key: "a", id: 1 },
      { source: "table", key: "b", id: 2 },
    ]);
    await give(other, [
      { source: "table", key: "a", id: 1 },
      { source: "table", key: "b", id: 3 },
    ]);
    const before = await records.revision();
    expect(await one.agree()).toBe(true);
    expect(await records.revision()).toBe(before);
    expect(await other.agree()).toBe(false);
    expect(await records.revision()).toBe(before + 1);
    await Promise.all([one.bringUp(), other.bringUp()]);
    for (const { path } of [one, other]) {
      expect(inFile(path)).toMatchObject({ ids: ["table a 1", "table b 2"], revision: before + 1 });
    }
    expect(await other.agree()).toBe(true);
  });

  it("[M-01] is begun anew for another database", async () => {
    const [first, second] = [await server.database(), await server.database()];
    await openAt(first).records.take("table", batchOf("1", [recordNamed("a"), recordNamed("b")]));
    await openAt(first).records.keepIds([{ source: "table", key: "a", id: 7 }]);
    const { records } = openAt(second);
    await records.take("other", batchOf("1", [recordNamed("c")]));
    const mirror = openMirror(first);
    await mirror.bringUp();
    mirror.close();
    const moved = openMirror(second, mirror.path);
    await moved.bringUp();
    expect(inFile(mirror.path)).toEqual(await inDatabase(records));
  });

  it("[M-01] stays as it was where PostgreSQL is gone, and is brought up when it is back", async () => {
    const url = await server.database();
    const { records } = openAt(url);
    await records.take("table", batchOf("1", [recordNamed("a")]));
    const mirror = openMirror(url);
    await mirror.bringUp();
    const before = inFile(mirror.path);
    await records.take("table", batchOf("2", [recordNamed("b")]));
    await server.kill();
    await expect(mirror.bringUp()).rejects.toThrow("PostgreSQL is not there");
    expect(inFile(mirror.path)).toEqual(before);
    await server.start();
    await mirror.bringUp();
    expect(inFile(mirror.path)).toEqual(await inDatabase(records));
  });
});
