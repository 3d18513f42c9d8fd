// What the orders of a list are called in the language of this build.
import type { SORT_OPTIONS, SortKey } from "#shared/options.ts";
import { t } from "./t.ts";

const WORDS: Readonly<Record<SortKey, string>> = {
  relevance: t("sort.relevance"),
  "date-added": t("sort.dateAdded"),
  name: t("sort.name"),
  released: t("sort.released"),
  oldest: t("sort.oldest"),
  rating: t("sort.rating"),
  metacritic: t("sort.metacritic"),
  lowest: t("sort.lowest"),
  shortest: t("sort.shortest"),
  longest: t("sort.longest"),
};

/** What an order is called; the minifier leaves the table out of the English build. */
export const sortWords = ({ key, label }: (typeof SORT_OPTIONS)[number]): string =>
  t("language") === "en" ? label : WORDS[key];
