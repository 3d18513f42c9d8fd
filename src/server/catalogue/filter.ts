// Filters of a games list as SQL conditions over `game`. Lists of ids are bound as one JSON array each, so that the
// text of the query does not depend on how many there are.
import type { DateRange, GamesFilters, TermChoice } from "#server/games/source.ts";
import type { Fragment } from "./statements.ts";
import type { Terms } from "./terms.ts";
import type { TermKind } from "./catalogue.ts";

const NO_GAME: Fragment = { sql: "0", values: [] };

function withTerms(kind: TermKind, ids: readonly number[]): Fragment {
  return {
    sql: "rank IN (SELECT rank FROM game_term WHERE kind = ? AND term_id IN (SELECT value FROM json_each(?)))",
    values: [kind, JSON.stringify(ids)],
  };
}

function not({ sql, values }: Fragment): Fragment {
  return { sql: `NOT (${sql})`, values };
}

function anyOf(fragments: readonly Fragment[]): Fragment {
  if (fragments.length === 0) return NO_GAME;
  return {
    sql: `(${fragments.map(({ sql }) => sql).join(" OR ")})`,
    values: fragments.flatMap(({ values }) => values),
  };
}

/**
 * Genres, and tags where a slug names no genre: the kinds of game that RAWG keeps as tags (`roguelike`, `moba`) can be
 * asked for as genres too.
 */
function withGenres(choice: TermChoice, terms: Terms): Fragment {
  if ("ids" in choice) return withTerms("genres", choice.ids);
  const asTags = choice.slugs.filter((slug) => terms.find("genres", slug) === undefined);
  return anyOf([
    withTerms("genres", terms.idsOf("genres", choice)),
    withTerms("tags", terms.idsOf("tags", { slugs: asTags })),
  ]);
}

function withGames(choice: TermChoice): Fragment {
  return "ids" in choice
    ? { sql: "id IN (SELECT value FROM json_each(?))", values: [JSON.stringify(choice.ids)] }
    : { sql: "slug IN (SELECT value FROM json_each(?))", values: [JSON.stringify(choice.slugs)] };
}

function within(column: "released" | "updated", ranges: readonly DateRange[]): Fragment {
  return anyOf(ranges.map(({ from, to }) => ({ sql: `substr(${column}, 1, 10) BETWEEN ? AND ?`, values: [from, to] })));
}

/** One condition for every filter that is set; all of them must hold. */
export function filterConditions(filters: GamesFilters, terms: Terms): Fragment[] {
  const ofKind = (kind: TermKind, choice: TermChoice | undefined) =>
    choice === undefined ? [] : [withTerms(kind, terms.idsOf(kind, choice))];
  const ofIds = (kind: TermKind, ids: readonly number[] | undefined) =>
    ids === undefined ? [] : [withTerms(kind, ids)];
  return [
    ...ofIds("parent_platforms", filters.parentPlatforms),
    ...ofIds("platforms", filters.platforms),
    ...ofIds("stores", filters.stores),
    ...ofIds("stores", filters.excludeStores).map(not),
    ...(filters.genres === undefined ? [] : [withGenres(filters.genres, terms)]),
    ...ofKind("tags", filters.tags),
    ...ofKind("developers", filters.developers),
    ...ofKind("publishers", filters.publishers),
    ...ofKind("creators", filters.creators),
    ...(filters.dates === undefined ? [] : [within("released", filters.dates)]),
    ...(filters.updated === undefined ? [] : [within("updated", filters.updated)]),
    ...(filters.platformsCount === undefined ? [] : [{ sql: "platforms_count = ?", values: [filters.platformsCount] }]),
    ...(filters.metacritic === undefined
      ? []
      : [{ sql: "metacritic BETWEEN ? AND ?", values: [filters.metacritic.min, filters.metacritic.max] }]),
    ...(filters.ids === undefined ? [] : [withGames({ ids: filters.ids })]),
    ...(filters.exclude === undefined ? [] : [not(withGames(filters.exclude))]),
    ...(filters.excludeAdditions ? [{ sql: "parent IS NULL", values: [] }] : []),
    ...(filters.excludeParents ? [{ sql: "additions_count = 0", values: [] }] : []),
    ...(filters.excludeGameSeries ? [{ sql: "series_size = 0", values: [] }] : []),
  ];
}
