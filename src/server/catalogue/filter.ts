// Filters of a games list in the terms of the index: slugs become ids, games become their places in it.
import {
  DAYS_PARAMETERS,
  FLAG_PARAMETERS,
  type FlagParameter,
  NUMBERS_PARAMETERS,
  recordOf,
  TERM_GROUPS,
  type TermGroup,
} from "#shared/catalogue/filters.ts";
import { termFilter, type TermFilter } from "#server/games/filters.ts";
import type { DateRange, GamesFilters, Ref } from "#server/games/source.ts";
import { DocSet } from "#server/search/doc-set.ts";
import { digitsOf } from "#server/search/filters/columns.ts";
import type { FilterIndex } from "#server/search/filters/filter-index.ts";
import type { GroupSelection, Selection, Span } from "#server/search/filters/selection.ts";
import { type FindTerm, termFinder } from "./find-term.ts";
import type { Statements } from "./statements.ts";
import type { Terms } from "./terms.ts";

function groupSelection(find: FindTerm, group: TermGroup, { any, all, none }: TermFilter): GroupSelection {
  const known = (refs: readonly Ref[]) => refs.flatMap((ref) => find(group, ref) ?? []);
  const demanded = known(all);
  return {
    any: any === undefined ? undefined : known(any),
    all: demanded,
    none: known(none),
    isImpossible: demanded.length < all.length,
  };
}

const toSpan = ({ from, to }: DateRange): Span => ({ from: digitsOf(from), to: digitsOf(to) });

/** Reads filters for `index`, whose document numbers are the ranks of the database less one. */
export function createFilterReader(deps: { statements: Statements; terms: Terms; index: FilterIndex }) {
  const { statements, terms, index } = deps;

  const games = (refs: readonly Ref[]): DocSet => {
    const column = typeof refs[0] === "number" ? "id" : "slug";
    const rows = statements.all(
      `SELECT rank FROM game WHERE ${column} IN (SELECT value FROM json_each(?))`,
      JSON.stringify(refs),
    );
    return DocSet.of(
      index.size,
      rows.map((row) => Number(row["rank"]) - 1),
    );
  };

  /** The games that a flag leaves out. */
  const flagged = {
    exclude_additions: index.flags.isAddition,
    exclude_parents: index.flags.hasAdditions,
    exclude_game_series: index.flags.isInSeries,
  } satisfies Record<FlagParameter, DocSet>;

  /** What `filters` select, of the games in `matches` if there was a search. */
  return (filters: GamesFilters, matches?: DocSet): Selection => {
    const find = termFinder({ terms, statements }, filters);
    const groups = TERM_GROUPS.flatMap((group) => {
      const filter = termFilter(filters, group);
      return filter === undefined ? [] : [[group, groupSelection(find, group, filter)] as const];
    });
    return {
      groups: Object.fromEntries(groups),
      ranges: {
        ...recordOf(DAYS_PARAMETERS, (wire) => filters[wire]?.map(toSpan)),
        ...recordOf(NUMBERS_PARAMETERS, (wire) => filters[wire] && [filters[wire]]),
      },
      platformsCount: filters.platforms_count,
      within: [...(matches === undefined ? [] : [matches]), ...(filters.ids === undefined ? [] : [games(filters.ids)])],
      outside: [
        ...(filters.exclude === undefined ? [] : [games(filters.exclude)]),
        ...FLAG_PARAMETERS.filter((wire) => filters[wire] === true).map((wire) => flagged[wire]),
      ],
    };
  };
}
