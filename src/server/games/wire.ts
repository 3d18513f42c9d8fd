// The shapes of RAWG's answers as this server writes them: strict, complete and the source of the OpenAPI document.
// What is read from elsewhere goes through the lenient schemas of #shared/rawg instead.
import { z } from "zod";
import { DAY_PRECISIONS } from "#shared/catalogue/partial-day.ts";
import { YOUTUBE_ID } from "#shared/youtube.ts";

const Id = z.int().positive();
const Picture = z.string().nullable();
const Count = z.int().min(0);
const Day = z.iso.date();
const Stamp = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/);

export const TermRef = z.object({ id: Id, name: z.string(), slug: z.string() });
const CountedTerm = z.object({ ...TermRef.shape, games_count: Count, image_background: Picture });
const Platform = z.object({
  ...TermRef.shape,
  image: z.string().nullable(),
  year_end: z.int().nullable(),
  year_start: z.int().nullable(),
  games_count: Count,
  image_background: Picture,
});
const Store = z.object({ ...TermRef.shape, domain: z.string(), games_count: Count, image_background: Picture });
const Tag = z.object({ ...TermRef.shape, language: z.string(), games_count: Count, image_background: Picture });
const Requirements = z.object({ minimum: z.string().optional(), recommended: z.string().optional() });

const RatingShare = z.object({ id: Id, title: z.string(), count: Count, percent: z.number() });

/** `games/{id}/screenshots`; sizes in pixels. */
export const Screenshot = z.object({
  id: Id,
  image: z.string(),
  width: Count,
  height: Count,
  is_deleted: z.boolean(),
});

/**
 * `games/{id}/movies`; `data` maps a quality to the address of a video. Inside a game (`include=movies`) there are also
 * videos with nothing but their id with YouTube, whose `data` is empty; clients of RAWG, which never ask so, get none.
 */
export const Movie = z.object({
  id: Id,
  name: z.string(),
  preview: Picture,
  data: z.record(z.string(), z.string()),
  youtube: z.string().regex(YOUTUBE_ID).optional(),
});

const commonShape = {
  id: Id,
  slug: z.string(),
  name: z.string(),
  released: Day.nullable(),
  /** Only on a game that a machine put together from lists: whoever has the whole record may know more. */
  is_brief: z.boolean().optional(),
  /** Only where `released` is not known to the day; it is the last day of that time then. */
  released_precision: z.enum(DAY_PRECISIONS).optional(),
  tba: z.boolean(),
  background_image: Picture,
  rating: z.number().min(0).max(5),
  rating_top: Count,
  ratings: z.array(RatingShare),
  ratings_count: Count,
  reviews_text_count: Count,
  added: Count,
  added_by_status: z.record(z.string(), Count).nullable(),
  metacritic: z.int().min(1).max(100).nullable(),
  playtime: Count,
  suggestions_count: Count,
  updated: Stamp,
  user_game: z.null(),
  reviews_count: Count,
  saturated_color: z.string(),
  dominant_color: z.string(),
  parent_platforms: z.array(z.object({ platform: TermRef })),
  genres: z.array(CountedTerm),
  tags: z.array(Tag),
  esrb_rating: TermRef.nullable(),
  clip: z.null(),
};

/** One game of a list, RAWG's fuller shape. The last five come only when asked for with `include=`. */
export const GameListItem = z.object({
  ...commonShape,
  platforms: z.array(
    z.object({
      platform: Platform,
      released_at: Day.nullable(),
      requirements_en: Requirements.nullable(),
      requirements_ru: Requirements.nullable(),
    }),
  ),
  stores: z.array(z.object({ id: Id, store: Store })),
  short_screenshots: z.array(z.object({ id: z.int(), image: z.string() })),
  /** Only in filtered (null) and searched (text) lists. */
  score: z.string().nullable().optional(),
  /** Only in `suggested`. */
  short_description: z.string().optional(),
  developers: z.array(CountedTerm).optional(),
  series: z.array(TermRef).optional(),
  screenshots: z.array(Screenshot).optional(),
  videos: z.array(Movie).optional(),
  /** The parts of `name` that answer the search: half-open, in UTF-16 units, ascending. */
  matches: z.array(z.array(z.int()).length(2)).optional(),
  /** What it has in common with the game that the list is like; tags that tell something, the most telling first. */
  shared: z
    .object({
      is_same_series: z.boolean(),
      developers: z.array(TermRef),
      tags: z.array(TermRef),
      genres: z.array(TermRef),
    })
    .optional(),
});
export type GameListItem = z.infer<typeof GameListItem>;

/** Who is named for which parts of a game, and under which licence they are passed on. */
export const GameSourceCredit = z.object({
  source: z.string(),
  name: z.string(),
  url: z.string().optional(),
  licence: z.string().optional(),
  parts: z.array(z.enum(["facts", "description", "scores", "pictures", "videos"])),
});
export type GameSourceCredit = z.infer<typeof GameSourceCredit>;

