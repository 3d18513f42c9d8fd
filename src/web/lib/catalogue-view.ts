// What a list of games shows, as its address says it: filters, sort order, page. Reading is lenient: what cannot be
// understood counts as absent. It knows nothing of storage and asks nobody.
//
// One value of a group is written `genre=action`, several `genres=action,arcade`, all of them `genres_all=`, none of
// them `genres_none=`; a year `year=2015`, years `years=2015-2018`, `years=-2018`; scores `metacritic=80-100`. A plain
// form may repeat a plural name (`genres=a&genres=b`) and send the ends of a range apart (`years_from=`, `years_to=`).
import { formatRange, parseRange } from "#shared/catalogue/range-text.ts";
import { FILTERS } from "#shared/catalogue/filters.ts";
import { BASIC_GENRES, SORT_OPTIONS, type SortKey } from "#shared/options.ts";
import type { GamesParams } from "#shared/rawg/query.ts";
import {
  FILTER_NAMES,
  type FilterName,
  type FilterValues,
  isRange,
  LIST_NAMES,
  NO_FILTERS,
  partsOf,
  RANGE_NAMES,
  type RangeName,
  readFilters,
  valuesOf,
} from "./filter-values.ts";

export type CatalogueView = {
  filters: FilterValues;
  /** Undefined until a visitor chooses: then nothing is in the address and nothing is sent. */
  sort: SortKey | undefined;
  /** From 1 to `PAGE_MAX`. */
  page: number;
};

export const PAGE_SIZE = 20;
/** The service's lists go no deeper. */
export const PAGE_MAX = 100;

/** Dates on the open side of a range of years: before and after all games. */
const OPEN_YEARS = { from: 1900, to: 2100 };

export const FIRST_VIEW: CatalogueView = { filters: NO_FILTERS, sort: undefined, page: 1 };

/** The parameter for a filter's list or range in an address. */
export function parameterOf(name: FilterName): string {
  if (isRange(name)) return FILTERS[name].plural;
  const { group, match } = partsOf(name);
  const { wire } = FILTERS[group];
  return match === "any" ? wire : `${wire}_${match}`;
}

/** Every parameter that says something about a view. */
const VIEW_PARAMETERS: readonly string[] = [
  ...FILTER_NAMES,
  ...FILTER_NAMES.map(parameterOf),
  ...RANGE_NAMES.map(parameterOf).flatMap((parameter) => [`${parameter}_from`, `${parameter}_to`]),
  "sort",
  "ordering",
  "page",
];

/** The sort option with this key, or undefined. */
export function readSort(key: string | null | undefined): SortKey | undefined {
  return SORT_OPTIONS.find((option) => option.key === key)?.key;
}

/** The first sort option that the service knows by this value. */
export const sortOfService = (ordering: string | null | undefined): SortKey | undefined =>
  SORT_OPTIONS.find(({ value }) => value === ordering)?.key;

function readPage(text: string | null): number {
  if (text === null || !/^\d{1,15}$/.test(text.trim())) return 1;
  return Math.min(Math.max(Number(text), 1), PAGE_MAX);
}

/** A range whose ends a plain form sends apart. */
function endsOf(query: URLSearchParams, parameter: string): string {
  const ends = ["from", "to"].map((end) => query.get(`${parameter}_${end}`)?.trim() ?? "");
  return ends.every((end) => end === "") ? "" : ends.join("-");
}

/** What an address says of one filter, by its old name (one value, the first counts) or its new one. */
function said(query: URLSearchParams, name: FilterName): string {
  const parameter = parameterOf(name);
  if (isRange(name)) return query.get(name) || query.get(parameter) || endsOf(query, parameter);
  const several = query.getAll(parameter);
  return [query.get(name) ?? "", ...several].join(",");
}

/** Reads a view from an address. */
export function parseView(query: URLSearchParams): CatalogueView {
  return {
    filters: readFilters((name) => said(query, name)),
    sort: readSort(query.get("sort")) ?? sortOfService(query.get("ordering")),
    page: readPage(query.get("page")),
  };
}

/** One value stands under the filter's old name, several or a way of counting under the new one. */
function addressName(name: FilterName, text: string): string {
  const isOne = isRange(name) ? !text.includes("-") : partsOf(name).match === "any" && !text.includes(",");
  return isOne ? name : parameterOf(name);
}

