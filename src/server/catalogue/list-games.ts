// Lists of games: filters, search and order as one query for a page and one for the count.
import type { GamesOrder, GamesQuery, PageRequest } from "#server/games/source.ts";
import { filterConditions } from "./filter.ts";
import type { GameRecord } from "./record.ts";
import { createSearch, type SearchPlan } from "./search.ts";
import type { Fragment, Row, Statements } from "./statements.ts";
import type { Terms } from "./terms.ts";

/** A game of a page with its nearness to the search (0 is best), if there was one. */
export type FoundGame = { record: GameRecord; nearness: number | undefined };
export type FoundPage = { count: number; page: number; games: FoundGame[] };

const ORDER_COLUMNS: Readonly<Record<GamesOrder["field"], string>> = {
  name: "folded_name",
  released: "released",
  added: "added",
  // RAWG numbers games as they come in, so the id says when.
  created: "id",
  updated: "updated",
  rating: "rating",
  metacritic: "metacritic",
};

/** The page that `last` means, or the one asked for. */
export function resolvePage({ page, pageSize }: PageRequest, count: number): number {
  return page === "last" ? Math.max(1, Math.ceil(count / pageSize)) : page;
}

export function readRecord(row: Row): GameRecord {
  return JSON.parse(String(row["record"]));
}

function orderBy(ordering: readonly GamesOrder[], isSearching: boolean): string {
  const columns = ordering.map(({ field, isDescending }) => `${ORDER_COLUMNS[field]} ${isDescending ? "DESC" : "ASC"}`);
  if (columns.length > 0) return [...columns, "id DESC"].join(", ");
  // Row order is popularity: added descending, ties by id descending.
  return isSearching ? "nearness ASC, rank ASC" : "rank ASC";
}

function allOf(conditions: readonly Fragment[]): Fragment {
  if (conditions.length === 0) return { sql: "1", values: [] };
  return { sql: conditions.map(({ sql }) => sql).join(" AND "), values: conditions.flatMap(({ values }) => values) };
}

export function createGamesList(statements: Statements, terms: Terms) {
  const plan = createSearch(statements);

  const count = (where: Fragment): number =>
    Number(statements.get(`SELECT count(*) AS count FROM game WHERE ${where.sql}`, ...where.values)?.["count"] ?? 0);

  return (query: GamesQuery): FoundPage => {
    const search: SearchPlan | undefined = query.search === undefined ? undefined : plan(query.search);
    const conditions = filterConditions(query.filters, terms);
    const where = allOf(search === undefined ? conditions : [...conditions, search.condition]);
    const found = count(where);
    const page = resolvePage(query, found);
    const offset = (page - 1) * query.pageSize;
    if (offset >= found) return { count: found, page, games: [] };
    const nearness = search?.nearness ?? { sql: "NULL", values: [] };
    const rows = statements.all(
      `SELECT record, ${nearness.sql} AS nearness FROM game WHERE ${where.sql}
       ORDER BY ${orderBy(query.ordering, search !== undefined)} LIMIT ? OFFSET ?`,
      ...nearness.values,
      ...where.values,
      query.pageSize,
      offset,
    );
    const games = rows.map((row) => ({
      record: readRecord(row),
      nearness: row["nearness"] === null ? undefined : Number(row["nearness"]),
    }));
    return { count: found, page, games };
  };
}
