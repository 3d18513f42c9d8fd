// The hand-written reader and the schema agree on whatever a browser may have stored.
import fc from "fast-check";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { GameListItemSchema } from "#shared/rawg/game.ts";
import { readListItem } from "./read-list-item.ts";

const scrap = fc.oneof(
  fc.constantFrom(undefined, null, true, "", "text", 0, 7, -1.5, Number.NaN, Number.POSITIVE_INFINITY),
  fc.jsonValue({ maxDepth: 2 }),
);
const term = fc.record({
  id: fc.oneof(fc.nat(), scrap),
  name: fc.oneof(fc.string(), scrap),
  slug: scrap,
  domain: scrap,
});
const listOf = (member: fc.Arbitrary<unknown>) => fc.oneof(fc.array(fc.oneof(member, scrap), { maxLength: 4 }), scrap);
const platform = fc.record({ platform: fc.oneof(term, scrap) });
const picture = fc.record({
  id: fc.oneof(fc.nat(), scrap),
  image: fc.oneof(fc.string(), scrap),
  width: scrap,
  height: scrap,
});
const movie = fc.record({
  id: fc.oneof(fc.nat(), scrap),
  name: scrap,
  preview: scrap,
  data: fc.oneof(fc.dictionary(fc.string(), fc.oneof(fc.string(), scrap)), scrap),
});
const game = fc.record(
  {
    id: fc.oneof({ weight: 4, arbitrary: fc.nat() }, scrap),
    name: fc.oneof({ weight: 4, arbitrary: fc.string() }, scrap),
    slug: scrap,
    released: scrap,
    tba: scrap,
    background_image: scrap,
    dominant_color: scrap,
    matches: fc.oneof(fc.array(fc.oneof(fc.tuple(fc.nat(), fc.nat()), scrap), { maxLength: 3 }), scrap),
    rating: scrap,
    ratings_count: scrap,
    metacritic: scrap,
    playtime: scrap,
    added: scrap,
    platforms: listOf(platform),
    parent_platforms: listOf(platform),
    genres: listOf(term),
    stores: listOf(fc.record({ store: fc.oneof(term, scrap) })),
    tags: listOf(term),
    esrb_rating: fc.oneof(term, scrap),
    screenshots: listOf(picture),
    videos: listOf(movie),
    short_screenshots: listOf(picture),
    developers: listOf(term),
  },
  { requiredKeys: [] },
);

it("[T-04] a stored game is read as the schema reads an answer", () => {
  fc.assert(
    fc.property(game, (stored) => {
      const parsed = z.safeParse(GameListItemSchema, stored);
      expect(readListItem(stored)).toEqual(parsed.success ? parsed.data : undefined);
    }),
    { numRuns: 3000 },
  );
});
