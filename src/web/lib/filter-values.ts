// The filters as texts: how a text from outside becomes one, and how single values come and go. Which filters there are
// says the table. Empty text is "not chosen". Platforms go by id, years as `YYYY` or a range of them, the rest by slug.
import {
  APP_RANGE_KEYS,
  APP_TERMS_KEYS,
  type AppRangeKey,
  type AppTermsKey,
  FILTERS,
  type Match,
  MATCHES,
  recordOf,
} from "#shared/catalogue/filters.ts";
import { formatRange, parseRange } from "#shared/catalogue/range-text.ts";

/** The groups of which several values can be chosen. */
export type FilterGroup = AppTermsKey;
export type ListName = FilterGroup | `${FilterGroup}_all` | `${FilterGroup}_none`;
export type RangeName = AppRangeKey;
export type FilterName = ListName | RangeName;
export type FilterValues = Readonly<Record<FilterName, string>>;

/** The text that holds the values of a group that count in this way. */
export function listName(group: FilterGroup, match: Match): ListName {
  return match === "any" ? group : `${group}_${match}`;
}

/** What stands for an option in a filter's text. */
export function optionValue(group: FilterGroup, { id, slug }: { id: number; slug: string }): string {
  return FILTERS[group].by === "id" ? String(id) : slug;
}

/** The group that each list belongs to, and how its values count. */
const LISTS: ReadonlyMap<string, { name: ListName; group: FilterGroup; match: Match }> = new Map(
  APP_TERMS_KEYS.flatMap((group) =>
    MATCHES.map((match) => [listName(group, match), { name: listName(group, match), group, match }] as const),
  ),
);

/** The lists of values, in the order of the table. */
export const LIST_NAMES: readonly ListName[] = [...LISTS.values()].map(({ name }) => name);
export const RANGE_NAMES: readonly RangeName[] = APP_RANGE_KEYS;
export const FILTER_NAMES: readonly FilterName[] = [...LIST_NAMES, ...RANGE_NAMES];

export const isRange = (name: FilterName): name is RangeName => !LISTS.has(name);

/** The group that a list belongs to, and how its values count. */
export function partsOf(name: ListName): { group: FilterGroup; match: Match } {
  const list = LISTS.get(name);
  if (list === undefined) throw new Error(`${name} is no list of values`);
  return list;
}

export const NO_FILTERS: FilterValues = recordOf(FILTER_NAMES, () => "");

/** So many values fit into one list; an address with more of them is somebody's joke. */
const VALUES_MAX = 40;

const readSlug = (text: string) => (/^[\p{L}\p{N}_-]{1,80}$/u.test(text) ? text.toLowerCase() : "");
// Ten digits: the catalogue has ids of its own, Nintendo Switch 2 among them.
const readId = (text: string) => (/^[1-9]\d{0,9}$/.test(text) ? text : "");

/** The values in a list; none for empty text. */
export function valuesOf(text: string): string[] {
  return text === "" ? [] : text.split(",");
}

function readList(group: FilterGroup, text: string): string {
  const read = FILTERS[group].by === "id" ? readId : readSlug;
  const values = text.split(",").map((value) => read(value.trim()));
  return [...new Set(values)]
    .filter((value) => value !== "")
    .slice(0, VALUES_MAX)
    .join(",");
}

/** A range within its limits, as text; empty for one that reaches beyond them or cannot be understood. */
export function readRange(name: RangeName, text: string): string {
  const range = parseRange(text);
  const [min, max] = FILTERS[name].limits;
  const isWithin = (end: number | undefined) => end === undefined || (end >= min && end <= max);
  return range !== undefined && isWithin(range.from) && isWithin(range.to) ? formatRange(range) : "";
}

/** One filter's text as it may stand in a view. */
export function readFilter(name: FilterName, text: string): string {
  return isRange(name) ? readRange(name, text.trim()) : readList(partsOf(name).group, text);
}

/** The filters in `values`; what is missing or cannot be understood is empty. */
export function readFilters(values: (name: FilterName) => string | null | undefined): FilterValues {
  return recordOf(FILTER_NAMES, (name) => readFilter(name, values(name) ?? ""));
}

export function hasFilters(filters: FilterValues): boolean {
  return FILTER_NAMES.some((name) => filters[name] !== "");
}

/** The change that takes one value out of a filter; a range goes whole. */
export function withoutValue(filters: FilterValues, name: FilterName, value: string): Partial<FilterValues> {
  const left = isRange(name) ? [] : valuesOf(filters[name]).filter((each) => each !== value);
  return { [name]: left.join(",") };
}

/** The change that puts one value of a group where it counts as `match` says, or nowhere; it stands in one place at most. */
export function withValue(
  filters: FilterValues,
  group: FilterGroup,
  { value, match }: { value: string; match: Match | undefined },
): Partial<FilterValues> {
  const entries = MATCHES.map((each) => {
    const name = listName(group, each);
    const others = valuesOf(filters[name]).filter((other) => other !== value);
    return [name, (each === match ? [...others, value] : others).join(",")] as const;
  });
  return Object.fromEntries(entries);
}

/** The change that makes one value, or none when it is empty, the whole choice of a group; what is left out stays left out. */
export function onlyValue(filters: FilterValues, group: FilterGroup, value: string): Partial<FilterValues> {
  const without = valuesOf(filters[`${group}_none`]).filter((each) => each !== value);
  return { [group]: value, [`${group}_all`]: "", [`${group}_none`]: without.join(",") };
}
