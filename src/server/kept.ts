// Where the records of sources and the shelves in step are kept: in files of this server, or in a PostgreSQL that several
// servers share, whose code is loaded only where one is configured.
import type { Logger } from "pino";
import { recordsPath } from "#server/catalogue/fill-catalogue.ts";
import type { Config } from "#server/config.ts";
import type { SharedDatabase } from "#server/shared-database.ts";
import { createPatientRecords } from "#server/sources/patient-records.ts";
import type { RecordStore } from "#server/sources/record-store.ts";
import { openSqliteRecordStore } from "#server/sources/sqlite-record-store.ts";
import { openSync } from "#server/sync/open-sync.ts";
import type { SyncStore } from "#server/sync/sync-store.ts";

export type Kept = {
  records: RecordStore;
  /** For what is given once: it waits where PostgreSQL is away. */
  patientRecords: Pick<RecordStore, "put" | "credit" | "drop">;
  /** The revision of the records, or what it was when it could be read last: `otherwise` where it never could. */
  revision: (otherwise: number) => Promise<number>;
  /** Undefined where the operator wants no shelves in step. */
  sync: SyncStore | undefined;
  /** What several servers share; undefined where this one is alone. */
  shared: Pick<SharedDatabase, "turnOf" | "metrics"> | undefined;
  close: () => Promise<void>;
};

export type KeptOptions = {
  config: Pick<Config, "database" | "dataDirectory" | "sync">;
  log: Logger;
  /** Ends what waits. */
  signal: AbortSignal;
};

async function openInDatabase(access: NonNullable<Config["database"]>, options: KeptOptions): Promise<Kept> {
  const { config, log, signal } = options;
  const { openSharedDatabase } = await import("#server/shared-database.ts");
  const shared = openSharedDatabase({ ...access, log });
  const { records } = shared;
  let known: number | undefined;
  return {
    records,
    patientRecords: createPatientRecords(records, signal),
    revision: async (otherwise) => {
      // The log has heard of it; what is built from goes on as it is.
      known = await records.revision().catch(() => known);
      return known ?? otherwise;
    },
    sync: config.sync && shared.syncStore(config.sync.maxBytes),
    shared,
    close: shared.close,
  };
}

/** Opens both, or makes them. Where there is a PostgreSQL that does not answer, the server starts all the same. */
export async function openKept(options: KeptOptions): Promise<Kept> {
  const { config, log } = options;
  if (config.database !== undefined) return await openInDatabase(config.database, options);
  const stateDirectory = config.dataDirectory;
  const note = (details: object, message: string) => log.warn(details, message);
  const records = openSqliteRecordStore({ path: recordsPath(stateDirectory), note });
  const sync = config.sync && openSync({ ...config.sync, stateDirectory, log });
  return {
    records,
    patientRecords: records,
    revision: () => records.revision(),
    sync: sync?.store,
    shared: undefined,
    close: async () => {
      sync?.close();
      await records.close();
    },
  };
}
