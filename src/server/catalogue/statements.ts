// Prepared statements of one database, kept by their text. Text is always composed from fixed pieces, values are always
// bound: nothing a visitor sends becomes SQL.
import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from "node:sqlite";
import { LRUCache } from "lru-cache";

const STATEMENTS_MAX = 200;

export type Row = Record<string, SQLOutputValue>;

export type Statements = ReturnType<typeof createStatements>;

/** Wraps `db`; the least recently used statements are prepared again when needed. */
export function createStatements(db: DatabaseSync) {
  const prepared = new LRUCache<string, StatementSync>({ max: STATEMENTS_MAX });
  const prepare = (sql: string): StatementSync => {
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
