// The file of encrypted shelves in the folder for what is kept, `sync.sqlite`.
import { join } from "node:path";
import { createDiskHealth, type DiskLog } from "#server/cache/disk-health.ts";
import { openDatabase } from "#server/cache/open-database.ts";
import { createSqliteSyncStore, SYNC_RESCUE, SYNC_SCHEMA } from "./sqlite-sync-store.ts";
import type { SyncStore } from "./sync-store.ts";

const VERSION = 1;

export type OpenSyncOptions = {
  stateDirectory: string;
  /** For all shelves together. */
  maxBytes: number;
  log: DiskLog;
  now?: () => number;
};

/** Opens the store, or makes it. */
export function openSync({ stateDirectory, maxBytes, log, now = Date.now }: OpenSyncOptions): {
  store: SyncStore;
  close: () => void;
} {
  const db = openDatabase({
    path: join(stateDirectory, "sync.sqlite"),
    version: VERSION,
    schema: SYNC_SCHEMA,
    rescue: SYNC_RESCUE,
    note: (details, message) => log.warn(details, message),
  });
  const health = createDiskHealth(log, "shelves in step");
  return { store: createSqliteSyncStore({ db, maxBytes, now, health }), close: () => db.close() };
}
