// The filters of `find_games`, made from the table of filters: what has few values is an enumeration, so that an agent
// cannot misspell it; what has thousands is a text that `list_options` helps with. Agents read all of it before they ask
// anything: each enumeration stands once.
import { z } from "zod";
import { FILTERS } from "#shared/catalogue/filters.ts";
import { GENRE_LOOKUP, PLATFORM_LOOKUP } from "#shared/lookups.ts";
import { STORE_OPTIONS } from "#shared/options.ts";

type Slugs = readonly { id: number; slug: string }[];

const enumOf = (options: Slugs) => z.enum([...new Set(options.map(({ slug }) => slug))]);
const slugs = () => z.array(z.string()).optional();
const amount = () => z.number().optional();

const AGE_RATINGS = ["everyone", "everyone-10-plus", "teen", "mature", "adults-only"] as const;
const ORDERS = {
  known: "-added",
  best: "-metacritic",
  newest: "-released",
  oldest: "released",
  shortest: "playtime",
  longest: "-playtime",
  name: "name",
} as const;

/** Who asks for the oldest or newest means games that are out: in the protocol's own order what has no day comes before all. */
const BY_DAY: ReadonlySet<FilterInputs["order"]> = new Set(["oldest", "newest"] as const);

/** Different filters narrow each other; several values of one are alternatives, but for genres and tags, of which all hold. */
export const FILTER_INPUTS = {
  genres: z.array(enumOf(GENRE_LOOKUP)).optional(),
  not_genres: slugs(),
  platforms: z.array(enumOf(PLATFORM_LOOKUP)).optional(),
  tags: slugs().describe("slugs of list_options, e.g. co-op, open-world"),
  not_tags: slugs(),
  stores: z.array(enumOf(STORE_OPTIONS)).optional(),
  developers: slugs(),
  publishers: slugs(),
  series: slugs(),
  age_ratings: z.array(z.enum(AGE_RATINGS)).optional(),
  year_from: amount(),
  year_to: amount(),
  score_from: amount().describe("Metacritic"),
  hours_from: amount(),
  hours_to: amount(),
  release: z.enum(["out", "upcoming"]).optional(),
  order: z.enum(Object.keys(ORDERS) as (keyof typeof ORDERS)[]).optional(),
};
export const Filters = z.object(FILTER_INPUTS);
export type FilterInputs = z.infer<typeof Filters>;

const idsOf = (options: Slugs, chosen: readonly string[] | undefined) =>
  chosen?.flatMap((slug) => options.filter((option) => option.slug === slug).map(({ id }) => String(id)));

/** Both ends as whole numbers within the filter's limits. */
function rangeOf(from: number | undefined, to: number | undefined, [least, most]: readonly [number, number]) {
  if (from === undefined && to === undefined) return undefined;
  const within = (end: number) => String(Math.round(Math.min(most, Math.max(least, end))));
  return [within(from ?? least), within(to ?? most)];
}

/** The filters as parameters of the protocol. */
export function filterParams(inputs: FilterInputs): URLSearchParams {
  const { year_from: yearFrom, year_to: yearTo } = inputs;
  const years = rangeOf(yearFrom, yearTo, FILTERS.year.limits);
  const release = inputs.release ?? (years === undefined && BY_DAY.has(inputs.order) ? "out" : undefined);
  const values: Record<string, readonly string[] | undefined> = {
    genres_all: inputs.genres,
    genres_none: inputs.not_genres,
    platforms: idsOf(PLATFORM_LOOKUP, inputs.platforms),
    tags_all: inputs.tags,
    tags_none: inputs.not_tags,
    stores: idsOf(STORE_OPTIONS, inputs.stores),
    developers: inputs.developers,
    publishers: inputs.publishers,
    series: inputs.series,
    age_ratings: inputs.age_ratings,
    dates: years && [`${years[0]}-01-01`, `${years[1]}-12-31`],
    metacritic: rangeOf(inputs.score_from, undefined, FILTERS.metacritic.limits),
    playtime: rangeOf(inputs.hours_from, inputs.hours_to, FILTERS.playtime.limits),
    release: release && [release],
    ordering: inputs.order && [ORDERS[inputs.order]],
  };
  const params = new URLSearchParams({ genre_tags: "true" });
  for (const [name, list] of Object.entries(values)) {
    if (list !== undefined && list.length > 0) params.set(name, list.join(","));
  }
  return params;
}
