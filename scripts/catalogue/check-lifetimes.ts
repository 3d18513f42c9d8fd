// What `npm run catalogue:check` asks of dates: that a game came out while its platforms lived, and that the stores that
// sell it are open. Ports to platforms that came later are no contradiction; a platform that was gone before the game is.
import { problemOf, type Catalogue, type Located, type Problem } from "#server/catalogue/catalogue.ts";
import type { GameEntry, TermEntry } from "#server/catalogue/entry.ts";

/** How long after the end of a platform a publisher may still bring out a game for it. */
const GRACE_YEARS = 2;

function startOf({ year_start: start }: TermEntry): number {
  return start ?? Number.NEGATIVE_INFINITY;
}

function earlyMessage(year: number, platforms: readonly TermEntry[]): string | undefined {
  const [first] = platforms.toSorted((a, b) => startOf(a) - startOf(b));
  if (first === undefined || startOf(first) <= year) return undefined;
  return `released: ${year} is before any of its platforms, ${first.name} was the first in ${startOf(first)} (a machine of the arcades says out_of_time = "arcade-first")`;
}

function lateMessages(year: number, platforms: readonly TermEntry[]): string[] {
  return platforms
    .filter(({ year_end: end }) => end !== undefined && year - end > GRACE_YEARS)
    .map(
      ({ slug, year_end: end }) =>
        `platforms: ${slug} ended in ${end}, before ${year} (made for it afterwards, the game says out_of_time = "late-release")`,
    );
}

function messagesFor(entry: GameEntry, platforms: readonly TermEntry[]): string[] {
  const year = entry.released === undefined ? new Date().getUTCFullYear() : Number(entry.released.slice(0, 4));
  const early = earlyMessage(year, platforms);
  const late = lateMessages(year, platforms);
  const isNeedless =
    (entry.out_of_time === "arcade-first" && early === undefined) ||
    (entry.out_of_time === "late-release" && late.length === 0);
  return [
    ...(early === undefined || entry.out_of_time === "arcade-first" ? [] : [early]),
    ...(entry.out_of_time === "late-release" ? [] : late),
    ...(isNeedless ? [`out_of_time: ${entry.out_of_time} is not needed, its platforms lived in ${year}`] : []),
  ];
}

function checkStores({ games, terms }: Catalogue): Problem[] {
  const closed = new Map(terms.stores.flatMap(({ slug, year_end: end }) => (end === undefined ? [] : [[slug, end]])));
  return games.flatMap((game) =>
    game.entry.stores
      .filter((slug) => closed.has(slug))
      .map((slug) => problemOf(game, `stores: ${slug} closed in ${closed.get(slug)}, nothing is sold there`)),
  );
}

/** Games that came out before all of their platforms or well after the end of one, or in stores that have closed. */
export function checkLifetimes(catalogue: Catalogue): Problem[] {
  const { games, terms } = catalogue;
  const bySlug = new Map(terms.platforms.map((term) => [term.slug, term]));
  const dated = games.flatMap((game: Located<GameEntry>) => {
    const platforms = game.entry.platforms.flatMap((slug) => bySlug.get(slug) ?? []);
    return messagesFor(game.entry, platforms).map((message) => problemOf(game, message));
  });
  return [...dated, ...checkStores(catalogue)];
}
