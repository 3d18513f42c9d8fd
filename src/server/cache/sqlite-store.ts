// Answers on disk, across restarts and kills, under a limit. Texts are kept compressed: lists of games shrink to a tenth.
import type { DatabaseSync } from "node:sqlite";
import { constants, zstdCompressSync, zstdDecompressSync } from "node:zlib";
import type { DiskHealth } from "./disk-health.ts";
import type { KeptAnswers, StoredEntry } from "./kept-answers.ts";

/** `pinned` is 1 in files of versions that kept some answers for good; nothing heeds it any more. */
export const STORE_SCHEMA = `
CREATE TABLE IF NOT EXISTS answer (
  key TEXT PRIMARY KEY,
  body BLOB NOT NULL,
  bytes INTEGER NOT NULL,
  stored_at INTEGER NOT NULL,
  used_at INTEGER NOT NULL,
  pinned INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS answer_by_last_use ON answer (used_at)`;

/** With a checksum inside, a body that the disk has changed cannot be taken for an answer. */
const COMPRESSION = { params: { [constants.ZSTD_c_checksumFlag]: 1 } };

const ROW_OVERHEAD_BYTES = 128;
/** Use is noted only this often, so that reading does not mean writing. */
const USE_NOTED_EVERY_MS = 60 * 60_000;
/** After pushing out there is this much room again. */
const TRIM_TO = 0.9;
const TRIM_BATCH = 64;

export type SqliteStoreOptions = {
  db: DatabaseSync;
  /** For all entries. */
  maxBytes: number;
  now: () => number;
  /** Hears of a disk that cannot be read or written; the store then answers what it can read, or nothing. */
  health: DiskHealth;
};

function prepare(db: DatabaseSync) {
  return {
    read: db.prepare("SELECT body, stored_at, used_at FROM answer WHERE key = ?"),
    size: db.prepare("SELECT bytes FROM answer WHERE key = ?"),
    write: db.prepare(
      `INSERT INTO answer (key, body, bytes, stored_at, used_at, pinned) VALUES (?, ?, ?, ?, ?, 0)
       ON CONFLICT (key) DO UPDATE SET body = excluded.body, bytes = excluded.bytes,
         stored_at = excluded.stored_at, used_at = excluded.used_at`,
    ),
    use: db.prepare("UPDATE answer SET used_at = ? WHERE key = ?"),
    measure: db.prepare("SELECT coalesce(sum(bytes), 0) AS total FROM answer"),
    oldest: db.prepare("SELECT key, bytes FROM answer ORDER BY used_at LIMIT ?"),
    remove: db.prepare("DELETE FROM answer WHERE key = ?"),
  };
}

/** A store in `db`, which has `STORE_SCHEMA` and is closed by whoever opened it. Other processes may use it too. */
export function createSqliteStore(options: SqliteStoreOptions): KeptAnswers {
  const { db, maxBytes, now, health } = options;
  const statements = prepare(db);
  let total = 0;

  const measure = () => {
    total = Number(statements.measure.get()?.["total"] ?? 0);
  };

  const trim = () => {
    measure();
    const enough = maxBytes * TRIM_TO;
    while (total > enough) {
      const rows = statements.oldest.all(TRIM_BATCH);
      if (rows.length === 0) break;
      for (const { key, bytes } of rows) {
        if (total <= enough) break;
        statements.remove.run(String(key));
        total -= Number(bytes);
      }
    }
    db.exec("PRAGMA incremental_vacuum");
  };

  const write = (key: string, { text, storedAt }: StoredEntry) => {
    const body = zstdCompressSync(text, COMPRESSION);
    const bytes = ROW_OVERHEAD_BYTES + Buffer.byteLength(key) + body.length;
    const bytesBefore = Number(statements.size.get(key)?.["bytes"] ?? 0);
    statements.write.run(key, body, bytes, storedAt, now());
    total += bytes - bytesBefore;
    if (total > maxBytes) trim();
  };

  const noteUse = (key: string) => {
    try {
      statements.use.run(now(), key);
    } catch (error) {
      // What is there can be read when nothing can be written.
      health.failed(error);
    }
  };

  const read = (key: string): StoredEntry | undefined => {
    const row = statements.read.get(key);
    if (row === undefined || !(row["body"] instanceof Uint8Array)) return undefined;
    if (Math.abs(now() - Number(row["used_at"])) > USE_NOTED_EVERY_MS) noteUse(key);
    return { text: zstdDecompressSync(row["body"]).toString(), storedAt: Number(row["stored_at"]) };
  };

  measure();
  const tryTo = (change: () => void) => {
    try {
      change();
      health.worked();
    } catch (error) {
      health.failed(error);
    }
  };
  return {
    get: async (key) => {
      try {
        return read(key);
      } catch (error) {
        health.failed(error);
        return undefined;
      }
    },
    set: async (key, entry) => tryTo(() => write(key, entry)),
    usedBytes: async () => total,
  };
}
