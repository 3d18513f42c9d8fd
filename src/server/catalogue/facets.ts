// Counts beside the options of the filters: how many games each of them would leave.
import {
  COUNTED_GROUPS,
  type CountedGroup,
  NUMBERS,
  NUMBERS_PARAMETERS,
  type NumbersRow,
  recordOf,
  type TermGroup,
  TERMS,
} from "#shared/catalogue/filters.ts";
import { LOOKUPS } from "#shared/lookups.ts";
import type { FilterOption } from "#shared/options.ts";
import type { Facets, OptionCount } from "#server/games/search-wire.ts";
import { termFilter } from "#server/games/filters.ts";
import type { GamesQuery } from "#server/games/source.ts";
import type { OptionCounts } from "#server/search/filters/count-options.ts";
import type { Span } from "#server/search/filters/selection.ts";
import type { FilterIndex } from "#server/search/filters/filter-index.ts";
import { withSpareWords } from "#server/search/spare-words.ts";
import { termFinder } from "./find-term.ts";
import type { createGamesList } from "./list-games.ts";
import type { Statements } from "./statements.ts";
import type { Terms } from "./terms.ts";

/** Of the terms that most games have so many are counted. */
const MOST = 200;

/** 1 to 9, 10 to 19 … 90 to 100: each step ends before the next, the last one at the limit. */
function stepsOf({ steps, limits }: NumbersRow): Span[] {
  const starts = steps.toSorted((a, b) => a - b);
  return starts.map((from, at) => ({ from, to: (starts[at + 1] ?? limits[1] + 1) - 1 }));
}

export type FacetsDeps = {
  terms: Terms;
  statements: Statements;
  index: FilterIndex;
  find: ReturnType<typeof createGamesList>["find"];
};

const optionOf = ({ id, name, slug }: FilterOption): FilterOption => ({ id, name, slug });

export function createFacets({ terms, statements, index, find }: FacetsDeps) {
  /** For the options, which hold kinds of game that are tags among the genres, whatever the question reads so. */
  const findOption = termFinder({ terms, statements }, { genre_tags: true });

  /** The terms that the question names in this group, whatever for. */
  const chosen = ({ filters }: GamesQuery, group: TermGroup): FilterOption[] => {
    const { any = [], all = [], none = [] } = termFilter(filters, group) ?? {};
    const findAsked = termFinder({ terms, statements }, filters);
    return [...any, ...all, ...none].flatMap((ref) => {
      const term = findAsked(group, ref);
      return term === undefined ? [] : [optionOf(term)];
    });
  };

  const isExcluded = ({ filters }: GamesQuery, group: TermGroup, { id, slug }: FilterOption): boolean =>
    (filters[`${group}_none`] ?? []).some((ref) => ref === slug || ref === id);

  const countGroup =
    (counts: OptionCounts, query: GamesQuery, group: TermGroup) =>
    (options: readonly FilterOption[]): OptionCount[] => {
      const all = [...options, ...chosen(query, group)];
      const unique = [...new Map(all.map((option) => [option.slug, option])).values()];
      return unique.map((option) => {
        // By slug: the lists of options hold tags among the genres, whose ids mean other genres.
        const key = findOption(group, option.slug);
        if (key === undefined) return { ...optionOf(option), count: 0 };
        const count = isExcluded(query, group, option) ? counts.ofExcluded(group, key) : counts.ofTerm(group, key);
        return { ...optionOf(option), count };
      });
    };

  /** The options of a filter: its list, that and what most of the games have, or the whole taxonomy. */
  const optionsOf = (counts: OptionCounts, group: CountedGroup): readonly FilterOption[] => {
    const listed = LOOKUPS[group] ?? [];
    if (TERMS[group].counted === "lookup") return listed;
    if (TERMS[group].counted === "all") return terms.list(group);
    return [...counts.top(group, MOST).flatMap(({ id }) => terms.find(group, id) ?? []), ...listed];
  };

  const facets = (query: GamesQuery): Facets => {
    const counts = index.countOptions(find(query).selection);
    return {
      count: counts.selected.count(),
      ...recordOf(COUNTED_GROUPS, (group) => countGroup(counts, query, group)(optionsOf(counts, group))),
      years: counts.years().toReversed(),
      ...recordOf(NUMBERS_PARAMETERS, (wire) => counts.range(wire, stepsOf(NUMBERS[wire]))),
    };
  };
  return (query: GamesQuery): Facets => withSpareWords(() => facets(query));
}
