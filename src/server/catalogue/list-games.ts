// Lists of games: filters and order come from the index in memory, the records of a page from the database.
import { resolvePage, type GamesQuery } from "#server/games/source.ts";
import type { FilterIndex } from "#server/search/filters/filter-index.ts";
import type { Selection } from "#server/search/filters/selection.ts";
import { withSpareWords } from "#server/search/spare-words.ts";
import type { TitleIndex, TitlesFound } from "#server/search/titles/title-index.ts";
import type { createFilterReader } from "./filter.ts";
import type { GameRecord } from "./record.ts";
import type { Row, Statements } from "./statements.ts";

/** A game of a page with its nearness to the search (0 is best), if there was one. */
export type FoundGame = { record: GameRecord; nearness: number | undefined };
type FoundPage = { count: number; page: number; games: FoundGame[] };

export type GamesListDeps = {
  statements: Statements;
  index: FilterIndex;
  readFilters: ReturnType<typeof createFilterReader>;
  titles: TitleIndex;
};

export function readRecord(row: Row): GameRecord {
  return JSON.parse(String(row["record"]));
}

export function createGamesList({ statements, index, readFilters, titles }: GamesListDeps) {
  const find = (query: GamesQuery): { selection: Selection; matches: TitlesFound | undefined } => {
    const matches = query.search === undefined ? undefined : titles.find(query.search);
    return { selection: readFilters(query.filters, matches?.all), matches };
  };

  const recordOf = (doc: number): GameRecord[] => {
    const row = statements.get("SELECT record FROM game WHERE rank = ?", doc + 1);
    return row === undefined ? [] : [readRecord(row)];
  };

  const page = (query: GamesQuery): FoundPage => {
    const { selection, matches } = find(query);
    const set = index.select(selection);
    const count = set.count();
    const at = resolvePage(query, count);
    const window = { offset: (at - 1) * query.pageSize, limit: query.pageSize };
    if (window.offset >= count) return { count, page: at, games: [] };
    const found =
      matches !== undefined && query.ordering.length === 0
        ? matches.page(window, set)
        : index
            .page({ set, count }, query.ordering, window)
            .map((doc) => ({ doc, nearness: matches?.nearnessOf(doc) }));
    const games = found.flatMap(({ doc, nearness }) => recordOf(doc).map((record) => ({ record, nearness })));
    return { count, page: at, games };
  };

  return {
    /** What a question selects, for counting. */
    find,
    page: (query: GamesQuery): FoundPage => withSpareWords(() => page(query)),
  };
}
