// SQLite in a browser, behind the part of `node:sqlite` that the catalogue uses: the code above it is the server's.
import type { SQLInputValue, SQLOutputValue } from "node:sqlite";
import initSqlite, { type Database, type Sqlite3Static, type SqlValue } from "@sqlite.org/sqlite-wasm";
// The build packs this file: plain hosts send it as it is, twice as large.
import wasmAddress from "@sqlite.org/sqlite-wasm/sqlite3.wasm?url";
import type { CatalogueDatabase } from "#server/catalogue/database.ts";
import { fetchPacked } from "./fetch-packed.ts";

type Row = Record<string, SQLOutputValue>;
type Given = SQLInputValue | Record<string, SQLInputValue>;
/** As the package takes it, whose types do not say so: what is printed, and the code where it is at hand. */
type Init = (options: { print: () => void; printErr: () => void; wasmBinary: Uint8Array }) => Promise<Sqlite3Static>;

/** The catalogue lies in memory: none of what the package has for databases in files is prepared. */
const IN_MEMORY = {
  disable: { vfs: { kvvfs: true, opfs: true, "opfs-vfs": true, "opfs-sahpool": true, "opfs-wl": true } },
};

const isRecord = (given: Given | undefined): given is Record<string, SQLInputValue> =>
  typeof given === "object" && given !== null && !ArrayBuffer.isView(given);

function prepare({ capi }: Sqlite3Static, db: Database, sql: string): ReturnType<CatalogueDatabase["prepare"]> {
  const statement = db.prepare(sql);
  // Both are asked for once: the library would bring every name out of the database for each row anew.
  const parameters = Array.from(
    { length: statement.parameterCount },
    (_, at) => capi.sqlite3_bind_parameter_name(statement, at + 1)?.slice(":".length) ?? "",
  );
  const columns = statement.columnCount === 0 ? [] : statement.getColumnNames();
  /** By position, or by the names `:name` of one record. */
  const bound = (given: readonly Given[]): SqlValue[] => {
    const [first] = given;
    const values = isRecord(first) ? parameters.map((name) => first[name] ?? null) : given;
    return values as SqlValue[]; // Nothing but values comes beside the first.
  };
  const row = (): Row => {
    const values = statement.get([]) as SQLOutputValue[]; // As many as there are columns.
    return Object.fromEntries(columns.map((name, at) => [name, values[at] ?? null]));
  };
  const rows = (given: readonly Given[], most: number): Row[] => {
    const found: Row[] = [];
    try {
      // The library refuses to bind nothing.
      if (given.length > 0) statement.bind(bound(given));
      while (found.length < most && statement.step()) found.push(row());
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

/** Gives what opens empty databases in memory. Throws where the browser runs no WebAssembly or the code cannot be had. */
export async function startSqlite(): Promise<() => CatalogueDatabase> {
  const silent = () => undefined;
  const wasmBinary = await fetchPacked(wasmAddress);
  Object.assign(globalThis, { sqlite3ApiConfig: IN_MEMORY });
  const sqlite = await (initSqlite as Init)({ print: silent, printErr: silent, wasmBinary });
  return () => {
    const db = new sqlite.oo1.DB(":memory:");
    return {
      exec: (sql: string) => void db.exec(sql),
      prepare: (sql: string) => prepare(sqlite, db, sql),
      close: () => db.close(),
    };
  };
}
