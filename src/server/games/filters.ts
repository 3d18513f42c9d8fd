// The filters of a list of games, read from its question. Values that nobody knows are kept: whether they match nothing
// or exclude nothing is for the source to say.
import { isDay } from "#shared/rawg/day.ts";
import { TERM_GROUPS, type TermGroup } from "#shared/search/term-groups.ts";
import { isTrue, list, parameter, wholeNumber } from "./parameters.ts";
import type { DateRange, GamesFilters, Ref, TermFilter } from "./source.ts";

const DATE_RANGES_MAX = 20;

/** Parameters that make a list a filtered one. */
export const FILTER_NAMES: readonly string[] = [
  ...TERM_GROUPS.flatMap((group) => [group, `${group}_all`, `${group}_none`]),
  ..."search dates updated platforms_count metacritic exclude_collection exclude_additions exclude_parents".split(" "),
  ..."exclude_game_series exclude_stores ids exclude id".split(" "),
];

function ids(query: URLSearchParams, name: string): number[] | undefined {
  return list(query, name)?.flatMap((value) => wholeNumber(value) ?? []);
}

/** Ids or slugs, never mixed. The first element decides: all digits means ids, anything else slugs. */
function refs(query: URLSearchParams, name: string): readonly Ref[] | undefined {
  const values = list(query, name);
  return /^\d+$/.test(values?.[0] ?? "") ? ids(query, name) : values;
}

/** Pairs joined by `.`; malformed ones are skipped, and a value without any good pair does not filter. */
function dateRanges(query: URLSearchParams, name: string): DateRange[] | undefined {
  const ranges = (parameter(query, name) ?? "").split(".", DATE_RANGES_MAX).flatMap((pair) => {
    const [from, to, ...more] = pair.split(",").map((day) => day.trim());
    return from !== undefined && to !== undefined && more.length === 0 && isDay(from) && isDay(to)
      ? [{ from, to }]
      : [];
  });
  return ranges.length === 0 ? undefined : ranges;
}

function metacritic(query: URLSearchParams): GamesFilters["metacritic"] {
  const [min, max, ...more] = (parameter(query, "metacritic") ?? "")
    .split(",")
    .map((value) => wholeNumber(value.trim()));
  return min && max && more.length === 0 ? { min, max } : undefined;
}

function gameIds(query: URLSearchParams): number[] | undefined {
  const [many, one] = [ids(query, "ids"), ids(query, "id")];
  if (many !== undefined && one !== undefined) return many.filter((id) => one.includes(id));
  return many ?? one;
}

function termFilter(query: URLSearchParams, group: TermGroup): [TermGroup, TermFilter][] {
  const [any, all] = [refs(query, group), refs(query, `${group}_all`)];
  const excluded = group === "stores" ? ids(query, "exclude_stores") : undefined;
  const none = [...(refs(query, `${group}_none`) ?? []), ...(excluded ?? [])];
  if (any === undefined && all === undefined && none.length === 0) return [];
  return [[group, { any, all, none }]];
}

/** The filters that `query` asks for. */
export function readFilters(query: URLSearchParams): GamesFilters {
  const platformsCount = parameter(query, "platforms_count");
  return {
    terms: Object.fromEntries(TERM_GROUPS.flatMap((group) => termFilter(query, group))),
    genreTags: isTrue(query, "genre_tags"),
    dates: dateRanges(query, "dates"),
    updated: dateRanges(query, "updated"),
    platformsCount: platformsCount === undefined ? undefined : wholeNumber(platformsCount),
    metacritic: metacritic(query),
    ids: gameIds(query),
    exclude: refs(query, "exclude"),
    excludeAdditions: isTrue(query, "exclude_additions"),
    excludeParents: isTrue(query, "exclude_parents"),
    excludeGameSeries: isTrue(query, "exclude_game_series"),
  };
}

function narrowTerms(given: TermFilter, added: TermFilter): TermFilter {
  const join = (a: readonly Ref[] | undefined, b: readonly Ref[] | undefined) =>
    a === undefined && b === undefined ? undefined : [...(a ?? []), ...(b ?? [])];
  // Alternatives beside alternatives: those added are demanded, so that both narrow.
  const isTaken = given.any !== undefined;
  return {
    any: given.any ?? added.any,
    all: join(given.all, isTaken ? join(added.all, added.any) : added.all),
    none: join(given.none, added.none),
  };
}

function narrowDates(given: GamesFilters["dates"], added: GamesFilters["dates"]): GamesFilters["dates"] {
  if (given === undefined || added === undefined) return given ?? added;
  return given.flatMap((one) =>
    added.flatMap((other) => {
      const from = one.from > other.from ? one.from : other.from;
      const to = one.to < other.to ? one.to : other.to;
      return from <= to ? [{ from, to }] : [];
    }),
  );
}

/** The filters of a question and those that its text adds: both must hold. */
export function narrowFilters(given: GamesFilters, added: GamesFilters): GamesFilters {
  const groups = TERM_GROUPS.flatMap((group): [TermGroup, TermFilter][] => {
    const [own, more] = [given.terms[group], added.terms[group]];
    if (own === undefined && more === undefined) return [];
    return [[group, narrowTerms(own ?? {}, more ?? {})]];
  });
  const [first, second] = [given.metacritic, added.metacritic];
  return {
    ...given,
    terms: Object.fromEntries(groups),
    genreTags: given.genreTags || added.genreTags,
    dates: narrowDates(given.dates, added.dates),
    metacritic:
      first && second
        ? { min: Math.max(first.min, second.min), max: Math.min(first.max, second.max) }
        : (first ?? second),
  };
}
