// Encrypted shelves in SQLite. What nobody used for a year goes; what goes is overwritten in the file.
import { randomBytes, timingSafeEqual } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { DiskHealth } from "#server/cache/disk-health.ts";
import { inOneStep } from "#server/cache/in-one-step.ts";
import type { Rescue } from "#server/cache/open-database.ts";
import { DAY_MS, KEPT_MS, NEW_UP_TO, ROW_BYTES, TIDY_EVERY_MS, VERSION_BYTES } from "./sync-limits.ts";
import type { KeptShelf, NoAccess, SyncAccess, SyncStore } from "./sync-store.ts";

/** The lengths stand before the bodies, and in an index: counting them reads no body. */
export const SYNC_SCHEMA = `
CREATE TABLE shelf (
  id TEXT PRIMARY KEY,
  token BLOB NOT NULL,
  version TEXT NOT NULL,
  used_at INTEGER NOT NULL,
  bytes INTEGER NOT NULL,
  body BLOB NOT NULL
) STRICT;
CREATE INDEX shelf_by_use ON shelf (used_at, bytes)`;
export const SYNC_RESCUE: readonly Rescue[] = [
  {
    read: "SELECT id, token, version, used_at, bytes, body FROM shelf",
    write: "INSERT OR REPLACE INTO shelf VALUES (?, ?, ?, ?, ?, ?)",
  },
];

export type SqliteSyncStoreOptions = {
  /** Has `SYNC_SCHEMA`, and is closed by whoever opened it. */
  db: DatabaseSync;
  /** For all shelves together. */
  maxBytes: number;
  /** The time of day in milliseconds: all that outlives the process. */
  now: () => number;
  /** Hears of a disk that cannot be read or written. */
  health: DiskHealth;
};

type Row = { token: Uint8Array; version: string; usedAt: number; bytes: number };

function prepare(db: DatabaseSync) {
  return {
    row: db.prepare("SELECT token, version, used_at, bytes FROM shelf WHERE id = ?"),
    body: db.prepare("SELECT body FROM shelf WHERE id = ?"),
    use: db.prepare("UPDATE shelf SET used_at = ? WHERE id = ?"),
    write: db.prepare(
      `INSERT INTO shelf (id, token, version, used_at, bytes, body) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET version = excluded.version, used_at = excluded.used_at, bytes = excluded.bytes,
         body = excluded.body`,
    ),
    remove: db.prepare("DELETE FROM shelf WHERE id = ?"),
    expire: db.prepare("DELETE FROM shelf WHERE used_at < ?"),
    total: db.prepare("SELECT coalesce(sum(bytes), 0) AS bytes FROM shelf"),
  };
}

const isSame = (one: Uint8Array, other: Uint8Array) => one.length === other.length && timingSafeEqual(one, other);

/** The store in `db`, which other processes may use, too. */
export function createSqliteSyncStore({ db, maxBytes, now, health }: SqliteSyncStoreOptions): SyncStore {
  db.exec("PRAGMA secure_delete = ON");
  const statements = prepare(db);
  let tidiedAt = Number.NEGATIVE_INFINITY;

  const tidy = () => {
    if (Math.abs(now() - tidiedAt) < TIDY_EVERY_MS) return;
    tidiedAt = now();
    statements.expire.run(now() - KEPT_MS);
  };

  const rowOf = (id: string): Row | undefined => {
    const row = statements.row.get(id);
    if (row === undefined || !(row["token"] instanceof Uint8Array)) return undefined;
    return {
      token: row["token"],
      version: String(row["version"]),
      usedAt: Number(row["used_at"]),
      bytes: Number(row["bytes"]),
    };
  };
  const accessible = ({ id, tokenHash }: SyncAccess): Row | NoAccess => {
    const row = rowOf(id);
    if (row === undefined) return "unknown";
    return isSame(row.token, tokenHash) ? row : "refused";
  };
  const hasRoom = (bytes: number, before: number | undefined) => {
    // What shrinks is always taken.
    if (before !== undefined && bytes <= before) return true;
    const rest = Number(statements.total.get()?.["bytes"]) - (before ?? 0);
    return rest + bytes <= maxBytes * (before === undefined ? NEW_UP_TO : 1);
  };
  const step = async <T>(work: () => T): Promise<T> => {
    try {
      const result = inOneStep(db, () => {
        tidy();
        return work();
      });
      health.worked();
      return result;
    } catch (error) {
      health.failed(error);
      throw error;
    }
  };

  const read = (access: SyncAccess): KeptShelf | NoAccess => {
    const row = accessible(access);
    if (typeof row === "string") return row;
    const body = statements.body.get(access.id)?.["body"];
    if (now() - row.usedAt > DAY_MS) statements.use.run(now(), access.id);
    return body instanceof Uint8Array ? { body, version: row.version } : "unknown";
  };

  const write = (access: SyncAccess, body: Uint8Array, expected: string | null) => {
    const row = accessible(access);
    if (row === "refused") return row;
    if (row === "unknown" && expected !== null) return row;
    if (row !== "unknown" && row.version !== expected) return "changed" as const;
    const bytes = ROW_BYTES + body.length;
    if (!hasRoom(bytes, row === "unknown" ? undefined : row.bytes)) return "full" as const;
    const version = randomBytes(VERSION_BYTES).toString("hex");
    statements.write.run(access.id, access.tokenHash, version, now(), bytes, body);
    return { version };
  };

  const remove = (access: SyncAccess) => {
    const row = accessible(access);
    if (typeof row === "string") return row;
    statements.remove.run(access.id);
    return "removed" as const;
  };

  return {
    read: (access) => step(() => read(access)),
    write: (access, body, expected) => step(() => write(access, body, expected)),
    remove: (access) => step(() => remove(access)),
  };
}
