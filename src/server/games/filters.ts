// The filters of a list of games, read from its question by the schema that the table of filters makes. Values that
// nobody knows are kept: whether they match nothing or exclude nothing is for the source to say.
import { z } from "zod";
import {
  DAYS,
  DAYS_PARAMETERS,
  FLAG_PARAMETERS,
  type FlagParameter,
  type GamesParameter,
  MATCHES,
  NUMBER_PARAMETERS,
  NUMBERS,
  NUMBERS_PARAMETERS,
  type NumberParameter,
  recordOf,
  TERM_GROUPS,
  TERMS,
  type TermGroup,
  type TermParameter,
  termParameter,
} from "#shared/catalogue/filters.ts";
import { GAMES_MAX } from "#shared/question-limits.ts";
import {
  asText,
  dateRanges,
  type Given,
  ids,
  isTrue,
  numberRange,
  parameter,
  refs,
  wholeNumber,
} from "./parameters.ts";
import type { DateRange, GamesFilters, NumberRange, Ref } from "./source.ts";

const UNKNOWN_TO_RAWG = "Unknown to RAWG.";
const ID_OR_SLUG = "ids or slugs, never mixed: the first one decides. Any of them matches.";

/** `genres`, `genres_all` and `genres_none`. */
function termParameters(group: TermGroup) {
  const { label, example } = TERMS[group];
  const says = {
    any:
      group === "genres"
        ? "Comma list of genre ids or slugs, never mixed. What RAWG keeps as a tag (`rpg`, `roguelike`) is no genre."
        : `Comma list of ${label.toLowerCase()} ${ID_OR_SLUG}`,
    all: `The same; all of them must match. ${UNKNOWN_TO_RAWG}`,
    none: `The same; none of them may match. ${UNKNOWN_TO_RAWG}`,
  };
  return MATCHES.map((match) => [termParameter(group, match), parameter(refs, says[match], example)] as const);
}

const NUMBER_SAYS = { platforms_count: "Exactly this many platforms." } satisfies Record<NumberParameter, string>;
const GAMES = {
  ids: parameter<readonly Ref[]>((text) => ids(text, GAMES_MAX), "Comma list of game ids.", "3498,4200"),
  exclude: parameter(
    (text) => refs(text, GAMES_MAX),
    "Comma list of ids or slugs, never mixed, of games to leave out.",
    "3498",
  ),
} satisfies Record<GamesParameter, z.ZodType>;
const FLAG_SAYS = {
  exclude_additions: "Without expansions of other games.",
  exclude_parents: "Without games that have expansions.",
  exclude_game_series: "Without games that belong to a series.",
} satisfies Record<FlagParameter, string>;

/** Every parameter of the table, with its reading. */
const tableShape = {
  // Object.fromEntries forgets the keys' type.
  ...(Object.fromEntries(TERM_GROUPS.flatMap(termParameters)) as Record<
    TermParameter,
    ReturnType<typeof termParameters>[number][1]
  >),
  ...recordOf(DAYS_PARAMETERS, (wire) => {
    const { label, example } = DAYS[wire];
    const says = `${label} as \`from,to\`, several pairs joined by \`.\`; both days included.`;
    return parameter(dateRanges, says, example);
  }),
  ...recordOf(NUMBERS_PARAMETERS, (wire) => {
    const { label, unit, steps, limits, isOfRawg } = NUMBERS[wire];
    const says = `${label}${unit === undefined ? "" : ` (${unit})`} as \`min,max\`, both included and neither zero.`;
    return parameter(numberRange, isOfRawg ? says : `${says} ${UNKNOWN_TO_RAWG}`, `${Math.max(...steps)},${limits[1]}`);
  }),
  ...recordOf(NUMBER_PARAMETERS, (wire) => parameter(wholeNumber, NUMBER_SAYS[wire], "1")),
  ...GAMES,
  ...recordOf(FLAG_PARAMETERS, (wire) => parameter(isTrue, `${FLAG_SAYS[wire]} Send \`true\`.`, "true")),
};

/** What RAWG spells in a second way, or takes and ignores. */
const quirksShape = {
  exclude_stores: parameter(ids, "Comma list of ids of stores to leave out.", "1"),
  id: parameter(ids, "One game id.", "3498"),
  exclude_collection: parameter(asText, "Accepted and ignored: there are no collections."),
};

