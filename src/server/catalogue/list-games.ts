// Lists of games: filters and order come from the index in memory, the records of a page from the database.
import { LRUCache } from "lru-cache";
import { resolvePage, type GamesQuery } from "#server/games/source.ts";
import type { DocSet } from "#server/search/doc-set.ts";
import type { FilterIndex } from "#server/search/filters/filter-index.ts";
import type { Selection } from "#server/search/filters/selection.ts";
import type { GameSearch } from "#server/search/game-search.ts";
import { withSpareWords } from "#server/search/spare-words.ts";
import type { TitleIndex, TitlesFound } from "#server/search/titles/titles-found.ts";
import type { createFilterReader } from "./filter.ts";
import type { GameRecord } from "./record.ts";
import type { Row, Statements } from "./statements.ts";
import type { createTypicality } from "./typicality.ts";

/**
 * Whoever types gets nearly the same games at every letter, and most want those that are known best. Each takes some 20 kB
 * with what is made of it.
 */
const RECORDS_MAX = 1000;

/** So many of the best known games of a list stand by how typical they are as well; a page further on is by fame alone. */
const TYPICAL_MAX = 120;

/** A game of a page with its nearness to the search (0 is best), if there was one. */
export type FoundGame = { record: GameRecord; nearness: number | undefined };
/** `wished` is how many games answer the words, where those that do not follow them. */
type FoundPage = { count: number; page: number; games: FoundGame[]; wished?: number };

export type GamesListDeps = {
  statements: Statements;
  index: FilterIndex;
  readFilters: ReturnType<typeof createFilterReader>;
  titles: Pick<TitleIndex, "isTitle">;
  search: GameSearch;
  /** The games that are not out yet. */
  upcoming: () => DocSet;
  /** Documents of the games like the one that this names, the most alike first. */
  like: (ref: number | string) => readonly number[];
  typicality: ReturnType<typeof createTypicality>;
};

export function readRecord(row: Row): GameRecord {
  return JSON.parse(String(row["record"]));
}

/** What a question selects. With `wished` all of it is listed, those games first. */
export type Found = { selection: Selection; matches: TitlesFound | undefined; wished: DocSet | undefined };

