// What is used of the package, which has no types of its own.
declare module "@sqlite.org/sqlite-wasm" {
  type Value = null | number | bigint | string | NodeJS.ArrayBufferView;
  export type Statement = {
    bind: (values: Value[] | Record<string, Value>) => Statement;
    step: () => boolean;
    /** With an object: the row by the names of its columns. */
    get: (into: object) => unknown;
    reset: (alsoClearBinds?: boolean) => Statement;
  };
  export type Database = {
    exec: (sql: string) => unknown;
    prepare: (sql: string) => Statement;
    close: () => void;
  };
  type Sqlite = { oo1: { DB: new (name: string) => Database } };
  const init: (options: { print: () => void; printErr: () => void; wasmBinary: Uint8Array }) => Promise<Sqlite>;
  export default init;
}

/** The address of its code, which the package names to nobody. */
declare module "sqlite3.wasm?url" {
  const address: string;
  export default address;
}
