// A list of games as RAWG is asked for it. What RAWG does not know is no question to it: the catalogue answers that.
import {
  DAYS_PARAMETERS,
  FLAG_PARAMETERS,
  isStored,
  MATCHES,
  NUMBER_PARAMETERS,
  NUMBERS,
  NUMBERS_PARAMETERS,
  TERM_GROUPS,
  type TermGroup,
  termParameter,
  TERMS,
} from "#shared/catalogue/filters.ts";
import { RAWG_GENRES } from "#shared/rawg/genres.ts";
import { canonicalQuery } from "#shared/rawg/query.ts";
import type { Question } from "#server/gateway/upstream.ts";
import type { GamesFilters, GamesQuery, GamesSearch, Ref } from "#server/games/source.ts";

type Asked = Record<string, string | number | boolean | undefined>;

/** Taxonomies that only Ludex narrows by. */
const OURS: ReadonlySet<TermGroup> = new Set(["series", "age_ratings"]);
const ORDERS: ReadonlySet<string> = new Set("name released added created updated rating metacritic".split(" "));
/** Games that we take out of RAWG's answer ourselves. */
const FILTERED_HERE = "exclude";

/** What a genre of the site is with RAWG: a genre or a tag; undefined where it would have to be both. */
function asRawgHasIt(filters: GamesFilters): GamesFilters | undefined {
  const { genres = [], genre_tags: isLoose = false, ...rest } = filters;
  const isTag = (ref: Ref) => isLoose && typeof ref === "string" && !RAWG_GENRES.has(ref);
  const tags = genres.filter(isTag);
  if (tags.length === 0) return { ...rest, ...(genres.length > 0 && { genres }) };
  if (tags.length < genres.length || rest.tags !== undefined) return undefined;
  return { ...rest, tags };
}

function spellTerms(group: TermGroup, filters: GamesFilters): string | undefined | null {
  const others = MATCHES.filter((match) => match !== "any").map((match) => filters[termParameter(group, match)]);
  if (others.some((refs) => refs !== undefined)) return null;
  const refs = filters[group];
  if (refs === undefined) return undefined;
  const isKnown = isStored(group) && !OURS.has(group) && refs.length > 0;
  const isSpelled = TERMS[group].by === "slug" || refs.every((ref) => typeof ref === "number");
  // The first element decides whether RAWG takes all of them as ids.
  const isOfOneKind = new Set(refs.map((ref) => typeof ref)).size <= 1;
  return isKnown && isSpelled && isOfOneKind ? refs.join(",") : null;
}

/** The filters as RAWG spells them; undefined where there is one that it does not have. */
function spellFilters(given: GamesFilters): Asked | undefined {
  const filters = asRawgHasIt(given);
  if (filters === undefined || filters.ids !== undefined) return undefined;
  const asked: Asked = {};
  for (const group of TERM_GROUPS) {
    const spelled = spellTerms(group, filters);
    if (spelled === null) return undefined;
    asked[group] = spelled;
  }
  for (const name of DAYS_PARAMETERS) asked[name] = filters[name]?.map(({ from, to }) => `${from},${to}`).join(".");
  for (const name of NUMBERS_PARAMETERS) {
    const range = filters[name];
    if (range !== undefined && !NUMBERS[name].isOfRawg) return undefined;
    asked[name] = range && `${range.from},${range.to}`;
  }
  for (const name of NUMBER_PARAMETERS) asked[name] = filters[name];
  for (const name of FLAG_PARAMETERS) asked[name] = filters[name] === true ? true : undefined;
  return asked;
}

/** Words as RAWG searches for them; undefined where more is asked than that. */
function spellSearch(search: GamesSearch | undefined): Asked | undefined {
  if (search === undefined) return {};
  const { text, phrases = [], without = [], isWish = false, mode } = search;
  const words = [text, ...phrases].join(" ").toLowerCase().trim().split(/\s+/).join(" ");
  if (words === "" || without.length > 0 || isWish) return undefined;
  return {
    search: words,
    search_exact: mode === "exact" || undefined,
    search_precise: mode === "precise" || undefined,
  };
}

/** The question; undefined where RAWG cannot be asked it. */
export function listQuestion({ page, pageSize, filters, search, ordering }: GamesQuery): Question | undefined {
  const { [FILTERED_HERE]: _hidden, ...narrowed } = filters;
  const [spelled, words] = [spellFilters(narrowed), spellSearch(search)];
  const isOrdered = ordering.every(({ field, isUnknownLast }) => ORDERS.has(field) && isUnknownLast !== true);
  if (spelled === undefined || words === undefined || page === "last" || !isOrdered) return undefined;
  const order = ordering.map(({ field, isDescending }) => `${isDescending ? "-" : ""}${field}`).join(",");
  const query = canonicalQuery({ ...spelled, ...words, ordering: order, page, page_size: pageSize });
  return { path: "games", query };
}
