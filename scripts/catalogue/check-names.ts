// What `npm run catalogue:check` asks of names and series: that no game stands twice under names that are nearly one,
// and that the games of a series say so with the same word.
import { problemOf, type Located, type Problem } from "#server/catalogue/catalogue.ts";
import { FIRST_OWN_ID, type GameEntry } from "#server/catalogue/entry.ts";
import { fold, words } from "#server/search/titles/fold.ts";
import { withDigits } from "#server/search/titles/numerals.ts";

type LocatedGame = Located<GameEntry>;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Two games of one name this near are one game entered twice. A remake takes longer. */
const SAME_NAME_DAYS = 366;
/** An edition this near to its game is the game again; a remaster takes longer and is a game of its own. */
const EDITION_DAYS = 2 * 365;
const EDITION =
  /\b(?:the )?(?:game of the year|goty|complete|definitive|enhanced|special|ultimate|deluxe|gold|anniversary|collectors|directors cut|hd|remaster(?:ed)?|remake|redux)(?: (?:edition|version|collection))?\b/g;
const ARTICLES = new Set(["a", "an", "the"]);

/** The name's words, numerals as digits, without what stands in brackets: RAWG's years, for the most part. */
function plainName(name: string): string {
  return words(name.replace(/\([^)]*\)/g, " "))
    .map(withDigits)
    .join(" ");
}

function withoutEdition(name: string): string {
  const plain = plainName(name);
  const rest = plain.replace(EDITION, " ").replace(/\s+/g, " ").trim();
  return rest === "" ? plain : rest;
}

/** Days between two releases. Announced games are as near to each other as can be, and far from all others. */
function daysApart(a: GameEntry, b: GameEntry): number {
  if (a.released === undefined && b.released === undefined) return 0;
  if (a.released === undefined || b.released === undefined) return Number.POSITIVE_INFINITY;
  return Math.abs(Date.parse(a.released) - Date.parse(b.released)) / DAY_MS;
}

/** RAWG keeps some editions as games of their own, and so do programs that know its ids. */
const isOfRawg = ({ id }: GameEntry): boolean => id < FIRST_OWN_ID;

function isSameGame(a: GameEntry, b: GameEntry): boolean {
  const isSameName = plainName(a.name) === plainName(b.name);
  if (!isSameName && isOfRawg(a) && isOfRawg(b)) return false;
  return a.id !== b.id && daysApart(a, b) <= (isSameName ? SAME_NAME_DAYS : EDITION_DAYS);
}

/** Games whose name, up to spelling, numerals and words for an edition, is that of another that came out near them. */
export function checkNames(games: readonly LocatedGame[]): Problem[] {
  const groups = Map.groupBy(games, ({ entry }) => withoutEdition(entry.name));
  return [...groups.values()].flatMap((group) =>
    group.flatMap((game, index) => {
      const other = group.slice(0, index).find(({ entry }) => isSameGame(entry, game.entry));
      if (other === undefined) return [];
      return [problemOf(game, `name: is too near to ${other.entry.name} in ${other.file}, is it the same game?`)];
    }),
  );
}

/** The other series words that differ from this one in punctuation, an article or one word of several. */
function rivalsOf(series: string, known: ReadonlyMap<string, string>): string[] {
  const parts = words(series);
  const shorter = parts.flatMap((word, index) => {
    const rest = parts.toSpliced(index, 1);
    return rest.length > 1 || (rest.length === 1 && ARTICLES.has(word)) ? [rest.join("")] : [];
  });
  return [...new Set([parts.join(""), ...shorter])].flatMap((key) => {
    const rival = known.get(key);
    return rival === undefined || rival === series ? [] : [rival];
  });
}

function checkSeriesWords(games: readonly LocatedGame[]): Problem[] {
  const first = new Map(games.toReversed().flatMap((game) => (game.entry.series ? [[game.entry.series, game]] : [])));
  const known = new Map([...first.keys()].map((series) => [words(series).join(""), series]));
  return [...first].flatMap(([series, game]) =>
    rivalsOf(series, known).map((rival) =>
      problemOf(game, `series: ${series} is nearly ${rival} of ${first.get(rival)?.entry.name}, write one of the two`),
    ),
  );
}

/** Games without a series whose name begins with the words of one. An expansion belongs to its game, not to a series. */
function checkSeriesMissing(games: readonly LocatedGame[]): Problem[] {
  const known = new Map(games.flatMap(({ entry }) => (entry.series ? [[fold(entry.series), entry.series]] : [])));
  return games
    .filter(({ entry }) => entry.series === undefined && entry.parent === undefined)
    .flatMap((game) => {
      const parts = words(game.entry.name);
      const series = parts.flatMap((_, index) => known.get(parts.slice(0, index + 1).join(" ")) ?? []).at(-1);
      if (series === undefined) return [];
      return [problemOf(game, `series: is missing, the name begins with ${series}; a series of its own is fine, too`)];
    });
}

/** Series that are written two ways, and games that belong to one by their name and do not say so. */
export function checkSeries(games: readonly LocatedGame[]): Problem[] {
  return [...checkSeriesWords(games), ...checkSeriesMissing(games)];
}