export function createGamesList(deps: GamesListDeps) {
  const { statements, index, readFilters, titles, search, upcoming, like, typicality } = deps;
  /** Words are a demand, unless they were left over of a sentence and are no title. */
  const find = (query: GamesQuery, last?: DocSet): Found => {
    const isWish = query.search?.isWish === true;
    const matches = query.search && search.find({ ...query.search, last, byEar: !isWish });
    if (query.search === undefined || matches === undefined || !isWish) {
      return { selection: readFilters(query.filters, matches?.all), matches, wished: undefined };
    }
    if (titles.isTitle(query.search.text, "beginning")) {
      const named = search.find({ ...query.search, last, mode: "precise" });
      const selection = readFilters(query.filters, named.all);
      if (!index.select(selection).isEmpty()) return { selection, matches: named, wished: undefined };
    }
    const wished = index.select(readFilters(query.filters, matches.all));
    // What follows the games that were wished for has nothing of what is not wanted either.
    const { without = [] } = query.search;
    const rest = without.length === 0 ? undefined : search.find({ text: "", mode: "exact", without, last }).all;
    return { selection: readFilters(query.filters, rest), matches, wished };
  };

  const records = new LRUCache<number, GameRecord>({ max: RECORDS_MAX });
  const recordOf = (doc: number): GameRecord[] => {
    const known = records.get(doc);
    if (known !== undefined) return [known];
    const row = statements.get("SELECT record FROM game WHERE rank = ?", doc + 1);
    if (row === undefined) return [];
    const record = readRecord(row);
    records.set(doc, record);
    return [record];
  };

  type Window = { offset: number; limit: number };
  /** A question, and the games that are not out yet, where it needs them. */
  type Asked = { query: GamesQuery; last: DocSet | undefined };
  type Place = { doc: number; nearness: number | undefined };

  /** The games like those that the question names, one list after the other's turn. */
  const byLikeness = (query: GamesQuery, set: DocSet, { offset, limit }: Window): Place[] | undefined => {
    const lists = (query.filters.like ?? []).map(like);
    if (lists.length === 0) return undefined;
    const places = new Map<number, number>();
    for (const list of lists) {
      for (const [place, doc] of list.entries()) places.set(doc, Math.min(place, places.get(doc) ?? Infinity));
    }
    return [...places]
      .filter(([doc]) => set.has(doc))
      .toSorted(([a, one], [b, other]) => one - other || a - b)
      .slice(offset, offset + limit)
      .map(([doc]) => ({ doc, nearness: undefined }));
  };

  const byFame = (set: DocSet, window: Window): readonly number[] =>
    index.page({ set, count: set.count() }, [], window);

  /** Those first that are most of what is asked for, among those that are known best. */
  const byTypicality = ({ query, last }: Asked, set: DocSet, { offset, limit }: Window): Place[] | undefined => {
    const scoreOf = query.isTypical === true && offset < TYPICAL_MAX ? typicality(query.filters) : undefined;
    if (scoreOf === undefined) return undefined;
    const head = byFame(set, { offset: 0, limit: TYPICAL_MAX })
      .flatMap((doc) => recordOf(doc).map((record) => ({ doc, score: scoreOf(record, last?.has(doc) !== true) })))
      .toSorted((a, b) => b.score - a.score || a.doc - b.doc)
      .slice(offset, offset + limit)
      .map(({ doc }) => doc);
    const left = Math.max(0, offset + limit - TYPICAL_MAX);
    const behind = left > 0 ? byFame(set, { offset: TYPICAL_MAX, limit: left }) : [];
    return [...head, ...behind].map((doc) => ({ doc, nearness: undefined }));
  };

  /** Without words, or in an order of its own. */
  const inOrder = (asked: Asked, set: DocSet, window: Window): Place[] => {
    const { query } = asked;
    const isOwn = query.ordering.length > 0;
    const places = isOwn ? undefined : (byLikeness(query, set, window) ?? byTypicality(asked, set, window));
    if (places !== undefined) return places;
    return index.page({ set, count: set.count() }, query.ordering, window).map((doc) => ({ doc, nearness: undefined }));
  };

  const placesOf = (asked: Asked, { matches, wished, set }: Found & { set: DocSet }, window: Window): Place[] => {
    const { query } = asked;
    const { offset, limit } = window;
    const isByNearness = query.ordering.length === 0 && query.filters.like === undefined;
    const ofMatches = (among: DocSet, part: Window): Place[] => {
      if (matches === undefined) return inOrder(asked, among, part);
      if (isByNearness) return matches.page(part, among);
      return inOrder(asked, among, part).map(({ doc }) => ({ doc, nearness: matches.nearnessOf(doc) }));
    };
    if (wished === undefined) return ofMatches(set, window);
    const before = wished.count();
    const head = offset < before ? ofMatches(wished, window) : [];
    const rest = set.copy().andNot(wished);
    const left = { offset: Math.max(0, offset - before), limit: limit - head.length };
    return left.limit > 0 ? [...head, ...inOrder(asked, rest, left)] : head;
  };

  const page = (query: GamesQuery, last: DocSet | undefined): FoundPage => {
    const found = find(query, last);
    const set = index.select(found.selection);
    const count = set.count();
    const at = resolvePage(query, count);
    const window = { offset: (at - 1) * query.pageSize, limit: query.pageSize };
    const wished = found.wished === undefined ? {} : { wished: found.wished.count() };
    if (window.offset >= count) return { count, page: at, games: [], ...wished };
    const places = placesOf({ query, last }, { ...found, set }, window);
    const games = places.flatMap(({ doc, nearness }) => recordOf(doc).map((record) => ({ record, nearness })));
    return { count, page: at, games, ...wished };
  };

  return {
    /** What a question selects, for counting. */
    find: (query: GamesQuery): Found => find(query),
    page: (query: GamesQuery): FoundPage => {
      // Made before the memory of one question is lent: it outlives the question.
      const last = query.search === undefined && query.isTypical !== true ? undefined : upcoming();
      return withSpareWords(() => page(query, last));
    },
  };
}
