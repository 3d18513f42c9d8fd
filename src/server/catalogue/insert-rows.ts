// Writes rows into a table, many with one call.
import type { CatalogueDatabase } from "./database.ts";

type Value = string | number | null;

/** So many that a call costs little beside its rows, so few that their text does not weigh. */
const AT_ONCE = 256;
/** Bytes that one UTF-16 unit takes at most in UTF-8. */
const UTF8_MOST = 3;

const encoder = new TextEncoder();

/** Texts one behind the other in UTF-8, as which SQLite keeps them. */
function createTextBuffer() {
  let bytes = new Uint8Array(0);
  let length = 0;
  return {
    /** Gives where the text begins, counted from 1, and how many bytes it has. */
    add: (text: string | Uint8Array): readonly [at: number, bytes: number] => {
      const most = length + (typeof text === "string" ? text.length * UTF8_MOST : text.length);
      if (most > bytes.length) {
        const larger = new Uint8Array(Math.max(most, bytes.length * 2));
        larger.set(bytes.subarray(0, length));
        bytes = larger;
      }
      const place = bytes.subarray(length, most);
      if (typeof text !== "string") place.set(text);
      const { written } = typeof text === "string" ? encoder.encodeInto(text, place) : { written: text.length };
      length += written;
      return [length - written + 1, written];
    },
    /** All of them, until the next one is added. */
    take: (): Uint8Array => {
      const taken = bytes.subarray(0, length);
      length = 0;
      return taken;
    },
  };
}

/** Half a pair of surrogates would be no UTF-8 in the database; each value by itself is mended on its way there. */
const mended = (value: Value): Value => (typeof value === "string" ? value.toWellFormed() : value);

/** Gives `insert` many rows at a time, as JSON. */
function createBatch(insert: (rows: string) => void) {
  let waiting: (readonly Value[])[] = [];
  const finish = (): void => {
    if (waiting.length > 0) insert(JSON.stringify(waiting));
    waiting = [];
  };
  return {
    add: (row: readonly Value[]): void => {
      waiting.push(row);
      if (waiting.length === AT_ONCE) finish();
    },
    finish,
  };
}

const valuesOf = (width: number) => Array.from({ length: width }, (_, at) => `value ->> ${at}`);

/**
 * Writes rows as `into` says (`INSERT INTO game`), whose values are given in the order of the table's columns. SQLite takes
 * them apart itself, out of JSON: in a browser, where each value that crosses into WebAssembly costs more than writing it,
 * two thousand rows take half the time. `finish` writes what is left; before that, not all rows are there.
 */
export function createRowWriter(db: CatalogueDatabase, into: string, width: number) {
  const insert = db.prepare(`${into} SELECT ${valuesOf(width).join(", ")} FROM json_each(?)`);
  const { add, finish } = createBatch((rows) => insert.run(rows));
  return { add: (...row: readonly Value[]): void => add(row.map(mended)), finish };
}

/**
 * The same for rows with a long text, a record in JSON, behind `width` other values. It goes beside them, in the bytes that are
 * kept: to write JSON as a text in JSON, and to read that again, takes longer than all the rest. Bytes are taken to be UTF-8.
 */
export function createRecordWriter(db: CatalogueDatabase, into: string, width: number) {
  const record = `CAST(substr(?2, value ->> ${width}, value ->> ${width + 1}) AS TEXT)`;
  const insert = db.prepare(`${into} SELECT ${[...valuesOf(width), record].join(", ")} FROM json_each(?1)`);
  const texts = createTextBuffer();
  const { add, finish } = createBatch((rows) => insert.run(rows, texts.take()));
  return {
    add: (row: readonly Value[], text: string | Uint8Array): void => add([...row.map(mended), ...texts.add(text)]),
    finish,
  };
}
