// A game by chance, of those that a list has: a good one, and none that the visitor has marked already.
import type { GamesParams } from "#shared/rawg/query.ts";

/** Of a list, its better quarter, but never fewer than a page of it, and no more than anybody could call good. */
const SHARE = 4;
const PICKED_MIN = 20;
const PICKED_MAX = 2000;
/** What a search finds is good as long as it is near to the words. */
const FOUND_MAX = 60;

/**
 * The place, from 0, of the game to open in a list of `count` games, the best first; `chance` is at least 0 and below 1. The
 * better a game is, the more often it is picked: half of the picks are in the first quarter of those that can be.
 */
export function placeOf(count: number, { chance, isSearch }: { chance: number; isSearch: boolean }): number {
  const good = Math.min(Math.max(Math.ceil(count / SHARE), PICKED_MIN), PICKED_MAX);
  return Math.floor(Math.min(count, isSearch ? FOUND_MAX : good) * chance * chance);
}

const idsIn = (list: string | undefined) => list?.split(",").map(Number) ?? [];

/** The same question without games of any mark. */
export function withoutMarked({ exclude, ids, ...params }: GamesParams, marked: readonly number[]): GamesParams {
  const gone = new Set([...idsIn(exclude), ...marked]);
  if (ids !== undefined) {
    const left = idsIn(ids).filter((id) => !gone.has(id));
    return { ...params, ids: left.join(",") || "0" };
  }
  return gone.size === 0 ? params : { ...params, exclude: [...gone].toSorted((a, b) => a - b).join(",") };
}

type Answer<Game> = { count: number; wished?: number | undefined; results: readonly Game[] };
export type Ask<Game extends { id: number } = { id: number }> = (params: GamesParams) => Promise<Answer<Game>>;

/** One of the games that are listed with `params`, but for those in `marked`; undefined where none is left. */
export async function pickGame(ask: Ask, params: GamesParams, marked: readonly number[]): Promise<number | undefined> {
  const isSearch = params.search !== undefined;
  const list = {
    ...withoutMarked({ ...params, page_size: 1 }, marked),
    // What nobody has rated stands last; words have an order of their own.
    ...(!isSearch && { ordering: "-rating" }),
  };
  const { count, wished = count } = await ask({ ...list, page: 1 });
  const place = placeOf(wished || count, { chance: Math.random(), isSearch });
  return count === 0 ? undefined : (await ask({ ...list, page: place + 1 })).results[0]?.id;
}

const DECK = 20;
const DECK_PAGE = 40;

/** `games` in another order, by chance. */
function shuffled<T>(games: readonly T[], chance: () => number): T[] {
  return games
    .map((game) => ({ game, place: chance() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ game }) => game);
}

/**
 * Twenty good games of all that `ask` lists, but for those in `marked`, by chance; fewer where there are no more. The better
 * games are, the more often they are drawn.
 */
export async function drawDeck<Game extends { id: number }>(
  ask: Ask<Game>,
  marked: readonly number[],
  chance: () => number = Math.random,
): Promise<Game[]> {
  const list = { ...withoutMarked({ page_size: DECK_PAGE }, marked), ordering: "-rating" };
  const first = await ask({ ...list, page: 1 });
  const page = Math.floor(placeOf(first.count, { chance: chance(), isSearch: false }) / DECK_PAGE) + 1;
  const { results } = page === 1 ? first : await ask({ ...list, page });
  return shuffled(results, chance).slice(0, DECK);
}
