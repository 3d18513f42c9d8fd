// One game and the lists below it. What the catalogue holds is its own; what it does not is asked of RAWG when somebody
// opens the game, kept, and renewed when it is old.
import { combineProvenances, gatherProvenance, inRawgsPlace, own, type Sourced } from "#server/games/provenance.ts";
import type { GamePart, GameParts, GameSource, Includes, PartQuery, Ref, Slice } from "#server/games/source.ts";
import type { GameDetail, Redirect } from "#server/games/wire.ts";
import type { AskContext } from "#server/http/ask-context.ts";
import type { Asker } from "./ask.ts";
import { fillIn } from "./fill-in.ts";
import { createPartLists, PAGE_SIZE_MAX } from "./game-parts.ts";
import { isPossibleRef } from "./rawg-ref.ts";
import type { SeenPictures } from "./seen-pictures.ts";
import { asHttpError, isPersonal, UpstreamError } from "./upstream-error.ts";

const WHOLE = { page: 1, pageSize: PAGE_SIZE_MAX };
const NO_INCLUDES: Includes = { screenshots: false, movies: false, developers: false };
/** The catalogue keeps none of these for any game. */
const RAWGS_ALONE: ReadonlySet<GamePart> = new Set(["achievements", "reddit", "twitch", "youtube"]);
/** What the catalogue has of these is whole; of a game that it knows little of it may have none. */
const OWN_LISTS: ReadonlySet<GamePart> = new Set(["additions", "parent-games", "game-series", "development-team"]);
/** RAWG offers these to paying customers, so that nothing is missing where there are none. */
const SOLD: ReadonlySet<GamePart> = new Set(["suggested", "twitch", "youtube"]);

export type GamesDeps = {
  asker: Asker;
  catalogue: GameSource;
  seen: SeenPictures;
  /** Hears of a game of the catalogue that RAWG says it does not have. */
  giveUp: (id: number) => void;
};

type Fallback<T> = (failure: UpstreamError | undefined) => T | Promise<T>;

/**
 * RAWG's answer, or `instead` where it cannot answer, marked. `undefined` from RAWG means that it knows no such thing,
 * from `instead` that nobody does.
 */
async function askOr<T>(ask: () => Promise<Sourced<T>>, instead: Fallback<T>): Promise<Sourced<T>> {
  let missing: Sourced<T> | undefined;
  let failure: UpstreamError | undefined;
  try {
    const found = await ask();
    if (found.value !== undefined) return found;
    missing = found;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    failure = error;
  }
  const value = await instead(failure);
  if (value === undefined && failure !== undefined) throw asHttpError(failure);
  if (value === undefined && missing !== undefined) return missing;
  const isDegraded = failure !== undefined && failure.failure !== "premium";
  const heard = missing === undefined ? [] : [missing.provenance];
  const provenance = combineProvenances([...heard, inRawgsPlace({ isDegraded, isPersonal: isPersonal(failure) })]);
  return { value, provenance };
}

/** A game that the catalogue knows, and whether RAWG knows more of it. */
type Known = { id: number; isBrief: boolean };

