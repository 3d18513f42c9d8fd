// Opens a SQLite file that only keeps what can be had again: one that cannot be read is thrown away and begun anew.
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** How long a write waits for another process that writes. */
const BUSY_TIMEOUT_MS = 2000;

type OpenOptions = {
  path: string;
  /** Goes up with every change of `schema`; a file of another version is begun anew. */
  version: number;
  schema: string;
};

function openWhole({ path, version, schema }: OpenOptions, isSuspect: boolean): DatabaseSync | undefined {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
    const found = db.prepare("PRAGMA user_version").get()?.["user_version"];
    const isWhole = !isSuspect || db.prepare("PRAGMA quick_check(1)").get()?.["quick_check"] === "ok";
    if (isWhole && (found === 0 || found === version)) {
      // NORMAL loses nothing when the process is killed; only a power cut may cost the last seconds.
      db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA auto_vacuum = INCREMENTAL");
      db.exec(`${schema}; PRAGMA user_version = ${version}`);
      return db;
    }
  } catch {
    // A file that SQLite cannot read is as good as none.
  }
  db?.close();
  return undefined;
}

/** Opens or makes the database at `path`. After an unclean end every page is checked first. */
export function openDatabase(options: OpenOptions): DatabaseSync {
  const { path } = options;
  mkdirSync(dirname(path), { recursive: true });
  const opened = openWhole(options, existsSync(`${path}-wal`));
  if (opened !== undefined) return opened;
  for (const file of [path, `${path}-wal`, `${path}-shm`]) rmSync(file, { force: true });
  const made = openWhole(options, false);
  if (made === undefined) throw new Error(`SQLite cannot make a database at ${path}.`);
  return made;
}
