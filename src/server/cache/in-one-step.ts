// A transaction that begins as a writer, so that what is read in it stays true until it is over.
import type { DatabaseSync } from "node:sqlite";

/** Runs `work` so that no other process writes meanwhile: all of it is done, or nothing. */
export function inOneStep<T>(db: DatabaseSync, work: () => T): T {
  db.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    db.exec("COMMIT");
    return result;
  } catch (error) {
    if (db.isOpen && db.isTransaction) db.exec("ROLLBACK");
    throw error;
  }
}
