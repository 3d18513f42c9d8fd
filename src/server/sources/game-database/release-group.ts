// Releases that are one game so far, with what is asked of two of these before they become one.
import { titleKey } from "#server/search/titles/spellings.ts";
import { words } from "#server/search/titles/fold.ts";
import type { Release } from "./release.ts";

/** Sets are shared between groups and never changed: a group that grows gets another one. */
export type Group = {
  releases: Release[];
  platforms: ReadonlySet<string>;
  years: number[];
  /** Titles as they are compared, and whether it is called so outside Japan. */
  titles: Map<string, boolean>;
  scripts: ReadonlySet<string>;
  makers: ReadonlySet<string>;
  publishers: ReadonlySet<string>;
  origins: ReadonlySet<string>;
  proofs: ReadonlySet<string>;
  /** Genres, without and with what kind of it. */
  kinds: ReadonlySet<string>;
  genres: ReadonlySet<string>;
};

/** So long is a title in another script before it says which game it is. */
const SCRIPT_LENGTH_MIN = 3;
const HOUSE_LENGTH_MIN = 4;

const makerKey = (name: string) => words(name).join("");
/** Which of a row of games it is: the numbers in its titles. */
const numbersOf = (title: string) => title.match(/\d+/g)?.join() ?? "";
const scriptKeys = (script: string) => {
  const key = words(script).join("");
  return key.length >= SCRIPT_LENGTH_MIN ? [key] : [];
};

export const isOfJapanOnly = ({ regions }: Release): boolean =>
  regions.length > 0 && regions.every((region) => region === "Japan");

const NONE: ReadonlySet<string> = new Set();

function union(one: ReadonlySet<string>, other: ReadonlySet<string>): ReadonlySet<string> {
  if (one === other || other.size === 0) return one;
  if (one.size === 0) return other;
  for (const value of other) if (!one.has(value)) return new Set([...one, ...other]);
  return one;
}

/** Makes groups of single releases; what many have in common is made once. */
export function createGroups() {
  const sets = new WeakMap<object, ReadonlySet<string>>();
  const keys = new Map<string, string>();
  const setOf = (source: object, values: () => readonly string[]): ReadonlySet<string> => {
    const known = sets.get(source);
    if (known !== undefined) return known;
    const list = values();
    const made = list.length === 0 ? NONE : new Set(list);
    sets.set(source, made);
    return made;
  };
  const keyOf = (title: string) => {
    const key = keys.get(title) ?? titleKey(title);
    keys.set(title, key);
    return key;
  };
  return (release: Release): Group => {
    const isWestern = !isOfJapanOnly(release);
    const genres = release.tags.get("genre") ?? [];
    return {
      releases: [release],
      platforms: setOf(release.platforms, () => release.platforms),
      years: release.isAgain || release.day === undefined ? [] : [Number(release.day.slice(0, 4))],
      titles: new Map([release.title, ...release.otherTitles].map((title) => [keyOf(title), isWestern])),
      scripts: release.script === undefined ? NONE : new Set(scriptKeys(release.script)),
      makers: setOf(release.developers, () => release.developers.map(makerKey)),
      publishers: setOf(release.publishers, () => release.publishers.map(makerKey)),
      origins: setOf(release.origins, () => release.origins),
      proofs: release.proofs.length === 0 ? NONE : new Set(release.proofs),
      kinds: setOf(genres, () => genres.flatMap(([head]) => head ?? [])),
      genres: setOf(release.tags, () => genres.map((path) => path.join(">"))),
    };
  };
}

/** Makes `from` a part of `into`; `from` is not to be used any more. */
export function absorb(into: Group, from: Group): void {
  into.releases.push(...from.releases);
  into.years.push(...from.years);
  for (const [title, isWestern] of from.titles) into.titles.set(title, isWestern || into.titles.get(title) === true);
  for (const name of [
    "platforms",
    "scripts",
    "makers",
    "publishers",
    "origins",
    "proofs",
    "kinds",
    "genres",
  ] as const) {
    into[name] = union(into[name], from[name]);
  }
}

export function share(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  for (const value of one) if (other.has(value)) return true;
  return false;
}

/** Between the first years of both; 0 where nobody knows. */
export function yearsBetween(one: Group, other: Group): number {
  if (one.years.length === 0 || other.years.length === 0) return 0;
  return Math.abs(Math.min(...one.years) - Math.min(...other.years));
}

/** "SEGA" and "SEGA AM2" are one house, and so are the studio of one release and the publisher of the other. */
export function fitMakers(one: Group, other: Group): boolean {
  if (one.makers.size === 0 || other.makers.size === 0) return true;
  if (share(one.makers, other.makers)) return true;
  const isHouse = (a: string, b: string) => a.length >= HOUSE_LENGTH_MIN && b.startsWith(a);
  for (const a of one.makers) for (const b of other.makers) if (isHouse(a, b) || isHouse(b, a)) return true;
  return share(one.makers, other.publishers) && share(one.publishers, other.makers);
}

export const fitKinds = (one: Group, other: Group): boolean =>
  one.kinds.size === 0 || other.kinds.size === 0 || share(one.kinds, other.kinds);

export const sameNumbers = (one: Group, other: Group): boolean => {
  const numbers = new Set([...one.titles.keys()].map(numbersOf));
  return [...other.titles.keys()].some((title) => numbers.has(numbersOf(title)));
};

const westernOf = ({ titles }: Group) =>
  new Set([...titles].flatMap(([title, isWestern]) => (isWestern ? [title] : [])));

/** Both have titles for the West, and none in common: the same title in Japan is then another game's. */
export function contradict(one: Group, other: Group): boolean {
  const [a, b] = [westernOf(one), westernOf(other)];
  return a.size > 0 && b.size > 0 && !share(a, b);
}

/** Does one say that it is a port of the other, or do both say that they are ports of the same? */
export function isPort(one: Group, other: Group): boolean {
  return (
    share(one.origins, other.platforms) || share(other.origins, one.platforms) || share(one.origins, other.origins)
  );
}
