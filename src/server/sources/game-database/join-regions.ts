// Titles of one game in Japan and the West, in Germany and elsewhere, where the table has no word for it that they are one:
// the longer title that begins with the shorter one, and the only two games of a maker that have everything else in common.
import { words } from "#server/search/titles/fold.ts";
import type { Release } from "./release.ts";
import { absorb, fitKinds, fitMakers, isOfJapanOnly, share, yearsBetween, type Group } from "./release-group.ts";

const BEGINNING_LENGTH_MIN = 8;
/** A game comes to the West within so many years, and to a country's own language within one. */
const YEARS_TO_THE_WEST = 2;
const YEARS_TO_A_LANGUAGE = 1;
/** Countries whose copies often have a title of their own. */
const OWN_LANGUAGE = new Set(
  "Germany France Spain Italy Netherlands Sweden Portugal Brazil Taiwan China South Korea Russia Poland Hispanic Denmark".split(
    /(?<!South) /,
  ),
);

const isLocal = ({ regions }: Release) => regions.length > 0 && regions.every((region) => OWN_LANGUAGE.has(region));
const isJapanese = ({ releases }: Group) => releases.every(isOfJapanOnly);
const isForeign = ({ releases }: Group) => releases.every(isLocal);
const isWestern = (group: Group) =>
  !isForeign(group) && !group.releases.some(({ regions }) => regions.includes("Japan"));

/** Pairs that look alike and are two games. */
const APART: readonly (readonly [string, string])[] = [
  ["Batman", "Batman: Return of the Joker"],
  ["Bamse", "Agro Soar"],
  ["Faerie Dust Story: Meikyū no Elfeene", "Cosmic Fantasy 2"],
  ["Gang de Requins", "Madagascar"],
  ["Hello Kitty no Ohanabatake", "Felix the Cat"],
  ["Jajamaru no Daibōken", "Ninja Kid"],
  ["Pro Soccer", "Sensible Soccer: European Champions"],
  ["Sonic Drift", "Sonic Drift Racing"],
  ["Soreyuke! Speedy Gonzales", "Daffy Duck"],
];
const isApart = (one: Group, other: Group) =>
  APART.some(
    ([a, b]) => one.releases.some(({ title }) => title === a) && other.releases.some(({ title }) => title === b),
  );

/** What stood in arcades is in MAME, which has a word for it. */
const isAtHome = ({ platforms }: Group) => !platforms.has("arcade");

function roomsOf(groups: readonly Group[], keysOf: (group: Group) => Iterable<string>): Map<string, Group[]> {
  const rooms = new Map<string, Group[]>();
  for (const group of groups) {
    for (const key of keysOf(group)) {
      const room = rooms.get(key);
      if (room === undefined) rooms.set(key, [group]);
      else room.push(group);
    }
  }
  return rooms;
}

/** `long` begins with the words of `short`, and what comes after them is no number. */
function isLonger(long: string, short: string): boolean {
  if (short.length < BEGINNING_LENGTH_MIN || !long.startsWith(`${short} `)) return false;
  return !/\d|\b[ivx]+\b|\b(?:two|three|four|five)\b/.test(long.slice(short.length));
}

const spelled = ({ releases }: Group) => [...new Set(releases.map(({ title }) => words(title).join(" ")))];

function haveOneBeginning(one: Group, other: Group): boolean {
  return spelled(one).some((a) => spelled(other).some((b) => isLonger(a, b) || isLonger(b, a)));
}

/**
 * Joins a title in Japan and the same maker's longer or shorter one in the West, on one platform, of one kind and within
 * two years, when no third comes into question: "Jack Bros. no Meiro de Hiihoo!" is "Jack Bros.".
 */
export function joinLonger(groups: readonly Group[]): Group[] {
  const gone = new Set<Group>();
  const rooms = roomsOf(groups.filter(isAtHome), ({ platforms, makers, genres }) =>
    [...makers].map((maker) => `${[...platforms].join()} ${maker} ${[...genres].join(":")}`),
  );
  for (const room of rooms.values()) {
    if (room.length === 1) continue;
    const western = room.filter(isWestern);
    for (const one of room.filter(isJapanese)) {
      const others = western.filter(
        (other) => !gone.has(other) && yearsBetween(one, other) <= YEARS_TO_THE_WEST && haveOneBeginning(one, other),
      );
      const [other] = others;
      if (other === undefined || others.length > 1 || gone.has(one) || isApart(one, other)) continue;
      absorb(one, other);
      gone.add(other);
    }
  }
  return groups.filter((group) => !gone.has(group));
}

