// Games out of RAWG's answers. Both shapes of list items, the database's and the index's, become the fuller one.
import { z } from "zod";
import type { GameDetail, GameListItem } from "#server/games/wire.ts";
import * as read from "./lenient.ts";
import { CountedTerm, Platform, RatingShare, Store, tags, TermRef } from "./read-term.ts";

const Requirements = z.object({
  minimum: z.string().optional().catch(undefined),
  recommended: z.string().optional().catch(undefined),
});

const commonShape = {
  id: read.id,
  slug: read.text,
  name: z.string(),
  released: read.day,
  tba: read.yes,
  background_image: read.picture,
  rating: z.number().min(0).max(5).catch(0),
  rating_top: read.count,
  ratings: read.listOf(RatingShare),
  ratings_count: read.count,
  reviews_text_count: read.count,
  added: read.count,
  added_by_status: z.record(z.string(), z.int().min(0)).nullable().catch(null),
  metacritic: z.int().min(1).max(100).nullable().catch(null),
  playtime: read.count,
  suggestions_count: read.count,
  updated: read.stamp,
  user_game: read.nothing,
  reviews_count: read.count,
  saturated_color: z.string().catch("0f0f0f"),
  dominant_color: z.string().catch("0f0f0f"),
  parent_platforms: read.listOf(z.object({ platform: TermRef })),
  genres: read.listOf(CountedTerm),
  tags,
  esrb_rating: TermRef.nullable().catch(null),
  clip: read.nothing,
};

/** The index sends a store without the id of the link; its own then stands in. */
const StoreInList = z
  .object({ id: read.id.optional().catch(undefined), store: Store })
  .transform(({ id, store }) => ({ id: id ?? store.id, store }));

export const ListItemReader = z.object({
  ...commonShape,
  platforms: read.listOf(
    z.object({
      platform: Platform,
      released_at: read.day,
      requirements_en: Requirements.nullable().catch(null),
      requirements_ru: read.nothing,
    }),
  ),
  stores: read.listOf(StoreInList),
  short_screenshots: read.listOf(z.object({ id: z.int(), image: read.address })),
  short_description: z.string().optional().catch(undefined),
  // The index scores what it finds; what it only filters has none.
  score: z.string().nullable().optional().catch(undefined),
}) satisfies z.ZodType<GameListItem>;

export const DetailReader = z.object({
  ...commonShape,
  name_original: read.text,
  description: read.text,
  description_raw: read.text,
  metacritic_platforms: z.array(z.unknown()).catch([]),
  metacritic_url: read.link,
  background_image_additional: read.picture,
  website: read.text,
  reactions: read.counts,
  screenshots_count: read.count,
  movies_count: read.count,
  creators_count: read.count,
  achievements_count: read.count,
  parent_achievements_count: read.count,
  reddit_url: read.text,
  reddit_name: read.text,
  reddit_description: read.text,
  reddit_logo: read.text,
  reddit_count: read.count,
  twitch_count: read.count,
  youtube_count: read.count,
  alternative_names: read.listOf(z.string()),
  parents_count: read.count,
  additions_count: read.count,
  game_series_count: read.count,
  platforms: read.listOf(z.object({ platform: Platform, released_at: read.day, requirements: Requirements.catch({}) })),
  stores: read.listOf(z.object({ id: read.id, url: read.link, store: Store })),
  developers: read.listOf(CountedTerm),
  publishers: read.listOf(CountedTerm),
}) satisfies z.ZodType<GameDetail>;

/** What a merged duplicate answers instead. */
export const RedirectReader = z.object({ redirect: z.literal(true), slug: z.string().min(1) });
