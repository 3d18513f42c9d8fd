// A pause kept in SQLite: a restart is no reason to end it, and processes over one file keep it together.
import type { DatabaseSync } from "node:sqlite";
import { isDeepStrictEqual } from "node:util";
import type { DiskHealth } from "#server/cache/disk-health.ts";
import type { Rescue } from "#server/cache/open-database.ts";
import { inOneStep } from "#server/cache/in-one-step.ts";
import { makeTables } from "./make-tables.ts";
import type { Pause, PauseRecord } from "./pause-record.ts";

export const PAUSE_SCHEMA =
  "CREATE TABLE IF NOT EXISTS quota_refusals (id INTEGER PRIMARY KEY CHECK (id = 1), until INTEGER NOT NULL, tries INTEGER NOT NULL, is_trying INTEGER NOT NULL) STRICT";

export const PAUSE_RESCUE: Rescue = {
  read: "SELECT id, until, tries, is_trying FROM quota_refusals",
  write: "INSERT OR REPLACE INTO quota_refusals VALUES (?, ?, ?, ?)",
};

/** The record in `db`, which is closed by whoever opened it. `health` hears of a disk that cannot be read or written. */
export function createSqlitePauseRecord(db: DatabaseSync, health: DiskHealth): PauseRecord {
  makeTables(db, PAUSE_SCHEMA, health);
  const select = db.prepare("SELECT until, tries, is_trying FROM quota_refusals");
  const insert = db.prepare("INSERT OR REPLACE INTO quota_refusals VALUES (1, ?, ?, ?)");
  const remove = db.prepare("DELETE FROM quota_refusals");
  /** What the disk did not take. */
  let unwritten: { pause: Pause | undefined } | undefined;

  const stored = (): Pause | undefined => {
    const row = select.get();
    return row && { until: Number(row["until"]), tries: Number(row["tries"]), isTrying: row["is_trying"] === 1 };
  };

  const current = (): Pause | undefined => {
    if (unwritten !== undefined) return unwritten.pause;
    try {
      return stored();
    } catch (error) {
      health.failed(error);
      return undefined;
    }
  };

  const replace = (before: Pause | undefined, after: Pause | undefined): boolean => {
    try {
      const isReplaced = inOneStep(db, () => {
        if (!isDeepStrictEqual(unwritten === undefined ? stored() : unwritten.pause, before)) return false;
        if (after === undefined) remove.run();
        else insert.run(after.until, after.tries, Number(after.isTrying));
        return true;
      });
      if (isReplaced) unwritten = undefined;
      return isReplaced;
    } catch (error) {
      health.failed(error);
    }
    if (!isDeepStrictEqual(current(), before)) return false;
    unwritten = { pause: after };
    return true;
  };

  return {
    read: async () => current(),
    replace: async (before, after) => replace(before, after),
  };
}
