// Every game of the catalogue by its id alone, and what games belong to.
import { FILTERS } from "#shared/catalogue/filters.ts";
import { SUBJECT_KINDS } from "#shared/subject-kinds.ts";
import { SUBJECT_FILTERS } from "#shared/subjects.ts";
import type { GameIndex } from "#server/games/game-index.ts";
import type { YearFacets } from "#server/games/wire.ts";
import type { Statements } from "./statements.ts";
import type { Terms } from "./terms.ts";

type GameIndexDeps = { statements: Statements; terms: Terms; years: YearFacets };

export function createGameIndex({ statements, terms, years }: GameIndexDeps): GameIndex {
  const counted = (kind: (typeof SUBJECT_KINDS)[number]) =>
    kind === "year"
      ? years.flatMap((decade) => decade.years.map(({ year, count }) => ({ slug: String(year), games_count: count })))
      : terms.list(FILTERS[SUBJECT_FILTERS[kind]].wire);
  return {
    subjects: async (leastGames) =>
      SUBJECT_KINDS.flatMap((kind) =>
        counted(kind).flatMap(({ slug, games_count: count }) => (count >= leastGames ? [{ kind, slug }] : [])),
      ),
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