const firstDay = ({ releases }: Group) =>
  releases.reduce((first, { day }) => (day !== undefined && day < first ? day : first), "9999");
const likenesses = ({ releases }: Group) => new Set(releases.map(({ likeness }) => likeness));

/** The one group that is in question; undefined where it is none or several. */
const only = (groups: readonly Group[]) => (groups.length === 1 ? groups[0] : undefined);

/**
 * Joins two titles of one maker on one platform when everything that the table says of them is the same and no third has
 * it: in Japan and, not before that year, in the West; and in a country's own language.
 */
export function joinAlike(groups: readonly Group[]): Group[] {
  const gone = new Set<Group>();
  const rooms = roomsOf(
    groups.filter((group) => isAtHome(group) && group.makers.size > 0),
    likenesses,
  );
  for (const whole of rooms.values()) {
    const room = whole.filter((group) => !gone.has(group) && group.years.length > 0);
    if (room.length < 2) continue;
    const western = room.filter(isWestern);
    const japanese = room.filter(isJapanese);
    for (const one of japanese) {
      const follows = (a: Group, b: Group) =>
        yearsBetween(a, b) <= YEARS_TO_THE_WEST && firstDay(b).slice(0, 4) >= firstDay(a).slice(0, 4);
      const other = only(western.filter((group) => !gone.has(group) && follows(one, group)));
      if (other === undefined || only(japanese.filter((group) => follows(group, other))) !== one) continue;
      if (isApart(one, other)) continue;
      absorb(one, other);
      gone.add(other);
    }
    const foreign = room.filter((group) => isForeign(group));
    for (const one of foreign) {
      const near = (group: Group) => !gone.has(group) && yearsBetween(one, group) <= YEARS_TO_A_LANGUAGE;
      const other = only(room.filter((group) => !isForeign(group) && near(group)));
      const places = new Set(one.releases.flatMap(({ regions }) => regions));
      const rivals = foreign.filter(
        (group) =>
          group !== one && near(group) && share(places, new Set(group.releases.flatMap(({ regions }) => regions))),
      );
      if (other === undefined || rivals.length > 0 || isApart(one, other)) continue;
      absorb(other, one);
      gone.add(one);
    }
  }
  return groups.filter((group) => !gone.has(group));
}

/**
 * Titles that are one game's on one machine are one game's on another, where its makers and years fit: who calls The Lion
 * King of the SNES "Le Roi Lion" does so on the Game Boy.
 */
export function joinKnownTitles(groups: readonly Group[]): Group[] {
  const others = new Map<string, Set<string>>();
  for (const { titles } of groups) {
    if (titles.size < 2) continue;
    for (const title of titles.keys()) others.set(title, new Set([...(others.get(title) ?? []), ...titles.keys()]));
  }
  const byTitle = roomsOf(groups, ({ platforms, titles }) =>
    [...platforms].flatMap((platform) => [...titles.keys()].map((title) => `${platform} ${title}`)),
  );
  const gone = new Set<Group>();
  for (const one of groups.filter((group) => isJapanese(group) || isForeign(group))) {
    const known = new Set([...one.titles.keys()].flatMap((title) => [...(others.get(title) ?? [])]));
    const found = new Set(
      [...one.platforms].flatMap((platform) =>
        [...known].flatMap((title) => byTitle.get(`${platform} ${title}`) ?? []),
      ),
    );
    const fitting = [...found].filter(
      (other) =>
        other !== one &&
        !gone.has(other) &&
        !isJapanese(other) &&
        !isForeign(other) &&
        fitMakers(one, other) &&
        fitKinds(one, other) &&
        yearsBetween(one, other) <= YEARS_TO_THE_WEST,
    );
    const other = only(fitting);
    if (other === undefined || isApart(one, other)) continue;
    absorb(other, one);
    gone.add(one);
  }
  return groups.filter((group) => !gone.has(group));
}
