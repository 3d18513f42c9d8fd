// Files of older versions lack some tables.
import type { DatabaseSync } from "node:sqlite";
import type { DiskHealth } from "#server/cache/disk-health.ts";

/** Makes what is missing of `schema`; where the disk is full, it lives in memory until the next start. */
export function makeTables(db: DatabaseSync, schema: string, health: DiskHealth): void {
  for (const table of schema.split(";")) {
    try {
      db.exec(table);
    } catch (error) {
      health.failed(error);
      db.exec(`PRAGMA temp_store = MEMORY; ${table.replace("CREATE TABLE", "CREATE TEMP TABLE")}`);
    }
  }
}
