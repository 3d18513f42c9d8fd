// What the server says of options, hints and sentences is read leniently: what is missing is empty.
import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import { FacetsSchema } from "./facets.ts";
import { HintsSchema, UnderstandingSchema } from "./hints.ts";

describe("answers beside a list", () => {
  it("are empty where nothing is said", () => {
    const facets = z.parse(FacetsSchema, { genres: "many", years: [{ count: 3 }] });
    expect([facets.count, facets.genres, facets.platforms, facets.years, facets.metacritic]).toEqual([
      0,
      [],
      [],
      [],
      [],
    ]);
    expect(z.parse(HintsSchema, { did_you_mean: [{ id: 1 }], without: [{ parameter: "tags" }] })).toEqual({
      did_you_mean: [],
      without: [],
    });
    expect(z.parse(UnderstandingSchema, { text: "x", filters: [{ name: "RPG" }] })).toEqual({
      text: "x",
      filters: [],
      others: [],
    });
    expect(z.safeParse(UnderstandingSchema, {}).success).toBe(false);
  });

  it("keep what is said", () => {
    const said = {
      count: 7,
      genres: [{ id: 4, slug: "action", name: "Action", count: 5 }],
      years: [{ year: 2015, count: 2 }],
      playtime: [{ from: 1, to: 2, count: 3 }],
    };
    expect(z.parse(FacetsSchema, said)).toMatchObject(said);
    const hints = {
      did_you_mean: [{ id: 1, slug: "a", name: "A" }],
      without: [{ parameter: "tags", value: "x", name: "X", count: 3 }],
    };
    expect(z.parse(HintsSchema, hints)).toEqual(hints);
    const understood = { text: "zelda", filters: [{ parameter: "tags", value: "x", name: "X" }], others: [] };
    expect(z.parse(UnderstandingSchema, understood)).toEqual(understood);
  });
});
