// Opens the catalogue's database, building it first when data/ or the code that writes it has changed. It is built under a temporary name and
// renamed, so that a crash in the middle leaves what was there before. The name carries its version, so that no
// write-ahead log of an older database can ever be replayed into a newer one. A full disk does not keep it from opening.
import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { makeDirectory } from "#server/cache/data-directory.ts";
import { assertSqliteVersion, endedUncleanly, filesOf, isDamage, isWhole } from "#server/cache/sqlite-file.ts";
import { buildDatabase } from "./build.ts";
import type { KeptId } from "#server/sources/record-store.ts";
import { withKeptStamps } from "./kept-stamps.ts";
import { readRecords, type Content, type Foreign } from "./read-records.ts";
import { catalogueVersion, revisedVersion } from "./version.ts";

/** A build takes seconds; a temporary file older than this belongs to nobody. */
const ABANDONED_AFTER_MS = 60_000;

/** Up to this size every page is checked at every start, which takes a tenth of a second at most. */
const ALWAYS_CHECKED_MAX_BYTES = 64 * 1024 * 1024;

type Directories = {
  /** data/ as a person edits it. */
  dataDirectory: string;
  /** Where the database is kept; made when missing. */
  stateDirectory: string;
};

export type OpenOptions = Directories & {
  /** What other sources gave, as the records of this revision have it; needed where the file is not there yet. */
  foreign?: Foreign;
  revision?: number;
  /** Hears which ids were given to games that had none, once the file has its name. */
  onNewIds?: (ids: readonly KeptId[]) => void;
  /** Has it been written a moment ago? Then its pages are not checked, for which somebody would have to wait. */
  isNew?: boolean;
  /** Told of every entry that had to be left out, one line each. */
  warn?: (line: string) => void;
  /** Told when the file is damaged or the disk does not allow it. */
  note?: (details: object, message: string) => void;
};

function isCurrent(db: DatabaseSync, version: string): boolean {
  const hasVersion = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'meta'").get() !== undefined;
  return hasVersion && db.prepare("SELECT value FROM meta WHERE name = 'version'").get()?.["value"] === version;
}

/** The database at `path` if it is whole and of this version. */
function openCurrent(path: string, version: string, { note = () => undefined, isNew = false }: OpenOptions) {
  if (!existsSync(path)) return undefined;
  const isChecked = endedUncleanly(path) || (!isNew && statSync(path).size <= ALWAYS_CHECKED_MAX_BYTES);
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(path);
    if (isCurrent(db, version)) {
      if (!isChecked || isWhole(db)) return db;
      note({ path }, "the catalogue's database is damaged: built anew from data/");
    }
  } catch (error) {
    if (!isDamage(error)) return openUntouched(path, version);
    note({ err: error }, "the catalogue's database is damaged: built anew from data/");
  }
  db?.close();
  return undefined;
}

/** Without the files beside it that SQLite makes for readers. Nobody writes to a catalogue once it has its name. */
function openUntouched(path: string, version: string): DatabaseSync | undefined {
  try {
    const address = pathToFileURL(path);
    address.search = "?immutable=1";
    const db = new DatabaseSync(address, { readOnly: true });
    if (isCurrent(db, version) && isWhole(db)) return db;
    db.close();
  } catch {
    // Then it is built anew.
  }
  return undefined;
}

function buildFile(path: string, content: Content, version: string): DatabaseSync {
  // Another process may build the same, also one with the same number in another container.
  const temporary = `${path}.${randomUUID()}.tmp`;
  const db = new DatabaseSync(temporary);
  try {
    // Nobody reads the file before it is renamed, so the safety nets against a crash in the middle cost time for nothing.
    db.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF");
    buildDatabase(db, content, version);
    db.exec("PRAGMA synchronous = FULL; PRAGMA journal_mode = WAL; PRAGMA wal_checkpoint(TRUNCATE)");
  } catch (error) {
    db.close();
    for (const part of filesOf(temporary)) rmSync(part, { force: true });
    throw error;
  }
  db.close();
  putInPlace(temporary, path);
  return new DatabaseSync(path);
}

/** The log of a damaged file must not be replayed into the new one. The file itself is never missing: it is replaced. */
function putInPlace(temporary: string, path: string): void {
  for (const leftover of filesOf(path)) if (leftover !== path) rmSync(leftover, { force: true });
  renameSync(temporary, path);
}

