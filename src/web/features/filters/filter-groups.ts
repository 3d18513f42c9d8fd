// The groups of the advanced filters: their lists of options, and how many games each of them would leave.
import { DEVELOPER_LOOKUP, GENRE_LOOKUP, PLATFORM_LOOKUP, TAG_LOOKUP } from "#shared/lookups.ts";
import { type FilterOption, yearOptions } from "#shared/options.ts";
import type { Facets, OptionCount } from "#shared/search/facets.ts";
import type { FilterGroup } from "#web/lib/filter-values.ts";

/** One thing to choose; `count` is undefined where nobody counts. */
export type GroupOption = { value: string; label: string; count?: number | undefined };

export type GroupField = {
  group: FilterGroup;
  /** Singular and plural, as they stand in sentences. */
  label: string;
  several: string;
  all: string;
  options: readonly GroupOption[];
};

const bySlug = (lookup: readonly FilterOption[]): GroupOption[] =>
  lookup.map(({ slug, name }) => ({ value: slug, label: name }));

export const FIELDS = [
  {
    group: "platform",
    label: "Platform",
    several: "platforms",
    all: "All platforms",
    options: PLATFORM_LOOKUP.map(({ id, name }) => ({ value: String(id), label: name })),
  },
  { group: "genre", label: "Genre", several: "genres", all: "All genres", options: bySlug(GENRE_LOOKUP) },
  {
    group: "developer",
    label: "Developer",
    several: "developers",
    all: "All developers",
    options: bySlug(DEVELOPER_LOOKUP),
  },
  { group: "tag", label: "Tag", several: "tags", all: "All tags", options: bySlug(TAG_LOOKUP) },
] as const satisfies readonly GroupField[];

export const YEARS: readonly GroupOption[] = yearOptions().map((year) => ({
  value: String(year),
  label: String(year),
}));

function countsOf(facets: Facets, group: FilterGroup): readonly OptionCount[] {
  if (group === "platform") return facets.platforms;
  if (group === "genre") return facets.genres;
  return group === "tag" ? facets.tags : group === "developer" ? facets.developers : [];
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
  const valueOf = ({ id, slug }: OptionCount) => (group === "platform" ? String(id) : slug);
  const counts = facets === null || facets === undefined ? [] : countsOf(facets, group);
  const byValue = new Map(counts.map((option) => [valueOf(option), option]));
  const listed = new Set(options.map(({ value }) => value));
  const known = options.map((option) => ({ ...option, count: byValue.get(option.value)?.count }));
  const others = counts
    .filter((option) => !listed.has(valueOf(option)))
    .map((option) => ({ value: valueOf(option), label: option.name, count: option.count }));
  const unknown = chosen.filter((value) => !listed.has(value) && !byValue.has(value));
  const all = others.length === 0 ? known : [...known, ...others].toSorted((a, b) => a.label.localeCompare(b.label));
  return [...unknown.map((value) => ({ value, label: value })), ...all];
}
