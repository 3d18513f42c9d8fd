// What a series has for whoever likes a game of it: the next one, and its beginning. Only that order of a series is known in
// which its games came out; where they are numbered, the number leads.
import type { GameListItem } from "#shared/rawg/game.ts";
import type { TaxonomyRef } from "#shared/rawg/taxonomy.ts";
import { createSameGames, type SameGames } from "./same-game.ts";
import type { Told } from "./told-by-shelf.ts";

/** Half stars above which a game is liked, whatever its mark says. */
const LIKED_HALF_STARS = 5;
const ROMAN = [
  "",
  "I",
  "II",
  "III",
  "IV",
  "V",
  "VI",
  "VII",
  "VIII",
  "IX",
  "X",
  "XI",
  "XII",
  "XIII",
  "XIV",
  "XV",
  "XVI",
];
const FIGURE = /^(?:\d{1,2}|[IVX]{1,5}):?$/;

export type SeriesGame = Pick<GameListItem, "id" | "name" | "released">;
/** What is to be said of a game that is recommended for its series. */
export type SeriesReason = { readonly name: string; readonly place: "next" | "first" };
export type SeriesPick<Game extends SeriesGame> = {
  readonly game: Game;
  readonly told: Told;
  readonly series: SeriesReason;
};

/** Is it a game that somebody has finished, given stars or a heart, and liked? */
export const isEnjoyed = ({ weight, mark, halfStars, isFavorite }: Told): boolean =>
  weight > 0 && (mark === "finished" || halfStars > LIKED_HALF_STARS || isFavorite);

/** "Dark Souls" and 2 of "Dark Souls II: Scholar"; what has no number is the first of its name. */
function numberOf(name: string): { stem: string; number: number } {
  const words = name.split(" ");
  const at = words.findIndex((word, index) => index > 0 && FIGURE.test(word));
  const figure = words[at]?.replace(":", "") ?? "";
  const number = ROMAN.includes(figure) ? ROMAN.indexOf(figure) : Number(figure);
  return number > 0
    ? { stem: words.slice(0, at).join(" ").toLowerCase(), number }
    : { stem: name.toLowerCase(), number: 1 };
}

/** The games of a series in the order in which they came out, each once: a later edition of one is none of its own. */
function inOrder<Game extends SeriesGame>(games: readonly Game[]): Game[] {
  const order = games
    .filter(({ released }) => released !== null)
    .toSorted((a, b) => (a.released ?? "").localeCompare(b.released ?? "") || a.id - b.id);
  const before = createSameGames<Game>([]);
  return order.filter((game) => {
    const isNew = before.find(game) === undefined;
    before.add(game);
    return isNew;
  });
}

/** The one that follows `last`: by its number where they are numbered, else the next that came out. */
function following<Game extends SeriesGame>(order: readonly Game[], last: Game, isPassed: (game: Game) => boolean) {
  const { stem, number } = numberOf(last.name);
  const numbered = order.find(({ name }) => {
    const other = numberOf(name);
    return other.stem === stem && other.number === number + 1;
  });
  if (numbered !== undefined && !isPassed(numbered)) return numbered;
  return order.slice(order.indexOf(last) + 1).find((game) => !isPassed(game));
}

type Shelf = {
  /** What was told of games, the loudest first. */
  told: readonly Told[];
  /** All that stands on the shelf. */
  known: SameGames<{ readonly id: number; readonly name: string }>;
};

/** What to play of one series; nothing of it is on the shelf, nor another edition of what is. */
export function picksOfSeries<Game extends SeriesGame>(
  series: TaxonomyRef,
  games: readonly Game[],
  { told, known }: Shelf,
): SeriesPick<Game>[] {
  const order = inOrder(games);
  const toldOf = (game: Game) => told.find(({ id }) => id === known.find(game)?.id);
  const enjoyed = order.filter((game) => {
    const said = toldOf(game);
    return said !== undefined && isEnjoyed(said);
  });
  const last = enjoyed.at(-1);
  const said = last && toldOf(last);
  if (last === undefined || said === undefined) return [];
  const next = following(order, last, (game) => toldOf(game)?.mark === "not-interested");
  const first = order[0];
  // What comes next may be on the shelf already; what comes after that is then for later.
  const isNew = (game: Game | undefined): game is Game => game !== undefined && known.find(game) === undefined;
  const pick = (game: Game, place: SeriesReason["place"]) => ({
    game,
    told: said,
    series: { name: series.name, place },
  });
  return [
    ...(isNew(next) ? [pick(next, "next")] : []),
    ...(isNew(first) && first !== next ? [pick(first, "first")] : []),
  ];
}

/** The series of the games that are enjoyed most, each once; at most so many. */
export function enjoyedSeries(games: readonly GameListItem[], told: readonly Told[], most: number): TaxonomyRef[] {
  const byId = new Map(games.map((game) => [game.id, game]));
  const all = told.filter(isEnjoyed).flatMap(({ id }) => byId.get(id)?.series?.[0] ?? []);
  return [...new Map(all.map((series) => [series.slug, series])).values()].slice(0, most);
}
