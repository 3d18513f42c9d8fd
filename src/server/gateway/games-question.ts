// A question for games as RAWG is asked it. Its text is canonical, because it is the cache's key: what means the same is
// spelled the same. What RAWG cannot be asked is narrowed down afterwards.
import { RAWG_GENRES } from "#shared/rawg/genres.ts";
import { canonicalQuery } from "#shared/rawg/query.ts";
import {
  DAYS_PARAMETERS,
  FLAG_PARAMETERS,
  GAMES_PARAMETERS,
  NUMBER_PARAMETERS,
  NUMBERS,
  NUMBERS_PARAMETERS,
  type NumbersParameter,
  recordOf,
  TERM_GROUPS,
  type TermGroup,
  type UnaskedParameter,
} from "#shared/catalogue/filters.ts";
import { ORDERS } from "#shared/catalogue/orders.ts";
import { keyOf } from "#shared/search/keys.ts";
import { termFilter, type TermFilter } from "#server/games/filters.ts";
import type { DateRange, GamesFilters, GamesQuery, PageRequest, Ref, TermsQuery } from "#server/games/source.ts";
import type { GameListItem } from "#server/games/wire.ts";

/** RAWG takes no more a page; where its default is larger, the default has to be left unsaid. */
export const PAGE_SIZE_MAX = 40;

export type GamesQuestion = {
  /** Canonical, without a key. */
  query: string;
  /** Which of the answer's games are meant; undefined for all. */
  isMeant: ((game: GameListItem) => boolean) | undefined;
};

type Params = Record<string, string | number | boolean | undefined>;

const unique = (values: readonly (string | number)[]) => [...new Set(values.map(String))].toSorted().join(",");
const spell = (refs: readonly Ref[] | undefined) =>
  refs === undefined || refs.length === 0 ? undefined : unique(refs);
const spellDays = (ranges: readonly DateRange[] | undefined) =>
  ranges
    ?.map(({ from, to }) => `${from},${to}`)
    .toSorted()
    .join(".");

/** A filter that was given and names nothing matches nothing; RAWG need not be asked. */
export function matchesNothing({ filters }: GamesQuery): boolean {
  const wanted = [...TERM_GROUPS, ...DAYS_PARAMETERS, "ids" as const].map((parameter) => filters[parameter]);
  return wanted.some((values) => values?.length === 0);
}

/**
 * What RAWG is sent of one taxonomy: any of these terms. Where all of some are wanted, one of them goes out in that
 * place, and the rest is looked for in the answer.
 */
function sent({ any, all }: TermFilter): readonly Ref[] | undefined {
  return any ?? (all.length > 0 ? all.slice(0, 1) : undefined);
}

const NO_TERMS: TermFilter = { any: undefined, all: [], none: [] };
const of = (filters: GamesFilters, group: TermGroup) => termFilter(filters, group) ?? NO_TERMS;

/** `genres` as RAWG takes them: those that it keeps as genres, and those that it keeps as tags where they are meant. */
function splitGenres(filters: GamesFilters): { genres: string | undefined; genreTags: string | undefined } {
  const refs = sent(of(filters, "genres"));
  const isGenre = (ref: Ref) => filters.genre_tags !== true || typeof ref === "number" || RAWG_GENRES.has(ref);
  return { genres: spell(refs?.filter(isGenre)), genreTags: spell(refs?.filter((ref) => !isGenre(ref))) };
}

type TermsOf = (game: GameListItem) => readonly { id: number; slug: string }[];

/** A game's terms of a taxonomy as a list tells them. Who made a game no list tells. */
const TERMS_OF = {
  genres: ({ genres }) => genres,
  tags: ({ tags }) => tags,
  platforms: ({ platforms }) => platforms.map(({ platform }) => platform),
  parent_platforms: ({ parent_platforms: families }) => families.map(({ platform }) => platform),
  stores: ({ stores }) => stores.map(({ store }) => store),
  developers: undefined,
  publishers: undefined,
  creators: undefined,
  series: undefined,
  age_ratings: undefined,
  release: undefined,
  fame: undefined,
  like: undefined,
} satisfies Record<TermGroup, TermsOf | undefined>;

type NumberOf = (game: GameListItem) => number;

/** The numbers that RAWG is not asked for, as its lists tell them; 0 where they are not known. */
const NUMBER_OF: Readonly<Record<UnaskedParameter, NumberOf> & Partial<Record<NumbersParameter, NumberOf>>> = {
  playtime: ({ playtime }) => playtime,
};

/** Tags count among the genres where they are meant, by slug. */
function has(game: GameListItem, group: TermGroup, { ref, genreTags }: { ref: Ref; genreTags: boolean }) {
  const isIt = ({ id, slug }: { id: number; slug: string }) => id === ref || slug === ref;
  const isTag = group === "genres" && genreTags && game.tags.some(({ slug }) => slug === ref);
  return isTag || TERMS_OF[group]?.(game).some(isIt);
}

