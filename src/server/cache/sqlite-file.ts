// What every SQLite file of ours is held to: a version of SQLite that loses nothing, whole pages after an unclean
// end, and errors of the disk told apart from a damaged file.
import { existsSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";

/** Older versions can lose committed writes of a write-ahead log when it is reset. */
const SQLITE_VERSION_MIN = [3, 51, 3] as const;
/** SQLITE_CORRUPT and SQLITE_NOTADB; the upper bytes of an extended code say more about the same. */
const DAMAGE_CODES: ReadonlySet<number> = new Set([11, 26]);
/** SQLITE_BUSY */
const BUSY_CODE = 5;
const PRIMARY_CODE = 0xff;

/** Throws a readable error when `version` (`3.53.4`) is older than what may be trusted with data. */
export function assertSqliteVersion(version: string = process.versions.sqlite ?? "0"): void {
  const parts = version.split(".").map(Number);
  const difference =
    SQLITE_VERSION_MIN.map((wanted, index) => (parts[index] ?? 0) - wanted).find((step) => step !== 0) ?? 0;
  if (difference < 0) {
    throw new Error(
      `SQLite ${version} is too old, ${SQLITE_VERSION_MIN.join(".")} or newer is needed: use a newer Node.`,
    );
  }
}

/** Is the file itself broken? Anything else (no room, no permission, locked) passes, and the file is good. */
export function isDamage(error: unknown): boolean {
  const code = error instanceof Error && "errcode" in error ? Number(error.errcode) : 0;
  return DAMAGE_CODES.has(code & PRIMARY_CODE);
}

/** Is another process at it? */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && (Number(error.errcode) & PRIMARY_CODE) === BUSY_CODE;
}

/** Was the file open when its process ended? A clean end removes the write-ahead log. */
export function endedUncleanly(path: string): boolean {
  return existsSync(`${path}-wal`);
}

/** Reads every page of `db`; about a third of a second for a gigabyte. */
export function isWhole(db: DatabaseSync): boolean {
  return db.prepare("PRAGMA quick_check(1)").get()?.["quick_check"] === "ok";
}

/** A database and what belongs to it while it is open. */
export function filesOf(path: string): string[] {
  return [path, `${path}-wal`, `${path}-shm`];
}