/** The shortest query text of a view, without `?`; empty for the first page of everything. */
export function formatView({ filters, sort, page }: CatalogueView): string {
  const parts = FILTER_NAMES.filter((name) => filters[name] !== "").map((name) => {
    const parameter = addressName(name, filters[name]);
    return `${parameter}=${encodeURIComponent(filters[name]).replaceAll("%2C", ",")}`;
  });
  if (sort !== undefined) parts.push(`sort=${sort}`);
  if (page > 1) parts.push(`page=${page}`);
  return parts.join("&");
}

/** Root-relative address of a view. */
export function viewAddress(view: CatalogueView): string {
  const query = formatView(view);
  return query === "" ? "/" : `/?${query}`;
}

/** True when the address itself says what to show; then nothing stored has a say. */
export function saysView(query: URLSearchParams): boolean {
  return VIEW_PARAMETERS.some((name) => query.has(name));
}

function datesOf(years: string): string {
  const { from = OPEN_YEARS.from, to = OPEN_YEARS.to } = parseRange(years) ?? {};
  return `${from}-01-01,${to}-12-31`;
}

function numbersOf(text: string, [min, max]: readonly [number, number]): string {
  const { from = min, to = max } = parseRange(text) ?? {};
  return `${from},${to}`;
}

/** A range as the service takes it. */
function rangeParam(name: RangeName, text: string): string {
  const { kind, limits } = FILTERS[name];
  return kind === "days" ? datesOf(text) : numbersOf(text, limits);
}

/**
 * May a kind of game be among the genres that RAWG, and so the service, keeps as a tag? The basic ones are none; which of
 * the others are need not be known here, because the service looks among its genres first.
 */
function hasGenreTags({ genre, genre_all: all, genre_none: none }: FilterValues): boolean {
  return [genre, all, none].flatMap(valuesOf).some((value) => BASIC_GENRES.every(({ slug }) => slug !== value));
}

/** The service's parameters for some filters; values that are not chosen are left out. */
export function filterParams(filters: FilterValues): GamesParams {
  return {
    ...Object.fromEntries(
      LIST_NAMES.filter((name) => filters[name] !== "").map((name) => [parameterOf(name), filters[name]]),
    ),
    ...(hasGenreTags(filters) && { genre_tags: true }),
    ...Object.fromEntries(
      RANGE_NAMES.filter((name) => filters[name] !== "").map((name) => [
        FILTERS[name].wire,
        rangeParam(name, filters[name]),
      ]),
    ),
  };
}

/** The service's parameters for a view. */
export function viewParams({ filters, sort, page }: CatalogueView): GamesParams {
  const ordering = SORT_OPTIONS.find(({ key }) => key === sort)?.value;
  return { ...filterParams(filters), ...(ordering !== undefined && { ordering }), page, page_size: PAGE_SIZE };
}

/** The service's name for a filter and a value of it, the other way round; undefined for what no view can hold. */
export function filterOfService(parameter: string, value: string): { name: FilterName; value: string } | undefined {
  const range = RANGE_NAMES.find((name) => FILTERS[name].wire === parameter);
  if (range !== undefined) return { name: range, value: rangeOfService(range, value) };
  const name = LIST_NAMES.find((each) => parameterOf(each) === parameter);
  return name === undefined ? undefined : { name, value };
}

function rangeOfService(name: RangeName, value: string): string {
  return FILTERS[name].kind === "days" ? formatRange(yearsOf(value)) : value.replace(",", "-");
}

function yearsOf(dates: string) {
  const [from, to] = dates.split(",").map((day) => Number(day.slice(0, 4)));
  return {
    from: from === undefined || from <= OPEN_YEARS.from ? undefined : from,
    to: to === undefined || to >= OPEN_YEARS.to ? undefined : to,
  };
}

/** Pages that `count` games fill, at most `PAGE_MAX`; that many too while the count is unknown. */
export function totalPagesOf(count: number | undefined): number {
  if (count === undefined) return PAGE_MAX;
  return Math.min(Math.ceil(Math.max(count, 0) / PAGE_SIZE), PAGE_MAX);
}