/** What a game of the answer must be, beyond what RAWG was asked for. */
function demandsOf(filters: GamesFilters): ((game: GameListItem) => boolean)[] {
  const { genreTags } = splitGenres(filters);
  const terms = TERM_GROUPS.flatMap((group) => {
    const { any, all, none } = of(filters, group);
    const hasTerm = (game: GameListItem, ref: Ref) => has(game, group, { ref, genreTags: filters.genre_tags === true });
    const isLookedFor = group === "tags" && genreTags !== undefined && any !== undefined;
    const demanded = any === undefined && all.length === 1 && !(group === "tags" && genreTags !== undefined) ? [] : all;
    return [
      ...(isLookedFor ? [(game: GameListItem) => any.some((ref) => hasTerm(game, ref))] : []),
      ...demanded.map((ref) => (game: GameListItem) => hasTerm(game, ref) ?? true),
      ...(group === "stores" ? [] : none.map((ref) => (game: GameListItem) => !hasTerm(game, ref))),
    ];
  });
  const numbers = NUMBERS_PARAMETERS.flatMap((wire) => {
    const [range, read] = [filters[wire], NUMBER_OF[wire]];
    if (range === undefined || read === undefined) return [];
    return [(game: GameListItem) => read(game) >= range.from && read(game) <= range.to];
  });
  return [...terms, ...numbers];
}

const spaced = (text: string) => ` ${text.split(/\s+/).map(keyOf).filter(Boolean).join(" ")} `;

/** Phrases that the name must have, and words that it must not: RAWG knows neither. */
function wordDemands({ search }: GamesQuery): ((game: GameListItem) => boolean)[] {
  const { phrases = [], without = [] } = search ?? {};
  return [
    ...phrases.map(
      (phrase) =>
        ({ name }: GameListItem) =>
          spaced(name).includes(spaced(phrase)),
    ),
    ...without.map(
      (phrase) =>
        ({ name }: GameListItem) =>
          !spaced(name).includes(spaced(phrase)),
    ),
  ];
}

function pageParams({ page, pageSize }: PageRequest): Params {
  return { page: page === 1 ? undefined : page, page_size: pageSize > PAGE_SIZE_MAX ? undefined : pageSize };
}

function filterParams(filters: GamesFilters): Params {
  const { genres, genreTags } = splitGenres(filters);
  return {
    ...recordOf(TERM_GROUPS, (group) => spell(sent(of(filters, group)))),
    genres,
    tags: genreTags ?? spell(sent(of(filters, "tags"))),
    exclude_stores: spell(filters.stores_none),
    ...recordOf(DAYS_PARAMETERS, (wire) => spellDays(filters[wire])),
    ...recordOf(NUMBERS_PARAMETERS, (wire) => {
      const range = filters[wire];
      return range === undefined || !NUMBERS[wire].isAskedOfRawg ? undefined : `${range.from},${range.to}`;
    }),
    ...recordOf(NUMBER_PARAMETERS, (wire) => filters[wire]),
    ...recordOf(GAMES_PARAMETERS, (wire) => spell(filters[wire])),
    ...recordOf(FLAG_PARAMETERS, (wire) => filters[wire] || undefined),
  };
}

/** Taxonomies that RAWG's lists can neither be asked for nor tell: only the bundled catalogue knows their games. */
const OWN_GROUPS: readonly TermGroup[] = ["series", "age_ratings", "release", "fame", "like"];

/** Does RAWG know every filter and every order that is asked for? */
export const canAsk = ({ filters, ordering }: GamesQuery): boolean =>
  ordering.every(({ field }) => ORDERS[field].isAskedOfRawg) &&
  OWN_GROUPS.every((group) => termFilter(filters, group) === undefined);

function searchParams({ search, ordering }: GamesQuery): Params {
  return {
    // RAWG folds case and space itself; folding here lets equal searches share an answer.
    search: search && [search.text, ...(search.phrases ?? [])].join(" ").toLowerCase().trim().split(/\s+/).join(" "),
    search_exact: search?.mode === "exact" || undefined,
    search_precise: search?.mode === "precise" || undefined,
    ordering: ordering.map(({ field, isDescending }) => `${isDescending ? "-" : ""}${field}`).join(","),
  };
}

/**
 * How RAWG is asked for `query`. Values inside one of its parameters mean "any of these", it can exclude nothing but
 * stores, and it has one parameter for tags, which a kind of game that is a tag takes for itself. What goes beyond that
 * is looked for in the answer: its `count` is then an upper bound and its pages may be short. Lists do not tell who made
 * a game, so excluded makers stay in.
 */
export function askForGames(query: GamesQuery): GamesQuestion {
  const demands = [...demandsOf(query.filters), ...wordDemands(query)];
  return {
    query: canonicalQuery({ ...pageParams(query), ...filterParams(query.filters), ...searchParams(query) }),
    isMeant: demands.length === 0 ? undefined : (game) => demands.every((isMet) => isMet(game)),
  };
}

/** How RAWG is asked for a page of a taxonomy. */
export function askForTerms(query: TermsQuery): string {
  const { ordering, search } = query;
  return canonicalQuery({
    ...pageParams(query),
    ordering: ordering === undefined ? undefined : `${ordering.isDescending ? "-" : ""}${ordering.field}`,
    search: search?.toLowerCase(),
  });
}

/** The whole of a short list below a game, from its first page. */
export function askForPart(page: number): string {
  return canonicalQuery({ page: page === 1 ? undefined : page, page_size: PAGE_SIZE_MAX });
}