/** The parameters that make a list a filtered one, beside the search. */
export const filtersShape = { ...tableShape, ...quirksShape };

const Filters = z.object({
  ...filtersShape,
  genre_tags: parameter(
    isTrue,
    "A slug in `genres`, `genres_all` or `genres_none` that is no genre means the tag of that name. Unknown to RAWG. Send `true`.",
    "true",
  ),
});
export const genreTagsShape = { genre_tags: Filters.shape.genre_tags };

const FILTER_NAMES = Object.keys(filtersShape);

/** Does the question narrow its list by anything but words, understood or not? */
export const isNarrowed = (given: Given): boolean => FILTER_NAMES.some((name) => given[name] !== undefined);

/** As the schema of all filters reads them, which would ask for each of its sixty parameters whether it is there. */
function parseGiven(given: Given): Partial<z.infer<typeof Filters>> {
  const schemas: Readonly<Record<string, z.ZodType>> = Filters.shape;
  const names = Object.keys(given).filter((name) => Object.hasOwn(schemas, name));
  return Object.fromEntries(names.map((name) => [name, schemas[name]?.parse(given[name])]));
}

/** The filters that are asked for. */
export function readFilters(given: Given): GamesFilters {
  const { exclude_stores: stores, id: one, exclude_collection: _ignored, ...filters } = parseGiven(given);
  return {
    ...filters,
    stores_none: stores === undefined ? filters.stores_none : [...(filters.stores_none ?? []), ...stores],
    ids: filters.ids === undefined || one === undefined ? (filters.ids ?? one) : meetIds(filters.ids, one),
  };
}

const meetIds = (many: readonly Ref[], one: readonly Ref[]) => many.filter((id) => one.includes(id));

/** What one taxonomy demands of a game: any of these terms, all of these, none of these. */
export type TermFilter = { any: readonly Ref[] | undefined; all: readonly Ref[]; none: readonly Ref[] };

/** What the filters say of a taxonomy; undefined where they say nothing. */
export function termFilter(filters: GamesFilters, group: TermGroup): TermFilter | undefined {
  const [any, all, none] = [filters[group], filters[`${group}_all`], filters[`${group}_none`]];
  return any === undefined && all === undefined && none === undefined
    ? undefined
    : { any, all: all ?? [], none: none ?? [] };
}

type Refs = readonly Ref[] | undefined;
const joined = (a: Refs, b: Refs): Refs => (a === undefined || b === undefined ? (a ?? b) : [...a, ...b]);

function narrowTerms(group: TermGroup, given: GamesFilters, added: GamesFilters): [TermParameter, Refs][] {
  const [all, none] = [`${group}_all`, `${group}_none`] as const;
  // Alternatives beside alternatives: those added are demanded, so that both narrow.
  const isTaken = given[group] !== undefined;
  return [
    [group, given[group] ?? added[group]],
    [all, joined(given[all], isTaken ? joined(added[all], added[group]) : added[all])],
    [none, joined(given[none], added[none])],
  ];
}

function narrowDays(given: readonly DateRange[] | undefined, added: readonly DateRange[] | undefined) {
  if (given === undefined || added === undefined) return given ?? added;
  return given.flatMap((one) =>
    added.flatMap((other) => {
      const from = one.from > other.from ? one.from : other.from;
      const to = one.to < other.to ? one.to : other.to;
      return from <= to ? [{ from, to }] : [];
    }),
  );
}

function narrowNumbers(given: NumberRange | undefined, added: NumberRange | undefined) {
  if (given === undefined || added === undefined) return given ?? added;
  return { from: Math.max(given.from, added.from), to: Math.min(given.to, added.to) };
}

/** The filters of a question and those that the words of its text add, which are terms and ranges: both must hold. */
export function narrowFilters(given: GamesFilters, added: GamesFilters): GamesFilters {
  return {
    ...given,
    ...Object.fromEntries(TERM_GROUPS.flatMap((group) => narrowTerms(group, given, added))),
    ...recordOf(DAYS_PARAMETERS, (wire) => narrowDays(given[wire], added[wire])),
    ...recordOf(NUMBERS_PARAMETERS, (wire) => narrowNumbers(given[wire], added[wire])),
    genre_tags: given.genre_tags || added.genre_tags,
  };
}
