// A search to which the catalogue has no answer, or none that is near: RAWG is asked once what it finds, when whoever
// searches has settled on the words. What comes stands in the list where it will stand once the catalogue has it: games
// whose titles answer the words come first, then what the catalogue found of only some of them, then the rest.
import { canonicalQuery } from "#shared/rawg/query.ts";
import { gatherProvenance, inRawgsPlace, type Sourced } from "#server/games/provenance.ts";
import {
  resolvePage,
  type GamesQuery,
  type GamesSearch,
  type GameSource,
  type Includes,
  type Slice,
} from "#server/games/source.ts";
import type { GameListItem } from "#server/games/wire.ts";
import type { AskContext } from "#server/http/ask-context.ts";
import { TIERS } from "#server/search/titles/order.ts";
import { createTitleIndex } from "#server/search/titles/title-index.ts";
import type { Asker } from "./ask.ts";
import { PAGE_SIZE_MAX } from "./game-parts.ts";
import { ListItemReader } from "#server/rawg-shapes/read-game.ts";
import { screenshotsOf, type SeenPictures } from "./seen-pictures.ts";
import type { Question } from "./upstream.ts";
import { isPersonal, UpstreamError } from "./upstream-error.ts";

/** All words were found, if mistyped: only some of them is no answer. The tier's popularity takes off up to one. */
const NEARNESS_MAX = TIERS.some - 1;
/** A source's score is this much for nearness 0 and falls by ten with each step. */
const SCORE_MAX = 100;
const SCORE_STEP = 10;
const NO_INCLUDES: Includes = { screenshots: false, movies: false, developers: false };

export type SettledSearchDeps = {
  asker: Asker;
  catalogue: GameSource;
  /** Waits until whoever asks has settled on a text; false when it has not. */
  settle: (text: string, context: AskContext) => Promise<boolean>;
  /** Takes list items, as RAWG sent them, into the catalogue's records. */
  takeIn: (items: readonly unknown[]) => void;
  seen: SeenPictures;
};

type Games = readonly GameListItem[];
type FromRawg = GamesQuery & { search: GamesSearch };

const textOf = ({ text, phrases = [] }: GamesSearch) =>
  [text, ...phrases].join(" ").toLowerCase().trim().split(/\s+/).join(" ");

/**
 * Is it words alone that are asked for, in no order of their own? What is missing from a list that filters narrow need
 * not be missing from the catalogue, and the words that are left of a sentence are a wish. Games that a visitor has hidden
 * say nothing of what is missing.
 */
function isForWords(query: GamesQuery): query is FromRawg {
  const { genre_tags: _genreTags, exclude: _exclude, ...filters } = query.filters;
  const isNarrowed = Object.values(filters).some((value) => value !== undefined && value !== false);
  if (isNarrowed || query.ordering.length > 0 || query.search === undefined) return false;
  return query.search.isWish !== true && textOf(query.search) !== "";
}

/** The spelling is canonical, because it is the cache's key. */
function questionOf(search: GamesSearch): Question {
  const query = canonicalQuery({
    page_size: PAGE_SIZE_MAX,
    search: textOf(search),
    search_exact: search.mode === "exact" || undefined,
    search_precise: search.mode === "precise" || undefined,
  });
  return { path: "games", query };
}

const nearnessOf = ({ score }: GameListItem) => (SCORE_MAX - Number(score ?? 0)) / SCORE_STEP;

/** Those of `games` whose names answer the search. */
export function near(games: Games, search: GamesSearch): Set<GameListItem> {
  const titles = games.map(({ name, added }) => ({ name, others: [], added, parent: undefined }));
  const found = createTitleIndex(titles).find(search).page({ offset: 0, limit: games.length });
  return new Set(found.flatMap(({ doc, nearness }) => (nearness <= NEARNESS_MAX ? (games[doc] ?? []) : [])));
}

/** A game of RAWG's in a list, with what was asked for as far as it came along: cards make no further calls. */
export function presentFound(
  { score, ...game }: GameListItem,
  { screenshots, movies, developers }: Includes,
): GameListItem {
  return {
    ...game,
    ...(screenshots ? { screenshots: screenshotsOf(game) } : {}),
    ...(movies ? { videos: [] } : {}),
    ...(developers ? { developers: [] } : {}),
    is_brief: true,
    score: score ?? null,
  };
}

