// What chosen filters are called. The basic options are at hand; the long lookup lists are fetched only when a choice
// outside them needs a name, and the service is asked last.
import { useQuery } from "@tanstack/react-query";
import { learntNamesQuery } from "#web/api/learnt-names.ts";
import { type TermPath, termNamesQuery } from "#web/api/term-names.ts";
import type { CardGame } from "#web/lib/card-game.ts";
import { parameterOf } from "#web/lib/catalogue-view.ts";
import { BASIC_GENRES, BASIC_PLATFORMS, BASIC_TAGS, type FilterOption } from "#shared/options.ts";
import {
  type FilterGroup,
  type FilterName,
  type FilterValues,
  type Match,
  isRange,
  LIST_NAMES,
  parseRange,
  partsOf,
  RANGE_LIMITS,
  RANGE_NAMES,
  type RangeName,
  valuesOf,
} from "#web/lib/filter-values.ts";

type Lists = Readonly<Partial<Record<FilterGroup, readonly FilterOption[]>>>;

const BASIC: Lists = { platform: BASIC_PLATFORMS, genre: BASIC_GENRES, tag: BASIC_TAGS };

/** One value of a filter that is set, and what it is called. */
export type NamedFilter = {
  name: FilterName;
  value: string;
  label: string;
  /** What it is a value of, and how it counts; a range counts as `any`. */
  group: FilterGroup | RangeName;
  match: Match;
};

function nameIn(lists: Lists, group: FilterGroup, value: string): string | undefined {
  return lists[group]?.find((option) => (group === "platform" ? String(option.id) : option.slug) === value)?.name;
}

/** "role-playing-games" -> "Role playing games": better than nothing while no list knows the value. */
function spelledOut({ group, value }: Chosen): string {
  if (group === "platform") return `Platform ${value}`;
  const words = value.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "2015–2018", "since 2015", "until 2018"; "Metacritic 80–100". */
export function rangeLabel(name: RangeName, value: string): string {
  const { from, to } = parseRange(value) ?? {};
  const [min, max] = RANGE_LIMITS[name];
  const ends = from === to ? `${from}` : `${from ?? min}–${to ?? max}`;
  if (name === "metacritic") return `Metacritic ${ends}`;
  if (from === undefined) return `until ${to}`;
  return to === undefined ? `since ${from}` : ends;
}

async function loadLists(): Promise<Lists> {
  const lookups = await import("#shared/lookups.ts");
  return {
    platform: lookups.PLATFORM_LOOKUP,
    genre: lookups.GENRE_LOOKUP,
    tag: lookups.TAG_LOOKUP,
    developer: lookups.DEVELOPER_LOOKUP,
  };
}

type Chosen = { name: FilterName; value: string; group: FilterGroup | RangeName; match: Match };

/** Every single value that is set. */
function chosenIn(filters: FilterValues): Chosen[] {
  const ranges = RANGE_NAMES.filter((name) => filters[name] !== "");
  return [
    ...LIST_NAMES.flatMap((name) => valuesOf(filters[name]).map((value) => ({ name, value, ...partsOf(name) }))),
    ...ranges.map((name) => ({ name, value: filters[name], group: name, match: "any" as const })),
  ];
}

/** Where the service keeps the entry that a value names. */
const pathOf = ({ group, value }: Chosen): TermPath[] =>
  isRange(group) ? [] : [{ list: parameterOf(group), entry: value }];

/** A studio's name as the games of its list have it. */
function nameAmong(games: readonly CardGame[], group: FilterGroup, value: string): string | undefined {
  if (group !== "developer") return undefined;
  return games.flatMap(({ developers = [] }) => developers).find(({ slug }) => slug === value)?.name;
}

/**
 * The values that are set, with their names, in the order of the sidebar. `games` is the list that they lead to, undefined
 * while it is not there: names that nothing else knows come from it, or are asked for when it has any games.
 */
export function useFilterNames(filters: FilterValues, games?: readonly CardGame[]): NamedFilter[] {
  const chosen = chosenIn(filters);
  const isUnknown = chosen.some(({ group, value }) => !isRange(group) && nameIn(BASIC, group, value) === undefined);
  const { data } = useQuery({
    queryKey: ["lookups"],
    queryFn: loadLists,
    enabled: isUnknown,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: "always",
  });
  const { data: learnt = {} } = useQuery(learntNamesQuery);
  const known = ({ group, value }: Chosen) =>
    isRange(group)
      ? rangeLabel(group, value)
      : (nameIn(BASIC, group, value) ??
        nameIn(data ?? {}, group, value) ??
        learnt[`${group}:${value}`] ??
        nameAmong(games ?? [], group, value));
  const isAsking = isUnknown && data !== undefined && games !== undefined && games.length > 0;
  const nameless = isAsking ? chosen.filter((filter) => known(filter) === undefined) : [];
  const { data: told = {} } = useQuery(termNamesQuery(nameless.flatMap(pathOf)));
  return chosen.map((filter) => {
    const [path] = pathOf(filter);
    const name = known(filter) ?? (path && told[`${path.list}/${path.entry}`]);
    return { ...filter, label: name ?? spelledOut(filter) };
  });
}
