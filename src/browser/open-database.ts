// SQLite in a browser, behind the part of `node:sqlite` that the catalogue uses: the code above it is the server's.
import type { SQLInputValue, SQLOutputValue } from "node:sqlite";
import initSqlite, { type Database } from "@sqlite.org/sqlite-wasm";
// The build packs this file: plain hosts send it as it is, twice as large.
import wasmAddress from "sqlite3.wasm?url";
import type { CatalogueDatabase } from "#server/catalogue/database.ts";
import { fetchPacked } from "./fetch-packed.ts";

type Row = Record<string, SQLOutputValue>;
type Given = SQLInputValue | Record<string, SQLInputValue>;

/** By position, or by the names `:name` of one record. */
function bound(given: readonly Given[]): SQLInputValue[] | Record<string, SQLInputValue> {
  const [first] = given;
  if (first === undefined || first === null || typeof first !== "object" || ArrayBuffer.isView(first))
    return given as SQLInputValue[]; // Nothing but values comes beside the first.
  return Object.fromEntries(Object.entries(first).map(([name, value]) => [`:${name}`, value]));
}

function prepare(db: Database, sql: string): ReturnType<CatalogueDatabase["prepare"]> {
  const statement = db.prepare(sql);
  const rows = (given: readonly Given[], most: number): Row[] => {
    const found: Row[] = [];
    try {
      // The library refuses to bind nothing.
      if (given.length > 0) statement.bind(bound(given));
      while (found.length < most && statement.step()) found.push(statement.get({}) as Row); // As asked for by `{}`.
    } finally {
      statement.reset(true);
    }
    return found;
  };
  return {
    all: (...given: Given[]) => rows(given, Number.POSITIVE_INFINITY),
    get: (...given: Given[]) => rows(given, 1)[0],
    run: (...given: Given[]) => rows(given, Number.POSITIVE_INFINITY),
  };
}

/** An empty database in memory. Throws where the browser runs no WebAssembly or the code cannot be had. */
export async function openDatabase(): Promise<CatalogueDatabase> {
  const silent = () => undefined;
  const wasmBinary = await fetchPacked(wasmAddress);
  const sqlite = await initSqlite({ print: silent, printErr: silent, wasmBinary });
  const db = new sqlite.oo1.DB(":memory:");
  return {
    exec: (sql: string) => void db.exec(sql),
    prepare: (sql: string) => prepare(db, sql),
    close: () => db.close(),
  };
}
