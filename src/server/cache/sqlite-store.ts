// Answers on disk, across restarts and kills, under a limit. Texts are kept compressed: lists of games shrink to a tenth.
import type { DatabaseSync } from "node:sqlite";
import { constants, zstdCompressSync, zstdDecompressSync } from "node:zlib";
import type { DiskHealth } from "./disk-health.ts";
import type { Rescue } from "./open-database.ts";
import type { KeptAnswers, StoredEntry } from "./kept-answers.ts";

export const STORE_SCHEMA = `
CREATE TABLE IF NOT EXISTS answer (
  key TEXT PRIMARY KEY,
  body BLOB NOT NULL,
  bytes INTEGER NOT NULL,
  stored_at INTEGER NOT NULL,
  used_at INTEGER NOT NULL,
  pinned INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS answer_by_use ON answer (pinned, used_at)`;

/** What was fetched to be kept for good is worth more than a minute of reading a damaged file. */
export const STORE_RESCUE: Rescue = {
  read: "SELECT key, body, bytes, stored_at, used_at, pinned FROM answer WHERE pinned = 1",
  write: "INSERT OR IGNORE INTO answer VALUES (?, ?, ?, ?, ?, ?)",
};

/** With a checksum inside, a body that the disk has changed cannot be taken for an answer. */
const COMPRESSION = { params: { [constants.ZSTD_c_checksumFlag]: 1 } };

const ROW_OVERHEAD_BYTES = 128;
/** Use is noted only this often, so that reading does not mean writing. */
const USE_NOTED_EVERY_MS = 60 * 60_000;
/** After pushing out there is this much room again. */
const TRIM_TO = 0.9;
const TRIM_BATCH = 64;
/** Of the limit; what is not pinned has this much room for itself, however much is pinned. */
const UNPINNED_SHARE = 0.1;

export type SqliteStoreOptions = {
  db: DatabaseSync;
  /** For all entries; when pinned ones take it alone, the others have a tenth of it besides. */
  maxBytes: number;
  now: () => number;
  /** Hears of a disk that cannot be read or written; the store then answers what it can read, or nothing. */
  health: DiskHealth;
  /** Hears once that pinned entries, of this many bytes, have left the others no more than that tenth. */
  onCrowded?: (pinnedBytes: number) => void;
};

function prepare(db: DatabaseSync) {
  return {
    read: db.prepare("SELECT body, stored_at, used_at, pinned FROM answer WHERE key = ?"),
    size: db.prepare("SELECT bytes, pinned FROM answer WHERE key = ?"),
    write: db.prepare(
      `INSERT INTO answer (key, body, bytes, stored_at, used_at, pinned) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (key) DO UPDATE SET body = excluded.body, bytes = excluded.bytes,
         stored_at = excluded.stored_at, used_at = excluded.used_at, pinned = max(pinned, excluded.pinned)`,
    ),
    pin: db.prepare("UPDATE answer SET pinned = 1 WHERE key = ?"),
    use: db.prepare("UPDATE answer SET used_at = ? WHERE key = ?"),
    measure: db.prepare(
      "SELECT coalesce(sum(bytes), 0) AS total, coalesce(sum(bytes * pinned), 0) AS pinned FROM answer",
    ),
    oldest: db.prepare("SELECT key, bytes FROM answer WHERE pinned = 0 ORDER BY used_at LIMIT ?"),
    remove: db.prepare("DELETE FROM answer WHERE key = ?"),
  };
}

/** A store in `db`, which has `STORE_SCHEMA` and is closed by whoever opened it. Other processes may use it too. */
export function createSqliteStore(options: SqliteStoreOptions): KeptAnswers {
  const { db, maxBytes, now, health, onCrowded = () => undefined } = options;
  const statements = prepare(db);
  let total = 0;
  let pinned = 0;
  let isCrowded = false;

  const measure = () => {
    const sums = statements.measure.get();
    total = Number(sums?.["total"] ?? 0);
    pinned = Number(sums?.["pinned"] ?? 0);
  };

  /** Room for what is not pinned. */
  const room = () => Math.max(maxBytes - pinned, maxBytes * UNPINNED_SHARE);

  const tellCrowded = () => {
    if (isCrowded || pinned <= maxBytes * (1 - UNPINNED_SHARE)) return;
    isCrowded = true;
    onCrowded(pinned);
  };

  const trim = () => {
    measure();
    const enough = pinned + room() * TRIM_TO;
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

  const write = (key: string, { text, storedAt, isPinned }: StoredEntry) => {
    const body = zstdCompressSync(text, COMPRESSION);
    const bytes = ROW_OVERHEAD_BYTES + Buffer.byteLength(key) + body.length;
    const before = statements.size.get(key);
    const [bytesBefore, wasPinned] = [Number(before?.["bytes"] ?? 0), before?.["pinned"] === 1];
    statements.write.run(key, body, bytes, storedAt, now(), Number(isPinned));
    total += bytes - bytesBefore;
    if (isPinned || wasPinned) pinned += bytes - (wasPinned ? bytesBefore : 0);
    if (total - pinned > room()) trim();
    tellCrowded();
  };

  const pin = (key: string) => {
    const row = statements.size.get(key);
    if (row === undefined || row["pinned"] === 1) return;
    statements.pin.run(key);
    pinned += Number(row["bytes"]);
    tellCrowded();
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
    return {
      text: zstdDecompressSync(row["body"]).toString(),
      storedAt: Number(row["stored_at"]),
      isPinned: row["pinned"] === 1,
    };
  };

  measure();
  tellCrowded();
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
    pin: async (key) => tryTo(() => pin(key)),
    usedBytes: async () => total,
  };
}
