// Puts together what several servers keep in one PostgreSQL: records of sources, shelves in step, and whose turn it is. Loaded only
// where a DATABASE_URL is configured.
import { Counter, Gauge, Registry } from "prom-client";
import type { DiskLog } from "#server/cache/disk-health.ts";
import { createPostgres, type Postgres } from "#server/database/postgres.ts";
import { createTurn, type Turn } from "#server/database/turn.ts";
import { createPostgresRecordStore } from "#server/sources/postgres-record-store.ts";
import type { RecordStore } from "#server/sources/record-store.ts";
import { createPostgresSyncStore } from "#server/sync/postgres-sync-store.ts";
import type { SyncStore } from "#server/sync/sync-store.ts";

export type SharedDatabase = {
  records: RecordStore;
  /** `maxBytes` for the shelves of all servers together. */
  syncStore: (maxBytes: number) => SyncStore;
  /** Whose turn it is to take in a source's games, or for `building` to build for all. Whoever asks for it tries for it. */
  turnOf: (of: string) => Turn;
  metrics: Registry;
  close: () => Promise<void>;
};

type Options = { url: string; timeoutMs: number; log: DiskLog };

function createMetrics(postgres: () => Postgres, turns: ReadonlyMap<string, Turn>) {
  const registry = new Registry();
  const registers = [registry];
  const troubles = new Counter({
    name: "database_failures_total",
    help: "Questions that PostgreSQL was not there for, by a word for why.",
    labelNames: ["why"],
    registers,
  });
  const away: Gauge = new Gauge({
    name: "database_away",
    help: "1 while PostgreSQL is not there, and nothing is taken in or kept in it.",
    registers,
    collect: () => away.set(Number(postgres().isAway())),
  });
  const held: Gauge = new Gauge({
    name: "database_turn",
    help: "1 where it is this server's turn to take in the games of a source, or to build for all.",
    labelNames: ["of"],
    registers,
    collect: () => {
      for (const [of, turn] of turns) held.set({ of }, Number(turn.isHeld()));
    },
  });
  return { registry, onTrouble: (why: string) => troubles.inc({ why }) };
}

/** `url` with its password goes to PostgreSQL and nowhere else. */
export function openSharedDatabase(options: Options): SharedDatabase {
  const turns = new Map<string, Turn>();
  const metrics = createMetrics(() => postgres, turns);
  const postgres: Postgres = createPostgres({ ...options, onTrouble: metrics.onTrouble });
  return {
    records: createPostgresRecordStore(postgres),
    syncStore: (maxBytes) => createPostgresSyncStore({ postgres, maxBytes, now: Date.now }),
    turnOf: (of) => {
      const turn = turns.get(of) ?? createTurn(postgres, of);
      turns.set(of, turn);
      return turn;
    },
    metrics: metrics.registry,
    close: async () => {
      await Promise.all([...turns.values()].map((turn) => turn.close()));
      await postgres.close();
    },
  };
}

/** The records alone, for a command that works on them and ends. */
export function openDatabaseRecords(options: Options): RecordStore {
  const postgres = createPostgres(options);
  return { ...createPostgresRecordStore(postgres), close: postgres.close };
}
