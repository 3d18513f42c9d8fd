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

/** What is told of a game here: `rating` is 0 where no player has rated it, `metacritic` null where it has no score. */
export type Candidate = { id: number; rating: number; metacritic: number | null };
type Answer<Game> = { count: number; wished?: number | undefined; results: readonly Game[] };
export type Ask<Game extends Candidate = Candidate> = (params: GamesParams) => Promise<Answer<Game>>;

const isRated = ({ rating, metacritic }: Candidate) => rating > 0 || metacritic !== null;

/** How many games make a page, how many rated ones a draw wants of it, and the chance, from 0 and below 1. */
type Draw = { size: number; wanted: number; chance: () => number };
type Listing<Game> = { list: GamesParams; first: Answer<Game> };

/**
 * A page of the list, by chance, with as many rated games as are wanted, and none else then. Nobody says how many a list has;
 * but as they stand first, a page with too few says that the others are before it, and chance is asked again for what is before.
 */
async function pageByChance<Game extends Candidate>(
  ask: Ask<Game>,
  { list, first }: Listing<Game>,
  { size, wanted, chance }: Draw,
): Promise<readonly Game[]> {
  const isSearch = list.search !== undefined;
  let before = first.wished || first.count;
  let drawn: readonly Game[] | undefined;
  while (before > 0) {
    const page = Math.floor(placeOf(before, { chance: chance(), isSearch }) / size);
    const { results } = page === 0 ? first : await ask({ ...list, page: page + 1 });
    const rated = results.filter(isRated);
    if (rated.length >= wanted) return rated;
    drawn ??= results;
    before = page * size;
  }
  return first.results.some(isRated) ? first.results : (drawn ?? []);
}

/** Any score. What has none lies in no range. */
const SCORED = "1,100";

/**
 * The same of games with a Metacritic, whose number one short answer tells, so that it is their better quarter that is drawn
 * from; of all games where too few have one. Words keep an order of their own.
 */
async function drawPage<Game extends Candidate>(ask: Ask<Game>, params: GamesParams, draw: Draw) {
  const listing = async (asked: GamesParams, ordering: string): Promise<Listing<Game>> => {
    const list = { ...params, ...asked, page_size: draw.size, ...(params.search === undefined && { ordering }) };
    return { list, first: await ask({ ...list, page: 1 }) };
  };
  const scored = await listing({ metacritic: params.metacritic ?? SCORED }, "-metacritic");
  const { count, wished = count } = scored.first;
  // What nobody has rated stands last by rating.
  return await pageByChance(ask, wished < draw.wanted ? await listing({}, "-rating") : scored, draw);
}

/**
 * One of the games that are listed with `params`, but for those in `marked`: of the rated ones as long as there are any.
 * Undefined where none is left.
 */
export async function pickGame(ask: Ask, params: GamesParams, marked: readonly number[]): Promise<number | undefined> {
  const draw = { size: 1, wanted: 1, chance: Math.random };
  return (await drawPage(ask, withoutMarked(params, marked), draw))[0]?.id;
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
 * games are, the more often they are drawn; those that nobody has rated come last, where there are too few others.
 */
export async function drawDeck<Game extends Candidate>(
  ask: Ask<Game>,
  marked: readonly number[],
  chance: () => number = Math.random,
): Promise<Game[]> {
  const games = await drawPage(ask, withoutMarked({}, marked), { size: DECK_PAGE, wanted: DECK, chance });
  return shuffled(games, chance)
    .toSorted((a, b) => Number(isRated(b)) - Number(isRated(a)))
    .slice(0, DECK);
}
