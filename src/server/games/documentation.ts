// What the OpenAPI document says about parameters and answers. The protocol never refuses a value it cannot
// understand, so these schemas describe and do not validate: reading is done in query.ts.
import type { TermGroup } from "#shared/search/term-groups.ts";
import { z } from "zod";

/** A parameter; the API page makes a request to try of its example. */
const text = (description: string, example?: string) =>
  z
    .string()
    .optional()
    .meta({ description, ...(example === undefined ? {} : { examples: [example] }) });

const pageShape = {
  page: text("Page, counting from 1, or `last`. Anything else answers 404 `Invalid page.`", "last"),
  page_size: text("Results a page, at most 40; larger values are clamped, others mean the default.", "5"),
  key: text("Accepted for the sake of RAWG's clients and ignored."),
};

const includeShape = {
  include: text(
    "Comma list of `screenshots`, `movies`, `developers` to put inside each game, and of `matches` for the parts of the name that answer a search. Unknown to RAWG.",
    "screenshots,movies",
  ),
};

const ids = (what: string, example: string) => text(`Comma list of ${what} ids.`, example);
const idsOrSlugs = (what: string, example?: string) =>
  text(`Comma list of ${what} ids or slugs, never mixed: the first one decides. Any of them matches.`, example);
const flag = (description: string) => text(`${description} Send \`true\`.`, "true");

export const PageParameters = z.object(pageShape);
export const IncludeParameters = z.object({ ...includeShape, key: pageShape.key });

const GROUPS = {
  parent_platforms: ["platform family", "2,3"],
  platforms: ["platform", "4,187"],
  stores: ["store", "1"],
  developers: ["developer", "valve-software"],
  publishers: ["publisher", "nintendo"],
  genres: ["genre", "action"],
  tags: ["tag", "singleplayer"],
  creators: ["creator", "hideo-kojima"],
} satisfies Record<TermGroup, readonly [what: string, example: string]>;

/** `genres`, `genres_all` and `genres_none`, and so for every taxonomy. */
const groupsShape = Object.fromEntries(
  Object.entries(GROUPS).flatMap(([group, [what, example]]) => [
    [group, idsOrSlugs(what, example)],
    [`${group}_all`, text("The same; all of them must match. Unknown to RAWG.", example)],
    [`${group}_none`, text("The same; none of them may match. Unknown to RAWG.", example)],
  ]),
);

/** What narrows a list. */
export const FiltersParameters = z.object({
  key: pageShape.key,
  search: text(
    "Words of the name or of an alternative name; forgives one mistyped letter in words of four to seven, two in longer ones. Understands operators such as `genre:rpg`, `-word` and `year:2015..2018`, which RAWG does not do.",
    "zelda",
  ),
  search_precise: flag("Does not forgive mistyped letters."),
  search_exact: flag("The words in a row, in the name itself."),
  ...groupsShape,
  genres: text(
    "Comma list of genre ids or slugs, never mixed. What RAWG keeps as a tag (`rpg`, `roguelike`) is no genre.",
    "action,puzzle",
  ),
  genre_tags: flag(
    "A slug in `genres`, `genres_all` or `genres_none` that is no genre means the tag of that name. Unknown to RAWG.",
  ),
  exclude_stores: ids("store to leave out", "1"),
  dates: text("Release dates as `from,to`, several pairs joined by `.`; both days included.", "2015-01-01,2015-12-31"),
  updated: text("Dates of the last change, in the same form."),
  platforms_count: text("Exactly this many platforms.", "1"),
  metacritic: text("Score as `min,max`, both included and neither zero.", "90,100"),
  exclude_collection: text("Accepted and ignored: there are no collections."),
  exclude_additions: flag("Without expansions of other games."),
  exclude_parents: flag("Without games that have expansions."),
  exclude_game_series: flag("Without games that belong to a series."),
  ids: ids("game", "3498,4200"),
  id: text("One game id.", "3498"),
  exclude: idsOrSlugs("game to leave out", "3498"),
});

export const GamesParameters = z.object({
  ...pageShape,
  ...includeShape,
  ...FiltersParameters.shape,
  ordering: text(
    "`name`, `released`, `added`, `created`, `updated`, `rating` or `metacritic`; `-` in front reverses.",
    "-metacritic",
  ),
});

/** What RAWG heeds of a question for one of the lists of its site. */
export const SiteListParameters = z.object({
  ...pageShape,
  ...includeShape,
  platforms: idsOrSlugs(...GROUPS.platforms),
  parent_platforms: idsOrSlugs(...GROUPS.parent_platforms),
  dates: text("Release dates as `from,to`, in place of the list's own."),
  ordering: GamesParameters.shape.ordering,
  year: text("Four figures, for `greatest` and `popular`.", "2018"),
});

export const TermsParameters = z.object({
  ...pageShape,
  ordering: text("`id`, `name`, `slug` or `games_count`; `-` in front reverses.", "-games_count"),
  search: text("Part of the name.", "a"),
});

export const Missing = z.object({ detail: z.string() }).describe("Unknown game, entry or page.");

/** RAWG's envelope around `item`. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({
    count: z.int().min(0),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: z.array(item),
  });
}