function build(path: string, version: string, options: OpenOptions): DatabaseSync {
  const read = readRecords(options.dataDirectory, options.warn, options.foreign);
  const content = { ...read, records: withKeptStamps(read.records, read.stamp, options.stateDirectory) };
  try {
    makeDirectory(options.stateDirectory);
    const db = buildFile(path, content, version);
    options.onNewIds?.(content.fresh());
    return db;
  } catch (error) {
    options.note?.({ err: error }, "the catalogue's database cannot be written: kept in memory until the next start");
    const db = new DatabaseSync(":memory:");
    buildDatabase(db, content, version);
    return db;
  }
}

/** Removes the databases of other contents, and what a crashed build left behind. */
function removeOthers(directory: string, keep: string): void {
  if (!existsSync(directory)) return;
  for (const name of readdirSync(directory).filter((entry) => entry.startsWith("catalogue-"))) {
    const path = join(directory, name);
    // One that is being built by another process gets its name at any moment.
    const writtenMs = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    const isAbandoned = name.endsWith(".tmp") && Date.now() - writtenMs > ABANDONED_AFTER_MS;
    if (!name.startsWith(keep) || isAbandoned) rmSync(path, { force: true });
  }
}

/** `version` is that of data/ and code alone: files that differ by their records have names that begin alike. */
function nameOf(version: string, revision: number): string {
  return `catalogue-${version.slice(0, 16)}${revision === 0 ? "" : `-${revision}`}.sqlite`;
}

/** Where the database of the present data and code, and of the records at `revision`, lies or would lie. */
export function databasePath({ dataDirectory, stateDirectory }: Directories, revision = 0): string {
  return join(stateDirectory, nameOf(catalogueVersion(dataDirectory), revision));
}

/** The newest revision up to `revision` of which there is a file for the present data and code; undefined without any. */
export function newestRevision({ dataDirectory, stateDirectory }: Directories, revision: number): number | undefined {
  if (!existsSync(stateDirectory)) return undefined;
  const begins = nameOf(catalogueVersion(dataDirectory), 0).replace(/\.sqlite$/, "");
  const found = readdirSync(stateDirectory).flatMap((name) => {
    const [, rest, number = "0"] = /^(catalogue-[0-9a-f]{16})(?:-(\d{1,15}))?\.sqlite$/.exec(name) ?? [];
    return rest === begins && Number(number) <= revision ? [Number(number)] : [];
  });
  return found.length === 0 ? undefined : Math.max(...found);
}

/** Takes the whole database at `temporary` as that of the records at `revision`, and removes others. */
export function takeFile(directories: Directories, revision: number, temporary: string): void {
  putInPlace(temporary, databasePath(directories, revision));
  removeOthers(directories.stateDirectory, nameOf(catalogueVersion(directories.dataDirectory), revision));
}

/** Nobody writes to it. */
function forReading(db: DatabaseSync): DatabaseSync {
  db.exec("PRAGMA query_only = ON; PRAGMA mmap_size = 268435456; PRAGMA cache_size = -16000");
  return db;
}

/** Opens the catalogue of `revision` where its file is there and whole. Builds nothing. */
export function openBuilt(options: OpenOptions): DatabaseSync | undefined {
  assertSqliteVersion();
  const { revision = 0 } = options;
  const version = revisedVersion(catalogueVersion(options.dataDirectory), revision);
  const db = openCurrent(databasePath(options, revision), version, options);
  return db && forReading(db);
}

/**
 * Opens the current catalogue for reading. Where its file is missing and what other sources gave is not at hand, it is
 * that of data/ alone. Throws when SQLite is too old or data/ holds no readable game.
 */
export function openCatalogue(options: OpenOptions): DatabaseSync {
  assertSqliteVersion();
  const { foreign, revision = 0 } = options;
  const isMissing = foreign === undefined && !existsSync(databasePath(options, revision));
  const base = catalogueVersion(options.dataDirectory);
  const version = revisedVersion(base, isMissing ? 0 : revision);
  const name = nameOf(base, isMissing ? 0 : revision);
  const path = join(options.stateDirectory, name);
  let db = openCurrent(path, version, options);
  if (db === undefined) {
    db = build(path, version, options);
    removeOthers(options.stateDirectory, name);
  }
  return forReading(db);
}
