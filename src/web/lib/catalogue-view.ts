// What the catalogue shows, as its address says it: filters, sort order, page. Reading is lenient: what cannot be
// understood counts as absent. It knows nothing of storage and asks nobody.
import { SORT_OPTIONS, type SortKey } from "#shared/options.ts";
import type { GamesParams } from "#shared/rawg/query.ts";

/** The filters of the catalogue; empty text is "not chosen". Platforms go by id, years as `YYYY`, the rest by slug. */
export const FILTER_NAMES = ["platform", "genre", "tag", "developer", "publisher", "year"] as const;
export type FilterName = (typeof FILTER_NAMES)[number];
export type FilterValues = Readonly<Record<FilterName, string>>;

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

const FIRST_YEAR = 1950;
const LAST_YEAR = 2100;

export const NO_FILTERS: FilterValues = { platform: "", genre: "", tag: "", developer: "", publisher: "", year: "" };
export const FIRST_VIEW: CatalogueView = { filters: NO_FILTERS, sort: undefined, page: 1 };

function readYear(text: string): string {
  const year = /^\d{4}$/.test(text) ? Number(text) : 0;
  return year >= FIRST_YEAR && year <= LAST_YEAR ? text : "";
}

const readSlug = (text: string) => (/^[\p{L}\p{N}_-]{1,80}$/u.test(text) ? text.toLowerCase() : "");
const readId = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? text : "");

const READERS: Record<FilterName, (text: string) => string> = {
  platform: readId,
  genre: readSlug,
  tag: readSlug,
  developer: readSlug,
  publisher: readSlug,
  year: readYear,
};

/** The filters in `values`; what is missing or cannot be understood is empty. */
export function readFilters(values: (name: FilterName) => string | null | undefined): FilterValues {
  const entries = FILTER_NAMES.map((name) => [name, READERS[name](values(name)?.trim() ?? "")] as const);
  return { ...NO_FILTERS, ...Object.fromEntries(entries) };
}

/** The sort option with this key, or undefined. */
export function readSort(key: string | null | undefined): SortKey | undefined {
  return SORT_OPTIONS.find((option) => option.key === key)?.key;
}

function readPage(text: string | null): number {
  if (text === null || !/^\d{1,15}$/.test(text.trim())) return 1;
  return Math.min(Math.max(Number(text), 1), PAGE_MAX);
}

/** Reads a view from an address. A repeated parameter counts once, its first. */
export function parseView(query: URLSearchParams): CatalogueView {
  return {
    filters: readFilters((name) => query.get(name)),
    sort: readSort(query.get("sort")),
    page: readPage(query.get("page")),
  };
}

/** The shortest query text of a view, without `?`; empty for the first page of everything. */
export function formatView({ filters, sort, page }: CatalogueView): string {
  const query = new URLSearchParams();
  for (const name of FILTER_NAMES) if (filters[name] !== "") query.set(name, filters[name]);
  if (sort !== undefined) query.set("sort", sort);
  if (page > 1) query.set("page", String(page));
  return query.toString();
}

/** Root-relative address of a view. */
export function viewAddress(view: CatalogueView): string {
  const query = formatView(view);
  return query === "" ? "/" : `/?${query}`;
}

/** True when the address itself says what to show; then nothing stored has a say. */
export function saysView(query: URLSearchParams): boolean {
  return [...FILTER_NAMES, "sort", "page"].some((name) => query.has(name));
}

export function hasFilters(filters: FilterValues): boolean {
  return FILTER_NAMES.some((name) => filters[name] !== "");
}

/** The service's parameters for a view; values that are not chosen are left out. */
export function viewParams({ filters, sort, page }: CatalogueView): GamesParams {
  const ordering = SORT_OPTIONS.find(({ key }) => key === sort)?.value;
  return {
    ...(filters.platform !== "" && { platforms: filters.platform }),
    ...(filters.genre !== "" && { genres: filters.genre }),
    ...(filters.tag !== "" && { tags: filters.tag }),
    ...(filters.developer !== "" && { developers: filters.developer }),
    ...(filters.publisher !== "" && { publishers: filters.publisher }),
    ...(filters.year !== "" && { dates: `${filters.year}-01-01,${filters.year}-12-31` }),
    ...(ordering !== undefined && { ordering }),
    page,
    page_size: PAGE_SIZE,
  };
}

/** Pages that `count` games fill, at most `PAGE_MAX`; that many too while the count is unknown. */
export function totalPagesOf(count: number | undefined): number {
  if (count === undefined) return PAGE_MAX;
  return Math.min(Math.ceil(Math.max(count, 0) / PAGE_SIZE), PAGE_MAX);
}
