// Reads the parameters of the protocol as RAWG does: what it cannot understand is ignored or matches nothing, and only
// an impossible page is an error. Repeated parameters: the last one counts.
import { isDay } from "#shared/rawg/day.ts";
import { HttpError } from "#server/http/http-error.ts";
import {
  ORDER_FIELDS,
  type DateRange,
  type GamesFilters,
  type GamesOrder,
  type GamesQuery,
  type Includes,
  type PageRequest,
  type Ref,
  type TermChoice,
  type TermsQuery,
} from "./source.ts";

export const PAGE_SIZE_MAX = 40;
const VALUES_MAX = 200;
const DATE_RANGES_MAX = 20;
const SEARCH_LENGTH_MAX = 1000;
/** RAWG stops serving filtered lists after this many results. */
const FILTERED_DEPTH_MAX = 10_000;

const TRUE_WORDS = new Set(["true", "1", "yes", "on", "t", "y"]);
const FILTER_NAMES =
  "search parent_platforms platforms stores developers publishers genres tags creators dates updated platforms_count metacritic exclude_collection exclude_additions exclude_parents exclude_game_series exclude_stores ids exclude id".split(
    " ",
  );

/** The error of a page that does not exist, in RAWG's words. */
export function invalidPage(): HttpError {
  return new HttpError(404, "invalid_page", "Invalid page.");
}

function parameter(query: URLSearchParams, name: string): string | undefined {
  const value = query.getAll(name).at(-1)?.trim();
  return value === "" ? undefined : value;
}

/** All digits and exactly representable. */
function wholeNumber(text: string): number | undefined {
  if (!/^\d{1,16}$/.test(text)) return undefined;
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : undefined;
}

function isTrue(query: URLSearchParams, name: string): boolean {
  return TRUE_WORDS.has((parameter(query, name) ?? "").toLowerCase());
}

function list(query: URLSearchParams, name: string): string[] | undefined {
  return parameter(query, name)
    ?.split(",", VALUES_MAX)
    .map((value) => value.trim())
    .filter((value) => value !== "");
}

function ids(query: URLSearchParams, name: string): number[] | undefined {
  return list(query, name)?.flatMap((value) => wholeNumber(value) ?? []);
}

/** The first element decides: all digits means ids, anything else slugs. */
function choice(query: URLSearchParams, name: string): TermChoice | undefined {
  const values = list(query, name);
  if (values === undefined) return undefined;
  return /^\d+$/.test(values[0] ?? "")
    ? { ids: values.flatMap((value) => wholeNumber(value) ?? []) }
    : { slugs: values };
}

/** Pairs joined by `.`; malformed ones are skipped, and a value without any good pair does not filter. */
function dateRanges(query: URLSearchParams, name: string): DateRange[] | undefined {
  const ranges = (parameter(query, name) ?? "").split(".", DATE_RANGES_MAX).flatMap((pair) => {
    const [from, to, ...more] = pair.split(",").map((day) => day.trim());
    return from !== undefined && to !== undefined && more.length === 0 && isDay(from) && isDay(to)
      ? [{ from, to }]
      : [];
  });
  return ranges.length === 0 ? undefined : ranges;
}

function metacritic(query: URLSearchParams): GamesFilters["metacritic"] {
  const [min, max, ...more] = (parameter(query, "metacritic") ?? "")
    .split(",")
    .map((value) => wholeNumber(value.trim()));
  return min && max && more.length === 0 ? { min, max } : undefined;
}

function gameIds(query: URLSearchParams): number[] | undefined {
  const [many, one] = [ids(query, "ids"), ids(query, "id")];
  if (many !== undefined && one !== undefined) return many.filter((id) => one.includes(id));
  return many ?? one;
}

