// RAWG behind the port, with the cache in front of it and the bundled catalogue beneath it: what neither RAWG nor the
// cache can answer is asked there.
import {
  MATCHES,
  STORED_GROUPS,
  type StoredGroup,
  TERMS,
  type TermParameter,
  termParameter,
} from "#shared/catalogue/filters.ts";
import {
  combineProvenances,
  gatherProvenance,
  inRawgsPlace,
  mapSourced,
  own,
  type Sourced,
} from "#server/games/provenance.ts";
import {
  resolvePage,
  type GamePart,
  type GameParts,
  type GameSource,
  type GamesQuery,
  type Includes,
  type PageRequest,
  type PartQuery,
  type Ref,
  type Slice,
  type TermList,
  type TermsQuery,
} from "#server/games/source.ts";
import type { GameDetail, GameListItem, Term, TermDetail } from "#server/games/wire.ts";
import type { AskContext } from "#server/http/ask-context.ts";
import { isPossibleRef, type Asker } from "./ask.ts";
import { createPartLists } from "./game-parts.ts";
import { createIncludes } from "./includes.ts";
import { askForGames, askForTerms, canAsk, matchesNothing } from "./games-question.ts";
import { ListItemReader } from "./read-game.ts";
import type { ReadPage } from "./read-part.ts";
import { TermDetailReader, TermReader } from "./read-term.ts";
import { createSuggestions } from "./suggestions.ts";
import { asHttpError, isPersonal, UpstreamError } from "./upstream-error.ts";

