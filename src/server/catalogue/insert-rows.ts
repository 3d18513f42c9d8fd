// Writes rows into a table, many with one call.
import type { CatalogueDatabase } from "./database.ts";

type Value = string | number | null;

/** So many that a call costs little beside its rows, so few that their text does not weigh. */
const AT_ONCE = 256;

/**
 * Writes rows as `into` says (`INSERT INTO game`), whose values are given in the order of the table's columns. SQLite takes
 * them apart itself, out of JSON: in a browser, where each value that crosses into WebAssembly costs more than writing it,
 * two thousand rows take half the time. `finish` writes what is left; before that, not all rows are there.
 */
export function createRowWriter(db: CatalogueDatabase, into: string, width: number) {
  const columns = Array.from({ length: width }, (_, at) => `value ->> ${at}`);
  const insert = db.prepare(`${into} SELECT ${columns.join(", ")} FROM json_each(?)`);
  let waiting: (readonly Value[])[] = [];
  const finish = (): void => {
    if (waiting.length > 0) insert.run(JSON.stringify(waiting));
    waiting = [];
  };
  return {
    add: (...row: readonly Value[]): void => {
      // Half a pair of surrogates would be no UTF-8 in the database; each value by itself is mended on its way there.
      waiting.push(row.map((value) => (typeof value === "string" ? value.toWellFormed() : value)));
      if (waiting.length === AT_ONCE) finish();
    },
    finish,
  };
}
