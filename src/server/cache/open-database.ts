// Opens a SQLite file that keeps what can be had again. A damaged one is put aside and begun anew; one that cannot be
// opened because the disk is full is left alone. The server goes on in every case, and says so in the log.
import { existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { makeDirectory } from "./data-directory.ts";
import { assertSqliteVersion, endedUncleanly, filesOf, isBusy, isDamage, isWhole } from "./sqlite-file.ts";

/** How long a write waits for another process that writes. */
const BUSY_TIMEOUT_MS = 2000;
/** So long opening is tried while another process is at the file, and the pause where a try does not wait by itself. */
const BUSY_MAX_MS = 4000;
const BUSY_PAUSE_MS = 25;
const ASIDE_SUFFIX = ".damaged";
const SUSPECT_SUFFIX = "-suspect";

/** Rows that are worth saving from a damaged file: `read` has as many columns as `write` has values. */
export type Rescue = { read: string; write: string };

export type OpenOptions = {
  path: string;
  /** Goes up with every change of `schema`; a file of another version is begun anew. */
  version: number;
  schema: string;
  rescue?: readonly Rescue[];
  /** Hears of whatever is not as it should be. */
  note?: (details: object, message: string) => void;
};

type Opened = { db: DatabaseSync } | { why: "damaged" | "disk" | "busy"; error: unknown };

function prepare(db: DatabaseSync, { version, schema }: OpenOptions): void {
  // NORMAL loses nothing when the process is killed; only a power cut may cost the last seconds.
  db.exec("PRAGMA synchronous = NORMAL");
  const isMade = () => db.prepare("PRAGMA user_version").get()?.["user_version"] === version;
  // Nothing is written to a file that is as it should be: the disk may be full.
  if (isMade()) return;
  db.exec("PRAGMA auto_vacuum = INCREMENTAL; PRAGMA journal_mode = WAL; BEGIN IMMEDIATE");
  // Another process may have made it while this one waited for its turn.
  if (!isMade()) db.exec(`${schema}; PRAGMA user_version = ${version}`);
  db.exec("COMMIT");
}

function tryOpen(options: OpenOptions, { isSuspect = false, isAlone = false } = {}): Opened {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(options.path, { timeout: BUSY_TIMEOUT_MS });
    // Alone, SQLite needs no file to share its state in, for which there may be no room.
    if (isAlone) db.exec("PRAGMA locking_mode = EXCLUSIVE");
    const found = db.prepare("PRAGMA user_version").get()?.["user_version"];
    if (found !== 0 && found !== options.version) throw new Error(`it is of version ${Number(found)}`);
    if (isSuspect && !isWhole(db)) throw new Error("its pages do not fit together");
    prepare(db, options);
    return { db };
  } catch (error) {
    db?.close();
    if (isBusy(error)) return { why: "busy", error };
    const isOfDisk = error instanceof Error && "errcode" in error && !isDamage(error);
    return { why: isOfDisk ? "disk" : "damaged", error };
  }
}

/** As `tryOpen`, and again while another process is at it: two servers that start at once make the same file. */
function tryWhileBusy(options: OpenOptions, isSuspect: boolean): Opened {
  const giveUpAt = performance.now() + BUSY_MAX_MS;
  for (;;) {
    const opened = tryOpen(options, { isSuspect });
    if ("db" in opened || opened.why !== "busy" || performance.now() > giveUpAt) return opened;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BUSY_PAUSE_MS);
  }
}

function putAside(path: string): string {
  const aside = `${path}${ASIDE_SUFFIX}`;
  for (const file of filesOf(aside)) rmSync(file, { force: true });
  for (const [index, file] of filesOf(path).entries()) {
    if (existsSync(file)) renameSync(file, filesOf(aside)[index] ?? aside);
  }
  return aside;
}

/** Copies what can still be read; a part that cannot be is given up where it breaks. */
function rescueRows(aside: string, db: DatabaseSync, rescue: readonly Rescue[]): number {
  let rows = 0;
  let old: DatabaseSync | undefined;
  try {
    old = new DatabaseSync(aside, { timeout: BUSY_TIMEOUT_MS });
    for (const { read, write } of rescue) rows += copyRows(old.prepare(read).iterate(), db, write);
  } catch {
    // Not even its beginning can be read.
  }
  old?.close();
  return rows;
}

function copyRows(found: Iterable<Record<string, unknown>>, db: DatabaseSync, write: string): number {
  const insert = db.prepare(write);
  let rows = 0;
  db.exec("BEGIN");
  try {
    for (const row of found) {
      insert.run(...(Object.values(row) as (string | number | Uint8Array | null)[])); // As SQLite has read them.
      rows += 1;
    }
  } catch {
    // What was read until here is kept.
  }
  db.exec("COMMIT");
  return rows;
}

function beginAnew(options: OpenOptions, error: unknown): DatabaseSync | undefined {
  const { path, rescue = [], note = () => undefined } = options;
  const aside = putAside(path);
  const made = tryOpen(options);
  if (!("db" in made)) return undefined;
  const rescued = rescueRows(aside, made.db, rescue);
  note({ err: error, aside: basename(aside), rescued }, `${basename(path)} cannot be used: put aside and begun anew`);
  return made.db;
}

function openOnDisk(options: OpenOptions): DatabaseSync | undefined {
  const { path, note = () => undefined } = options;
  makeDirectory(dirname(path));
  const marker = `${path}${SUSPECT_SUFFIX}`;
  const opened = tryWhileBusy(options, endedUncleanly(path) || existsSync(marker));
  rmSync(marker, { force: true });
  if ("db" in opened) return opened.db;
  if (opened.why === "damaged") return beginAnew(options, opened.error);
  // Whoever holds it for himself keeps it.
  if (opened.why === "busy") throw opened.error;
  const alone = tryOpen(options, { isAlone: true });
  if (!("db" in alone)) return undefined;
  note({ err: opened.error }, `${basename(path)} is read, but not yet written: the disk fails`);
  return alone.db;
}

/** Opens or makes the database at `path`; where the disk allows neither, one in memory that ends with the process. */
export function openDatabase(options: OpenOptions): DatabaseSync {
  assertSqliteVersion();
  let failure: unknown;
  try {
    const db = openOnDisk(options);
    if (db !== undefined) return db;
  } catch (error) {
    failure = error;
  }
  options.note?.({ err: failure }, `${basename(options.path)} cannot be made: kept in memory until the next start`);
  const db = new DatabaseSync(":memory:");
  prepare(db, options);
  return db;
}

/** Has every page of the file checked when it is opened the next time. */
export function markSuspect(path: string): void {
  try {
    writeFileSync(`${path}${SUSPECT_SUFFIX}`, "");
  } catch {
    // A disk that fails in this, too, is in the log already.
  }
}