/** `games/{id or slug}`: RAWG's 54 fields. `screenshots` and `videos` come only when asked for with `include=`. */
export const GameDetail = z.object({
  ...commonShape,
  name_original: z.string(),
  description: z.string(),
  description_raw: z.string(),
  metacritic_platforms: z.array(z.unknown()),
  metacritic_url: z.string(),
  background_image_additional: Picture,
  website: z.string(),
  reactions: z.record(z.string(), Count),
  screenshots_count: Count,
  movies_count: Count,
  creators_count: Count,
  achievements_count: Count,
  parent_achievements_count: Count,
  reddit_url: z.string(),
  reddit_name: z.string(),
  reddit_description: z.string(),
  reddit_logo: z.string(),
  reddit_count: Count,
  twitch_count: Count,
  youtube_count: Count,
  alternative_names: z.array(z.string()),
  parents_count: Count,
  additions_count: Count,
  game_series_count: Count,
  platforms: z.array(z.object({ platform: Platform, released_at: Day.nullable(), requirements: Requirements })),
  stores: z.array(z.object({ id: Id, url: z.string(), store: Store })),
  developers: z.array(CountedTerm),
  publishers: z.array(CountedTerm),
  screenshots: z.array(Screenshot).optional(),
  videos: z.array(Movie).optional(),
  /** Only when asked for with `include=subjects`. */
  series: z.array(TermRef).optional(),
  creators: z.array(TermRef).optional(),
  /** Whom the game's parts come from, where that is somebody else than this server's own catalogue. */
  sources: z.array(GameSourceCredit).optional(),
});
export type GameDetail = z.infer<typeof GameDetail>;

/** What a merged duplicate answers instead of a detail. */
export const Redirect = z.object({ redirect: z.literal(true), slug: z.string() });
export type Redirect = z.infer<typeof Redirect>;

/** `games/{id}/stores`: where the game is sold. */
export const GameStoreLink = z.object({ id: Id, game_id: Id, store_id: Id, url: z.string() });

const GameBrief = z.object({ id: Id, slug: z.string(), name: z.string(), added: Count });

/** `games/{id}/development-team`. */
export const TeamMember = z.object({
  ...CountedTerm.shape,
  image: Picture,
  positions: z.array(TermRef),
  games: z.array(GameBrief),
});

/** `games/{id}/achievements`; `percent` is a decimal as text. */
export const Achievement = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  image: Picture,
  percent: z.string(),
});

/** Posts and videos of other services: passed on as they come, the bundled catalogue has none. */
export const OutsidePost = z.looseObject({ id: Id, name: z.string() });

/** An entry of a taxonomy list. Which optional keys exist depends on the taxonomy. */
export const Term = z.object({
  ...CountedTerm.shape,
  image: Picture.optional(),
  year_start: z.int().nullable().optional(),
  year_end: z.int().nullable().optional(),
  domain: z.string().optional(),
  language: z.string().optional(),
  positions: z.array(TermRef).optional(),
  games: z.array(GameBrief).optional(),
  platforms: z.array(Platform).optional(),
});
export type Term = z.infer<typeof Term>;

const PlatformShares = z.object({
  /** How many platforms, and how many families of them in `results`. */
  total: Count,
  results: z.array(z.object({ count: Count, percent: z.number(), platform: TermRef })),
  count: Count,
});

/**
 * One taxonomy entry with its description (HTML, may be empty) and without its games. What follows the description is
 * said of creators only, whose `platforms` are a statistic and whose `rating` is a decimal as text.
 */
export const TermDetail = z.object({
  ...Term.omit({ games: true, platforms: true }).shape,
  description: z.string(),
  platforms: z.array(Platform).or(PlatformShares).optional(),
  reviews_count: Count.optional(),
  rating: z.string().optional(),
  rating_top: Count.optional(),
  updated: Stamp.optional(),
  ratings: z.array(RatingShare).optional(),
  timeline: z.array(z.object({ year: z.int(), count: Count })).optional(),
});
export type TermDetail = z.infer<typeof TermDetail>;

/** Games a year, by decade: the facets of the unfiltered list. */
export const YearFacets = z.array(
  z.object({
    from: z.int(),
    to: z.int(),
    filter: z.string(),
    decade: z.int(),
    years: z.array(z.object({ year: z.int(), count: Count, nofollow: z.boolean() })),
    nofollow: z.boolean(),
    count: Count,
  }),
);
export type YearFacets = z.infer<typeof YearFacets>;

export type Screenshot = z.infer<typeof Screenshot>;
export type Movie = z.infer<typeof Movie>;
export type GameStoreLink = z.infer<typeof GameStoreLink>;
export type TeamMember = z.infer<typeof TeamMember>;
export type Achievement = z.infer<typeof Achievement>;
export type OutsidePost = z.infer<typeof OutsidePost>;
