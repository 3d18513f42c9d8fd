// What the OpenAPI document says about parameters and answers. The protocol never refuses a value it cannot
// understand, so these schemas describe and do not validate: reading is done in query.ts.
import type { TermGroup } from "#shared/search/term-groups.ts";
import { z } from "zod";

const text = (description: string) => z.string().optional().describe(description);

const pageShape = {
  page: text("Page, counting from 1, or `last`. Anything else answers 404 `Invalid page.`"),
  page_size: text("Results a page, at most 40; larger values are clamped, others mean the default."),
  key: text("Accepted for the sake of RAWG's clients and ignored."),
};

const includeShape = {
  include: text("Comma list of `screenshots`, `movies`, `developers` to put inside each game. Unknown to RAWG."),
};

const ids = (what: string) => text(`Comma list of ${what} ids.`);
const idsOrSlugs = (what: string) =>
  text(`Comma list of ${what} ids or slugs, never mixed: the first one decides. Any of them matches.`);
const flag = (description: string) => text(`${description} Send \`true\`.`);

export const PageParameters = z.object(pageShape);
export const IncludeParameters = z.object({ ...includeShape, key: pageShape.key });

const GROUPS = {
  parent_platforms: "platform family",
  platforms: "platform",
  stores: "store",
  developers: "developer",
  publishers: "publisher",
  genres: "genre",
  tags: "tag",
  creators: "creator",
} satisfies Record<TermGroup, string>;

/** `genres`, `genres_all` and `genres_none`, and so for every taxonomy. */
const groupsShape = Object.fromEntries(
  Object.entries(GROUPS).flatMap(([group, what]) => [
    [group, idsOrSlugs(what)],
    [`${group}_all`, text("The same; all of them must match. Unknown to RAWG.")],
    [`${group}_none`, text("The same; none of them may match. Unknown to RAWG.")],
  ]),
);

/** What narrows a list. */
export const FiltersParameters = z.object({
  key: pageShape.key,
  search: text("Words of the name or of an alternative name; forgives one mistyped letter a word."),
  search_precise: flag("Does not forgive mistyped letters."),
  search_exact: flag("The words in a row, in the name itself."),
  ...groupsShape,
  genres: idsOrSlugs("genre").describe(
    "Comma list of genre ids or slugs, never mixed. The slug of a tag (`roguelike`) is understood as that tag, which RAWG does not do.",
  ),
  exclude_stores: ids("store to leave out"),
  dates: text("Release dates as `from,to`, several pairs joined by `.`; both days included."),
  updated: text("Dates of the last change, in the same form."),
  platforms_count: text("Exactly this many platforms."),
  metacritic: text("Score as `min,max`, both included and neither zero."),
  exclude_collection: text("Accepted and ignored: there are no collections."),
  exclude_additions: flag("Without expansions of other games."),
  exclude_parents: flag("Without games that have expansions."),
  exclude_game_series: flag("Without games that belong to a series."),
  ids: ids("game"),
  id: text("One game id."),
  exclude: idsOrSlugs("game to leave out"),
});

export const GamesParameters = z.object({
  ...pageShape,
  ...includeShape,
  ...FiltersParameters.shape,
  ordering: text("`name`, `released`, `added`, `created`, `updated`, `rating` or `metacritic`; `-` in front reverses."),
});

export const TermsParameters = z.object({
  ...pageShape,
  ordering: text("`id`, `name`, `slug` or `games_count`; `-` in front reverses."),
  search: text("Part of the name."),
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
