// Taxonomy entries out of RAWG's answers, as they stand inside a game.
import { z } from "zod";
import type { GameListItem } from "#server/games/wire.ts";
import { anything, count, decimal, id, listOf, picture, text, year } from "./lenient.ts";

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
