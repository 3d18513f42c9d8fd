// How many games came out each year, by decade: the facets of the unfiltered list.
import type { YearFacets } from "#server/games/wire.ts";
import { DATELESS } from "./schema.ts";
import type { Statements } from "./statements.ts";

/** Newest decade first, newest year first; decades without games are left out. */
export function countYears(statements: Statements): YearFacets {
  const rows = statements.all(
    `SELECT CAST(substr(released, 1, 4) AS INTEGER) AS year, count(*) AS count FROM game
     WHERE released <> ? GROUP BY 1 ORDER BY 1 DESC`,
    DATELESS,
  );
  const years = rows.map((row) => ({ year: Number(row["year"]), count: Number(row["count"]), nofollow: false }));
  const decades = Map.groupBy(years, ({ year }) => year - (year % 10));
  return [...decades].map(([decade, members]) => {
    const to = Math.max(...members.map(({ year }) => year), decade);
    return {
      from: decade,
      to,
      filter: `${decade}-01-01,${to}-12-31`,
      decade,
      years: members,
      nofollow: true,
      count: members.reduce((sum, { count }) => sum + count, 0),
    };
  });
}
