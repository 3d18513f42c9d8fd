// Every game of the catalogue by its id alone, for those who want to know which pages there are.
import type { Statements } from "./statements.ts";

/** Lists the games in the order of their ids. `updated` is a day, `YYYY-MM-DD`. */
export function createGameIndex(statements: Statements) {
  return {
    count: (): number => Number(statements.get("SELECT count(*) AS count FROM game")?.["count"] ?? 0),
    list: (start: number, length: number): { id: number; updated: string }[] =>
      statements
        .all(
          "SELECT id, substr(record ->> 'updated', 1, 10) AS day FROM game ORDER BY id LIMIT ? OFFSET ?",
          length,
          start,
        )
        .map(({ id, day }) => ({ id: Number(id), updated: String(day) })),
  };
}
