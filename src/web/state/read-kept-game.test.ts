// The hand-written reader and the schema agree on whatever a browser may have stored.
import fc from "fast-check";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { type GameListItem, GameListItemSchema } from "#shared/rawg/game.ts";
import { readKeptGame } from "./read-kept-game.ts";

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
  youtube: fc.oneof(fc.constantFrom("Ii9vU_6b2-0", "Ii9vU_6b2-0&x", "a/../../../b"), scrap),
});
const game = fc.record(
  {
    id: fc.oneof({ weight: 4, arbitrary: fc.nat() }, scrap),
    name: fc.oneof({ weight: 4, arbitrary: fc.string() }, scrap),
    released: scrap,
    background_image: scrap,
    dominant_color: scrap,
    rating: scrap,
    metacritic: scrap,
    playtime: scrap,
    platforms: listOf(platform),
    genres: listOf(term),
    screenshots: listOf(picture),
    videos: listOf(movie),
    developers: listOf(term),
  },
  { requiredKeys: [] },
);

const keptOf = (item: GameListItem) =>
  Object.fromEntries(Object.keys(KEPT).map((key) => [key, item[key as keyof GameListItem]]));
/** Every field that is kept, whatever it holds. */
const KEPT = readKeptGame({ id: 1, name: "" }) ?? {};

it("[T-04] a stored game is read as the schema reads an answer", () => {
  fc.assert(
    fc.property(game, (stored) => {
      const parsed = z.safeParse(GameListItemSchema, stored);
      expect(readKeptGame(stored)).toEqual(parsed.success ? keptOf(parsed.data) : undefined);
    }),
    { numRuns: 3000 },
  );
});
