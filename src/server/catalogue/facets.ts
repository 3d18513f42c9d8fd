// Counts beside the options of the filters: how many games each of them would leave.
import { DEVELOPER_LOOKUP, GENRE_LOOKUP, PLATFORM_LOOKUP, TAG_LOOKUP } from "#shared/lookups.ts";
import type { FilterOption } from "#shared/options.ts";
import type { TermGroup } from "#shared/search/term-groups.ts";
import type { Facets, OptionCount } from "#server/games/search-wire.ts";
import type { GamesQuery } from "#server/games/source.ts";
import type { OptionCounts } from "#server/search/filters/count-options.ts";
import type { FilterIndex } from "#server/search/filters/filter-index.ts";
import { withSpareWords } from "#server/search/spare-words.ts";
import { termFinder } from "./filter.ts";
import type { createGamesList } from "./list-games.ts";
import type { Terms } from "./terms.ts";

const DEVELOPERS_MAX = 200;
const SCORE_STEP = 10;
const SCORE_MAX = 100;
/** 1 to 9, 10 to 19 … 90 to 100. */
const SCORES = Array.from({ length: SCORE_MAX / SCORE_STEP }, (_, step) => ({
  from: Math.max(1, step * SCORE_STEP),
  to: step * SCORE_STEP + SCORE_STEP === SCORE_MAX ? SCORE_MAX : step * SCORE_STEP + SCORE_STEP - 1,
}));

export type FacetsDeps = { terms: Terms; index: FilterIndex; find: ReturnType<typeof createGamesList>["find"] };

const optionOf = ({ id, name, slug }: FilterOption): FilterOption => ({ id, name, slug });

export function createFacets({ terms, index, find }: FacetsDeps) {
  /** For the options, which hold kinds of game that are tags among the genres, whatever the question reads so. */
  const findOption = termFinder(terms, { genreTags: true });

  /** The terms that the question names in this group, whatever for. */
  const chosen = ({ filters }: GamesQuery, group: TermGroup): FilterOption[] => {
    const { any = [], all = [], none = [] } = filters.terms[group] ?? {};
    const findAsked = termFinder(terms, filters);
    return [...any, ...all, ...none].flatMap((ref) => {
      const key = findAsked(group, ref);
      const term = key === undefined ? undefined : terms.find(key.group, key.id);
      return term === undefined ? [] : [optionOf(term)];
    });
  };

  const isExcluded = ({ filters }: GamesQuery, group: TermGroup, { id, slug }: FilterOption): boolean =>
    (filters.terms[group]?.none ?? []).some((ref) => ref === slug || ref === id);

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

  const facets = (query: GamesQuery): Facets => {
    const counts = index.countOptions(find(query).selection);
    const makers = counts.top("developers", DEVELOPERS_MAX).flatMap(({ id }) => terms.find("developers", id) ?? []);
    const of = (group: TermGroup) => countGroup(counts, query, group);
    return {
      count: counts.selected.count(),
      genres: of("genres")(GENRE_LOOKUP),
      platforms: of("platforms")(PLATFORM_LOOKUP),
      parent_platforms: of("parent_platforms")(terms.list("parent_platforms")),
      stores: of("stores")(terms.list("stores")),
      tags: of("tags")(TAG_LOOKUP),
      developers: of("developers")([...makers, ...DEVELOPER_LOOKUP]),
      years: counts.years().toReversed(),
      metacritic: counts.metacritic(SCORES),
    };
  };
  return (query: GamesQuery): Facets => withSpareWords(() => facets(query));
}
