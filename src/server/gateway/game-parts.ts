// The lists below a game. RAWG's are short, so each is fetched in pages of the largest size and cut here: however an
// app pages through them, they cost one call.
import { gatherProvenance, mapSourced, own, type Sourced } from "#server/games/provenance.ts";
import {
  resolvePage,
  type GamePart,
  type GameParts,
  type PageRequest,
  type PartQuery,
  type Ref,
  type Slice,
} from "#server/games/source.ts";
import type { GameDetail } from "#server/games/wire.ts";
import type { AskContext } from "#server/http/ask-context.ts";
import { canonicalQuery } from "#shared/rawg/query.ts";
import type { Asker } from "./ask.ts";
import { gamePath } from "./rawg-ref.ts";
import { PART_READERS, type ReadPage } from "./read-part.ts";
import type { Question } from "./upstream.ts";

/** RAWG takes no more a page. */
export const PAGE_SIZE_MAX = 40;

/** Only for keys of a paid plan. */
const PREMIUM_PARTS: ReadonlySet<GamePart> = new Set(["suggested", "twitch", "youtube"]);

/** Where a game's own record says how long a list below it is. */
const COUNTED_BY: Partial<Record<GamePart, (game: GameDetail) => number>> = {
  screenshots: (game) => game.screenshots_count,
  movies: (game) => game.movies_count,
  additions: (game) => game.additions_count,
  "parent-games": (game) => game.parents_count,
  "game-series": (game) => game.game_series_count,
  "development-team": (game) => game.creators_count,
  achievements: (game) => game.achievements_count,
};

export function partQuestion(part: GamePart, ref: Ref, page = 1): Question {
  const query = canonicalQuery({ page: page === 1 ? undefined : page, page_size: PAGE_SIZE_MAX });
  return { path: `${gamePath(ref)}/${part}`, query, isPremium: PREMIUM_PARTS.has(part) };
}

/** RAWG's count may promise more than it serves: a game without screenshots says six. */
function servedCount({ count, results }: ReadPage<unknown>): number {
  return results.length < PAGE_SIZE_MAX ? results.length : count;
}

export function createPartLists(asker: Asker) {
  /** Does the game's record say that there is nothing? Most games have no trailer: that call is worth waiting for. */
  const isKnownEmpty = async (part: GamePart, ref: Ref, context: AskContext): Promise<Sourced<boolean>> => {
    const countOf = COUNTED_BY[part];
    if (countOf === undefined) return own(false);
    const known = part === "movies" ? await asker.comingDetail(ref, context) : await asker.knownDetail(ref);
    if (known === undefined || countOf(known) > 0) return own(false);
    // The answer is as old as the record, and an old record wants to be fetched anew.
    return mapSourced(await asker.detail(ref, context), (game) => game !== null && countOf(game) === 0);
  };

  // Each part has its own reader; that they belong together is PART_READERS' type, which does not survive indexing.
  const readChunk = <P extends GamePart>(part: P, { ref, page }: { ref: Ref; page: number }, context: AskContext) =>
    asker.page(partQuestion(part, ref, page), "details", { item: PART_READERS[part], context }) as Promise<
      Sourced<ReadPage<GameParts[P]> | null>
    >;

  /** The id of the game that `ref` was merged into, if it was. */
  const mergedInto = async (ref: Ref, context: AskContext): Promise<number | undefined> => {
    const game = await asker.comingDetail(ref, context);
    return game === undefined || game.id === ref || game.slug === ref ? undefined : game.id;
  };

  /** The page of a list whose first chunk is there; `more` gives the others. */
  const cut = async <T>(
    first: ReadPage<T>,
    request: PageRequest,
    more: (chunk: number) => Promise<ReadPage<T> | null>,
  ): Promise<Slice<T>> => {
    const count = servedCount(first);
    const page = resolvePage(request, count);
    const [start, end] = [(page - 1) * request.pageSize, Math.min(page * request.pageSize, count)];
    const results: T[] = [];
    for (let from = start; from < end;) {
      const chunk = Math.floor(from / PAGE_SIZE_MAX);
      const found = chunk === 0 ? first : await more(chunk + 1);
      const until = Math.min(end, (chunk + 1) * PAGE_SIZE_MAX);
      results.push(...(found?.results ?? []).slice(from - chunk * PAGE_SIZE_MAX, until - chunk * PAGE_SIZE_MAX));
      from = until;
    }
    return { count, page, results };
  };

  const list = async <P extends GamePart>(
    part: P,
    query: PartQuery,
    context: AskContext,
  ): Promise<Sourced<Slice<GameParts[P]> | undefined>> => {
    const { ref } = query;
    const { take, give } = gatherProvenance();
    const isEmpty = take(await isKnownEmpty(part, ref, context));
    if (isEmpty) return give({ count: 0, page: resolvePage(query, 0), results: [] });
    const chunk = async (page: number) => take(await readChunk(part, { ref, page }, context));
    const first = await chunk(1);
    if (first !== null) return give(await cut(first, query, chunk));
    const other = await mergedInto(ref, context);
    return give(other === undefined ? undefined : take(await list(part, { ...query, ref: other }, context)));
  };

  return {
    list,
    /** Addresses of a game's shops by the id of the link, as far as they are kept or under way. */
    comingShops: async (id: number, context: AskContext): Promise<Map<number, string>> => {
      const links = (await asker.comingPage<GameParts["stores"]>(partQuestion("stores", id), context))?.results ?? [];
      return new Map(links.map((link) => [link.id, link.url]));
    },
    prefetchShops: (id: number, context: AskContext): void =>
      asker.prefetch(partQuestion("stores", id), "details", { item: PART_READERS.stores, context }),
  };
}
