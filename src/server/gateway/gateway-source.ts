// RAWG behind the port, with the cache in front of it and the bundled catalogue beneath it: what neither RAWG nor the
// cache can answer is asked there.
import type { TermGroup } from "#shared/search/term-groups.ts";
import { noteProvenance } from "#server/games/provenance.ts";
import {
  resolvePage,
  type GamePart,
  type GameParts,
  type GameSource,
  type GamesQuery,
  type Includes,
  type PageRequest,
  type Ref,
  type Slice,
  type TermList,
} from "#server/games/source.ts";
import type { GameDetail, GameListItem, Screenshot, Term } from "#server/games/wire.ts";
import { isPossibleRef, type Asker } from "./ask.ts";
import { createPartLists } from "./game-parts.ts";
import { askForGames, askForTerms, matchesNothing } from "./games-question.ts";
import { ListItemReader } from "./read-game.ts";
import type { ReadPage } from "./read-part.ts";
import { TermDetailReader, TermReader } from "./read-term.ts";
import { createSuggestions } from "./suggestions.ts";
import { asHttpError, isPersonal, UpstreamError } from "./upstream-error.ts";

const TERM_PATHS: Readonly<Record<TermList, string>> = {
  genres: "genres",
  platforms: "platforms",
  parent_platforms: "platforms/lists/parents",
  stores: "stores",
  tags: "tags",
  developers: "developers",
  publishers: "publishers",
  creators: "creators",
  creator_roles: "creator-roles",
};
/** RAWG has no address for one entry of these. */
const WITHOUT_DETAIL: ReadonlySet<TermList> = new Set(["parent_platforms", "creator_roles"]);
const MEDIA_MAX = { page: 1, pageSize: 40 };

export type GatewayDeps = {
  asker: Asker;
  /** The bundled catalogue. */
  fallback: GameSource;
  /** Waits until the client of the current work has settled on a text; false when it has not. */
  settle: (text: string) => Promise<boolean>;
};

function toSlice<T>(page: ReadPage<T> | null, request: PageRequest): Slice<T> {
  // RAWG's 404 is a page beyond the end; the envelope says so in its own words.
  if (page === null) return { count: 0, page: resolvePage(request, 0), results: [] };
  const number = resolvePage(request, page.count);
  // A count that cannot be read counts the page itself, which may stand far behind the beginning.
  const shown = page.results.length === 0 ? 0 : (number - 1) * request.pageSize + page.results.length;
  return { count: Math.max(page.count, shown), page: number, results: page.results };
}

/** The pictures that a list brings along. Their sizes are not told; the first of them repeats the background. */
function screenshotsOf(game: GameListItem): Screenshot[] {
  return game.short_screenshots
    .filter(({ id }) => id > 0)
    .map(({ id, image }) => ({ id, image, width: 0, height: 0, is_deleted: false }));
}