/** Rejects as the catalogue does, and never because of RAWG. */
export function createSettledSearch({ asker, catalogue, settle, takeIn, seen }: SettledSearchDeps) {
  const listed = async (query: GamesQuery, context: AskContext): Promise<Games> =>
    (await catalogue.listGames(query, context)).value.results;

  const isAnswered = async (query: FromRawg, slice: Slice<GameListItem>, context: AskContext): Promise<boolean> => {
    if (slice.count === 0) return false;
    const first =
      slice.page === 1
        ? slice.results
        : await listed({ ...query, page: 1, pageSize: 1, include: NO_INCLUDES }, context);
    const [nearest] = first;
    return nearest !== undefined && nearnessOf(nearest) <= NEARNESS_MAX;
  };

  /** What RAWG finds, split into what comes before and after the catalogue's own; nothing that is there already. */
  const addedTo = async (query: FromRawg, games: Games, context: AskContext): Promise<[Games, Games]> => {
    const filters = { ids: games.map(({ id }) => id) };
    const all = { ...query, page: 1, pageSize: PAGE_SIZE_MAX };
    const [found, known] = await Promise.all([
      listed({ ...all, filters, include: NO_INCLUDES }, context),
      listed({ ...all, filters, search: undefined }, context),
    ]);
    const foundIds = new Set(found.map(({ id }) => id));
    const knownById = new Map(known.map((game) => [game.id, game]));
    const titled = near(games, query.search);
    const { phrases = [], without = [] } = query.search;
    const isStrict = phrases.length + without.length > 0;
    const hidden = new Set(query.filters.exclude);
    const fresh = games.filter(
      (game) => !foundIds.has(game.id) && !hidden.has(game.id) && (!isStrict || titled.has(game)),
    );
    const present = (game: GameListItem): GameListItem => {
      const mine = knownById.get(game.id);
      return mine === undefined ? presentFound(game, query.include) : { ...mine, score: game.score ?? null };
    };
    return [
      fresh.filter((game) => titled.has(game)).map(present),
      fresh.filter((game) => !titled.has(game)).map(present),
    ];
  };

  /** `limit` games of the catalogue's own list from `offset` on: two of its pages hold them. */
  const ownFrom = async (query: FromRawg, offset: number, context: AskContext): Promise<Games> => {
    const first = Math.floor(offset / query.pageSize);
    const pages = await Promise.all([1, 2].map((more) => listed({ ...query, page: first + more }, context)));
    return pages.flat().slice(offset - first * query.pageSize);
  };

  type Found = { query: FromRawg; ownCount: number; games: Games };
  const withFound = async ({ query, ownCount, games }: Found, context: AskContext): Promise<Slice<GameListItem>> => {
    const [before, after] = await addedTo(query, games, context);
    const count = before.length + ownCount + after.length;
    const page = resolvePage(query, count);
    const start = (page - 1) * query.pageSize;
    const head = before.slice(start, start + query.pageSize);
    const ownStart = Math.max(0, start - before.length);
    const middle = ownStart < ownCount ? await ownFrom(query, ownStart, context) : [];
    const tail = after.slice(Math.max(0, start - before.length - ownCount));
    return { count, page, results: [...head, ...middle, ...tail].slice(0, query.pageSize) };
  };

  return async (query: GamesQuery, context: AskContext): Promise<Sourced<Slice<GameListItem>>> => {
    const found = await catalogue.listGames(query, context);
    if (query.typing === "suggestions" || !isForWords(query)) return found;
    if (await isAnswered(query, found.value, context)) return found;
    const { take, give } = gatherProvenance();
    const slice = take(found);
    try {
      const page = take(
        await asker.page(questionOf(query.search), "searches", {
          item: ListItemReader,
          context,
          onItems: takeIn,
          settled: query.typing === undefined ? undefined : () => settle(textOf(query.search), context),
        }),
      );
      const games = page?.results ?? [];
      seen.note(games);
      return give(await withFound({ query, ownCount: slice.count, games }, context));
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      // It is the catalogue's answer to the words all the same: nothing to be alarmed about, and worth asking again soon.
      take({ value: undefined, provenance: inRawgsPlace({ isDegraded: false, isPersonal: isPersonal(error) }) });
      return give(slice);
    }
  };
}
