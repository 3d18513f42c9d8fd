import { describe, expect, it } from "vitest";
import type { GamesParams } from "#shared/rawg/query.ts";
import { drawDeck, pickGame, placeOf, withoutMarked } from "./pick-game.ts";

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

type Listed = { id: number; rating: number; metacritic: number | null };

/** A list of `scored` games with a Metacritic, then of `rated` that players alone have rated, then of `others`; and what it was asked. */
function listing({ scored = 0, rated = 0, others = 0 }) {
  const all = Array.from({ length: scored + rated + others }, (_, id): Listed => ({
    id: id + 1,
    rating: id < scored + rated ? 4 : 0,
    metacritic: id < scored ? 80 : null,
  }));
  const asked: GamesParams[] = [];
  const ask = async (params: GamesParams) => {
    asked.push(params);
    const gone = new Set(params.exclude?.split(",").map(Number));
    const left = all.filter(({ id, metacritic }) => !gone.has(id) && (!params.metacritic || metacritic !== null));
    const size = params.page_size ?? 20;
    const from = ((params.page ?? 1) - 1) * size;
    return { count: left.length, results: left.slice(from, from + size) };
  };
  return { asked, ask };
}

/** The ids of so many picks, each leaving out those before it. */
async function picks(ask: ReturnType<typeof listing>["ask"], params: GamesParams, count: number): Promise<number[]> {
  const picked: number[] = [];
  while (picked.length < count) picked.push((await pickGame(ask, params, picked)) ?? 0);
  return picked;
}

describe("[P-07] rated games come before those that nobody has rated", () => {
  const byNumber = (a: number, b: number) => a - b;

  it("and the better quarter of them before the others", async () => {
    const { ask, asked } = listing({ scored: 200, others: 5000 });
    const picked = await picks(ask, { genres: "puzzle" }, 24);
    expect(picked.filter((id) => id < 1 || id > 50 + 24)).toEqual([]);
    expect(new Set(picked).size).toBe(24);
    expect(asked.length).toBeLessThanOrEqual(2 * 24);
    expect(asked.every(({ page_size }) => page_size === 1)).toBe(true);
  });

  it("by players where no magazine has", async () => {
    const { ask, asked } = listing({ rated: 100, others: 2000 });
    const picked = await picks(ask, {}, 24);
    expect(picked.filter((id) => id < 1 || id > 100)).toEqual([]);
    expect(asked.length).toBeLessThan(24 * 12);
  });

  it("and then all the others, until none is left", async () => {
    const picked = await picks(listing({ scored: 3, rated: 2, others: 5 }).ask, {}, 11);
    expect([picked.slice(0, 3), picked.slice(3, 5), picked.slice(5)].map((part) => part.toSorted(byNumber))).toEqual([
      [1, 2, 3],
      [4, 5],
      [0, 6, 7, 8, 9, 10],
    ]);
  });

  it("in what a search found, too, in the order of its words", async () => {
    const { ask, asked } = listing({ scored: 30, others: 90 });
    expect((await picks(ask, { search: "portal" }, 20)).filter((id) => id > 30)).toEqual([]);
    expect(asked.filter(({ ordering }) => ordering !== undefined)).toEqual([]);
  });

  it("within the scores that were asked for", async () => {
    const { ask, asked } = listing({ scored: 30 });
    await pickGame(ask, { metacritic: "70,90" }, []);
    expect(new Set(asked.map(({ metacritic }) => metacritic))).toEqual(new Set(["70,90"]));
  });
});

describe("[P-07] a deck", () => {
  it("is twenty different games of one page of the better quarter, the marked ones left out", async () => {
    const { asked, ask } = listing({ scored: 4000, others: 9000 });
    const games = await drawDeck(ask, [5], () => 0.5);
    expect(new Set(games.map(({ id }) => id)).size).toBe(20);
    // Half of the time in the first quarter of a thousand: the place 250 is on the seventh page.
    expect(asked.map(({ page, exclude, ordering }) => [page, exclude, ordering])).toEqual([
      [1, "5", "-metacritic"],
      [7, "5", "-metacritic"],
    ]);
    // The fifth is gone, so that each later one stands a place further on.
    expect(games.every(({ id }) => id >= 242 && id < 282)).toBe(true);
  });

  it.each([
    ["by players where few have a score", { scored: 10, rated: 60, others: 9000 }],
    ["all that there are before any other", { scored: 5, rated: 8, others: 9000 }],
  ])("has rated games, %s", async (_rule, { scored, rated, others }) => {
    for (const chance of [0, 0.3, 0.6, 0.999]) {
      const games = await drawDeck(listing({ scored, rated, others }).ask, [], () => chance);
      expect(games).toHaveLength(20);
      expect(games.filter(({ rating }) => rating > 0)).toHaveLength(Math.min(20, scored + rated));
      expect(games.slice(0, 13).every(({ rating }) => rating > 0)).toBe(true);
    }
  });

  it.each([0, 3])("is what there is where there are %i games", async (count) => {
    expect(await drawDeck(listing({ others: count }).ask, [])).toHaveLength(count);
  });
});
