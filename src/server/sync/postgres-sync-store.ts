// Encrypted shelves in a PostgreSQL that several servers share. What nobody used for a year goes. Room is counted in a row of
// its own, which is changed last in each step: nobody waits for a shelf while he has it.
import { randomBytes, timingSafeEqual } from "node:crypto";
import type { Ask } from "#server/database/migrations.ts";
import type { Postgres } from "#server/database/postgres.ts";
import { DAY_MS, KEPT_MS, NEW_UP_TO, ROW_BYTES, TIDY_EVERY_MS, VERSION_BYTES } from "./sync-limits.ts";
import type { KeptShelf, NoAccess, SyncAccess, SyncStore } from "./sync-store.ts";

export type PostgresSyncStoreOptions = {
  /** Closed by whoever opened it. */
  postgres: Postgres;
  /** For all shelves together. */
  maxBytes: number;
  /** The time of day in milliseconds. */
  now: () => number;
};

type Written = { body: Uint8Array; expected: string | null };
type Row = { version: string; usedAt: number; bytes: number };

const EXPIRE = `
WITH gone AS (DELETE FROM ludex.shelf WHERE used_at < $1 RETURNING bytes)
UPDATE ludex.counter SET value = value - (SELECT coalesce(sum(bytes), 0) FROM gone) WHERE name = 'shelf_bytes'`;
const TAKE_ROOM = `
UPDATE ludex.counter SET value = value + $1
WHERE name = 'shelf_bytes' AND ($1::bigint <= 0 OR value + $1 <= $2) RETURNING 1`;

/** Ends a step in which something was written already. */
class Refused extends Error {}

const isSame = (one: unknown, other: Uint8Array) =>
  one instanceof Uint8Array && one.length === other.length && timingSafeEqual(one, other);

/** The row, which nobody else changes until the step is over. */
async function accessible(ask: Ask, { id, tokenHash }: SyncAccess): Promise<Row | NoAccess> {
  const [row] = await ask("SELECT token, version, used_at, bytes FROM ludex.shelf WHERE id = $1 FOR UPDATE", [id]);
  if (row === undefined) return "unknown";
  if (!isSame(row["token"], tokenHash)) return "refused";
  return { version: String(row["version"]), usedAt: Number(row["used_at"]), bytes: Number(row["bytes"]) };
}

/** The store in `postgres`, which other servers use, too. */
export function createPostgresSyncStore({ postgres, maxBytes, now }: PostgresSyncStoreOptions): SyncStore {
  let tidiedAt = Number.NEGATIVE_INFINITY;

  const step = async <T>(work: (ask: Ask) => Promise<T>): Promise<T> => {
    if (Math.abs(now() - tidiedAt) >= TIDY_EVERY_MS) {
      await postgres.inOneStep((ask) => ask(EXPIRE, [now() - KEPT_MS]));
      tidiedAt = now();
    }
    return await postgres.inOneStep(work);
  };

  const takeRoom = async (ask: Ask, bytes: number, before: number | undefined): Promise<void> => {
    const limit = Math.floor(maxBytes * (before === undefined ? NEW_UP_TO : 1));
    const taken = await ask(TAKE_ROOM, [bytes - (before ?? 0), limit]);
    if (taken.length === 0) throw new Refused();
  };

  const read = async (ask: Ask, access: SyncAccess): Promise<KeptShelf | NoAccess> => {
    const row = await accessible(ask, access);
    if (typeof row === "string") return row;
    const [kept] = await ask("SELECT body FROM ludex.shelf WHERE id = $1", [access.id]);
    if (now() - row.usedAt > DAY_MS) {
      await ask("UPDATE ludex.shelf SET used_at = $1 WHERE id = $2", [now(), access.id]);
    }
    const body = kept?.["body"];
    return body instanceof Uint8Array ? { body: new Uint8Array(body), version: row.version } : "unknown";
  };

  const write = async (ask: Ask, access: SyncAccess, { body, expected }: Written) => {
    const row = await accessible(ask, access);
    if (row === "refused") return row;
    if (row === "unknown" && expected !== null) return row;
    if (row !== "unknown" && row.version !== expected) return "changed" as const;
    const version = randomBytes(VERSION_BYTES).toString("hex");
    const bytes = ROW_BYTES + body.length;
    const kept = [version, now(), bytes, Buffer.from(body)];
    if (row === "unknown") {
      const made = await ask(
        `INSERT INTO ludex.shelf (id, token, version, used_at, bytes, body) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (id) DO NOTHING RETURNING 1`,
        [access.id, Buffer.from(access.tokenHash), ...kept],
      );
      // Somebody was first by a moment.
      if (made.length === 0) return "changed" as const;
    } else {
      await ask("UPDATE ludex.shelf SET version = $2, used_at = $3, bytes = $4, body = $5 WHERE id = $1", [
        access.id,
        ...kept,
      ]);
    }
    await takeRoom(ask, bytes, row === "unknown" ? undefined : row.bytes);
    return { version };
  };

  const remove = async (ask: Ask, access: SyncAccess) => {
    const row = await accessible(ask, access);
    if (typeof row === "string") return row;
    await ask("DELETE FROM ludex.shelf WHERE id = $1", [access.id]);
    await takeRoom(ask, 0, row.bytes);
    return "removed" as const;
  };

  return {
    read: (access) => step((ask) => read(ask, access)),
    write: (access, body, expected) =>
      step((ask) => write(ask, access, { body, expected })).catch((error: unknown) => {
        if (error instanceof Refused) return "full" as const;
        throw error;
      }),
    remove: (access) => step((ask) => remove(ask, access)),
  };
}
