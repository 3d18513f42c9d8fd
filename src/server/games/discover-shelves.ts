// The shelves of the page for discoveries: a handful of games each, with a reason to look at them, drawn anew each day out of lists that
// every source answers. It knows how a shelf is filled; which shelves stand there is the table's.
import { withoutEdition } from "#server/search/titles/editions.ts";
import { keyWords, spellingsOf } from "#server/search/titles/spellings.ts";
import { randomStream } from "#shared/random-stream.ts";
import { isDay, shiftDay } from "#shared/rawg/day.ts";
import { shuffledBy } from "./shuffled-by.ts";
import type { DateRange, GamesFilters, GamesOrder, GamesQuery, Includes, Slice } from "./source.ts";
import type { GameListItem, Term } from "./wire.ts";

/** Games on a shelf. With fewer than the least, there is no shelf. */
export const SHOWN = 6;
const SHOWN_MIN = 3;
const PAGE = 40;
const FIRST_YEAR = 1970;
/** So far down its list is looked for games of which the day is known. */
const DAY_PAGES_MAX = 25;
const FIRST_DECADE = 1980;
/** A decade is one to look back at once it is that old. */
const DECADE_AGE = 3;
const DECADE = 10;
/** The largest series of a catalogue, of which one is drawn, and how many are tried until one has enough games. */
const SERIES_POOL = 80;
const SERIES_TRIED = 8;

const GREAT = { from: 80, to: 100 };
const EVENING_HOURS = { from: 1, to: 5 };
const BEST: readonly GamesOrder[] = [{ field: "rating", isDescending: true }];

/** In the order of the page. */
export const SHELF_NAMES = ["new", "short", "gems", "day", "series", "decade"] as const;
type ShelfName = (typeof SHELF_NAMES)[number];

/** Where they are asked for, and on whose behalf, is the route's. */
type Lists = {
  listGames: (query: GamesQuery) => Promise<Slice<GameListItem>>;
  listSeries: (page: { page: number; pageSize: number }) => Promise<Slice<Term>>;
};

type DrawnShelf = {
  name: ShelfName;
  /** The series that it is about, or the first year of its decade. */
  series?: Pick<Term, "id" | "name" | "slug">;
  from?: number;
  results: GameListItem[];
};

type Asked = { filters: GamesFilters; ordering?: readonly GamesOrder[] };
/** What each game is to hold, and how many games are drawn for a shelf: those beyond the shown ones stand in for others. */
export type Drawn = { include: Includes; size: number };
/** What shelves are drawn with: the day, its chance, and the games that stand on the page already. */
type Drawing = Lists & Drawn & { today: string; draw: () => number; taken: ReadonlySet<number> };

const questionOf = ({ filters, ordering = [] }: Asked, page: number, include: Includes): GamesQuery => ({
  page,
  pageSize: PAGE,
  filters: { exclude_additions: true, ...filters },
  search: undefined,
  ordering,
  include,
  isFiltered: true,
});

/** The little known edition of a game that everybody knows is no find. */
const isEdition = ({ name }: GameListItem) => withoutEdition(keyWords(spellingsOf(name).plain)) !== undefined;

const free = (games: readonly GameListItem[], { taken }: Drawing) =>
  games.filter((game) => !taken.has(game.id) && !isEdition(game));

/** Some of the first `pool` games of the first list that has enough. */
async function drawFrom(lists: readonly Asked[], pool: number, drawing: Drawing): Promise<GameListItem[]> {
  const { listGames, draw, include, size } = drawing;
  for (const asked of lists) {
    const first = await listGames(questionOf(asked, 1, include));
    if (first.count < 2 * SHOWN && asked !== lists.at(-1)) continue;
    const pages = Math.max(1, Math.floor(Math.min(first.count, pool) / PAGE));
    const page = 1 + Math.floor(draw() * pages);
    const { results } = page === 1 ? first : await listGames(questionOf(asked, page, include));
    return shuffledBy(free(results, drawing), draw).slice(0, size);
  }
  return [];
}

/** The day itself in every year before; in a short year the 29th of February is left out. */
function sameDays(today: string): DateRange[] {
  const year = Number(today.slice(0, 4));
  return Array.from({ length: year - FIRST_YEAR }, (_, back) => `${year - 1 - back}${today.slice(4)}`)
    .filter(isDay)
    .map((day) => ({ from: day, to: day }));
}

/** Games whose very day is known: one of which only the year is has its last day, and that day has hundreds. */
async function onThisDay(drawing: Drawing): Promise<GameListItem[]> {
  const { listGames, today, include, size } = drawing;
  const found: GameListItem[] = [];
  for (let page = 1; page <= DAY_PAGES_MAX && found.length < size; page += 1) {
    const { results, count } = await listGames(questionOf({ filters: { dates: sameDays(today) } }, page, include));
    found.push(...free(results, drawing).filter(({ released_precision: precision }) => precision === undefined));
    if (page * PAGE >= count) break;
  }
  return found.slice(0, size);
}

