// The groups of the advanced filters: their lists of options, and how many games each of them would leave.
import { termWords } from "#web/lib/term-words.ts";
import { LANGUAGE } from "#web/lib/language.ts";
import { filterWords } from "#web/lib/filter-words.ts";
import { t } from "#web/lib/t.ts";
import { APP_TERMS_KEYS, FILTERS, type TermGroup } from "#shared/catalogue/filters.ts";
import { LOOKUPS } from "#shared/lookups.ts";
import { yearOptions } from "#shared/options.ts";
import type { Facets, OptionCount } from "#shared/search/facets.ts";
import { type FilterGroup, optionValue } from "#web/lib/filter-values.ts";

/** One thing to choose; `count` is undefined where nobody counts. */
export type GroupOption = { value: string; label: string; count?: number | undefined };

export type GroupField = {
  group: FilterGroup;
  /** In the singular; `several` is the key of the plural, which messages put into words. */
  label: string;
  several: string;
  all: string;
  options: readonly GroupOption[];
};

const isEnglish = t("language") === "en";

/** Lists of words are in the order of their English names; those of platforms and stores have an order of their own. */
const inOrder = (group: FilterGroup, options: readonly GroupOption[]) =>
  isEnglish || (group !== "genre" && group !== "tag")
    ? options
    : options.toSorted((a, b) => a.label.localeCompare(b.label, LANGUAGE));

/** The groups that have a list of options to offer. */
export const FIELDS: readonly GroupField[] = APP_TERMS_KEYS.flatMap((group) => {
  const { wire } = FILTERS[group];
  const lookup = LOOKUPS[wire];
  if (lookup === undefined) return [];
  const options = lookup.map((option) => ({ value: optionValue(group, option), label: termWords(group, option) }));
  const label = filterWords(group);
  return [
    { group, label, several: wire, all: t("filters.allOf", { several: wire }), options: inOrder(group, options) },
  ];
});

export const YEARS: readonly GroupOption[] = yearOptions().map((year) => ({
  value: String(year),
  label: String(year),
}));

function countsOf(facets: Facets, group: FilterGroup): readonly OptionCount[] {
  const counts: Partial<Record<TermGroup, readonly OptionCount[]>> = facets;
  return counts[FILTERS[group].wire] ?? [];
}

/**
 * The options of a group with their counts, and those that only the counts know (studios beyond the lookup). `chosen`
 * values that nobody knows come first, by their own text.
 */
export function countedOptions(
  { group, options }: GroupField,
  facets: Facets | null | undefined,
  chosen: readonly string[],
): GroupOption[] {
  const valueOf = (option: OptionCount) => optionValue(group, option);
  const counts = facets === null || facets === undefined ? [] : countsOf(facets, group);
  const byValue = new Map(counts.map((option) => [valueOf(option), option]));
  const listed = new Set(options.map(({ value }) => value));
  const known = options.map((option) => ({ ...option, count: byValue.get(option.value)?.count }));
  const others = counts
    .filter((option) => !listed.has(valueOf(option)))
    .map((option) => ({ value: valueOf(option), label: termWords(group, option), count: option.count }));
  const unknown = chosen.filter((value) => !listed.has(value) && !byValue.has(value));
  const all =
    others.length === 0 ? known : [...known, ...others].toSorted((a, b) => a.label.localeCompare(b.label, LANGUAGE));
  return [...unknown.map((value) => ({ value, label: value })), ...all];
}
