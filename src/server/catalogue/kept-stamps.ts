// When a game was changed last. What is built from data/ knows only when it was built; a game that is in the catalogue of
// before as it is now keeps the stamp of then, so that whoever follows changes hears of those alone.
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import type { GameRecord, RecordList } from "./record.ts";

/** What a reader would call a change. Pictures, popularity and counts are none. */
const TOLD = [
  "name",
  "slug",
  "released",
  "released_precision",
  "tba",
  "description",
  "website",
  "metacritic",
  "platforms",
  "genres",
  "tags",
  "developers",
  "publishers",
  "stores",
] as const satisfies readonly (keyof GameRecord)[];

const toldOf = (game: Partial<GameRecord>) => JSON.stringify(TOLD.map((name) => game[name] ?? null));

/** The catalogue's file in `directory` that was written last; undefined without any. */
function newestFile(directory: string): string | undefined {
  if (!existsSync(directory)) return undefined;
  const files = readdirSync(directory)
    .filter((name) => /^catalogue-.*\.sqlite$/.test(name))
    .map((name) => join(directory, name));
  const writtenMs = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return files.toSorted((a, b) => writtenMs(b) - writtenMs(a))[0];
}

/** Looks games up in the file at `path`: as it lies there, because nobody writes to a catalogue once it has its name. */
function openBefore(path: string) {
  let db: DatabaseSync | undefined;
  try {
    const address = pathToFileURL(path);
    address.search = "?immutable=1";
    db = new DatabaseSync(address, { readOnly: true });
    const statement = db.prepare("SELECT record FROM game WHERE id = ?");
    const find = (id: number): Partial<GameRecord> => {
      try {
        const row = statement.get(id);
        // An older version of this code may have written it: what it lacks counts as another value.
        return row === undefined ? {} : (JSON.parse(String(row["record"])) as Partial<GameRecord>);
      } catch {
        // Damaged at this place; a catalogue is built anew for that very reason.
        return {};
      }
    };
    return { find, close: () => db?.close() };
  } catch {
    // A file of another kind or a broken one: then everything is new.
    db?.close();
    return { find: (): Partial<GameRecord> => ({}), close: () => undefined };
  }
}

/** The records with the stamps of before; `stamp` is that of those that have none of their own. */
function* stamped(records: RecordList, stamp: string, path: string): Generator<GameRecord> {
  const { find, close } = openBefore(path);
  try {
    for (const game of records) {
      const before = game.updated === stamp ? find(game.id) : {};
      const { updated } = before;
      yield updated !== undefined && toldOf(before) === toldOf(game) ? { ...game, updated } : game;
    }
  } finally {
    close();
  }
}

/** `records` as they are to be written beside, or in place of, the file that lies in `directory`. */
export function withKeptStamps(records: RecordList, stamp: string, directory: string): RecordList {
  const path = newestFile(directory);
  if (path === undefined) return records;
  return { length: records.length, [Symbol.iterator]: () => stamped(records, stamp, path) };
}