function filters(query: URLSearchParams): GamesFilters {
  const platformsCount = parameter(query, "platforms_count");
  return {
    parentPlatforms: ids(query, "parent_platforms"),
    platforms: ids(query, "platforms"),
    stores: ids(query, "stores"),
    excludeStores: ids(query, "exclude_stores"),
    genres: choice(query, "genres"),
    tags: choice(query, "tags"),
    developers: choice(query, "developers"),
    publishers: choice(query, "publishers"),
    creators: choice(query, "creators"),
    dates: dateRanges(query, "dates"),
    updated: dateRanges(query, "updated"),
    platformsCount: platformsCount === undefined ? undefined : wholeNumber(platformsCount),
    metacritic: metacritic(query),
    ids: gameIds(query),
    exclude: choice(query, "exclude"),
    excludeAdditions: isTrue(query, "exclude_additions"),
    excludeParents: isTrue(query, "exclude_parents"),
    excludeGameSeries: isTrue(query, "exclude_game_series"),
  };
}

function orderTerm(text: string): GamesOrder[] {
  const isDescending = text.startsWith("-");
  const name = isDescending ? text.slice(1) : text;
  const field = ORDER_FIELDS.find((known) => known === name);
  return field === undefined ? [] : [{ field, isDescending }];
}

function searchMode(query: URLSearchParams): "exact" | "precise" | "fuzzy" {
  if (isTrue(query, "search_exact")) return "exact";
  return isTrue(query, "search_precise") ? "precise" : "fuzzy";
}

/** `include=screenshots,movies,developers`: ours, unknown to RAWG. */
export function parseIncludes(query: URLSearchParams): Includes {
  const wanted = list(query, "include") ?? [];
  return {
    screenshots: wanted.includes("screenshots"),
    movies: wanted.includes("movies"),
    developers: wanted.includes("developers"),
  };
}

/**
 * `page` and `page_size`. Sizes above 40 are clamped in silence; zero, negative or text means the default, which may
 * itself be larger than 40. Throws `Invalid page.` for a page that is no positive number.
 */
export function parsePage(query: URLSearchParams, pageSizeDefault: number): PageRequest {
  const size = wholeNumber(parameter(query, "page_size") ?? "");
  const pageSize = size === undefined || size === 0 ? pageSizeDefault : Math.min(size, PAGE_SIZE_MAX);
  const text = parameter(query, "page") ?? "1";
  if (text === "last") return { page: "last", pageSize };
  const page = wholeNumber(text);
  if (page === undefined || page === 0) throw invalidPage();
  return { page, pageSize };
}

/** Everything `GET /games` understands. */
export function parseGamesQuery(query: URLSearchParams, pageSizeDefault: number): GamesQuery {
  const request = parsePage(query, pageSizeDefault);
  const isFiltered = FILTER_NAMES.some((name) => parameter(query, name) !== undefined);
  if (isFiltered && request.page !== "last" && (request.page - 1) * request.pageSize >= FILTERED_DEPTH_MAX) {
    throw invalidPage();
  }
  const text = parameter(query, "search")?.slice(0, SEARCH_LENGTH_MAX);
  return {
    ...request,
    filters: filters(query),
    search: text === undefined ? undefined : { text, mode: searchMode(query) },
    ordering: (list(query, "ordering") ?? []).flatMap(orderTerm),
    include: parseIncludes(query),
    isFiltered,
  };
}

/** Parameters of a taxonomy list. */
export function parseTermsQuery(query: URLSearchParams, pageSizeDefault: number): TermsQuery {
  const ordering = parameter(query, "ordering") ?? "";
  const name = ordering.replace(/^-/, "");
  const field = (["id", "name", "slug", "games_count"] as const).find((known) => known === name);
  return {
    ...parsePage(query, pageSizeDefault),
    ordering: field === undefined ? undefined : { field, isDescending: ordering.startsWith("-") },
    search: parameter(query, "search"),
  };
}

/** A path segment: all digits is an id, anything else a slug. */
export function parseRef(segment: string): Ref {
  return wholeNumber(segment) ?? segment;
}
