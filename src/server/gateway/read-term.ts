// Taxonomy entries out of RAWG's answers, whole and as they stand inside a game.
import { z } from "zod";
import type { GameListItem, Term, TermDetail } from "#server/games/wire.ts";
import { anything, count, decimal, id, listOf, picture, stamp, text, year } from "./lenient.ts";

const refShape = { id, name: z.string(), slug: text };
const countedShape = { ...refShape, games_count: count, image_background: picture };

export const TermRef = z.object(refShape);
export const RatingShare = z.object({ id, title: text, count, percent: decimal });
/** The index behind filtered lists sends a bare reference; its counts are then zero. */
export const CountedTerm = z.object(countedShape);
export const Platform = z.object({ ...countedShape, image: picture, year_end: year, year_start: year });
export const Store = z.object({ ...countedShape, domain: text });

const AnyTag = z.object({ ...countedShape, language: z.string().catch("eng") });

/** English tags: the index mixes Russian ones in. */
export const tags = anything.transform((value) =>
  listOf(AnyTag)
    .parse(value)
    .filter(({ language }) => language === "eng"),
) satisfies z.ZodType<GameListItem["tags"]>;

const GameBrief = z.object({ id, slug: text, name: z.string(), added: count });

/** An optional part of an entry: left out where it is missing or broken. */
const optional = <T extends z.ZodType>(schema: T) =>
  anything.transform((value): z.output<T> | undefined => {
    const parsed = schema.safeParse(value);
    return value === undefined || !parsed.success ? undefined : parsed.data;
  });

const optionalList = <T extends z.ZodType>(item: T) =>
  anything.transform((value) => (Array.isArray(value) ? listOf(item).parse(value) : undefined));

const termShape = {
  ...countedShape,
  image: optional(picture),
  year_start: optional(year),
  year_end: optional(year),
  domain: optional(z.string()),
  language: optional(z.string()),
  positions: optionalList(TermRef),
  games: optionalList(GameBrief),
  platforms: optionalList(Platform),
};

const PlatformShares = z.object({
  total: count,
  results: listOf(z.object({ count, percent: decimal, platform: TermRef })),
  count,
});

/** What only creators have. Their `platforms` is a statistic, and no list; platform families have no address each. */
const creatorShape = {
  platforms: optional(PlatformShares),
  reviews_count: optional(z.int().min(0)),
  rating: optional(z.string()),
  rating_top: optional(z.int().min(0)),
  updated: optional(stamp),
  ratings: optionalList(RatingShare),
  timeline: optionalList(z.object({ year: z.int(), count })),
};

export const TermReader = z.object(termShape) satisfies z.ZodType<Term>;

export const TermDetailReader = z
  .object({ ...termShape, ...creatorShape, description: text })
  .omit({ games: true }) satisfies z.ZodType<TermDetail>;
