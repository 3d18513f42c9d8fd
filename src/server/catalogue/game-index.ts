// Every game of the catalogue by its id alone.
import type { GameIndex } from "#server/games/game-index.ts";
import type { Statements } from "./statements.ts";

export function createGameIndex(statements: Statements): GameIndex {
  return {
    count: async () => Number(statements.get("SELECT count(*) AS count FROM game")?.["count"] ?? 0),
    list: async (start, length) =>
      statements
        .all(
          "SELECT id, substr(record ->> 'updated', 1, 10) AS day FROM game ORDER BY id LIMIT ? OFFSET ?",
          length,
          start,
        )
        .map(({ id, day }) => ({ id: Number(id), updated: String(day) })),
  };
}
