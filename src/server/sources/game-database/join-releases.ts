// Releases become games. On one platform the releases of a title are one game, and so are those that MAME or GameDataBase
// itself holds to be one, whatever they are called; between platforms the same title is the same game where its makers
// and years fit, or where one says that it is a port of the other. What nothing speaks for stays apart.
import { joinAlike, joinKnownTitles, joinLonger } from "./join-regions.ts";
import type { Release } from "./release.ts";
import {
  absorb,
  contradict,
  createGroups,
  fitKinds,
  fitMakers,
  isPort,
  sameNumbers,
  share,
  yearsBetween,
  type Group,
} from "./release-group.ts";

/** A game: all of its releases. */
export type JoinedGame = { releases: readonly Release[] };

const YEARS_APART = 3;
/** A port may come later than a game that only has the same name. */
const PORT_YEARS_APART = 10;

const onOnePlatform = (one: Group, other: Group) =>
  fitMakers(one, other) || (yearsBetween(one, other) <= YEARS_APART && fitKinds(one, other));

const byScript = (one: Group, other: Group) =>
  fitMakers(one, other) && yearsBetween(one, other) <= YEARS_APART && sameNumbers(one, other);

/** What was numbered otherwise abroad: the same title on these two machines is two games. */
const RENUMBERED: readonly (readonly [title: string, platform: string, other: string])[] = [
  ["Final Fantasy II", "nes", "snes"],
  ["Final Fantasy III", "nes", "snes"],
];

const isRenumbered = (one: Group, other: Group) =>
  RENUMBERED.some(([title, platform, second]) => {
    const isOn = (group: Group, machine: string) =>
      group.platforms.has(machine) && group.releases.some((release) => release.title === title);
    return (isOn(one, platform) && isOn(other, second)) || (isOn(one, second) && isOn(other, platform));
  });

function betweenPlatforms(one: Group, other: Group): boolean {
  if (share(one.platforms, other.platforms) || isRenumbered(one, other)) return false;
  const apart = yearsBetween(one, other);
  if (isPort(one, other) && apart <= PORT_YEARS_APART) {
    if (share(one.genres, other.genres) || (fitMakers(one, other) && fitKinds(one, other))) return true;
  }
  return (
    apart <= YEARS_APART &&
    fitMakers(one, other) &&
    fitKinds(one, other) &&
    sameNumbers(one, other) &&
    !contradict(one, other)
  );
}

type Rule = {
  keysOf: (group: Group) => Iterable<string>;
  fits: (one: Group, other: Group) => boolean;
};

/** Joins groups that have a key in common and that fit, the earliest first; of several, those of the same makers first. */
function join(groups: readonly Group[], { keysOf, fits }: Rule): Group[] {
  const byKey = new Map<string, Group[]>();
  const absorbed = new Map<Group, Group>();
  const lastOf = (group: Group): Group => {
    const into = absorbed.get(group);
    return into === undefined ? group : lastOf(into);
  };
  for (const group of groups) {
    let current = group;
    const keys = [...keysOf(group)];
    const met = new Set(keys.flatMap((key) => (byKey.get(key) ?? []).map(lastOf)));
    const others = [...met].map((other) => ({ other, own: fitMakers(other, group) ? 0 : 1 }));
    for (const { other } of others.toSorted((a, b) => a.own - b.own)) {
      const [known, fresh] = [lastOf(other), lastOf(current)];
      if (known === fresh || !fits(known, fresh)) continue;
      absorb(known, fresh);
      absorbed.set(fresh, known);
      current = known;
    }
    for (const key of keys) {
      const known = byKey.get(key);
      if (known === undefined) byKey.set(key, [current]);
      else if (!known.includes(current)) known.push(current);
    }
  }
  return groups.filter((group) => !absorbed.has(group));
}

const firstYear = ({ years }: Group) => Math.min(...years, 9999);
const byYear = (groups: readonly Group[]) => groups.toSorted((a, b) => firstYear(a) - firstYear(b));

const onEach = (group: Group, keys: Iterable<string>) =>
  [...group.platforms].flatMap((platform) => [...keys].map((key) => `${platform} ${key}`));

/** Rows of one release and its revisions stand one after the other: they are one group from the start. */
function firstGroups(releases: readonly Release[]): Group[] {
  const groupOf = createGroups();
  const groups: Group[] = [];
  for (const release of releases) {
    const last = groups.at(-1);
    const before = last?.releases.at(-1);
    const isNext =
      before?.title === release.title &&
      before.likeness === release.likeness &&
      before.script === release.script &&
      before.regions.join() === release.regions.join() &&
      before.proofs.join() === release.proofs.join();
    if (last === undefined || !isNext) groups.push(groupOf(release));
    else {
      last.releases.push(release);
      if (release.day !== undefined && !release.isAgain) last.years.push(Number(release.day.slice(0, 4)));
    }
  }
  return groups;
}

/** The games of these releases. Equal releases in equal order give equal games. */
export function joinReleases(releases: readonly Release[]): JoinedGame[] {
  const proven = join(firstGroups(releases), { keysOf: (group) => onEach(group, group.proofs), fits: () => true });
  const named = join(byYear(proven), {
    keysOf: (group) => onEach(group, group.titles.keys()),
    fits: onOnePlatform,
  });
  const written = join(named, { keysOf: (group) => onEach(group, group.scripts), fits: byScript });
  const regional = joinKnownTitles(joinAlike(joinLonger(written)));
  return join(byYear(regional), {
    keysOf: (group) => [...group.titles.keys(), ...group.scripts, ...group.proofs],
    fits: betweenPlatforms,
  });
}
