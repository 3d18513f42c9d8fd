// A copy of the records in PostgreSQL as a file of SQLite, from which the catalogue is built as from records of one's own:
// brought up to PostgreSQL by what has changed there since. Ids that games were given here are PostgreSQL's to keep: whoever
// comes first there is right, and everybody reads back what stands.
import type { DatabaseSync } from "node:sqlite";
import type { Ask } from "#server/database/migrations.ts";
import type { Postgres } from "#server/database/postgres.ts";
import { createPostgresRecordStore, raiseRevision } from "./postgres-record-store.ts";
import { openRecordsFile } from "./sqlite-record-store.ts";

const ROWS_AT_ONCE = 1000;
const IDS_AT_ONCE = 10_000;
const COUNTERS = ["begun", "revision", "ids"] as const;

/** Which database it is, and how far it is. */
type Counters = Record<(typeof COUNTERS)[number], number>;
type Row = Record<string, unknown>;

export type RecordsMirror = {
  /** Brings the file up to PostgreSQL as it is at one moment; where it cannot, the file stays as it was. */
  bringUp: () => Promise<void>;
  /**
   * Gives PostgreSQL the ids that games were given here, and takes back what stands there. False where some are others: what
   * was built with them has to be built anew, and the records have a new revision for that.
   */
  agree: () => Promise<boolean>;
  close: () => void;
};

const textOf = (bytes: unknown): string =>
  bytes instanceof Uint8Array ? Buffer.from(bytes).toString("utf8") : String(bytes);

function countersIn(rows: readonly Row[]): Counters {
  const counters: Counters = { begun: 0, revision: 0, ids: 0 };
  for (const name of COUNTERS) counters[name] = Number(rows.find((row) => row["name"] === name)?.["value"] ?? 0);
  return counters;
}

