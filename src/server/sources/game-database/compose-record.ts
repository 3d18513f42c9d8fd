// A game of GameDataBase as a record: one name, one day, one list of each kind, from all of its releases.
import { titleKey } from "#server/search/titles/spellings.ts";
import { readPartialDay } from "#shared/catalogue/partial-day.ts";
import { RECORD_LIMITS, type SourceRecordInput } from "#server/sources/source-record.ts";
import type { CompanyNames } from "./company-names.ts";
import { describe, kindsOf } from "./describe.ts";
import type { JoinedGame } from "./join-releases.ts";
import { BASES, FEATURES } from "./kinds.ts";
import type { Release } from "./release.ts";

/** Where a name comes from, the best first: what people in the West know, then what was printed in Japan. */
const NAMING: readonly (readonly string[])[] = [
  ["USA"],
  ["World"],
  ["Europe", "Australia", "United Kingdom", "Canada", "Oceania"],
  ["Japan", "Asia", "Hispanic"],
];
const COMPANIES_MAX = 12;

const rankOf = ({ regions }: Release) => {
  const at = NAMING.findIndex((places) => places.some((place) => regions.includes(place)));
  return at < 0 ? NAMING.length : at;
};

/** The commonest value, the first of equals. */
function commonest<T>(values: readonly T[], keyOf: (value: T) => string): T | undefined {
  const counts = new Map<string, { value: T; count: number }>();
  for (const value of values) {
    const known = counts.get(keyOf(value));
    if (known === undefined) counts.set(keyOf(value), { value, count: 1 });
    else known.count += 1;
  }
  return [...counts.values()].reduce<{ value: T; count: number } | undefined>(
    (best, one) => (best === undefined || one.count > best.count ? one : best),
    undefined,
  )?.value;
}

function nameOf(releases: readonly Release[]): string {
  const best = Math.min(...releases.map(rankOf));
  return (
    commonest(
      releases.filter((release) => rankOf(release) === best).map(({ title }) => title),
      titleKey,
    ) ?? ""
  );
}

function otherNames(name: string, releases: readonly Release[]): string[] {
  const names = new Map<string, string>();
  const latin = releases.flatMap(({ title, otherTitles }) => [title, ...otherTitles]);
  const scripts = releases.flatMap(({ script }) => script ?? []);
  for (const other of [...latin, ...scripts]) {
    const key = titleKey(other);
    if (key !== "" && key !== titleKey(name) && !names.has(key)) names.set(key, other);
  }
  return [...names.values()]
    .filter((other) => other.length <= RECORD_LIMITS.nameLength)
    .slice(0, RECORD_LIMITS.otherNames);
}

/** The first day. What is less sure gives way to a day of the same platform that it holds. */
function firstDay(releases: readonly Release[]): string | undefined {
  const own = releases.filter(({ isAgain }) => !isAgain);
  const dated = (own.some(({ day }) => day !== undefined) ? own : releases).filter(({ day }) => day !== undefined);
  const [first] = dated.toSorted((a, b) => ((a.day ?? "") < (b.day ?? "") ? -1 : 1));
  if (first?.day === undefined) return undefined;
  const closer = dated.find(
    ({ day, platforms }) =>
      day !== undefined &&
      day.length > (first.day?.length ?? 0) &&
      day.startsWith(first.day ?? "") &&
      platforms.some((platform) => first.platforms.includes(platform)),
  );
  const days = dated
    .filter(
      ({ day, platforms }) =>
        day?.startsWith(first.day ?? "") && platforms.some((one) => first.platforms.includes(one)),
    )
    .flatMap(({ day }) => day ?? []);
  return closer === undefined ? first.day : days.toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1))[0];
}

