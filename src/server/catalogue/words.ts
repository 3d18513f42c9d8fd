// Reads visitors' words with the catalogue at hand: its options, and its titles, which are never taken apart.
import { GENRE_LOOKUP } from "#shared/lookups.ts";
import { TERM_GROUPS } from "#shared/catalogue/filters.ts";
import { understand, type Understanding } from "#shared/search/understand.ts";
import type { TitleIndex } from "#server/search/titles/title-index.ts";
import { createVocabulary, type Option, type Vocabulary } from "#shared/search/vocabulary.ts";
import type { Terms } from "./terms.ts";

/** Every option, the kinds of game that are tags among the genres. */
function optionsOf(terms: Terms): Option[] {
  const kinds = GENRE_LOOKUP.map(({ id, slug, name }): Option => ({ group: "genres", id, slug, name }));
  const all = TERM_GROUPS.flatMap((group) =>
    terms.list(group).map(({ id, slug, name }): Option => ({ group, id, slug, name })),
  );
  return [...all, ...kinds];
}

export function createWords(
  titles: TitleIndex,
  terms: Terms,
): { vocabulary: Vocabulary; understand: (text: string) => Understanding } {
  const vocabulary = createVocabulary(optionsOf(terms));
  const isTitle = (text: string, how: "whole" | "beginning") => titles.isTitle(text, how);
  return {
    vocabulary,
    understand: (text) => understand(text, { vocabulary, isTitle, thisYear: new Date().getUTCFullYear() }),
  };
}