/** Where RAWG keeps a taxonomy; it knows no others. */
const TERM_PATHS: Readonly<Partial<Record<TermList, string>>> = {
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
/** RAWG takes these by id alone. */
const BY_ID = STORED_GROUPS.filter((group) => TERMS[group].by === "id");
/** RAWG has no address for one entry of these. */
const WITHOUT_DETAIL: ReadonlySet<TermList> = new Set(["parent_platforms", "creator_roles"]);
const MEDIA_MAX = { page: 1, pageSize: 40 };

export type GatewayDeps = {
  asker: Asker;
  /** The bundled catalogue. */
  fallback: GameSource;
  /** Waits until whoever asks has settled on a text; false when it has not. */
  settle: (text: string, context: AskContext) => Promise<boolean>;
};

function toSlice<T>(page: ReadPage<T> | null, request: PageRequest): Slice<T> {
  // RAWG's 404 is a page beyond the end; the envelope says so in its own words.
  if (page === null) return { count: 0, page: resolvePage(request, 0), results: [] };
  const number = resolvePage(request, page.count);
  // A count that cannot be read counts the page itself, which may stand far behind the beginning.
  const shown = page.results.length === 0 ? 0 : (number - 1) * request.pageSize + page.results.length;
  return { count: Math.max(page.count, shown), page: number, results: page.results };
}

/** Games from RAWG where possible, from `fallback` where not. Rejects with an HttpError when neither can answer. */
export function createGatewaySource({ asker, fallback, settle }: GatewayDeps): GameSource {
  const parts = createPartLists(asker);
  const withIncludes = createIncludes(asker);
  const suggest = createSuggestions({ asker, fallback });

  /** `undefined` from RAWG means that it knows no such thing, from the fallback that it cannot help. */
  const answer = async <T>(
    fromRawg: () => Promise<Sourced<T>>,
    fromFallback: (failure: UpstreamError | undefined) => Promise<Sourced<T>>,
  ): Promise<Sourced<T>> => {
    let missing: Sourced<T> | undefined;
    let failure: UpstreamError | undefined;
    try {
      const found = await fromRawg();
      if (found.value !== undefined) return found;
      missing = found;
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      failure = error;
    }
    const bundled = await fromFallback(failure);
    if (bundled.value === undefined && failure !== undefined) throw asHttpError(failure);
    if (bundled.value === undefined) return missing ?? bundled;
    const isDegraded = failure !== undefined && failure.failure !== "premium" && failure.failure !== "superseded";
    const heard = [...(missing === undefined ? [] : [missing.provenance]), bundled.provenance];
    const provenance = combineProvenances([...heard, inRawgsPlace({ isDegraded, isPersonal: isPersonal(failure) })]);
    return { value: bundled.value, provenance };
  };

  /** The question with ids in the place of slugs, where RAWG takes ids alone. */
  const withIds = async (query: GamesQuery, context: AskContext): Promise<GamesQuery> => {
    const idsOf = async (group: StoredGroup, refs: readonly Ref[] | undefined) =>
      refs &&
      (
        await Promise.all(
          refs.map(async (ref) =>
            typeof ref === "number" ? ref : (await fallback.getTerm(group, ref, context)).value?.id,
          ),
        )
      ).filter((id) => id !== undefined);
    const byIds = BY_ID.map(async (group): Promise<[TermParameter, readonly Ref[] | undefined][]> => {
      const [any, all, none] = MATCHES.map((match) => query.filters[termParameter(group, match)]);
      const demanded = await idsOf(group, all);
      // No game has a term that nobody knows: the filter then names nothing.
      const isImpossible = demanded?.length !== all?.length;
      return [
        [group, isImpossible ? [] : await idsOf(group, any)],
        [`${group}_all`, demanded],
        [`${group}_none`, await idsOf(group, none)],
      ];
    });
    const changed = Object.fromEntries((await Promise.all(byIds)).flat());
    return { ...query, filters: { ...query.filters, ...changed } };
  };

  const listFromRawg = async (asked: GamesQuery, context: AskContext): Promise<Sourced<Slice<GameListItem>>> => {
    const query = await withIds(asked, context);
    if (matchesNothing(query)) return own({ count: 0, page: resolvePage(query, 0), results: [] });
    const { query: text, isMeant = () => true } = askForGames(query);
    const kind = query.search === undefined ? "lists" : "searches";
    const settled =
      query.typing === undefined ? undefined : () => settle(query.search?.text.trim().toLowerCase() ?? "", context);
    const page = await asker.page({ path: "games", query: text }, kind, { item: ListItemReader, settled, context });
    const slice = toSlice(page.value, query);
    const results = await Promise.all(
      slice.results.filter(isMeant).map(async ({ score, ...game }) => ({
        ...(await withIncludes(game, query.include)),
        ...(query.isFiltered ? { score: score ?? null } : {}),
      })),
    );
    return { value: { ...slice, results }, provenance: page.provenance };
  };

  /** A page of RAWG's in an order that RAWG does not know would be in no order at all. */
  const listInItsPlace = async (query: GamesQuery, context: AskContext): Promise<Sourced<Slice<GameListItem>>> => {
    const { value, provenance } = await fallback.listGames(query, context);
    return {
      value,
      provenance: combineProvenances([provenance, inRawgsPlace({ isDegraded: false, isPersonal: false })]),
    };
  };

  /** Would the list be the bundled catalogue's? RAWG does not count, and counts of another list would mislead. */
  const isLeftToFallback = async (query: GamesQuery, context: AskContext): Promise<boolean> =>
    !canAsk(query) ||
    ((await asker.isAway(context)) &&
      (await asker.knownPage({ path: "games", query: askForGames(await withIds(query, context)).query })) ===
        undefined);

  const detailFromRawg = async (
    ref: Ref,
    include: Includes,
    context: AskContext,
  ): Promise<Sourced<GameDetail | undefined>> => {
    const media = { ...MEDIA_MAX, ref };
    const { take, give } = gatherProvenance();
    const [detail, screenshots, movies] = await Promise.all([
      asker.detail(ref, context),
      include.screenshots ? parts.list("screenshots", media, context) : own(undefined),
      include.movies ? parts.list("movies", media, context) : own(undefined),
    ]);
    const game = take(detail);
    const [pictures, trailers] = [take(screenshots), take(movies)];
    if (game === null) return give(undefined);
    const shops = await parts.comingShops(game.id, context);
    return give({
      ...game,
      stores: game.stores.map((shop) => ({ ...shop, url: shops.get(shop.id) ?? shop.url })),
      ...(pictures === undefined ? {} : { screenshots: pictures.results }),
      ...(trailers === undefined ? {} : { videos: trailers.results }),
    });
  };

  /**
   * What only paying customers get is empty where the bundled catalogue has nothing either. So is what RAWG cannot be asked
   * now of a game whose record is kept: a page without its pictures is better than none.
   */
  const partFromFallback = async <P extends GamePart>(
    { part, failure }: { part: P; failure: UpstreamError | undefined },
    query: PartQuery,
    context: AskContext,
  ): Promise<Sourced<Slice<GameParts[P]> | undefined>> => {
    const bundled = await fallback.listPart(part, query, context);
    const isOffered = part !== "suggested" && part !== "twitch" && part !== "youtube";
    const isEmpty = !isOffered || (failure !== undefined && (await asker.knownDetail(query.ref)) !== undefined);
    return mapSourced(bundled, (slice) => slice ?? (isEmpty ? { count: 0, page: 1, results: [] } : undefined));
  };

  const termsFromRawg = async (path: string, query: TermsQuery, context: AskContext): Promise<Sourced<Slice<Term>>> =>
    mapSourced(
      await asker.page({ path, query: askForTerms(query) }, "terms", { item: TermReader, context }),
      (page) => {
        const slice = toSlice(page, query);
        return { ...slice, results: slice.results.filter(({ language = "eng" }) => language === "eng") };
      },
    );

  const termFromRawg = async (path: string, ref: Ref, context: AskContext): Promise<Sourced<TermDetail | undefined>> =>
    mapSourced(
      await asker.one({ path: `${path}/${encodeURIComponent(ref)}`, query: "" }, "terms", {
        reader: TermDetailReader,
        context,
      }),
      (term) => term ?? undefined,
    );

  return {
    listGames: (query, context) =>
      canAsk(query)
        ? answer(
            async () => (await suggest(query, context)) ?? (await listFromRawg(query, context)),
            () => fallback.listGames(query, context),
          )
        : listInItsPlace(query, context),
    vocabulary: fallback.vocabulary,
    understand: (text, context) => fallback.understand(text, context),
    findMaker: (text, context) => fallback.findMaker(text, context),
    countOptions: async (query, context) =>
      (await isLeftToFallback(query, context)) ? await fallback.countOptions(query, context) : own(undefined),
    hint: async (query, context) =>
      (await isLeftToFallback(query, context)) ? await fallback.hint(query, context) : own(undefined),
    // They come along with lists of any age, so that they say nothing of their own.
    countYears: async (context) => {
      const years = await asker.knownYears();
      return years === undefined ? await fallback.countYears(context) : own(years);
    },
    getGame: async (ref, include, context) =>
      isPossibleRef(ref)
        ? await answer<GameDetail | undefined>(
            () => detailFromRawg(ref, include, context),
            async () =>
              mapSourced(await fallback.getGame(ref, include, context), (game) =>
                game === undefined || "redirect" in game ? undefined : game,
              ),
          )
        : own(undefined),
    listPart: async <P extends GamePart>(part: P, query: PartQuery, context: AskContext) => {
      if (!isPossibleRef(query.ref)) return own(undefined);
      if (part === "screenshots") parts.prefetchShops(query.ref, context);
      return await answer<Slice<GameParts[P]> | undefined>(
        () => parts.list(part, query, context),
        (failure) => partFromFallback({ part, failure }, query, context),
      );
    },
    listTerms: async (list, query, context) => {
      const path = TERM_PATHS[list];
      if (path === undefined) return await fallback.listTerms(list, query, context);
      return await answer(
        () => termsFromRawg(path, query, context),
        () => fallback.listTerms(list, query, context),
      );
    },
    getTerm: async (list, ref, context) => {
      const path = WITHOUT_DETAIL.has(list) ? undefined : TERM_PATHS[list];
      if (path === undefined || !isPossibleRef(ref)) return await fallback.getTerm(list, ref, context);
      return await answer(
        () => termFromRawg(path, ref, context),
        () => fallback.getTerm(list, ref, context),
      );
    },
    isReady: () => fallback.isReady(),
  };
}