/** What `getGame` and `listPart` of the port promise. */
export function createGames({ asker, catalogue, seen, giveUp }: GamesDeps): Pick<GameSource, "getGame" | "listPart"> {
  const parts = createPartLists(asker);

  /** Pictures and trailers inside a game, as far as they were asked for; the catalogue's where it has them. */
  const mediaOf = async (
    { id, screenshots: pictures, videos: trailers = [] }: Pick<GameDetail, "id" | "screenshots" | "videos">,
    include: Includes,
    context: AskContext,
  ): Promise<Sourced<Pick<GameDetail, "screenshots" | "videos">>> => {
    const listOf = <P extends "screenshots" | "movies">(part: P) =>
      askOr<Slice<GameParts[P]> | undefined>(
        () => parts.list(part, { ...WHOLE, ref: id }, context),
        () => ({ count: 0, page: 1, results: [] }),
      );
    const known = pictures ?? seen.of(id);
    const { take, give } = gatherProvenance();
    const [screenshots, movies] = await Promise.all([
      include.screenshots && known === undefined ? listOf("screenshots") : own(undefined),
      include.movies && trailers.length === 0 ? listOf("movies") : own(undefined),
    ]);
    const [shots, videos] = [take(screenshots)?.results ?? known ?? [], take(movies)?.results ?? trailers];
    return give({
      ...(include.screenshots ? { screenshots: [...shots] } : {}),
      ...(include.movies ? { videos } : {}),
    });
  };

  /** RAWG's record of a game beside `brief`, with the media and the shops' links; undefined where RAWG knows no such game. */
  const wholeOf = async (
    { ref, brief }: { ref: Ref; brief?: GameDetail },
    include: Includes,
    context: AskContext,
  ): Promise<Sourced<GameDetail | undefined>> => {
    const { take, give } = gatherProvenance();
    const asked = await asker.detail(ref, context);
    const detail = take(asked);
    if (detail === null) {
      if (brief !== undefined) giveUp(brief.id);
      return give(undefined);
    }
    const isOpened = include.screenshots || include.movies;
    // Most games are opened once. Whoever comes after the first finds links to the shops' own pages.
    if (isOpened && asked.provenance.how !== "miss" && detail.stores.length > 0)
      parts.prefetchShops(detail.id, context);
    const game = brief === undefined ? detail : fillIn(brief, detail);
    const media = take(await mediaOf(game, include, context));
    const shops = await parts.comingShops(detail.id, context);
    return give({
      ...game,
      stores: game.stores.map((shop) => ({ ...shop, url: shops.get(shop.id) ?? shop.url })),
      ...media,
    });
  };

  const isBrief = (game: GameDetail | Redirect): game is GameDetail =>
    !("redirect" in game) && game.is_brief === true && isPossibleRef(game.id);

  const knownGame = async (ref: Ref, context: AskContext): Promise<Known | undefined> => {
    const { value } = await catalogue.getGame(ref, NO_INCLUDES, context);
    return value === undefined || "redirect" in value ? undefined : { id: value.id, isBrief: isBrief(value) };
  };

  /** What the catalogue has is answer enough. */
  const isOwn = (part: GamePart, { id, isBrief: isUnfinished }: Known, count: number): boolean => {
    if (!isPossibleRef(id)) return true;
    if (RAWGS_ALONE.has(part)) return count > 0;
    return part === "suggested" || !isUnfinished || (OWN_LISTS.has(part) && count > 0);
  };

  return {
    getGame: async (ref, include, context) => {
      const mine = await catalogue.getGame(ref, include, context);
      const game = mine.value;
      if (game !== undefined && !isBrief(game)) return mine;
      if (game !== undefined) {
        return await askOr<GameDetail | undefined>(
          () => wholeOf({ ref: game.id, brief: game }, include, context),
          () => game,
        );
      }
      if (!isPossibleRef(ref)) return mine;
      return await askOr<GameDetail | undefined>(
        () => wholeOf({ ref }, include, context),
        () => undefined,
      );
    },
    listPart: async <P extends GamePart>(part: P, query: PartQuery, context: AskContext) => {
      const mine = await catalogue.listPart(part, query, context);
      const game = await knownGame(query.ref, context);
      const isAnswered = game !== undefined && isOwn(part, game, mine.value?.count ?? 0);
      if (isAnswered || !isPossibleRef(query.ref)) return mine;
      // Of a paid route, or of a game whose record is kept: a page without its pictures is better than none.
      const nothing = async (failure: UpstreamError | undefined): Promise<Slice<GameParts[P]> | undefined> => {
        const isKept = failure !== undefined && (await asker.knownDetail(query.ref)) !== undefined;
        return SOLD.has(part) || isKept ? { count: 0, page: 1, results: [] } : undefined;
      };
      return await askOr<Slice<GameParts[P]> | undefined>(
        () => parts.list(part, { ...query, ref: game?.id ?? query.ref }, context),
        async (failure) => mine.value ?? (await nothing(failure)),
      );
    },
  };
}
