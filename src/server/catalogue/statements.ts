// Prepared statements of one database, kept by their text. Text is always composed from fixed pieces, values are always
// bound: nothing a visitor sends becomes SQL.
import type { SQLInputValue, SQLOutputValue } from "node:sqlite";
import { LRUCache } from "lru-cache";
import type { CatalogueDatabase, CatalogueStatement } from "./database.ts";

const STATEMENTS_MAX = 200;

export type Row = Record<string, SQLOutputValue>;

export type Statements = ReturnType<typeof createStatements>;

/** Wraps `db`; the least recently used statements are prepared again when needed. */
export function createStatements(db: CatalogueDatabase) {
  const prepared = new LRUCache<string, CatalogueStatement>({ max: STATEMENTS_MAX });
  const prepare = (sql: string): CatalogueStatement => {
    const known = prepared.get(sql);
    if (known !== undefined) return known;
    const statement = db.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };
  return {
    all: (sql: string, ...values: readonly SQLInputValue[]): Row[] => prepare(sql).all(...values),
    get: (sql: string, ...values: readonly SQLInputValue[]): Row | undefined => prepare(sql).get(...values),
  };
}
