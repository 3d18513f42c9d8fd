// Small title indexes, asked for names and answering with names.
import type { TitleEntry } from "#server/search/titles/title-data.ts";
import { createTitleIndex } from "#server/search/titles/title-index.ts";
import type { TitleSearch } from "#server/search/titles/titles-found.ts";

/** A title as it is, or with what else is known of its game; 5,000 people keep it unless something else is said. */
export type Title = string | (Pick<TitleEntry, "name"> & Partial<TitleEntry>);

/** An index of titles, the most popular first. */
export function indexOfTitles(titles: readonly Title[]) {
  const entries = titles.map((title) => ({
    others: [],
    added: 5000,
    parent: undefined,
    ...(typeof title === "string" ? { name: title } : title),
  }));
  const index = createTitleIndex(entries);
  const nameOf = (doc: number): string => entries[doc]?.name ?? "";
  return {
    index,
    /** The names found, in their order. */
    find: (text: string, search: Partial<TitleSearch> = {}) =>
      index
        .find({ text, mode: "fuzzy", ...search })
        .page({ offset: 0, limit: titles.length })
        .map(({ doc }) => nameOf(doc)),
    /** The name of the game that the text names. */
    named: (text: string) => {
      const doc = index.named(text, nameOf);
      return doc === undefined ? undefined : nameOf(doc);
    },
  };
}
