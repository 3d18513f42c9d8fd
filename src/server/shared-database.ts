// Puts together what several servers keep in one PostgreSQL: records of sources, shelves in step, whose turn it is. Loaded only
// where a DATABASE_URL is configured.
import { Counter, Gauge, Registry } from "prom-client";
import type { DiskLog } from "#server/cache/disk-health.ts";
import { createBuilderTurn, type BuilderTurn } from "#server/database/builder-turn.ts";
import { createPostgres, type Postgres } from "#server/database/postgres.ts";
import { createPostgresRecordStore } from "#server/sources/postgres-record-store.ts";
import type { RecordStore } from "#server/sources/record-store.ts";
import { createPostgresSyncStore } from "#server/sync/postgres-sync-store.ts";
import type { SyncStore } from "#server/sync/sync-store.ts";

export type SharedDatabase = {
  records: RecordStore;
  /** `maxBytes` for the shelves of all servers together. */
  syncStore: (maxBytes: number) => SyncStore;
  /** Whose turn it is to take games in, and to build for all. */
  turn: BuilderTurn;
  metrics: Registry;
  close: () => Promise<void>;
};

type Options = { url: string; timeoutMs: number; log: DiskLog };
/** For a process that leaves to another what one alone does. */
const NO_TURN: BuilderTurn = { isHeld: () => false, whileMine: async () => undefined, close: async () => undefined };

function createMetrics(postgres: () => Postgres, turn: () => BuilderTurn) {
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
    help: "1 where it is this server's turn to take games in, and to build for all.",
    registers,
    collect: () => held.set(Number(turn().isHeld())),
  });
  return { registry, onTrouble: (why: string) => troubles.inc({ why }) };
}

/** `url` with its password goes to PostgreSQL and nowhere else. */
export function openSharedDatabase({ takesTurns, ...options }: Options & { takesTurns: boolean }): SharedDatabase {
  const metrics = createMetrics(
    () => postgres,
    () => turn,
  );
  const postgres: Postgres = createPostgres({ ...options, onTrouble: metrics.onTrouble });
  const turn = takesTurns ? createBuilderTurn(postgres) : NO_TURN;
  return {
    records: createPostgresRecordStore(postgres),
    syncStore: (maxBytes) => createPostgresSyncStore({ postgres, maxBytes, now: Date.now }),
    turn,
    metrics: metrics.registry,
    close: async () => {
      await turn.close();
      await postgres.close();
    },
  };
}

/** The records alone, for a command that works on them and ends. */
export function openDatabaseRecords(options: Options): RecordStore {
  const postgres = createPostgres(options);
  return { ...createPostgresRecordStore(postgres), close: postgres.close };
}
