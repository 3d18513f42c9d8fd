// Records in a SQLite file beside the catalogue, `records.sqlite`. What a source gave can be had again, but not for
// nothing: the file is put aside when it is damaged, and what of it can be read is taken over.
import { createHash } from "node:crypto";
import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import { inOneStep } from "#server/cache/in-one-step.ts";
import { openDatabase } from "#server/cache/open-database.ts";
import type { FeedProgress } from "./feed.ts";
import type { KeptId, RecordStore, SourceCredit, SourceStatus, Taken } from "./record-store.ts";
import type { SourceRecord } from "./source-record.ts";

type Row = Record<string, SQLOutputValue>;

const VERSION = 2;
const SCHEMA = `
CREATE TABLE source (
  name TEXT PRIMARY KEY,
  credit TEXT NOT NULL,
  cursor TEXT,
  progress TEXT,
  taken_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE TABLE record (
  source TEXT NOT NULL,
  key TEXT NOT NULL,
  hash BLOB NOT NULL,
  body TEXT NOT NULL,
  -- With row ids: in a table without them a record of more than a kilobyte takes a page and more, and counting reads all.
  PRIMARY KEY (source, key)
) STRICT;
CREATE TABLE game_id (source TEXT NOT NULL, key TEXT NOT NULL, id INTEGER NOT NULL, PRIMARY KEY (source, key)) STRICT, WITHOUT ROWID;
CREATE TABLE counter (name TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT, WITHOUT ROWID;
INSERT INTO counter VALUES ('revision', 0)`;
const RESCUE = [
  {
    read: "SELECT name, credit, cursor, progress, taken_at FROM source",
    write: "INSERT OR REPLACE INTO source VALUES (?, ?, ?, ?, ?)",
  },
  { read: "SELECT source, key, hash, body FROM record", write: "INSERT OR REPLACE INTO record VALUES (?, ?, ?, ?)" },
  { read: "SELECT source, key, id FROM game_id", write: "INSERT OR REPLACE INTO game_id VALUES (?, ?, ?)" },
  { read: "SELECT name, value FROM counter", write: "INSERT OR REPLACE INTO counter VALUES (?, ?)" },
];

const ROWS_AT_ONCE = 1000;
const HASH_BYTES = 12;

const hashOf = (body: string) => createHash("sha256").update(body).digest().subarray(0, HASH_BYTES);
const isSame = (one: unknown, other: Uint8Array) => one instanceof Uint8Array && Buffer.compare(one, other) === 0;
const textOf = (value: SQLOutputValue | undefined) =>
  value === null || value === undefined ? undefined : String(value);
// What was written here is read as what it was.
const recordOf = (row: Row): SourceRecord => JSON.parse(String(row["body"]));
const creditOf = (row: Row): SourceCredit => JSON.parse(String(row["credit"]));
const progressOf = (row: Row): FeedProgress => JSON.parse(String(row["progress"]));

export type SqliteRecordStoreOptions = {
  /** The file; made when missing. */
  path: string;
  now?: () => number;
  note?: ((details: object, message: string) => void) | undefined;
};

/** Opens the file of records at `path`, or makes it. A copy of other records is not worth saving when it is damaged. */
export function openRecordsFile(
  options: Pick<SqliteRecordStoreOptions, "path" | "note"> & { isCopy?: boolean },
): DatabaseSync {
  const { path, note, isCopy = false } = options;
  return openDatabase({ path, version: VERSION, schema: SCHEMA, rescue: isCopy ? [] : RESCUE, ...(note && { note }) });
}

