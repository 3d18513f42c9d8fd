import { describe, expect, it } from "vitest";
import type { GamesParams } from "#shared/rawg/query.ts";
import { drawDeck, placeOf, withoutMarked } from "./pick-game.ts";

describe("[P-07] a game by chance", () => {
  it.each([
    ["of few games, any of them", 5, 0.999, false, 4],
    ["of one, that one", 1, 0.999, false, 0],
    ["of many, one of the better quarter", 4000, 0.999, false, 998],
    ["of a page and a half, one of the first page", 30, 0.999, false, 19],
    ["of very many, no further than two thousand", 50_000, 0.9999, false, 1999],
    ["half of the time one of the first quarter of those", 4000, 0.5, false, 250],
    ["of what a search found, one that is near to its words", 4000, 0.999, true, 59],
  ])("%s", (...[_rule, count, chance, isSearch, place]) => {
    expect(placeOf(count, { chance, isSearch })).toBe(place);
  });

  it.each([
    ["asks for all where nothing is marked", { genres: "action" }, [], { genres: "action" }],
    ["leaves marked games out, beside those that are hidden", { exclude: "9,3" }, [5, 3], { exclude: "3,5,9" }],
    ["takes marked ones out of those that alone are shown", { ids: "3,4,5" }, [4], { ids: "3,5" }],
    ["asks for no game where all of these are marked", { ids: "4" }, [4], { ids: "0" }],
  ])("%s", (...[_rule, params, marked, expected]) => {
    expect(withoutMarked(params, marked)).toEqual(expected);
  });
});

describe("[P-07] a deck", () => {
  const listing = (count: number) => {
    const asked: GamesParams[] = [];
    const ask = async (params: GamesParams) => {
      asked.push(params);
      const from = ((params.page ?? 1) - 1) * 40;
      const results = Array.from({ length: Math.max(0, Math.min(40, count - from)) }, (_, at) => ({ id: from + at }));
      return { count, results };
    };
    return { asked, ask };
  };

  it("is twenty different games of one page of the better quarter, the marked ones left out", async () => {
    const { asked, ask } = listing(4000);
    const games = await drawDeck(ask, [5], () => 0.5);
    expect(new Set(games.map(({ id }) => id)).size).toBe(20);
    // Half of the time in the first quarter of a thousand: the place 250 is on the seventh page.
    expect(asked.map(({ page, exclude, ordering }) => [page, exclude, ordering])).toEqual([
      [1, "5", "-rating"],
      [7, "5", "-rating"],
    ]);
    expect(games.every(({ id }) => id >= 240 && id < 280)).toBe(true);
  });

  it.each([0, 3])("is what there is where there are %i games", async (count) => {
    const { ask } = listing(count);
    expect(await drawDeck(ask, [])).toHaveLength(count);
  });
});
