// Games as RAWG serves them, read leniently: one schema takes both list item shapes, because the service answers
// filtered lists from another engine that drops ids and whole arrays. What is missing becomes empty, never undefined.
import * as z from "zod/mini";
import { StoreRefSchema, TaxonomyRefSchema } from "./taxonomy.ts";

const orNull = <T extends z.ZodMiniType>(schema: T) => z.catch(z.nullable(schema), null);
const orZero = () => z.catch(z.number(), 0);
const orEmptyText = () => z.catch(z.string(), "");

/** An array whose broken members are dropped; anything that is not an array (`platforms: null`) is empty. */
function listOf<T extends z.ZodMiniType>(schema: T) {
  return z.pipe(
    z.optional(z.unknown()),
    z.transform((value): z.output<T>[] =>
      Array.isArray(value)
        ? value.flatMap((member) => {
            const parsed = z.safeParse(schema, member);
            return parsed.success ? [parsed.data] : [];
          })
        : [],
    ),
  );
}

/** `games/{id}/screenshots` item. Width and height in pixels. */
export const ScreenshotSchema = z.object({
  id: z.number(),
  image: z.string(),
  width: z.catch(z.optional(z.number()), undefined),
  height: z.catch(z.optional(z.number()), undefined),
});
export type Screenshot = z.infer<typeof ScreenshotSchema>;

/** `games/{id}/movies` item: `data` maps a quality ("480", "720", "max") to the address of a video. */
export const MovieSchema = z.object({
  id: z.number(),
  name: orEmptyText(),
  preview: orNull(z.string()),
  data: z.catch(z.record(z.string(), z.string()), {}),
  /** Ours, inside a game only: its id with YouTube, which `youtubeAddress` checks. `data` may be empty then. */
  youtube: z.catch(z.optional(z.string()), undefined),
});
export type Movie = z.infer<typeof MovieSchema>;

/** A tag says how many games have it: the fewer, the more it tells of a game. */
const TagSchema = z.extend(TaxonomyRefSchema, { games_count: z.catch(z.optional(z.number()), undefined) });

const commonShape = {
  id: z.number(),
  slug: orEmptyText(),
  name: z.string(),
  released: orNull(z.string()),
  /** Ours: `year`, `quarter` or `month` where no more of it is known than that; `released` is its last day then. */
  released_precision: z.catch(z.optional(z.string()), undefined),
  tba: z.catch(z.boolean(), false),
  /** Ours: of the game no more is known than what lists tell; a gateway may fetch the rest when it is opened. */
  is_brief: z.catch(z.optional(z.boolean()), undefined),
  background_image: orNull(z.string()),
  /** Six hexadecimal digits; RAWG sends "0f0f0f" for every game. */
  dominant_color: z.catch(z.optional(z.string()), undefined),
  rating: orZero(),
  ratings_count: orZero(),
  metacritic: orNull(z.number()),
  playtime: orZero(),
  added: orZero(),
  platforms: listOf(z.object({ platform: TaxonomyRefSchema })),
  parent_platforms: listOf(z.object({ platform: TaxonomyRefSchema })),
  genres: listOf(TaxonomyRefSchema),
  stores: listOf(z.object({ store: StoreRefSchema })),
  tags: listOf(TagSchema),
  esrb_rating: orNull(TaxonomyRefSchema),
  // Only when asked for with `include=`; RAWG itself never sends them inside a game.
  screenshots: z.optional(listOf(ScreenshotSchema)),
  videos: z.optional(listOf(MovieSchema)),
};

/** One game of a list. `developers`, `screenshots` and `videos` are present only when asked for with `include=`. */
export const GameListItemSchema = z.object({
  ...commonShape,
  short_screenshots: listOf(z.object({ id: z.number(), image: z.string() })),
  developers: z.optional(listOf(TaxonomyRefSchema)),
  /** Ours, when asked for with `include=`. */
  series: z.optional(listOf(TaxonomyRefSchema)),
  /** Where the name agrees with a search: `[start, end)` in UTF-16 units. */
  matches: z.catch(z.optional(z.array(z.tuple([z.number(), z.number()]))), undefined),
  /** Ours: what it has in common with the game that the list is like. Whoever asks for it reads it: `shared.ts`. */
  shared: z.optional(z.unknown()),
});
export type GameListItem = z.infer<typeof GameListItemSchema>;

/** Who is named for which parts of a game. */
const GameCreditSchema = z.object({
  name: z.string(),
  url: orEmptyText(),
  licence: orEmptyText(),
  parts: listOf(z.string()),
});
export type GameCredit = z.infer<typeof GameCreditSchema>;

/** `games/{id or slug}`: one whole game. `description` is HTML from outside, `description_raw` the same as text. */
export const GameDetailSchema = z.object({
  ...commonShape,
  // RAWG itself leaves the game's address in a shop empty; a gateway fills it in where it knows it.
  stores: listOf(z.object({ store: StoreRefSchema, url: orEmptyText() })),
  name_original: orEmptyText(),
  description: orEmptyText(),
  description_raw: orEmptyText(),
  background_image_additional: orNull(z.string()),
  website: orEmptyText(),
  alternative_names: listOf(z.string()),
  /** How many other games its series has. */
  game_series_count: orZero(),
  developers: listOf(TaxonomyRefSchema),
  publishers: listOf(TaxonomyRefSchema),
  /** Ours, when asked for with `include=`. */
  series: listOf(TaxonomyRefSchema),
  creators: listOf(TaxonomyRefSchema),
  /** Whom parts of it come from, where that is somebody else than the catalogue itself; RAWG says no such thing. */
  sources: listOf(GameCreditSchema),
});
export type GameDetail = z.infer<typeof GameDetailSchema>;