/** Opens the records at `path`. */
export function openSqliteRecordStore({ path, now = Date.now, note }: SqliteRecordStoreOptions): RecordStore {
  const db = openRecordsFile({ path, note });
  const statement = {
    known: db.prepare("SELECT hash FROM record WHERE source = ? AND key = ?"),
    put: db.prepare("INSERT OR REPLACE INTO record (source, key, hash, body) VALUES (?, ?, ?, ?)"),
    drop: db.prepare("DELETE FROM record WHERE source = ? AND key = ?"),
    dropAll: db.prepare("DELETE FROM record WHERE source = ?"),
    dropSource: db.prepare("DELETE FROM source WHERE name = ?"),
    get: db.prepare("SELECT body FROM record WHERE source = ? AND key = ?"),
    after: db.prepare("SELECT key, body FROM record WHERE source = ? AND key > ? ORDER BY key LIMIT ?"),
    source: db.prepare("SELECT cursor FROM source WHERE name = ?"),
    sources: db.prepare(
      `SELECT name, credit, cursor, progress, taken_at,
        (SELECT count(*) FROM record WHERE source = name) AS records FROM source ORDER BY name`,
    ),
    move: db.prepare(
      `INSERT INTO source (name, credit, cursor, progress, taken_at) VALUES (:name, :credit, :cursor, :progress, :at)
       ON CONFLICT (name) DO UPDATE SET cursor = :cursor, progress = :progress, taken_at = :at`,
    ),
    credit: db.prepare(
      "INSERT INTO source (name, credit) VALUES (:name, :credit) ON CONFLICT (name) DO UPDATE SET credit = :credit",
    ),
    begin: db.prepare("INSERT OR IGNORE INTO source (name, credit) VALUES (:name, :credit)"),
    idsAfter: db.prepare(
      "SELECT source, key, id FROM game_id WHERE (source, key) > (?, ?) ORDER BY source, key LIMIT ?",
    ),
    keepId: db.prepare("INSERT OR IGNORE INTO game_id (source, key, id) VALUES (?, ?, ?)"),
    revision: db.prepare("SELECT value FROM counter WHERE name = 'revision'"),
    raise: db.prepare("UPDATE counter SET value = value + 1 WHERE name = 'revision'"),
  };

  const put = (source: string, record: SourceRecord): "added" | "changed" | "same" => {
    const body = JSON.stringify(record);
    const hash = hashOf(body);
    const known = statement.known.get(source, record.key)?.["hash"];
    if (isSame(known, hash)) return "same";
    statement.put.run(source, record.key, hash, body);
    return known === undefined ? "added" : "changed";
  };

  const putAll = (source: string, records: readonly SourceRecord[]): Taken => {
    const taken: Taken = { added: 0, changed: 0, same: 0, gone: 0 };
    for (const record of records) taken[put(source, record)] += 1;
    return taken;
  };

  /** Whoever reads the records finds out that they are other ones. */
  const raiseFor = ({ added, changed, gone }: Taken): void => {
    if (added + changed + gone > 0) statement.raise.run();
  };

  const asStatus = (row: Row): SourceStatus => ({
    source: String(row["name"]),
    credit: creditOf(row),
    records: Number(row["records"]),
    cursor: textOf(row["cursor"]),
    progress: row["progress"] === null ? undefined : progressOf(row),
    takenAt: row["taken_at"] === null ? undefined : Number(row["taken_at"]),
  });

  return {
    take: async (source, { records, gone, cursor, progress }) =>
      inOneStep(db, () => {
        const taken = putAll(source, records);
        for (const key of gone) taken.gone += Number(statement.drop.run(source, key).changes);
        statement.move.run({
          name: source,
          credit: JSON.stringify({ name: source } satisfies SourceCredit),
          cursor,
          progress: JSON.stringify(progress),
          at: now(),
        });
        raiseFor(taken);
        return taken;
      }),
    put: async (source, records) =>
      inOneStep(db, () => {
        const taken = putAll(source, records);
        statement.begin.run({ name: source, credit: JSON.stringify({ name: source } satisfies SourceCredit) });
        raiseFor(taken);
        return taken;
      }),
    drop: async (source, keys) =>
      inOneStep(db, () => {
        const gone = keys.reduce((sum, key) => sum + Number(statement.drop.run(source, key).changes), 0);
        if (gone > 0) statement.raise.run();
        return gone;
      }),
    credit: async (source, credit) => {
      statement.credit.run({ name: source, credit: JSON.stringify(credit) });
    },
    cursor: async (source) => textOf(statement.source.get(source)?.["cursor"]),
    get: async (source, key) => {
      const row = statement.get.get(source, key);
      return row === undefined ? undefined : recordOf(row);
    },
    getAll: async (source, keys) =>
      keys.flatMap((key) => {
        const row = statement.get.get(source, key);
        return row === undefined ? [] : [recordOf(row)];
      }),
    async *records(source) {
      let last = "";
      for (;;) {
        const rows = statement.after.all(source, last, ROWS_AT_ONCE);
        if (rows.length > 0) yield rows.map(recordOf);
        if (rows.length < ROWS_AT_ONCE) return;
        last = String(rows.at(-1)?.["key"]);
      }
    },
    status: async () => statement.sources.all().map(asStatus),
    forget: async (source) =>
      inOneStep(db, () => {
        const records = Number(statement.dropAll.run(source).changes);
        const known = Number(statement.dropSource.run(source).changes);
        if (records + known > 0) statement.raise.run();
        return records;
      }),
    async *ids() {
      let [source, key] = ["", ""];
      for (;;) {
        const rows = statement.idsAfter.all(source, key, ROWS_AT_ONCE);
        const kept = rows.map((row): KeptId => ({
          source: String(row["source"]),
          key: String(row["key"]),
          id: Number(row["id"]),
        }));
        if (kept.length > 0) yield kept;
        if (kept.length < ROWS_AT_ONCE) return;
        ({ source, key } = kept.at(-1) ?? { source, key });
      }
    },
    keepIds: async (ids) =>
      inOneStep(db, () => {
        for (const { source, key, id } of ids) statement.keepId.run(source, key, id);
      }),
    revision: async () => Number(statement.revision.get()?.["value"] ?? 0),
    close: async () => db.close(),
  };
}
