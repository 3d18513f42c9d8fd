// The parameters of the protocol, read once by schemas that also describe them to the OpenAPI document. They read as RAWG
// does: what it cannot understand is ignored or matches nothing, and only an impossible page is an error.
import { z } from "zod";
import { isOwnOrder, ORDER_FIELDS, OWN_ORDERS } from "#shared/catalogue/orders.ts";
import { HttpError } from "#server/http/http-error.ts";
import { chipParams } from "#shared/search/chips.ts";
import { readOperators, readWords } from "#shared/search/operators.ts";
import { readSearchText } from "#shared/search/search-text.ts";
import type { Vocabulary } from "#shared/search/vocabulary.ts";
import { filtersShape, genreTagsShape, isNarrowed, narrowFilters, readFilters } from "./filters.ts";
import { asText, givenIn, isTrue, list, parameter, wholeNumber } from "./parameters.ts";
import type {
  GamesFilters,
  GamesOrder,
  GamesQuery,
  GamesSearch,
  Includes,
  PageRequest,
  Ref,
  TermsQuery,
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
  if (isOwnOrder(text)) return [{ field: OWN_ORDERS[text], isDescending: false, isUnknownLast: true }];
  const isDescending = text.startsWith("-");
  const name = isDescending ? text.slice(1) : text;
  const field = ORDER_FIELDS.find((known) => known === name);
  return field === undefined ? [] : [{ field, isDescending }];
}

const pageShape = {
  page: parameter(asText, "Page, counting from 1, or `last`. Anything else answers 404 `Invalid page.`", "last"),
  page_size: parameter(
    wholeNumber,
    "Results a page, at most 40; larger values are clamped, others mean the default.",
    "5",
  ),
};
const keyShape = { key: parameter(asText, "Accepted for the sake of RAWG's clients and ignored.") };
const includeShape = {
  include: parameter(
    readIncludes,
    "Comma list of `screenshots`, `movies`, `developers` to put inside each game, of `matches` for the parts of the name that answer a search, of `makers` for who is called what is searched for, of `subjects` for the series and the people of a game that is asked for alone, of `series` for the series of each game of a list, and of `shared` for what each game has in common with the one that `like` names. Unknown to RAWG.",
    "screenshots,movies",
  ),
};
const searchShape = {
  search: parameter(
    asText,
    "Words of the name or of an alternative name; forgives one mistyped letter in words of four to seven, two in longer ones. Understands operators such as `genre:rpg`, `-word` and `year:2015..2018`, which RAWG does not do.",
    "zelda",
  ),
  search_precise: parameter(isTrue, "Does not forgive mistyped letters. Send `true`.", "true"),
  search_exact: parameter(isTrue, "The words in a row, in the name itself. Send `true`.", "true"),
  search_wish: parameter(
    isTrue,
    "Games without the words follow those that have them, which `wished` counts; a title stays a demand. Unknown to RAWG. Send `true`.",
    "true",
  ),
};
const orderingShape = {
  ordering: parameter(
    (text) => list(text).flatMap(orderTerm),
    `${ORDER_FIELDS.map((field) => `\`${field}\``).join(", ")}, several as a comma list; \`-\` in front reverses. RAWG does not know \`oldest\` and \`lowest\`, which are \`released\` and \`metacritic\` with what has none behind the rest.`,
    "-metacritic",
  ),
};
const typicalShape = {
  typical: parameter(
    isTrue,
    "Without an order, and where no words decide it: those come earlier that are most of the genres, tags and platforms asked for, for a game names its main genre first and may be for one machine alone. Unknown to RAWG. Send `true`.",
    "true",
  ),
};

export const PageParameters = z.object({ ...pageShape, ...keyShape });
export const IncludeParameters = z.object({ ...includeShape, ...keyShape });
/** What narrows a list. */
export const FiltersParameters = z.object({ ...keyShape, ...searchShape, ...filtersShape, ...genreTagsShape });
export const GamesParameters = z.object({
  ...pageShape,
  ...includeShape,
  ...FiltersParameters.shape,
  ...orderingShape,
  ...typicalShape,
});
/** What RAWG heeds of a question for one of the lists of its site. */
export const SiteListParameters = z.object({
  ...PageParameters.shape,
  ...includeShape,
  platforms: filtersShape.platforms,
  parent_platforms: filtersShape.parent_platforms,
  dates: filtersShape.dates,
  ...orderingShape,
  year: parameter(asText, "Four figures, for `greatest` and `popular`.", "2018"),
});
const TERM_ORDERS = ["id", "name", "slug", "games_count"] as const;
export const TermsParameters = z.object({
  ...PageParameters.shape,
  ordering: parameter(
    (text): TermsQuery["ordering"] => {
      const field = TERM_ORDERS.find((known) => known === text.replace(/^-/, ""));
      return field === undefined ? undefined : { field, isDescending: text.startsWith("-") };
    },
    "`id`, `name`, `slug` or `games_count`; `-` in front reverses.",
    "-games_count",
  ),
  search: parameter(asText, "Part of the name.", "a"),
});