/** Games from RAWG where possible, from `fallback` where not. Rejects with an HttpError when neither can answer. */
export function createGatewaySource({ asker, fallback, settle }: GatewayDeps): GameSource {
  const parts = createPartLists(asker);
  const suggest = createSuggestions({ asker, fallback });

  const noteFallback = (failure: UpstreamError | undefined) =>
    noteProvenance({
      origin: "bundled",
      how: "bundled",
      ageMs: 0,
      freshForMs: 0,
      isDegraded: failure !== undefined && failure.failure !== "premium" && failure.failure !== "superseded",
      isPersonal: isPersonal(failure),
    });

  /** `undefined` from RAWG means that it knows no such thing, from the fallback that it cannot help. */
  const answer = async <T>(
    fromRawg: () => Promise<T | undefined>,
    fromFallback: (failure: UpstreamError | undefined) => Promise<T | undefined>,
  ): Promise<T | undefined> => {
    let failure: UpstreamError | undefined;
    try {
      const found = await fromRawg();
      if (found !== undefined) return found;
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      failure = error;
    }
    const bundled = await fromFallback(failure);
    if (bundled === undefined && failure !== undefined) throw asHttpError(failure);
    if (bundled !== undefined) noteFallback(failure);
    return bundled;
  };

  /** As `answer`, for what always exists. */
  const answerAlways = async <T>(fromRawg: () => Promise<T>, fromFallback: () => Promise<T>): Promise<T> =>
    (await answer(fromRawg, fromFallback)) ?? (await fromFallback());

  /** A list costs no call for media: pictures came with it, the rest is told where it is kept. */
  const withIncludes = (game: GameListItem, { screenshots, movies, developers }: Includes): GameListItem => {
    const makers = developers ? asker.knownDetail(game.id)?.developers : undefined;
    const videos = movies ? parts.knownMovies(game.id) : undefined;
    return {
      ...game,
      ...(screenshots ? { screenshots: parts.knownScreenshots(game.id) ?? screenshotsOf(game) } : {}),
      ...(videos === undefined ? {} : { videos }),
      ...(makers === undefined ? {} : { developers: makers }),
    };
  };

  /** RAWG takes platforms and stores by id alone. */
  const withIds = async (query: GamesQuery): Promise<GamesQuery> => {
    const idsOf = async (group: TermGroup, refs: readonly Ref[] | undefined) =>
      refs &&
      (
        await Promise.all(
          refs.map(async (ref) => (typeof ref === "number" ? ref : (await fallback.getTerm(group, ref))?.id)),
        )
      ).filter((id) => id !== undefined);
    const terms = { ...query.filters.terms };
    for (const group of ["platforms", "parent_platforms", "stores"] as const) {
      const { any, all, none } = terms[group] ?? {};
      if (terms[group] === undefined) continue;
      const demanded = await idsOf(group, all);
      // No game has a term that nobody knows: the filter then names nothing.
      const isImpossible = demanded?.length !== all?.length;
      terms[group] = {
        any: isImpossible ? [] : await idsOf(group, any),
        all: demanded,
        none: await idsOf(group, none),
      };
    }
    return { ...query, filters: { ...query.filters, terms } };
  };

  const listFromRawg = async (asked: GamesQuery): Promise<Slice<GameListItem>> => {
    const query = await withIds(asked);
    if (matchesNothing(query)) return { count: 0, page: resolvePage(query, 0), results: [] };
    const { query: text, isMeant = () => true } = askForGames(query);
    const kind = query.search === undefined ? "lists" : "searches";
    const settled =
      query.typing === undefined ? undefined : () => settle(query.search?.text.trim().toLowerCase() ?? "");
    const slice = toSlice(
      await asker.page({ path: "games", query: text }, kind, { item: ListItemReader, settled }),
      query,
    );
    const results = slice.results.filter(isMeant).map(({ score, ...game }) => ({
      ...withIncludes(game, query.include),
      ...(query.isFiltered ? { score: score ?? null } : {}),
    }));
    return { ...slice, results };
  };

  /** Would the list be the bundled catalogue's? RAWG does not count, and counts of another list would mislead. */
  const isLeftToFallback = async (query: GamesQuery): Promise<boolean> =>
    asker.isAway() && asker.knownPage({ path: "games", query: askForGames(await withIds(query)).query }) === undefined;

  const detailFromRawg = async (ref: Ref, include: Includes): Promise<GameDetail | undefined> => {
    const [game, screenshots, movies] = await Promise.all([
      asker.detail(ref),
      include.screenshots ? parts.list("screenshots", ref, MEDIA_MAX) : undefined,
      include.movies ? parts.list("movies", ref, MEDIA_MAX) : undefined,
    ]);
    if (game === null) return undefined;
    const shops = await parts.comingShops(game.id);
    return {
      ...game,
      stores: game.stores.map((shop) => ({ ...shop, url: shops.get(shop.id) ?? shop.url })),
      ...(screenshots === undefined ? {} : { screenshots: screenshots.results }),
      ...(movies === undefined ? {} : { videos: movies.results }),
    };
  };

  /**
   * What only paying customers get is empty where the bundled catalogue has nothing either. So is what RAWG cannot be asked
   * now of a game whose record is kept: a page without its pictures is better than none.
   */
  const partFromFallback = async <P extends GamePart>(
    { part, ref, failure }: { part: P; ref: Ref; failure: UpstreamError | undefined },
    page: PageRequest,
  ) => {
    const bundled = await fallback.listPart(part, ref, page);
    const isOffered = part !== "suggested" && part !== "twitch" && part !== "youtube";
    const isEmpty = !isOffered || (failure !== undefined && asker.knownDetail(ref) !== undefined);
    return bundled ?? (isEmpty ? ({ count: 0, page: 1, results: [] } satisfies Slice<GameParts[P]>) : undefined);
  };

  const termsFromRawg = async (list: TermList, query: Parameters<GameSource["listTerms"]>[1]): Promise<Slice<Term>> => {
    const page = await asker.page({ path: TERM_PATHS[list], query: askForTerms(query) }, "terms", { item: TermReader });
    const slice = toSlice(page, query);
    return { ...slice, results: slice.results.filter(({ language = "eng" }) => language === "eng") };
  };

  return {
    listGames: (query) =>
      answerAlways(
        async () => (await suggest(query)) ?? (await listFromRawg(query)),
        () => fallback.listGames(query),
      ),
    vocabulary: fallback.vocabulary,
    understand: (text) => fallback.understand(text),
    countOptions: async (query) => ((await isLeftToFallback(query)) ? await fallback.countOptions(query) : undefined),
    hint: async (query) => ((await isLeftToFallback(query)) ? await fallback.hint(query) : undefined),
    countYears: async () => asker.knownYears() ?? (await fallback.countYears()),
    getGame: async (ref, include) =>
      isPossibleRef(ref)
        ? await answer(
            () => detailFromRawg(ref, include),
            async () => {
              const bundled = await fallback.getGame(ref, include);
              return bundled === undefined || "redirect" in bundled ? undefined : bundled;
            },
          )
        : undefined,
    listPart: async <P extends GamePart>(part: P, ref: Ref, page: PageRequest) => {
      if (!isPossibleRef(ref)) return undefined;
      if (part === "screenshots") parts.prefetchShops(ref);
      return await answer<Slice<GameParts[P]>>(
        () => parts.list(part, ref, page),
        (failure) => partFromFallback({ part, ref, failure }, page),
      );
    },
    listTerms: (list, query) =>
      answerAlways(
        () => termsFromRawg(list, query),
        () => fallback.listTerms(list, query),
      ),
    getTerm: async (list, ref) =>
      isPossibleRef(ref) && !WITHOUT_DETAIL.has(list)
        ? await answer(
            async () =>
              (await asker.one(
                { path: `${TERM_PATHS[list]}/${encodeURIComponent(ref)}`, query: "" },
                "terms",
                TermDetailReader,
              )) ?? undefined,
            () => fallback.getTerm(list, ref),
          )
        : await fallback.getTerm(list, ref),
    isReady: () => fallback.isReady(),
  };
}
