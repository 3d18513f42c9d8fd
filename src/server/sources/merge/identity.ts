// Is a record of one source the same game as one of another? Titles are compared as searches compare them; a title alone
// never decides: the year, the companies and the platforms have to agree with it.
import { titleKey } from "#server/search/titles/spellings.ts";
import type { CrossReferences, SourceRecord } from "#server/sources/source-record.ts";
import { companyKey } from "./company-key.ts";

/** What of a record tells which game it is. */
export type Identity = {
  /** The title as it is compared, and the others. */
  title: string;
  otherTitles: ReadonlySet<string>;
  year: number | undefined;
  makers: readonly string[];
  platforms: readonly string[];
  ids: CrossReferences;
};

/** From this score on two records of one title are one game. */
export const SAME_FROM = 4;

const POINTS = {
  /** Both are called so; one of them is called so, too. Two other names that meet say nothing. */
  titles: 3,
  otherTitle: 1.75,
  makers: 2,
  otherMakers: -1,
  platforms: 1,
  otherPlatforms: -1,
};
/** By how many years the two lie apart: ports come years later, remakes later than that. */
const YEARS_POINTS = [2, 1.5, 0.5, -0.5, -1.5, -1.5];
const FAR_YEARS_POINTS = -3;

/** `Tetris (1984)` is Tetris: a year in brackets tells games of one name apart, and the year is compared by itself. */
const YEAR_IN_BRACKETS = / ?\((?:19|20)\d{2}\)$/;

export const comparedTitle = (name: string) => titleKey(name.replace(YEAR_IN_BRACKETS, ""));

const NO_TITLES: ReadonlySet<string> = new Set();
const NO_TEXTS: readonly string[] = [];
const NO_IDS: CrossReferences = {};

/** Tells what records are; equal words of a million of them are the same word in memory. */
export function createIdentities(): (record: SourceRecord) => Identity {
  const words = new Map<string, string>();
  const companies = new Map<string, string>();
  const one = (word: string): string => {
    const known = words.get(word);
    if (known === undefined) words.set(word, word);
    return known ?? word;
  };
  const company = (name: string): string => {
    const known = companies.get(name) ?? one(companyKey(name));
    companies.set(name, known);
    return known;
  };
  const each = (texts: readonly string[], keyOf: (text: string) => string): readonly string[] =>
    // A copy has no room to grow.
    texts.length === 0 ? NO_TEXTS : [...new Set(texts.map(keyOf))].slice();

  return ({ name, alternative_names: otherNames, released, developers, publishers, platforms, ids }) => {
    const title = comparedTitle(name);
    const others = new Set(otherNames.map(comparedTitle).filter((key) => key.length > 2));
    others.delete(title);
    return {
      title,
      otherTitles: others.size === 0 ? NO_TITLES : others,
      year: released === undefined ? undefined : Number(released.slice(0, 4)),
      makers: each([...developers, ...publishers], company),
      platforms: each(platforms, one),
      ids: Object.keys(ids).length === 0 ? NO_IDS : ids,
    };
  };
}

function shares(one: readonly string[], other: readonly string[]): boolean | undefined {
  return one.length === 0 || other.length === 0 ? undefined : one.some((each) => other.includes(each));
}

const pointsFor = (agrees: boolean | undefined, points: number, against: number) =>
  agrees === undefined ? 0 : agrees ? points : against;

function titlePoints(one: Identity, other: Identity): number | undefined {
  if (one.title === other.title) return POINTS.titles;
  return one.otherTitles.has(other.title) || other.otherTitles.has(one.title) ? POINTS.otherTitle : undefined;
}

function yearPoints(one: number | undefined, other: number | undefined): number {
  return one === undefined || other === undefined ? 0 : (YEARS_POINTS[Math.abs(one - other)] ?? FAR_YEARS_POINTS);
}

/** Machines that everybody counts among a game's, whether or not anybody lists them. */
const EVERYWHERE: ReadonlySet<string> = new Set(["arcade"]);
/** A port is on machines that the game is known to be on: so many of them at least. */
const PORT_SHARE = 1 / 2;
const PORT_YEARS_MAX = 20;
const PORT_POINTS = 3;
const PORT_YEARS_POINTS = -0.5;

/** Is `release` on machines that `game` is known to be on, and out after it, by years that a port may take? */
function isPort(release: Identity, game: Identity): boolean {
  const machines = release.platforms.filter((platform) => !EVERYWHERE.has(platform));
  const known = machines.filter((platform) => game.platforms.includes(platform)).length;
  const years = (release.year ?? 0) - (game.year ?? Infinity);
  return known > 0 && known >= machines.length * PORT_SHARE && years >= 0 && years <= PORT_YEARS_MAX;
}

/**
 * The same for a source that lists releases, each port as a row of its own: where `game` is known to be on the machine, the
 * release of that name there is its port, whoever made it and however late.
 */
export function samenessOfRelease(release: Identity, game: Identity): number | undefined {
  const points = samenessOf(release, game);
  if (points === undefined || release.title !== game.title || !isPort(release, game)) return points;
  const makers = pointsFor(shares(release.makers, game.makers), POINTS.makers, POINTS.otherMakers);
  return Math.max(points, POINTS.titles + PORT_POINTS + PORT_YEARS_POINTS + makers);
}

/** How much speaks for the two being one game, compared with `SAME_FROM`; undefined where no title is shared. */
export function samenessOf(one: Identity, other: Identity): number | undefined {
  const titles = titlePoints(one, other);
  if (titles === undefined) return undefined;
  return (
    titles +
    yearPoints(one.year, other.year) +
    pointsFor(shares(one.makers, other.makers), POINTS.makers, POINTS.otherMakers) +
    pointsFor(shares(one.platforms, other.platforms), POINTS.platforms, POINTS.otherPlatforms)
  );
}

/** Finds what is called so by another catalogue: who came first has the name. */
export function createReferences<T>() {
  const byCatalogue = new Map<string, Map<number | string, T>>();
  const each = ({ ids }: Pick<Identity, "ids">) =>
    Object.entries(ids).flatMap(([catalogue, id]) => (id === undefined ? [] : [[catalogue, id] as const]));
  return {
    find: (identity: Pick<Identity, "ids">): T[] =>
      each(identity).flatMap(([catalogue, id]) => byCatalogue.get(catalogue)?.get(id) ?? []),
    add: (identity: Pick<Identity, "ids">, value: T): void => {
      for (const [catalogue, id] of each(identity)) {
        const known = byCatalogue.get(catalogue) ?? new Map<number | string, T>();
        byCatalogue.set(catalogue, known);
        if (!known.has(id)) known.set(id, value);
      }
    },
  };
}

/** Do the two name one catalogue's ids and disagree? Then they are two games there. */
export function contradicts(one: CrossReferences, other: CrossReferences): boolean {
  const differ = (a: number | string | undefined, b: number | string | undefined) =>
    a !== undefined && b !== undefined && a !== b;
  return differ(one.rawg, other.rawg) || differ(one.igdb, other.igdb) || differ(one.wikidata, other.wikidata);
}
