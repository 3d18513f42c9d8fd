import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { REAL_DATA, startTestApp, type TestApp } from "../../../test/support/test-app.ts";
import { rateShares, type RatingShare } from "./rating-shares.ts";

const TITLES: Readonly<Record<number, string>> = { 5: "exceptional", 4: "recommended", 3: "meh", 1: "skip" };

const countOf = (shares: readonly RatingShare[]) => shares.reduce((sum, { count }) => sum + count, 0);
const meanOf = (shares: readonly RatingShare[]) =>
  shares.reduce((sum, { id, count }) => sum + id * count, 0) / countOf(shares);
/** In whole hundredths, because decimals do not add up. */
const percentOf = (shares: readonly RatingShare[]) =>
  shares.reduce((sum, { percent }) => sum + Math.round(percent * 100), 0) / 100;

describe("the shares of a game's ratings", () => {
  it("[G-01] have RAWG's shape, the most frequent first", () => {
    expect(rateShares(4.47, 6953)).toEqual([
      { id: 5, title: "exceptional", count: 3954, percent: 56.87 },
      { id: 4, title: "recommended", count: 2449, percent: 35.22 },
      { id: 3, title: "meh", count: 482, percent: 6.93 },
      { id: 1, title: "skip", count: 68, percent: 0.98 },
    ]);
  });

  it("[G-01] agree with the mean and the number that they are made of, whatever these are", () => {
    const given = fc.tuple(...[5, 4, 3, 1].map(() => fc.oneof(fc.nat(5), fc.nat(50_000))));
    fc.assert(
      fc.property(given, ([five = 0, four = 0, three = 0, one = 0]) => {
        const count = five + four + three + one;
        fc.pre(count > 0);
        const mean = Math.round((100 * (5 * five + 4 * four + 3 * three + one)) / count) / 100;
        const shares = rateShares(mean, count);
        expect(countOf(shares)).toBe(count);
        expect(percentOf(shares)).toBe(100);
        // Rounded to two decimals it is the same; of many ratings it is as near as one rating can bring it.
        expect(Math.abs(meanOf(shares) - mean)).toBeLessThanOrEqual(Math.max(0.005, 0.5 / count) + 1e-9);
        expect(shares.every(({ id, title, count: each }) => TITLES[id] === title && each > 0)).toBe(true);
        expect(shares).toEqual(shares.toSorted((a, b) => b.count - a.count || b.id - a.id));
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    [0, 0],
    [0, 12],
    [4.5, 0],
    [0.5, 3],
  ])("[G-01] are none for a mean of %d of %d ratings", (mean, count) => {
    expect(rateShares(mean, count)).toEqual([]);
  });

  // Facts of RAWG's own answers: mean, number, shares of exceptional, recommended, meh and skip.
  it.each([
    [4.47, 6953, [59.11, 32.72, 6.33, 1.84]],
    [4.65, 6697, [77.02, 16.22, 4.2, 2.57]],
    [3.56, 3513, [16.08, 46.71, 25.96, 11.24]],
    [4.09, 3280, [31.59, 53.32, 11.43, 3.66]],
    [4.38, 4054, [55.01, 33.45, 8.73, 2.81]],
    [3.81, 3299, [20.92, 48.35, 25.95, 4.79]],
    [4.38, 1461, [54.62, 36.21, 5.61, 3.56]],
    [4.58, 6162, [68.97, 25.33, 3.02, 2.68]],
  ])("[G-01] come near those that RAWG counted for a mean of %d", (mean, count, counted) => {
    const shares = rateShares(mean, count);
    const off = [5, 4, 3, 1].map((id, at) =>
      Math.abs((shares.find((share) => share.id === id)?.percent ?? 0) - (counted[at] ?? 0)),
    );
    expect(Math.max(...off)).toBeLessThan(14);
    expect(shares[0]?.percent).toBeGreaterThan(40);
    expect(shares[0]?.id).toBe([5, 4, 3, 1][counted.indexOf(Math.max(...counted))]);
  });
});

describe("over the bundled catalogue", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ dataDirectory: REAL_DATA });
  });
  afterAll(() => test.close());

  type Rated = {
    rating: number;
    rating_top: number;
    ratings: RatingShare[];
    ratings_count: number;
    reviews_count: number;
  };

  it("[G-01] every game's shares agree with its rating, and none is rated whose rating is not known", async () => {
    const pages = Array.from({ length: 32 }, (_, page) => `/api/games?page_size=40&page=${page + 1}`);
    const games: Rated[] = [];
    for (const page of pages) games.push(...((await test.get(page)).body.results as unknown as Rated[])); // Games, by their schema.
    const rated = games.filter(({ rating }) => rating > 0);
    expect([games.length > 1200, rated.length > 500]).toEqual([true, true]);
    const wrong = rated.filter(
      ({ rating, rating_top: top, ratings, ratings_count: count, reviews_count: reviews }) =>
        top !== ratings[0]?.id ||
        countOf(ratings) !== count ||
        reviews !== count ||
        percentOf(ratings) !== 100 ||
        Math.abs(meanOf(ratings) - rating) > Math.min(0.5 / count, 0.01) + 1e-9,
    );
    expect(wrong).toEqual([]);
    const unrated = games.filter(({ rating }) => rating === 0);
    expect(unrated.filter(({ rating_top: top, ratings }) => top !== 0 || ratings.length > 0)).toEqual([]);
  });
});
