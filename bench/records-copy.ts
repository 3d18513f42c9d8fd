// What it costs to keep records in PostgreSQL: taking them in, and bringing a server's copy up to them, whole and by what has
// changed since. A PostgreSQL of its own on this machine, as for the tests.
import { statSync } from "node:fs";
import { join } from "node:path";
import { readCatalogue } from "#server/catalogue/catalogue.ts";
import { readDataFiles } from "#server/catalogue/data-files.ts";
import { createPostgres } from "#server/database/postgres.ts";
import { createPostgresRecordStore } from "#server/sources/postgres-record-store.ts";
import { openRecordsMirror } from "#server/sources/records-mirror.ts";
import type { RecordStore } from "#server/sources/record-store.ts";
import type { SourceRecord } from "#server/sources/source-record.ts";
import { openSqliteRecordStore } from "#server/sources/sqlite-record-store.ts";
import { startPostgres } from "../test/support/postgres-server.ts";
import { temporaryDirectory } from "../test/support/temporary-directory.ts";
import { makeSourceRecords } from "./generated/source-records.ts";

const DATA = join(import.meta.dirname, "../data");
const COUNT = 50_000;
const BATCH = 500;
const BYTES_PER_MB = 1024 * 1024;
const SOURCE = "igdb";
const LOG = { warn: () => undefined, info: () => undefined };
const TIMEOUT_MS = 60_000;

async function timed(what: string, work: () => Promise<unknown>): Promise<void> {
  const [began, before] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(before);
  const seconds = (performance.now() - began) / 1000;
  console.log(`| ${what} | ${seconds.toFixed(2)} s | ${((user + system) / 1_000_000).toFixed(2)} s |`);
}

async function takeAll(store: RecordStore, records: readonly SourceRecord[]): Promise<void> {
  for (let at = 0; at < records.length; at += BATCH) {
    const batch = records.slice(at, at + BATCH);
    const progress = { done: at + batch.length, total: records.length };
    await store.take(SOURCE, { records: batch, gone: [], cursor: String(at), progress });
  }
}

export async function benchRecordsCopy(): Promise<void> {
  const { catalogue } = readCatalogue(readDataFiles(DATA));
  const records = [...makeSourceRecords(COUNT, catalogue)];
  const server = await startPostgres();
  const postgres = createPostgres({ url: await server.database(), timeoutMs: TIMEOUT_MS, log: LOG });
  const store = createPostgresRecordStore(postgres);
  const own = openSqliteRecordStore({ path: join(temporaryDirectory(), "records.sqlite") });
  const path = join(temporaryDirectory(), "records-copy.sqlite");
  const mirror = openRecordsMirror({ path, postgres });
  console.log(`| ${COUNT} records | time | processor of this process |`);
  console.log("| --- | --- | --- |");
  await timed(`taken into PostgreSQL, ${BATCH} at a time`, () => takeAll(store, records));
  await timed("taken into SQLite, for comparison", () => takeAll(own, records));
  await timed("the first copy", mirror.bringUp);
  const changed = records.slice(0, BATCH).map((record) => ({ ...record, name: `${record.name} II` }));
  await takeAll(store, changed);
  await timed(`a copy that is ${BATCH} records behind`, mirror.bringUp);
  await timed("a copy that is not behind", mirror.bringUp);
  const ids = records.map(({ key }, at) => ({ source: SOURCE, key, id: at + 1 }));
  await timed("an id for each, kept", () => store.keepIds(ids));
  await timed("and read back", mirror.bringUp);
  mirror.close();
  console.log(`\nThe copy: ${(statSync(path).size / BYTES_PER_MB).toFixed(0)} MB.`);
  await Promise.all([own.close(), postgres.close()]);
  await server.close();
}
