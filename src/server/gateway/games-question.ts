// A question for games as RAWG is asked it. Its text is canonical, because it is the cache's key: what means the same is
// spelled the same. What RAWG cannot be asked is narrowed down afterwards.
import { RAWG_GENRES } from "#shared/rawg/genres.ts";
import { canonicalQuery } from "#shared/rawg/query.ts";
import { TERM_GROUPS, type TermGroup } from "#shared/search/term-groups.ts";
import { keyOf } from "#shared/search/vocabulary.ts";
import type { GamesFilters, GamesQuery, PageRequest, Ref, TermFilter, TermsQuery } from "#server/games/source.ts";
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
const spellRanges = (ranges: GamesFilters["dates"]) =>
  ranges
    ?.map(({ from, to }) => `${from},${to}`)
    .toSorted()
    .join(".");

/** A filter that was given and names nothing matches nothing; RAWG need not be asked. */
export function matchesNothing({ filters }: GamesQuery): boolean {
  const wanted = [...Object.values(filters.terms).map(({ any }) => any), filters.ids, filters.dates];
  return wanted.some((values) => values?.length === 0);
}

/**
 * What RAWG is sent of one taxonomy: any of these terms. Where all of some are wanted, one of them goes out in that
 * place, and the rest is looked for in the answer.
 */
function sent({ any, all = [] }: TermFilter): readonly Ref[] | undefined {
  return any ?? (all.length > 0 ? all.slice(0, 1) : undefined);
}

/** `genres` as RAWG takes them: those that it keeps as genres, and those that it keeps as tags where they are meant. */
function splitGenres({ terms, genreTags }: GamesFilters): {
  genres: string | undefined;
  genreTags: string | undefined;
} {
  const refs = sent(terms.genres ?? {});
  const isGenre = (ref: Ref) => !genreTags || typeof ref === "number" || RAWG_GENRES.has(ref);
  return { genres: spell(refs?.filter(isGenre)), genreTags: spell(refs?.filter((ref) => !isGenre(ref))) };
}

type Look = { group: TermGroup; genreTags: boolean };

/** The game's terms of a taxonomy, tags among the genres where they are meant; undefined where a list does not tell. */
function termsOf(game: GameListItem, { group, genreTags }: Look): readonly { id: number; slug: string }[] | undefined {
  const { genres, tags, platforms, parent_platforms: families, stores } = game;
  if (group === "genres") return genreTags ? [...genres, ...tags.map(({ slug }) => ({ id: 0, slug }))] : genres;
  if (group === "tags") return tags;
  if (group === "platforms") return platforms.map(({ platform }) => platform);
  if (group === "parent_platforms") return families.map(({ platform }) => platform);
  return group === "stores" ? stores.map(({ store }) => store) : undefined;
}

function has(game: GameListItem, look: Look, ref: Ref): boolean | undefined {
  return termsOf(game, look)?.some(({ id, slug }) => id === ref || slug === ref);
}

/** What a game of the answer must be, beyond what RAWG was asked for. */
function demandsOf(filters: GamesFilters): ((game: GameListItem) => boolean)[] {
  const { terms } = filters;
  const { genreTags } = splitGenres(filters);
  return TERM_GROUPS.flatMap((group) => {
    const { any, all = [], none = [] } = terms[group] ?? {};
    const look = { group, genreTags: filters.genreTags };
    const isLookedFor = group === "tags" && genreTags !== undefined && any !== undefined;
    const demanded = any === undefined && all.length === 1 && !(group === "tags" && genreTags !== undefined) ? [] : all;
    return [
      ...(isLookedFor ? [(game: GameListItem) => any.some((ref) => has(game, look, ref))] : []),
      ...demanded.map((ref) => (game: GameListItem) => has(game, look, ref) ?? true),
      ...(group === "stores" ? [] : none.map((ref) => (game: GameListItem) => !has(game, look, ref))),
    ];
  });
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
  const of = (group: TermGroup) => sent(filters.terms[group] ?? {});
  const { genres, genreTags } = splitGenres(filters);
  return {
    parent_platforms: spell(of("parent_platforms")),
    platforms: spell(of("platforms")),
    stores: spell(of("stores")),
    exclude_stores: spell(filters.terms.stores?.none),
    genres,
    tags: genreTags ?? spell(of("tags")),
    developers: spell(of("developers")),
    publishers: spell(of("publishers")),
    creators: spell(of("creators")),
    dates: spellRanges(filters.dates),
    updated: spellRanges(filters.updated),
    platforms_count: filters.platformsCount,
    metacritic: filters.metacritic === undefined ? undefined : `${filters.metacritic.min},${filters.metacritic.max}`,
    ids: spell(filters.ids),
    exclude: spell(filters.exclude),
    exclude_additions: filters.excludeAdditions || undefined,
    exclude_parents: filters.excludeParents || undefined,
    exclude_game_series: filters.excludeGameSeries || undefined,
  };
}

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