/** Rows of `query` as they are at the moment of the transaction, some at a time. */
async function* rowsOf(ask: Ask, query: string): AsyncGenerator<Row[]> {
  await ask(`DECLARE rows NO SCROLL CURSOR FOR ${query}`);
  for (;;) {
    const rows = await ask(`FETCH ${ROWS_AT_ONCE} FROM rows`);
    if (rows.length > 0) yield rows;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await ask("CLOSE rows");
}

/** Opens the copy at `path`, or begins one. Throws where the disk allows neither. */
export function openRecordsMirror(options: {
  path: string;
  postgres: Postgres;
  note?: (details: object, message: string) => void;
}): RecordsMirror {
  const { postgres } = options;
  const db = openRecordsFile({ ...options, isCopy: true });
  if (db.location() === null) throw new Error("the copy of the records cannot be written");
  addNumbers(db);
  const statement = prepare(db);
  const local = (): Counters => countersIn(db.prepare("SELECT name, value FROM counter").all());
  const inFile = async (work: () => Promise<void>): Promise<void> => {
    db.exec("BEGIN IMMEDIATE");
    try {
      await work();
      db.exec("COMMIT");
    } catch (error) {
      if (db.isTransaction) db.exec("ROLLBACK");
      throw error;
    }
  };
  const remote = async (ask: Ask) => countersIn(await ask("SELECT name, value FROM ludex.counter"));

  /** Takes ids over that came after `known`, and tells how many were others here. */
  const takeIds = async (ask: Ask, known: number): Promise<number> => {
    let others = 0;
    for await (const rows of rowsOf(ask, `SELECT source, key, id, number FROM ludex.game_id WHERE number > ${known}`)) {
      for (const { source, key, id, number } of rows) {
        const place = [String(source), textOf(key)] as const;
        const own = statement.id.get(...place)?.["id"];
        if (own !== undefined && own !== Number(id)) others += 1;
        statement.keepId.run(...place, Number(id), Number(number));
      }
    }
    return others;
  };

  const setCounters = (counters: Counters) => {
    for (const name of COUNTERS) statement.count.run(name, counters[name]);
  };

  const takeRecords = async (ask: Ask, from: number): Promise<void> => {
    const forgotten = await ask("SELECT source FROM ludex.forgotten WHERE revision > $1", [from]);
    for (const { source } of forgotten) statement.dropAll.run(String(source));
    for await (const rows of rowsOf(ask, `SELECT source, key FROM ludex.gone WHERE revision > ${from}`)) {
      for (const { source, key } of rows) statement.drop.run(String(source), textOf(key));
    }
    // All of them are quicker to write in their order.
    const order = from === 0 ? "ORDER BY source, key" : "";
    const changed = `SELECT source, key, body FROM ludex.record WHERE revision > ${from} ${order}`;
    for await (const rows of rowsOf(ask, changed)) {
      for (const { source, key, body } of rows) statement.put.run(String(source), textOf(key), String(body));
    }
    db.exec("DELETE FROM source");
    for (const { name, credit } of await ask("SELECT name, credit FROM ludex.source")) {
      statement.source.run(String(name), String(credit));
    }
  };

  const agree = async (): Promise<boolean> => {
    const [row] = await postgres.ask("SELECT value FROM ludex.counter WHERE name = 'begun'");
    // Those of another database mean nothing to this one.
    if (Number(row?.["value"]) !== local().begun) return true;
    const records = createPostgresRecordStore(postgres);
    let others = 0;
    for (let waiting = Infinity; ;) {
      const left = Number(statement.fresh.get()?.["count"]);
      if (left === 0) break;
      if (left >= waiting) throw new Error("PostgreSQL does not give back the ids that it was given");
      waiting = left;
      const fresh = statement.freshIds.all(IDS_AT_ONCE);
      await records.keepIds(
        fresh.map(({ source, key, id }) => ({ source: String(source), key: String(key), id: Number(id) })),
      );
      await postgres.inOneStep(
        (ask) =>
          inFile(async () => {
            const { ids } = await remote(ask);
            const known = local();
            others += await takeIds(ask, known.ids);
            setCounters({ ...known, ids });
          }),
        { isLong: true, mode: "snapshot" },
      );
    }
    if (others > 0) await raiseRevision(postgres);
    return others === 0;
  };

  return {
    agree,
    bringUp: async () => {
      await agree();
      await postgres.inOneStep(
        (ask) =>
          inFile(async () => {
            const now = await remote(ask);
            const known = local();
            const isOther = known.begun !== now.begun || known.revision > now.revision || known.ids > now.ids;
            if (isOther) db.exec("DELETE FROM record; DELETE FROM game_id");
            await takeRecords(ask, isOther ? 0 : known.revision);
            await takeIds(ask, isOther ? 0 : known.ids);
            setCounters(now);
          }),
        { isLong: true, mode: "snapshot" },
      );
    },
    close: () => db.close(),
  };
}

/** A number beside an id says that it stands in PostgreSQL; what a build adds has none. */
function addNumbers(db: DatabaseSync): void {
  const has = db.prepare("SELECT 1 FROM pragma_table_info('game_id') WHERE name = 'number'").get();
  if (has === undefined) db.exec("ALTER TABLE game_id ADD COLUMN number INTEGER");
  db.exec("CREATE INDEX IF NOT EXISTS fresh_id ON game_id (source) WHERE number IS NULL");
}

function prepare(db: DatabaseSync) {
  return {
    // Nobody asks a copy whether a record is the same as before.
    put: db.prepare("INSERT OR REPLACE INTO record (source, key, hash, body) VALUES (?, ?, x'', ?)"),
    drop: db.prepare("DELETE FROM record WHERE source = ? AND key = ?"),
    dropAll: db.prepare("DELETE FROM record WHERE source = ?"),
    source: db.prepare("INSERT INTO source (name, credit) VALUES (?, ?)"),
    id: db.prepare("SELECT id FROM game_id WHERE source = ? AND key = ?"),
    keepId: db.prepare("INSERT OR REPLACE INTO game_id (source, key, id, number) VALUES (?, ?, ?, ?)"),
    fresh: db.prepare("SELECT count(*) AS count FROM game_id WHERE number IS NULL"),
    freshIds: db.prepare("SELECT source, key, id FROM game_id WHERE number IS NULL LIMIT ?"),
    count: db.prepare("INSERT OR REPLACE INTO counter (name, value) VALUES (?, ?)"),
  };
}