/** Companies in the order of how many releases name them. */
function companies(lists: readonly (readonly string[])[], nameFor: CompanyNames): string[] {
  const counts = new Map<string, number>();
  for (const list of lists) for (const name of list) counts.set(nameFor(name), (counts.get(nameFor(name)) ?? 0) + 1);
  return [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .map(([name]) => name)
    .slice(0, COMPANIES_MAX);
}

function playerTags(players: readonly (readonly string[])[]): string[] {
  const said = players.map(([word]) => word ?? "");
  const count = Number(said[0]);
  if (count === 1) return ["singleplayer"];
  if (!Number.isInteger(count)) return [];
  const coop = players.some((path) => path.includes("coop"));
  const vs = players.some((path) => path.includes("vs"));
  return [
    "singleplayer",
    "multiplayer",
    "local-multiplayer",
    ...(coop ? ["co-op", "local-co-op"] : []),
    ...(vs ? ["pvp", "competitive"] : []),
  ];
}

function decadeTags(year: string | undefined): string[] {
  if (year?.startsWith("198")) return ["retro", "1980s"];
  return year?.startsWith("199") ? ["retro", "1990s"] : ["retro"];
}

/** From 1 to 200, where the hand-written games begin at about 300: how widely it was released. */
const FAME = { perDoubledReleases: 14, perPlatform: 12, perRegion: 7, most: 200 } as const;

function fameOf(releases: readonly Release[], platforms: number): number {
  const regions = new Set(releases.flatMap((release) => release.regions)).size;
  const fame =
    1 +
    FAME.perDoubledReleases * Math.log2(releases.length) +
    FAME.perPlatform * (platforms - 1) +
    FAME.perRegion * Math.max(0, regions - 1);
  return Math.min(FAME.most, Math.round(fame));
}

const unique = (values: readonly string[]) => [...new Set(values)];

/** `keyOf` gives a name in the source for good; see read-games.ts. */
export function composeRecord(
  { releases }: JoinedGame,
  {
    nameFor,
    keyOf,
  }: { nameFor: CompanyNames; keyOf: (name: string, platform: string, year: string | undefined) => string },
): SourceRecordInput {
  const inOrder = releases.toSorted((a, b) =>
    (a.day ?? "9999") < (b.day ?? "9999") ? -1 : (a.day ?? "9999") > (b.day ?? "9999") ? 1 : 0,
  );
  const name = nameOf(inOrder);
  const released = firstDay(inOrder);
  const year = released?.slice(0, 4);
  const platforms = unique(inOrder.flatMap((release) => release.platforms));
  const kinds =
    commonest(
      inOrder.map(({ tags }) => tags.get("genre") ?? []),
      JSON.stringify,
    ) ?? [];
  const players =
    commonest(
      inOrder.map(({ tags }) => tags.get("players") ?? []),
      JSON.stringify,
    ) ?? [];
  const based = unique(inOrder.flatMap(({ tags }) => (tags.get("based") ?? []).flatMap(([word]) => word ?? [])));
  const features = unique(
    inOrder.flatMap(({ tags }) =>
      (tags.get("search") ?? []).flatMap(([group, ...words]) =>
        group === "feature" || group === "franchise" ? words : [],
      ),
    ),
  );
  const known = kinds.flatMap(kindsOf);
  // Those who made it are not those who brought it to another machine, or back after years.
  const own = inOrder.filter(({ isAgain }) => !isAgain);
  const made = (own.length > 0 ? own : inOrder).filter(({ platforms: on }) => on.some((one) => one === platforms[0]));
  const developers = companies(
    (made.length > 0 ? made : inOrder).map((release) => release.developers),
    nameFor,
  );
  const publishers = companies(
    (own.length > 0 ? own : inOrder).map((release) => release.publishers),
    nameFor,
  );
  const isCollection = inOrder.some(({ tags }) => tags.has("compilation"));
  return {
    key: keyOf(name, platforms[0] ?? "", year),
    name,
    alternative_names: otherNames(name, inOrder),
    ...(released !== undefined && readPartialDay(released) !== undefined && { released }),
    platforms,
    genres: unique(known.flatMap(({ genres }) => genres)),
    tags: unique([
      ...known.flatMap(({ tags }) => tags),
      ...playerTags(players),
      ...based.flatMap((word) => BASES[word]?.tags ?? []),
      ...features.flatMap((word) => FEATURES[word] ?? []),
      ...decadeTags(year),
    ]),
    developers,
    publishers,
    added: fameOf(inOrder, platforms.length),
    description: describe({
      kinds,
      developers: developers.slice(0, 3),
      publishers: publishers.slice(0, 2),
      machines: unique(inOrder.map(({ machine }) => machine)),
      year,
      players: players.flatMap((path) => path),
      based: based.map((word) => [word]),
      isCollection,
    }),
  };
}
