// The way to a PostgreSQL that several servers share: a few connections, tables that are made when they are missing, and
// whether it is there, which is said in the log once.
import { setTimeout as sleep } from "node:timers/promises";
import { Client, Pool, type ClientConfig, type PoolClient, type QueryConfig } from "pg";
import { createHealth, type DiskLog } from "#server/cache/disk-health.ts";
import { migrate, type Ask } from "./migrations.ts";
import { DatabaseAwayError, troubleOf } from "./trouble.ts";

const CONNECTIONS_MAX = 8;
const IDLE_MS = 30_000;
/** For what is asked as a whole: making tables, forgetting a source, reading all records. */
const PATIENCE_MS = 10 * 60_000;

export type PostgresOptions = {
  /** `postgres://`; its password is told nobody. */
  url: string;
  /** For a connection, and for a short question. */
  timeoutMs: number;
  log: DiskLog;
  /** Hears of every question that PostgreSQL was not there for, in a word. */
  onTrouble?: (why: string) => void;
};

type StepOptions = {
  /** It may take minutes. */
  isLong?: boolean;
  /** `snapshot`: all is read as it is at one moment, and nothing written. */
  mode?: "write" | "snapshot";
};

export type Postgres = {
  /** The rows of one short statement. Rejects with a `DatabaseAwayError` where PostgreSQL is not there; so do the others. */
  ask: Ask;
  /** Runs `work` in one transaction: all of it is done, or nothing. */
  inOneStep: <T>(work: (ask: Ask) => Promise<T>, options?: StepOptions) => Promise<T>;
  /** A connection of one's own, ended by whoever asked for it. */
  connect: () => Promise<Client>;
  isAway: () => boolean;
  close: () => Promise<void>;
};

const BEGIN = { write: "BEGIN", snapshot: "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY" };

/** Asks over one connection, or any of a pool; what fails is either away or wrong. */
export function askOver(client: Pick<PoolClient, "query">, timeoutMs: number): Ask {
  return async (text, values) => {
    // One of the few settings that a single question may have; types do not know it.
    const question: QueryConfig & { query_timeout: number } = { text, query_timeout: timeoutMs };
    if (values !== undefined) question.values = values;
    try {
      return (await client.query(question)).rows;
    } catch (error) {
      throw troubleOf(error);
    }
  };
}

/** Opens nothing yet: PostgreSQL is asked when there is something to ask. */
export function createPostgres({ url, timeoutMs, log, onTrouble = () => undefined }: PostgresOptions): Postgres {
  const settings: ClientConfig = {
    connectionString: url,
    connectionTimeoutMillis: timeoutMs,
    keepAlive: true,
    application_name: "ludex",
  };
  const pool = new Pool({ ...settings, max: CONNECTIONS_MAX, idleTimeoutMillis: IDLE_MS });
  const health = createHealth(log, {
    fails: "PostgreSQL is not there: the catalogue goes on as it is, and what is to be kept waits",
    works: "PostgreSQL is there again",
  });
  let away = false;
  let migrated: Promise<void> | undefined;

  const trouble = (error: unknown): void => {
    if (!(error instanceof DatabaseAwayError)) return;
    away = true;
    onTrouble(error.why);
    health.failed(new Error(error.message));
  };
  // One that is in use says that it has ended to whoever asks something of it, and once more to nobody.
  pool.on("connect", (client) => client.on("error", () => undefined));
  // A connection that nobody was using just now; whoever asks next is given another one.
  pool.on("error", (error) => onTrouble(new DatabaseAwayError(error).why));

  const transaction = async <T>(work: (ask: Ask) => Promise<T>, begin: string, patienceMs: number): Promise<T> => {
    const client = await pool.connect().catch((error: unknown) => {
      throw troubleOf(error);
    });
    const ask = askOver(client, patienceMs);
    try {
      await ask(begin);
      const result = await work(ask);
      await ask("COMMIT");
      client.release();
      return result;
    } catch (error) {
      const rolledBack = async () => {
        await ask("ROLLBACK");
        return true;
      };
      // A connection that is not known to be sound is closed, and PostgreSQL takes back what was begun on it.
      const isSound = !(error instanceof DatabaseAwayError) && (await rolledBack().catch(() => false));
      client.release(!isSound);
      throw error;
    }
  };

  const ready = (): Promise<void> => {
    migrated ??= transaction(migrate, BEGIN.write, PATIENCE_MS).catch((error: unknown) => {
      migrated = undefined;
      // Without its tables it is as good as not there, whatever the reason.
      throw error instanceof DatabaseAwayError ? error : new DatabaseAwayError(error);
    });
    return migrated;
  };

  const watched = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      await ready();
      const result = await work();
      away = false;
      health.worked();
      return result;
    } catch (error) {
      trouble(error);
      throw error;
    }
  };

  return {
    ask: (text, values) => watched(() => askOver(pool, timeoutMs)(text, values)),
    inOneStep: (work, { isLong = false, mode = "write" } = {}) =>
      watched(() => transaction(work, BEGIN[mode], isLong ? PATIENCE_MS : timeoutMs)),
    connect: () =>
      watched(async () => {
        const client = new Client(settings);
        // Whoever has it hears of its end.
        client.on("error", () => undefined);
        try {
          await client.connect();
        } catch (error) {
          throw troubleOf(error);
        }
        return client;
      }),
    isAway: () => away,
    // One that hangs is not waited for.
    close: () => Promise.race([pool.end(), sleep(timeoutMs, undefined, { ref: false })]),
  };
}
