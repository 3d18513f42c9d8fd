// The lists below a game, and the envelope around every list, out of RAWG's answers.
import { z } from "zod";
import type { GamePart, GameParts } from "#server/games/source.ts";
import { address, count, id, link, listOf, picture, text } from "#server/rawg-shapes/lenient.ts";
import { ListItemReader } from "#server/rawg-shapes/read-game.ts";
import { CountedTerm, TermRef } from "#server/rawg-shapes/read-term.ts";
import { UpstreamError } from "./upstream-error.ts";

const OutsidePost = z.looseObject({ id, name: text });

export const PART_READERS = {
  screenshots: z.object({ id, image: address, width: count, height: count, is_deleted: z.boolean().catch(false) }),
  movies: z.object({
    id,
    name: text,
    preview: picture,
    data: z
      .record(z.string(), z.unknown())
      .catch({})
      .transform((data) =>
        Object.fromEntries(
          Object.entries(data).flatMap(([quality, value]) => {
            const parsed = address.safeParse(value);
            return parsed.success ? [[quality, parsed.data]] : [];
          }),
        ),
      ),
  }),
  stores: z.object({ id, game_id: id, store_id: id, url: link }),
  suggested: ListItemReader,
  additions: ListItemReader,
  "parent-games": ListItemReader,
  "game-series": ListItemReader,
  "development-team": z.object({
    ...CountedTerm.shape,
    image: picture,
    positions: listOf(TermRef),
    games: listOf(z.object({ id, slug: text, name: z.string(), added: count })),
  }),
  achievements: z.object({
    id,
    name: text,
    description: text,
    image: picture,
    percent: z.coerce.string().catch("0.00"),
  }),
  reddit: OutsidePost,
  twitch: OutsidePost,
  youtube: OutsidePost,
} satisfies { [P in GamePart]: z.ZodType<GameParts[P]> };

export type ReadPage<T> = { count: number; results: T[] };

const EnvelopeReader = z.object({
  count: z.int().min(0).optional().catch(undefined),
  results: z.array(z.unknown()),
});

/** A page of `item`, without its neighbours' addresses. Throws where there is no list at all. */
export function readPage<T extends z.ZodType>(item: T, body: unknown): ReadPage<z.output<T>> {
  const parsed = EnvelopeReader.safeParse(body);
  if (!parsed.success) throw new UpstreamError("shape", "RAWG's answer is no list");
  const results = listOf(item).parse(parsed.data.results);
  // Where the whole list has no number, what is there counts.
  return { count: parsed.data.count ?? results.length, results };
}

/** The items of a list as RAWG sent them. */
export function sentItems(body: unknown): readonly unknown[] {
  return EnvelopeReader.safeParse(body).data?.results ?? [];
}
