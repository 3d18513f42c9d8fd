// A question for games as RAWG is asked it. Its text is canonical, because it is the cache's key: what means the same is
// spelled the same. What RAWG cannot be asked is narrowed down afterwards.
import { canonicalQuery } from "#shared/rawg/query.ts";
import type { GamesFilters, GamesQuery, PageRequest, TermChoice, TermsQuery } from "#server/games/source.ts";
import type { GameListItem } from "#server/games/wire.ts";

/** RAWG takes no more a page; where its default is larger, the default has to be left unsaid. */
export const PAGE_SIZE_MAX = 40;

/** RAWG's genres. A slug that is asked for as a genre and is none of them is a tag (`roguelike`). */
const GENRE_SLUGS = new Set(
  `action adventure arcade board-games card casual educational family fighting indie massively-multiplayer platformer
  puzzle racing role-playing-games-rpg shooter simulation sports strategy`.split(/\s+/),
);

export type GamesQuestion = {
  /** Canonical, without a key. */
  query: string;
  /** Which of the answer's games are meant; undefined for all. */
  isMeant: ((game: GameListItem) => boolean) | undefined;
};

type Params = Record<string, string | number | boolean | undefined>;

const unique = (values: readonly (string | number)[]) => [...new Set(values.map(String))].toSorted().join(",");
const spell = (choice: TermChoice | undefined) =>
  choice === undefined ? undefined : unique("ids" in choice ? choice.ids : choice.slugs);
const spellIds = (ids: readonly number[] | undefined) => (ids === undefined ? undefined : unique(ids));
const spellRanges = (ranges: GamesFilters["dates"]) =>
  ranges
    ?.map(({ from, to }) => `${from},${to}`)
    .toSorted()
    .join(".");

function isEmpty(choice: TermChoice | readonly number[] | undefined): boolean {
  if (choice === undefined) return false;
  if ("ids" in choice) return choice.ids.length === 0;
  return "slugs" in choice ? choice.slugs.length === 0 : choice.length === 0;
}

/** A filter that was given and names nothing matches nothing; RAWG need not be asked. */
export function matchesNothing({ filters }: GamesQuery): boolean {
  const { parentPlatforms, platforms, stores, genres, tags, developers, publishers, creators, ids } = filters;
  return [parentPlatforms, platforms, stores, genres, tags, developers, publishers, creators, ids].some(isEmpty);
}

/** `genres` as RAWG takes them: those that it keeps as genres, and those that it keeps as tags. */
function splitGenres(choice: TermChoice | undefined): { genres: string | undefined; genreTags: string | undefined } {
  if (choice === undefined || "ids" in choice) return { genres: spell(choice), genreTags: undefined };
  const known = choice.slugs.filter((slug) => GENRE_SLUGS.has(slug));
  const tags = choice.slugs.filter((slug) => !GENRE_SLUGS.has(slug));
  return {
    genres: known.length === 0 ? undefined : unique(known),
    genreTags: tags.length === 0 ? undefined : unique(tags),
  };
}

const hasAnyTag = (choice: TermChoice) => (game: GameListItem) =>
  game.tags.some(({ id, slug }) => ("ids" in choice ? choice.ids.includes(id) : choice.slugs.includes(slug)));

function pageParams({ page, pageSize }: PageRequest): Params {
  return { page: page === 1 ? undefined : page, page_size: pageSize > PAGE_SIZE_MAX ? undefined : pageSize };
}

function filterParams(filters: GamesFilters): Params {
  const { genres, genreTags } = splitGenres(filters.genres);
  return {
    parent_platforms: spellIds(filters.parentPlatforms),
    platforms: spellIds(filters.platforms),
    stores: spellIds(filters.stores),
    exclude_stores: spellIds(filters.excludeStores),
    genres,
    tags: genreTags ?? spell(filters.tags),
    developers: spell(filters.developers),
    publishers: spell(filters.publishers),
    creators: spell(filters.creators),
    dates: spellRanges(filters.dates),
    updated: spellRanges(filters.updated),
    platforms_count: filters.platformsCount,
    metacritic: filters.metacritic === undefined ? undefined : `${filters.metacritic.min},${filters.metacritic.max}`,
    ids: spellIds(filters.ids),
    exclude: spell(filters.exclude),
    exclude_additions: filters.excludeAdditions || undefined,
    exclude_parents: filters.excludeParents || undefined,
    exclude_game_series: filters.excludeGameSeries || undefined,
  };
}

function searchParams({ search, ordering }: GamesQuery): Params {
  return {
    // RAWG folds case and space itself; folding here lets equal searches share an answer.
    search: search?.text.toLowerCase().split(/\s+/).join(" "),
    search_exact: search?.mode === "exact" || undefined,
    search_precise: search?.mode === "precise" || undefined,
    ordering: ordering.map(({ field, isDescending }) => `${isDescending ? "-" : ""}${field}`).join(","),
  };
}

/**
 * How RAWG is asked for `query`. Values inside one of its parameters mean "any of these", and it has one parameter for
 * tags: a kind of game that is a tag and a tag beside it cannot both be demanded, so the latter is looked for in the
 * answer. Its `count` is then an upper bound and its pages may be short.
 */
export function askForGames(query: GamesQuery): GamesQuestion {
  const { genreTags } = splitGenres(query.filters.genres);
  const { tags } = query.filters;
  return {
    query: canonicalQuery({ ...pageParams(query), ...filterParams(query.filters), ...searchParams(query) }),
    isMeant: genreTags !== undefined && tags !== undefined ? hasAnyTag(tags) : undefined,
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
