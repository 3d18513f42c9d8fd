// Less known games that belong to one: of its series, and by its studios. Games like one are sought among the best known,
// because who looks for some wants to hear of those; its own kin is told whoever knows it.
import type { FilterIndex } from "#server/search/filters/filter-index.ts";
import type { Steps } from "#server/search/steps.ts";
import type { createFilterReader } from "./filter.ts";
import type { Profile } from "./likeness.ts";
import { readRecord } from "./list-games.ts";
import type { GameRecord } from "./record.ts";
import type { Statements } from "./statements.ts";

/** So many games are compared with any other. */
export const COMPARED_MAX = 3000;
/** A studio of hundreds of games is represented by its best known ones. */
const KIN_MAX = 60;

/** Records of some kilobytes each, read between two rests. */
const RECORDS_AT_ONCE = 16;

export type FindKinDeps = {
  statements: Statements;
  index: FilterIndex;
  readFilters: ReturnType<typeof createFilterReader>;
};

/** The kin of a game that is not among the best known, those that more people know first. */
export function createFindKin({ statements, index, readFilters }: FindKinDeps) {
  const find = (filter: "series" | "developers", ids: readonly number[]): number[] => {
    if (ids.length === 0) return [];
    const found = index.select(readFilters({ [filter]: ids }));
    const before = found.slice(0, KIN_MAX + COMPARED_MAX).filter((doc) => doc < COMPARED_MAX).length;
    return found.slice(before, KIN_MAX);
  };
  return ({ series = [], developers }: Profile): GameRecord[] => {
    if (index.size <= COMPARED_MAX) return [];
    const docs = new Set([...find("series", series), ...find("developers", developers)]);
    return [...docs].flatMap((doc) => {
      const row = statements.get("SELECT record FROM game WHERE rank = ?", doc + 1);
      return row === undefined ? [] : [readRecord(row)];
    });
  };
}

/** The games that others are compared with, the best known first. */
export function* readBestKnown(statements: Statements): Steps<GameRecord[]> {
  const games: GameRecord[] = [];
  for (let from = 0; from < COMPARED_MAX; from += RECORDS_AT_ONCE) {
    const sql = "SELECT record FROM game WHERE rank > ? AND rank <= ? ORDER BY rank";
    const rows = statements.all(sql, from, Math.min(from + RECORDS_AT_ONCE, COMPARED_MAX));
    games.push(...rows.map(readRecord));
    yield;
  }
  return games;
}
