// What a person may write into data/: one game, one entry of a taxonomy. Messages are written for that person.
// Whether the slugs it names exist is not decided here.
import { z } from "zod";
import { MOODS, SCENES } from "#shared/artwork.ts";
import { readPartialDay } from "#shared/catalogue/partial-day.ts";
import { isDay } from "#shared/rawg/day.ts";
import { POPULARITY_MAX, POPULARITY_MIN } from "#server/sources/popularity.ts";

const FIRST_YEAR = 1958;
const YEARS_AHEAD_MAX = 10;

function isPlausibleYear(date: string): boolean {
  const year = Number(date.slice(0, 4));
  return year >= FIRST_YEAR && year <= new Date().getUTCFullYear() + YEARS_AHEAD_MAX;
}

/** Ids from here on are the catalogue's own; RAWG's lie far below. */
export const FIRST_OWN_ID = 2_000_000_000;

const Id = z.int().positive();
const Slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-+[a-z0-9]+)*-*$/, "is not a slug: lower-case letters, digits and single hyphens");
const Slugs = z
  .array(Slug)
  .refine((slugs) => new Set(slugs).size === slugs.length, "names the same slug twice")
  .default([]);
/** Who did what: people's slugs under the slugs of what they did. Whether these exist is asked where both are known. */
const Credits = z
  .record(
    Slug,
    Slugs.refine((slugs) => slugs.length > 0, "names nobody, leave it out"),
  )
  .default({});
const Name = z.string().trim().min(1, "is empty");
const Year = z.int().min(1950).max(2100);
const WebAddress = z.url({ protocol: /^https?$/, error: "is not an http(s) address" });

const PLAUSIBLE = `lies before ${FIRST_YEAR} or absurdly far ahead`;
const Day = z
  .string()
  .refine(isDay, "is not a date of the calendar, write YYYY-MM-DD")
  .refine((date) => !isDay(date) || isPlausibleYear(date), PLAUSIBLE);
/** As far as it is known. */
const ReleaseDate = z
  .string()
  .refine(
    (date) => readPartialDay(date) !== undefined,
    "is not a date of the calendar, write YYYY-MM-DD, or what is known of it: YYYY-MM, YYYY-Q1 to YYYY-Q4, YYYY",
  )
  .refine((date) => readPartialDay(date) === undefined || isPlausibleYear(date), PLAUSIBLE);

export const ESRB_RATINGS = [
  { id: 1, name: "Everyone", slug: "everyone" },
  { id: 2, name: "Everyone 10+", slug: "everyone-10-plus" },
  { id: 3, name: "Teen", slug: "teen" },
  { id: 4, name: "Mature", slug: "mature" },
  { id: 5, name: "Adults Only", slug: "adults-only" },
  { id: 6, name: "Rating Pending", slug: "rating-pending" },
] as const;

/** Why a game's date may lie outside the lives of its platforms. */
const OUT_OF_TIME = ["arcade-first", "late-release"] as const;

/** One `[[game]]` block. Unknown keys are refused, so that a misspelt one does not pass silently. */
export const GameEntrySchema = z
  .strictObject({
    id: Id,
    slug: Slug,
    name: Name,
    alternative_names: z.array(Name).default([]),
    released: ReleaseDate.optional(),
    tba: z.boolean().default(false),
    out_of_time: z.enum(OUT_OF_TIME).optional(),
    updated: Day.optional(),
    metacritic: z.int().min(1).max(100).optional(),
    rating: z.number().min(1).max(5).optional(),
    ratings_count: z.int().min(1).optional(),
    popularity: z.number().min(POPULARITY_MIN).max(POPULARITY_MAX),
    playtime: z.int().min(0).default(0),
    esrb: z.enum(ESRB_RATINGS.map(({ slug }) => slug)).optional(),
    platforms: Slugs,
    genres: Slugs,
    tags: Slugs,
    developers: Slugs,
    publishers: Slugs,
    stores: Slugs,
    creators: Credits,
    series: Slug.optional(),
    /** Games that people who love this one name, the first of them first; slugs. */
    loved: Slugs,
    /** What people who forgot the title remember: found by a search, never shown. */
    phrases: z.array(Name).default([]),
    parent: Id.optional(),
    website: WebAddress.optional(),
    steam: z.int().positive().optional(),
    scene: z.enum(SCENES),
    mood: z.enum(MOODS),
    subjects: Slugs,
    places: Slugs,
    description: z.string().trim().min(1, "is empty"),
  })
  .refine((game) => (game.released === undefined) === game.tba, {
    path: ["released"],
    message: "is missing: give a date, or `tba = true` for a game announced without one",
  })
  .refine((game) => (game.rating === undefined) === (game.ratings_count === undefined), {
    path: ["ratings_count"],
    message: "and rating belong together: give both or none",
  })
  .refine((game) => game.steam === undefined || game.stores.includes("steam"), {
    path: ["steam"],
    message: "is given, but stores does not name steam",
  });
export type GameEntry = z.infer<typeof GameEntrySchema>;

/** One entry of any taxonomy; which of the optional keys mean something depends on the file. */
export const TermEntrySchema = z.strictObject({
  id: Id,
  slug: Slug,
  name: Name,
  description: z.string().trim().optional(),
  /** Platforms: the family. */
  parent: Slug.optional(),
  year_start: Year.optional(),
  year_end: Year.optional(),
  /** Stores. */
  domain: z.hostname().optional(),
});
export type TermEntry = z.infer<typeof TermEntrySchema>;

/** One `[[game]]` block of elsewhere/titles.toml: a game that exists and is not here. */
export const ElsewhereSchema = z.strictObject({ name: Name });

/** How many tricks a game has. */
export const TRICKS_PER_GAME = 4;

const Trick = z
  .string()
  .trim()
  .min(30, "is too short to help anyone, write at least 30 characters")
  .max(240, "is too long, at most 240 characters")
  .regex(/^[^<>\n]*[.!?]$/, "is not a sentence: one line of plain text that ends with a full stop");

const Tricks = z
  .array(Trick)
  .length(TRICKS_PER_GAME, `names more or fewer than ${TRICKS_PER_GAME}`)
  .refine((tricks) => new Set(tricks).size === tricks.length, "says the same twice");

/** One `[[game]]` block of tricks/: hints for playing a game of the catalogue. `name` is there for whoever reads it. */
export const TricksEntrySchema = z.strictObject({ id: Id, name: Name, tricks: Tricks });
export type TricksEntry = z.infer<typeof TricksEntrySchema>;

/** One `[[genre]]` block of tricks/genres.toml: hints that help in most games of a genre. */
export const GenreTricksEntrySchema = z.strictObject({ slug: Slug, tricks: Tricks });
export type GenreTricksEntry = z.infer<typeof GenreTricksEntrySchema>;
