// What chosen filters are called. The basic options are at hand; the long lookup lists are fetched only when a choice
// outside them needs a name, and the service is asked last.
import { parseRange } from "#shared/catalogue/range-text.ts";
import { termWords } from "#web/lib/term-words.ts";
import { computedWords } from "#web/lib/computed-words.ts";
import { filterWords, numbersWords } from "#web/lib/filter-words.ts";
import { t } from "#web/lib/t.ts";
import { useQuery } from "@tanstack/react-query";
import { learntNamesQuery } from "#web/api/learnt-names.ts";
import { type TermPath, termNamesQuery } from "#web/api/term-names.ts";
import type { CardGame } from "#web/lib/card-game.ts";
import { type DaysRow, FILTERS, type Match, type NumbersRow } from "#shared/catalogue/filters.ts";
import { BASIC_OPTIONS } from "#shared/options.ts";
import {
  type FilterGroup,
  type FilterName,
  type FilterValues,
  isRange,
  LIST_NAMES,
  optionValue,
  partsOf,
  RANGE_NAMES,
  type RangeName,
  valuesOf,
} from "#web/lib/filter-values.ts";
import { subjectOf } from "./subject-of.ts";

type Lists = typeof BASIC_OPTIONS;

/** One value of a filter that is set, and what it is called. */
export type NamedFilter = {
  name: FilterName;
  value: string;
  label: string;
  /** What it is a value of, and how it counts; a range counts as `any`. */
  group: FilterGroup | RangeName;
  match: Match;
  /** Root-relative address of the page that tells of it, if it has one. */
  page: string | undefined;
};

const optionIn = (lists: Lists, group: FilterGroup, value: string) =>
  lists[FILTERS[group].wire]?.find((option) => optionValue(group, option) === value);

function nameIn(lists: Lists, group: FilterGroup, value: string): string | undefined {
  const option = optionIn(lists, group, value);
  return option && termWords(group, option);
}

/** Names of entries that no list holds. */
const computedName = computedWords;

/** "role-playing-games" -> "Role playing games": better than nothing while no list knows the value. */
function spelledOut({ group, value }: Chosen): string {
  if (!isRange(group) && FILTERS[group].by === "id") return `${filterWords(group)} ${value}`;
  const words = value.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "2015–2018", "since 2015", "until 2018"; "Metacritic 80–100". */
export function rangeLabel(name: RangeName, value: string): string {
  const { from, to } = parseRange(value) ?? {};
  const row: DaysRow | NumbersRow = FILTERS[name];
  if (name !== "year" && row.kind === "range")
    return numbersWords(name, { from, to: to ?? (row.isClosed ? row.limits[1] : undefined) });
  if (from === undefined) return t("filters.until", { year: to ?? "" });
  if (to === undefined) return t("filters.since", { year: from });
  return from === to ? `${from}` : `${from}–${to}`;
}

async function loadLists(): Promise<{ lists: Lists; kindsOfGame: readonly string[] }> {
  const { KINDS_OF_GAME, LOOKUPS } = await import("#shared/lookups.ts");
  return { lists: LOOKUPS, kindsOfGame: KINDS_OF_GAME.map(({ slug }) => slug) };
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
const pathOf = ({ group, value }: Chosen): TermPath[] => {
  if (isRange(group)) return [];
  return [{ list: group === "like" ? "games" : FILTERS[group].wire, entry: value }];
};

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
  const isUnknown = chosen.some(
    ({ group, value }) =>
      !isRange(group) && (computedName(group, value) ?? nameIn(BASIC_OPTIONS, group, value)) === undefined,
  );
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
      : (computedName(group, value) ??
        nameIn(BASIC_OPTIONS, group, value) ??
        nameIn(data?.lists ?? {}, group, value) ??
        learnt[`${group}:${value}`] ??
        nameAmong(games ?? [], group, value));
  const entryOf = ({ group, value }: Chosen) => {
    if (isRange(group)) return undefined;
    const option = optionIn(BASIC_OPTIONS, group, value) ?? optionIn(data?.lists ?? {}, group, value);
    return option && { slug: option.slug, isTag: data?.kindsOfGame.includes(option.slug) === true };
  };
  const isAsking = isUnknown && data !== undefined && games !== undefined && games.length > 0;
  const nameless = isAsking ? chosen.filter((filter) => known(filter) === undefined) : [];
  const { data: told = {} } = useQuery(termNamesQuery(nameless.flatMap(pathOf)));
  return chosen.map((filter) => {
    const [path] = pathOf(filter);
    const found = known(filter) ?? (path && told[`${path.list}/${path.entry}`]);
    const name = found && termWords(filter.group, { slug: filter.value, name: found });
    return { ...filter, label: name ?? spelledOut(filter), page: subjectOf(filter, entryOf(filter)) };
  });
}
