// The process that fill-catalogue.ts starts: builds the database and ends.
import { once } from "node:events";
import { existsSync } from "node:fs";
import { setPriority } from "node:os";
import type { KeptId } from "#server/sources/record-store.ts";
import { openRecordReader } from "#server/sources/record-reader.ts";
import type { RecordsCopy } from "#server/sources/records-copy.ts";
import { openSqliteRecordStore } from "#server/sources/sqlite-record-store.ts";
import type { DatabaseAccess } from "./fill-catalogue.ts";
import { loadForeign } from "./load-foreign.ts";
import { databasePath, openCatalogue, type OpenOptions } from "./open.ts";

/** While a server answers, what it asks for comes first. */
const LOW_PRIORITY = 10;
/** Whose ids are others than those that were there before, builds again; that they are others a second time is no chance. */
const BUILDS_MAX = 3;

// What fill-catalogue.ts gives.
const [dataDirectory, stateDirectory, recordsPath, urgency, kind] = process.argv.slice(2) as [
  string,
  string,
  string,
  string,
  "copy" | undefined,
];
const warn: NonNullable<OpenOptions["warn"]> = (line) => process.send?.({ line });
if (urgency === "background") setPriority(LOW_PRIORITY);

/** The copy of what PostgreSQL has, where that has the records. */
async function openCopy(): Promise<RecordsCopy | undefined> {
  if (kind !== "copy") return undefined;
  const [access] = (await once(process, "message")) as [DatabaseAccess]; // As above.
  const { openRecordsCopy } = await import("#server/sources/records-copy.ts");
  return openRecordsCopy({ ...access, path: recordsPath, onTrouble: (behind) => process.send?.({ behind }) });
}

/** Builds the file where it is missing, and gives the revision that it is of. */
async function build(): Promise<number> {
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
  return revision;
}

const copy = await openCopy();
let revision = 0;
for (let builds = 0; builds < BUILDS_MAX; builds += 1) {
  await copy?.bringUp();
  revision = await build();
  if (copy === undefined || (await copy.agree())) break;
}
await copy?.close();
process.send?.({ revision });
process.disconnect?.();