/** The parameters of a list of games beside its filters. */
const ListParameters = z.object({
  ...pageShape,
  ...includeShape,
  ...searchShape,
  ...orderingShape,
  ...typicalShape,
});
type ListAsked = z.infer<typeof ListParameters>;

/** `include=screenshots,movies,developers,matches,series,shared`: ours, unknown to RAWG. */
function readIncludes(text: string): Includes {
  const wanted = list(text);
  return {
    screenshots: wanted.includes("screenshots"),
    movies: wanted.includes("movies"),
    developers: wanted.includes("developers"),
    matches: wanted.includes("matches"),
    makers: wanted.includes("makers"),
    subjects: wanted.includes("subjects"),
    series: wanted.includes("series"),
    shared: wanted.includes("shared"),
  };
}

const NO_INCLUDES = readIncludes("");

/** What to put inside a game that is asked for alone. */
export function parseIncludes(query: URLSearchParams): Includes {
  return IncludeParameters.parse(givenIn(query)).include ?? NO_INCLUDES;
}

/**
 * Sizes above 40 are clamped in silence; zero, negative or text means the default, which may itself be larger than 40.
 * Throws `Invalid page.` for a page that is no positive number.
 */
function pageOf(asked: Pick<ListAsked, "page" | "page_size">, pageSizeDefault: number): PageRequest {
  const { page: text = "1", page_size: size } = asked;
  const pageSize = size === undefined || size === 0 ? pageSizeDefault : Math.min(size, PAGE_SIZE_MAX);
  if (text === "last") return { page: "last", pageSize };
  const page = wholeNumber(text);
  if (page === undefined || page === 0) throw invalidPage();
  return { page, pageSize };
}

/** `page` and `page_size`. */
export function parsePage(query: URLSearchParams, pageSizeDefault: number): PageRequest {
  return pageOf(PageParameters.parse(givenIn(query)), pageSizeDefault);
}

/** What to look for, and the filters that operators in its text add. */
function readSearch(
  { search: given, search_exact: isExact, search_precise: isPrecise, search_wish: isWish }: ListAsked,
  vocabulary: Vocabulary | undefined,
): { search: GamesSearch | undefined; operated: GamesFilters | undefined } {
  if (given === undefined) return { search: undefined, operated: undefined };
  const asked = readSearchText(given);
  const mode = isExact ? "exact" : isPrecise ? "precise" : "fuzzy";
  const wish = isWish ? { isWish } : {};
  if (vocabulary === undefined) return { search: { text: asked, mode, ...wish }, operated: undefined };
  const { rest, chips } = readOperators(asked, vocabulary);
  const words = readWords(rest);
  const hasWords = words.text !== "" || words.phrases.length + words.without.length > 0;
  return {
    search: hasWords ? { ...words, mode, ...wish } : undefined,
    // What an operator calls a genre may be a tag: the words are the site's own.
    operated: chips.length === 0 ? undefined : readFilters({ ...chipParams(chips), genre_tags: "true" }),
  };
}

/** Everything `GET /games` understands. Without a vocabulary, operators in the search are words. */
export function parseGamesQuery(query: URLSearchParams, pageSizeDefault: number, vocabulary?: Vocabulary): GamesQuery {
  const given = givenIn(query);
  const asked = ListParameters.parse(given);
  const request = pageOf(asked, pageSizeDefault);
  const isFiltered = asked.search !== undefined || isNarrowed(given);
  if (isFiltered && request.page !== "last" && (request.page - 1) * request.pageSize >= FILTERED_DEPTH_MAX) {
    throw invalidPage();
  }
  const { search, operated } = readSearch(asked, vocabulary);
  const filters = readFilters(given);
  return {
    ...request,
    filters: operated === undefined ? filters : narrowFilters(filters, operated),
    search,
    ordering: asked.ordering ?? [],
    ...(asked.typical === true && { isTypical: true }),
    include: asked.include ?? NO_INCLUDES,
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

/** What is asked of a taxonomy. */
export function parseTermsQuery(query: URLSearchParams, pageSizeDefault: number): TermsQuery {
  const asked = TermsParameters.parse(givenIn(query));
  return { ...pageOf(asked, pageSizeDefault), ordering: asked.ordering, search: asked.search };
}

/** A path segment: all digits is an id, anything else a slug. */
export function parseRef(segment: string): Ref {
  return wholeNumber(segment) ?? segment;
}
