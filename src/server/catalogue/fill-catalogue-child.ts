// The process that fill-catalogue.ts starts: builds the database and ends.
import { existsSync } from "node:fs";
import { setPriority } from "node:os";
import type { KeptId } from "#server/sources/record-store.ts";
import { openRecordReader } from "#server/sources/record-reader.ts";
import { openSqliteRecordStore } from "#server/sources/sqlite-record-store.ts";
import { loadForeign } from "./load-foreign.ts";
import { databasePath, openCatalogue, type OpenOptions } from "./open.ts";

/** While a server answers, what it asks for comes first. */
const LOW_PRIORITY = 10;

// What fill-catalogue.ts gives.
const [dataDirectory, stateDirectory, recordsPath, urgency] = process.argv.slice(2) as [string, string, string, string];
const warn: NonNullable<OpenOptions["warn"]> = (line) => process.send?.({ line });
if (urgency === "background") setPriority(LOW_PRIORITY);

const records = existsSync(recordsPath) ? openRecordReader(recordsPath) : undefined;
const revision = records?.revision ?? 0;
if (!existsSync(databasePath({ dataDirectory, stateDirectory }, revision))) {
  const foreign = records === undefined || revision === 0 ? undefined : loadForeign(records);
  let fresh: readonly KeptId[] = [];
  const onNewIds = (ids: readonly KeptId[]) => (fresh = ids);
  openCatalogue({ dataDirectory, stateDirectory, warn, revision, onNewIds, ...(foreign && { foreign }) }).close();
  if (records !== undefined && fresh.length > 0) {
    const store = openSqliteRecordStore({ path: recordsPath });
    await store.keepIds(fresh);
    await store.close();
  }
}
records?.close();
process.send?.({ revision });
process.disconnect?.();