/** A series with its games from the first on, as far as they are out. */
async function oneSeries(drawing: Drawing): Promise<Pick<DrawnShelf, "series" | "results">> {
  const { listSeries, listGames, draw, today, include, size } = drawing;
  const pages = SERIES_POOL / PAGE;
  const { results: all } = await listSeries({ page: 1 + Math.floor(draw() * pages), pageSize: PAGE });
  for (const { id, name, slug } of shuffledBy(all, draw).slice(0, SERIES_TRIED)) {
    const filters = { series: [slug], dates: [{ from: `${FIRST_YEAR - DECADE}-01-01`, to: today }] };
    const ordering = [{ field: "released", isDescending: false }] as const;
    const { results } = await listGames(questionOf({ filters, ordering }, 1, include));
    if (results.length >= SHOWN_MIN) return { series: { id, name, slug }, results: results.slice(0, size) };
  }
  return { results: [] };
}

async function oneDecade(drawing: Drawing): Promise<Pick<DrawnShelf, "from" | "results">> {
  const last = Math.floor((Number(drawing.today.slice(0, 4)) - DECADE_AGE) / DECADE) * DECADE;
  const decades = (last - FIRST_DECADE) / DECADE + 1;
  const from = FIRST_DECADE + Math.floor(drawing.draw() * decades) * DECADE;
  const dates = [{ from: `${from}-01-01`, to: `${from + DECADE - 1}-12-31` }];
  // Of the first of them hardly any game has a score: there what most people know.
  const lists = [{ filters: { dates, metacritic: GREAT } }, { filters: { dates } }];
  return { from, results: await drawFrom(lists, 2 * PAGE, drawing) };
}

/** How each shelf is filled, in the order of filling: what has little to choose from comes first. */
const FILLED: Readonly<Record<ShelfName, (drawing: Drawing) => Promise<Omit<DrawnShelf, "name">>>> = {
  series: oneSeries,
  day: async (drawing) => ({ results: await onThisDay(drawing) }),
  new: async (drawing) => {
    const { today } = drawing;
    const lists = [90, 365, 3 * 365, 30 * 365].map((days) => ({
      filters: { dates: [{ from: shiftDay(today, -days), to: today }] },
    }));
    return { results: await drawFrom(lists, PAGE, drawing) };
  },
  gems: async (drawing) => {
    const fame = { fame: ["little-known"], release: ["out"] };
    const lists = [
      { filters: { ...fame, metacritic: GREAT }, ordering: BEST },
      { filters: fame, ordering: BEST },
    ];
    return { results: await drawFrom(lists, 3 * PAGE, drawing) };
  },
  short: async (drawing) => {
    // Of a game that has no end the hours say nothing.
    const ended = { tags: ["singleplayer"], genres_none: ["massively-multiplayer"] };
    const short = { ...ended, playtime: EVENING_HOURS, release: ["out"] };
    const lists = [
      { filters: { ...short, metacritic: GREAT }, ordering: BEST },
      { filters: short, ordering: BEST },
    ];
    return { results: await drawFrom(lists, 3 * PAGE, drawing) };
  },
  decade: oneDecade,
};

/** What stands in for others of a shelf is shown on none and stands in on no other; `taken` has it from then on. */
function withoutTaken(shelf: DrawnShelf, taken: Set<number>): DrawnShelf {
  const spare = shelf.results.slice(SHOWN).filter(({ id }) => !taken.has(id));
  for (const { id } of spare) taken.add(id);
  return { ...shelf, results: [...shelf.results.slice(0, SHOWN), ...spare] };
}

/** The shelves of a day, `YYYY-MM-DD`: whoever asks, and for how many games, the same begin them, and no game is on two. */
export async function drawShelves(today: string, drawn: Drawn, lists: Lists): Promise<DrawnShelf[]> {
  const taken = new Set<number>();
  const shelves = new Map<ShelfName, DrawnShelf>();
  // Object.keys forgets the keys' type.
  for (const name of Object.keys(FILLED) as ShelfName[]) {
    const shelf = await FILLED[name]({ ...lists, ...drawn, today, taken, draw: randomStream(`${today} ${name}`) });
    if (shelf.results.length < SHOWN_MIN) continue;
    for (const { id } of shelf.results.slice(0, SHOWN)) taken.add(id);
    shelves.set(name, { name, ...shelf });
  }
  return SHELF_NAMES.flatMap((name) => shelves.get(name) ?? []).map((shelf) => withoutTaken(shelf, taken));
}
