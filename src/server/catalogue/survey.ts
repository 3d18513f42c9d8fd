// What the games of a list have in common, counted in the index.
import type { Survey, SurveyQuery } from "#server/games/source.ts";
import type { FilterIndex } from "#server/search/filters/filter-index.ts";
import { withSpareWords } from "#server/search/spare-words.ts";
import type { createFilterReader } from "./filter.ts";
import type { Terms } from "./terms.ts";

export type SurveyDeps = {
  terms: Terms;
  index: FilterIndex;
  readFilters: ReturnType<typeof createFilterReader>;
};

export function createSurvey({ terms, index, readFilters }: SurveyDeps) {
  const survey = ({ filters, groups, limit }: SurveyQuery): Survey => {
    const counts = index.countOptions(readFilters(filters));
    return {
      years: counts.years(),
      terms: groups.map((group) => ({
        group,
        entries: counts.top(group, limit).flatMap(({ id, count }) => {
          const term = terms.find(group, id);
          return term === undefined ? [] : [{ id, name: term.name, slug: term.slug, count }];
        }),
      })),
    };
  };
  return (query: SurveyQuery): Survey => withSpareWords(() => survey(query));
}
