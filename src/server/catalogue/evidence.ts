// What the catalogue says for one reading of a sentence or another: whether there are games for it.
import { type Chip, chipParams } from "#shared/search/chips.ts";
import { readFilters as filtersOf } from "#server/games/filters.ts";
import type { DocSet } from "#server/search/doc-set.ts";
import type { FilterIndex } from "#server/search/filters/filter-index.ts";
import type { GameSearch } from "#server/search/game-search.ts";
import type { TextIndex } from "#server/search/texts/text-index.ts";
import type { TitleIndex } from "#server/search/titles/titles-found.ts";
import type { createFilterReader } from "./filter.ts";

export type Evidence = {
  /** Is there a game of which all of this is said, with `title` one whose title has those words? */
  hasGames: (filters: readonly Chip[], title?: string) => boolean;
  /** Is there a game of these filters that has any of the words, as a wish is looked for? */
  answers: (filters: readonly Chip[], text: string) => boolean;
  /** How much of the words is said of the game that they describe best, from 0 to 1. */
  describes: (text: string) => number;
};

type EvidenceDeps = {
  index: FilterIndex;
  readFilters: ReturnType<typeof createFilterReader>;
  titles: TitleIndex;
  texts: TextIndex;
  search: GameSearch;
};

export function createEvidence({ index, readFilters, titles, texts, search }: EvidenceDeps): Evidence {
  const selected = (filters: readonly Chip[], matches?: DocSet) =>
    index.select(readFilters(filtersOf({ ...chipParams(filters), genre_tags: "true" }), matches));
  return {
    hasGames: (filters, title) => {
      const found = selected(filters);
      if (title === undefined) return !found.isEmpty();
      return titles.find({ text: title, mode: "precise" }).page({ offset: 0, limit: 1 }, found).length > 0;
    },
    answers: (filters, text) => !selected(filters, search.find({ text, mode: "fuzzy", byEar: false }).all).isEmpty(),
    describes: (text) => texts.withMost(text).share,
  };
}
