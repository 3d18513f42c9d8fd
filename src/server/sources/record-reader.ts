// Reads the records of `records.sqlite` as they are at one moment, one at a time and as often as they are needed, while
// others go on writing: for a process that builds from them and ends.
import { DatabaseSync, type SQLOutputValue } from "node:sqlite";
import type { KeptId, SourceCredit } from "./record-store.ts";
import type { SourceRecord } from "./source-record.ts";

export type RecordReader = {
  /** By the sources' names. */
  sources: () => { source: string; credit: SourceCredit }[];
  /** Every record of a source by its key's order; may be gone through again and again. */
  records: (source: string) => Iterable<SourceRecord>;
  /** Throws where there is none. */
  get: (source: string, key: string) => SourceRecord;
  /** Ids that were given before. */
  ids: () => Iterable<KeptId>;
  revision: number;
  close: () => void;
};

const CACHE_KIB = 64 * 1024;

// What was written here is read as what it was.
const recordOf = (body: SQLOutputValue | undefined): SourceRecord => JSON.parse(String(body));

/** Opens the file at `path`, which a store has made. */
export function openRecordReader(path: string): RecordReader {
  const db = new DatabaseSync(path, { readOnly: true });
  db.exec(`PRAGMA cache_size = -${CACHE_KIB}; BEGIN`);
  const get = db.prepare("SELECT body FROM record WHERE source = ? AND key = ?");
  // The first reading is the moment.
  const revision = Number(db.prepare("SELECT value FROM counter WHERE name = 'revision'").get()?.["value"] ?? 0);
  return {
    revision,
    sources: () =>
      db
        .prepare("SELECT name, credit FROM source ORDER BY name")
        .all()
        .map(({ name, credit }) => ({
          source: String(name),
          credit: JSON.parse(String(credit)) as SourceCredit, // As above.
        })),
    records: (source) => ({
      *[Symbol.iterator]() {
        const rows = db.prepare("SELECT body FROM record WHERE source = ? ORDER BY key").iterate(source);
        for (const { body } of rows) yield recordOf(body);
      },
    }),
    get: (source, key) => {
      const row = get.get(source, key);
      if (row === undefined) throw new Error(`there is no record ${source} ${key}`);
      return recordOf(row["body"]);
    },
    *ids() {
      for (const { source, key, id } of db.prepare("SELECT source, key, id FROM game_id").iterate()) {
        yield { source: String(source), key: String(key), id: Number(id) };
      }
    },
    close: () => db.close(),
  };
}
