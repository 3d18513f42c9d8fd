// Opens the catalogue's database, building it first when data/ has changed. It is built under a temporary name and
// renamed, so that a crash in the middle leaves what was there before. The name carries schema and content, so that no
// write-ahead log of an older database can ever be replayed into a newer one.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { buildDatabase } from "./build.ts";
import { problemLine, readCatalogue } from "./catalogue.ts";
import { hashDataFiles, readDataFiles } from "./data-files.ts";
import { toRecords } from "./record.ts";
import { SCHEMA_VERSION } from "./schema.ts";

/** Older versions can lose committed writes of a write-ahead log when it is reset. */
const SQLITE_VERSION_MIN = [3, 51, 3] as const;

/** A build takes seconds; a temporary file older than this belongs to nobody. */
const ABANDONED_AFTER_MS = 60_000;

/** The rest is for `npm run catalogue:check` to tell. */
const WARNINGS_MAX = 20;

export type OpenOptions = {
  /** data/ as a person edits it. */
  dataDirectory: string;
  /** Where the database is kept; made when missing. */
  stateDirectory: string;
  /** Told of every entry that had to be left out, one line each. */
  warn?: (line: string) => void;
};

/** Throws a readable error when `version` (`3.53.4`) is older than what the catalogue may be trusted to. */
export function assertSqliteVersion(version: string): void {
  const parts = version.split(".").map(Number);
  const difference =
    SQLITE_VERSION_MIN.map((wanted, index) => (parts[index] ?? 0) - wanted).find((step) => step !== 0) ?? 0;
  if (difference < 0) {
    throw new Error(
      `SQLite ${version} is too old, ${SQLITE_VERSION_MIN.join(".")} or newer is needed: use a newer Node.`,
    );
  }
}

function isCurrent(db: DatabaseSync, contentHash: string): boolean {
  const version = db.prepare("PRAGMA user_version").get()?.["user_version"];
  if (version !== SCHEMA_VERSION) return false;
  return db.prepare("SELECT value FROM meta WHERE name = 'content_hash'").get()?.["value"] === contentHash;
}

/** The database at `path` if it is whole and holds `contentHash`; after an unclean end every page is checked. */
function openCurrent(path: string, contentHash: string): DatabaseSync | undefined {
  if (!existsSync(path)) return undefined;
  const endedUncleanly = existsSync(`${path}-wal`);
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(path);
    const isWhole = !endedUncleanly || db.prepare("PRAGMA quick_check(1)").get()?.["quick_check"] === "ok";
    if (isWhole && isCurrent(db, contentHash)) return db;
  } catch {
    // A file that SQLite cannot read is as good as none: it is built anew below.
  }
  db?.close();
  return undefined;
}

function build(path: string, contentHash: string, options: OpenOptions): void {
  const { catalogue, problems } = readCatalogue(readDataFiles(options.dataDirectory));
  const { records, problems: doubts } = toRecords(catalogue, new Date().toISOString().slice(0, 19));
  for (const problem of [...problems, ...doubts].slice(0, WARNINGS_MAX)) options.warn?.(problemLine(problem));
  if (records.length === 0) throw new Error(`No game could be read from ${options.dataDirectory}/games.`);
  const temporary = `${path}.${process.pid}.tmp`;
  rmSync(temporary, { force: true });
  const db = new DatabaseSync(temporary);
  try {
    // Nobody reads the file before it is renamed, so the safety nets against a crash in the middle cost time for nothing.
    db.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF");
    buildDatabase(db, { catalogue, records }, contentHash);
    db.exec("PRAGMA synchronous = FULL; PRAGMA journal_mode = WAL; PRAGMA wal_checkpoint(TRUNCATE)");
  } finally {
    db.close();
  }
  renameSync(temporary, path);
}

/** Removes the databases of other contents, and what a crashed build left behind. */
function removeOthers(directory: string, keep: string): void {
  for (const name of readdirSync(directory).filter((entry) => entry.startsWith("catalogue-"))) {
    const isAbandoned =
      name.endsWith(".tmp") && Date.now() - statSync(join(directory, name)).mtimeMs > ABANDONED_AFTER_MS;
    if (!name.startsWith(keep) || isAbandoned) rmSync(join(directory, name), { force: true });
  }
}

/** Opens the current catalogue for reading. Throws when SQLite is too old or data/ holds no readable game. */
export function openCatalogue(options: OpenOptions): DatabaseSync {
  assertSqliteVersion(process.versions.sqlite ?? "0");
  mkdirSync(options.stateDirectory, { recursive: true });
  const contentHash = hashDataFiles(readDataFiles(options.dataDirectory));
  const name = `catalogue-${SCHEMA_VERSION}-${contentHash.slice(0, 16)}.sqlite`;
  const path = join(options.stateDirectory, name);
  let db = openCurrent(path, contentHash);
  if (db === undefined) {
    for (const leftover of [path, `${path}-wal`, `${path}-shm`]) rmSync(leftover, { force: true });
    build(path, contentHash, options);
    removeOthers(options.stateDirectory, name);
    db = new DatabaseSync(path);
  }
  db.exec("PRAGMA query_only = ON; PRAGMA mmap_size = 268435456; PRAGMA cache_size = -16000");
  return db;
}
