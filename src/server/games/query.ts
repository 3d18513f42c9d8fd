// Reads the parameters of the protocol as RAWG does: what it cannot understand is ignored or matches nothing, and only
// an impossible page is an error. Repeated parameters: the last one counts.
import { HttpError } from "#server/http/http-error.ts";
import { chipParams } from "#shared/search/chips.ts";
import { readOperators, readWords } from "#shared/search/operators.ts";
import { readSearchText } from "#shared/search/search-text.ts";
import type { Vocabulary } from "#shared/search/vocabulary.ts";
import { FILTER_NAMES, narrowFilters, readFilters } from "./filters.ts";
import { isTrue, list, parameter, wholeNumber } from "./parameters.ts";
import {
  ORDER_FIELDS,
  type GamesFilters,
  type GamesOrder,
  type GamesQuery,
  type GamesSearch,
  type Includes,
  type PageRequest,
  type Ref,
  type TermsQuery,
} from "./source.ts";

/** Games a page, unless asked otherwise. */
export const PAGE_SIZE = 20;
export const PAGE_SIZE_MAX = 40;
/** RAWG stops serving filtered lists after this many results. */
const FILTERED_DEPTH_MAX = 10_000;

/** The error of a page that does not exist, in RAWG's words. */
export function invalidPage(): HttpError {
  return new HttpError(404, "invalid_page", "Invalid page.");
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

/** `include=screenshots,movies,developers,matches`: ours, unknown to RAWG. */
export function parseIncludes(query: URLSearchParams): Includes {
  const wanted = list(query, "include") ?? [];
  return {
    screenshots: wanted.includes("screenshots"),
    movies: wanted.includes("movies"),
    developers: wanted.includes("developers"),
    matches: wanted.includes("matches"),
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

/** What to look for, and the filters that operators in its text add. */
function readSearch(
  query: URLSearchParams,
  vocabulary: Vocabulary | undefined,
): { search: GamesSearch | undefined; operated: GamesFilters | undefined } {
  const given = parameter(query, "search");
  if (given === undefined) return { search: undefined, operated: undefined };
  const asked = readSearchText(given);
  const mode = searchMode(query);
  if (vocabulary === undefined) return { search: { text: asked, mode }, operated: undefined };
  const { rest, chips } = readOperators(asked, vocabulary);
  const words = readWords(rest);
  const hasWords = words.text !== "" || words.phrases.length + words.without.length > 0;
  return {
    search: hasWords ? { ...words, mode } : undefined,
    // What an operator calls a genre may be a tag: the words are the site's own.
    operated:
      chips.length === 0 ? undefined : readFilters(new URLSearchParams({ ...chipParams(chips), genre_tags: "true" })),
  };
}

/** Everything `GET /games` understands. Without a vocabulary, operators in the search are words. */
export function parseGamesQuery(query: URLSearchParams, pageSizeDefault: number, vocabulary?: Vocabulary): GamesQuery {
  const request = parsePage(query, pageSizeDefault);
  const isFiltered = FILTER_NAMES.some((name) => parameter(query, name) !== undefined);
  if (isFiltered && request.page !== "last" && (request.page - 1) * request.pageSize >= FILTERED_DEPTH_MAX) {
    throw invalidPage();
  }
  const { search, operated } = readSearch(query, vocabulary);
  const filters = readFilters(query);
  return {
    ...request,
    filters: operated === undefined ? filters : narrowFilters(filters, operated),
    search,
    ordering: (list(query, "ordering") ?? []).flatMap(orderTerm),
    include: parseIncludes(query),
    isFiltered,
  };
}

/**
 * May the question be one of those that a search box asks at every letter? The app's suggestions want `matches` and
 * nothing else, its results want the cards' parts; what other clients do cannot be told.
 */
export function typingOf({ search, page, include }: GamesQuery): GamesQuery["typing"] {
  const { screenshots, movies, developers, matches = false } = include;
  if (search === undefined || page !== 1 || screenshots || movies || developers) return undefined;
  return matches ? "suggestions" : "perhaps";
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
