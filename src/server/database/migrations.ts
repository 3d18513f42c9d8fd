// The tables in PostgreSQL, step by step. A step that has gone out is never changed: what comes is a step of its own, and it
// only adds, because servers of the version before go on beside it while a new one goes out.
import { lockOf } from "./locks.ts";

/** Asks for rows, within one transaction. */
export type Ask = (statement: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

const RECORDS = `
CREATE TABLE ludex.counter (name text PRIMARY KEY, value bigint NOT NULL);
-- Revisions begin behind this moment, so that no two databases ever count alike: files are named by them.
INSERT INTO ludex.counter VALUES
  ('begun', floor(extract(epoch FROM clock_timestamp()) * 1000)), ('revision', 0), ('ids', 0), ('shelf_bytes', 0);
CREATE TABLE ludex.source (
  name text COLLATE "C" PRIMARY KEY,
  credit text NOT NULL,
  cursor text,
  progress text,
  taken_at bigint
);
-- Keys are bytes: a text of PostgreSQL cannot hold all that a key may, and they are in SQLite's order. Bodies are texts of
-- JSON in which whatever such a text cannot hold is escaped; jsonb would refuse it all the same.
CREATE TABLE ludex.record (
  source text COLLATE "C" NOT NULL,
  key bytea NOT NULL,
  body text NOT NULL,
  revision bigint NOT NULL,
  PRIMARY KEY (source, key)
);
CREATE INDEX record_by_revision ON ludex.record (revision);
-- What copies of the records have to take away: single keys, and all of a source up to a revision.
CREATE TABLE ludex.gone (
  source text COLLATE "C" NOT NULL,
  key bytea NOT NULL,
  revision bigint NOT NULL,
  PRIMARY KEY (source, key)
);
CREATE INDEX gone_by_revision ON ludex.gone (revision);
CREATE TABLE ludex.forgotten (source text COLLATE "C" PRIMARY KEY, revision bigint NOT NULL);
CREATE TABLE ludex.game_id (
  source text COLLATE "C" NOT NULL,
  key bytea NOT NULL,
  id bigint NOT NULL,
  number bigint NOT NULL,
  PRIMARY KEY (source, key)
);
CREATE INDEX game_id_by_number ON ludex.game_id (number)`;

const SHELVES = `
CREATE TABLE ludex.shelf (
  id text COLLATE "C" PRIMARY KEY,
  token bytea NOT NULL,
  version text NOT NULL,
  used_at bigint NOT NULL,
  bytes bigint NOT NULL,
  body bytea NOT NULL
);
-- A ciphertext does not get smaller.
ALTER TABLE ludex.shelf ALTER COLUMN body SET STORAGE EXTERNAL;
CREATE INDEX shelf_by_use ON ludex.shelf (used_at)`;

const STEPS = [RECORDS, SHELVES];

/** Makes what is missing, one process at a time; to be called within a transaction. */
export async function migrate(ask: Ask): Promise<void> {
  await ask("SELECT pg_advisory_xact_lock($1, $2)", lockOf("migrations"));
  // Whoever may not make schemas may be given one.
  const [found] = await ask("SELECT to_regnamespace('ludex') IS NOT NULL AS has");
  if (found?.["has"] !== true) await ask("CREATE SCHEMA ludex");
  await ask(
    "CREATE TABLE IF NOT EXISTS ludex.migration (number int PRIMARY KEY, at timestamptz NOT NULL DEFAULT now())",
  );
  const [last] = await ask("SELECT coalesce(max(number), 0) AS number FROM ludex.migration");
  for (const [at, step] of STEPS.entries()) {
    if (at < Number(last?.["number"])) continue;
    await ask(step);
    await ask("INSERT INTO ludex.migration (number) VALUES ($1)", [at + 1]);
  }
}
