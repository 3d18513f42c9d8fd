// What the catalogue asks of a database: the part of `node:sqlite` that it uses, which another SQLite can stand in for.
import type { SQLInputValue, SQLOutputValue } from "node:sqlite";

/** A prepared statement; values are bound by position, or by the names of one record. */
export interface CatalogueStatement {
  all: (...values: SQLInputValue[]) => Record<string, SQLOutputValue>[];
  get: (...values: SQLInputValue[]) => Record<string, SQLOutputValue> | undefined;
  run: {
    (...values: SQLInputValue[]): unknown;
    (named: Record<string, SQLInputValue>): unknown;
  };
}

export interface CatalogueDatabase {
  exec: (sql: string) => void;
  prepare: (sql: string) => CatalogueStatement;
  close: () => void;
  /** The path of its file, if it has one that others can open. */
  location?: () => string | null;
}
