// The filters of a question, and what the words of its text add: both must hold.
import { describe, expect, it } from "vitest";
import { isNarrowed, narrowFilters, readFilters, termFilter } from "./filters.ts";

const both = (given: Record<string, string>, added: Record<string, string>) =>
  narrowFilters(readFilters(given), readFilters(added));

describe("filters", () => {
  it.each<[Record<string, string>, boolean]>([
    [{ genres: "4" }, true],
    [{ genres_none: "x" }, true],
    [{ dates: "nonsense" }, true],
    [{ exclude_stores: "1" }, true],
    [{ exclude_collection: "1" }, true],
    [{ search: "x", page: "2", ordering: "name", genre_tags: "true" }, false],
    [{}, false],
  ])("%j narrows a list: %j", (given, expected) => {
    expect(isNarrowed(given)).toBe(expected);
  });

  it("read what RAWG spells in a second way", () => {
    expect(readFilters({ exclude_stores: "1,2", stores_none: "3" }).stores_none).toEqual([3, 1, 2]);
    expect(readFilters({ exclude_stores: "1" }).stores_none).toEqual([1]);
    expect(readFilters({ stores_none: "3" }).stores_none).toEqual([3]);
    expect(readFilters({ id: "5" }).ids).toEqual([5]);
    expect(readFilters({ ids: "4,5" }).ids).toEqual([4, 5]);
    expect(readFilters({ ids: "4,5", id: "5" }).ids).toEqual([5]);
    expect(readFilters({ ids: "4,5", id: "6" }).ids).toEqual([]);
  });

  it("say what a taxonomy demands", () => {
    expect(termFilter(readFilters({ genres: "4", tags_none: "x" }), "genres")).toEqual({ any: [4], all: [], none: [] });
    expect(termFilter(readFilters({ tags_all: "a", tags_none: "x" }), "tags")).toEqual({
      any: undefined,
      all: ["a"],
      none: ["x"],
    });
    expect(termFilter(readFilters({ genres: "4" }), "tags")).toBeUndefined();
  });
});

describe("filters that words add", () => {
  it("stand beside the given ones, alternatives beside alternatives as what is demanded", () => {
    expect(both({ genres: "4" }, { genres: "5", genres_all: "6", genres_none: "7" })).toMatchObject({
      genres: [4],
      genres_all: [6, 5],
      genres_none: [7],
    });
    expect(
      both({ genres_all: "4", genres_none: "8" }, { genres: "5", genres_all: "6", genres_none: "7" }),
    ).toMatchObject({
      genres: [5],
      genres_all: [4, 6],
      genres_none: [8, 7],
    });
    expect(both({ tags: "a" }, { genres: "5" })).toMatchObject({ tags: ["a"], genres: [5] });
  });

  it.each([
    ["2010-01-01,2015-12-31", "2012-01-01,2020-12-31", [{ from: "2012-01-01", to: "2015-12-31" }]],
    ["2012-01-01,2013-12-31", "2010-01-01,2020-12-31", [{ from: "2012-01-01", to: "2013-12-31" }]],
    ["2010-01-01,2015-12-31", "2015-12-31,2020-12-31", [{ from: "2015-12-31", to: "2015-12-31" }]],
    ["2010-01-01,2015-12-31", "2016-01-01,2020-12-31", []],
  ])("leave of %s and %s the days of both", (given, added, expected) => {
    expect(both({ dates: given }, { dates: added }).dates).toEqual(expected);
    expect(both({ dates: added }, { dates: given }).dates).toEqual(expected);
  });

  it("leave the numbers of both, and one alone as it is", () => {
    expect(both({ metacritic: "50,80" }, { metacritic: "70,100" }).metacritic).toEqual({ from: 70, to: 80 });
    expect(both({ metacritic: "70,100" }, { metacritic: "50,80" }).metacritic).toEqual({ from: 70, to: 80 });
    expect(both({ metacritic: "50,80" }, {}).metacritic).toEqual({ from: 50, to: 80 });
    expect(both({}, { metacritic: "50,80", dates: "2010-01-01,2015-12-31" })).toMatchObject({
      metacritic: { from: 50, to: 80 },
      dates: [{ from: "2010-01-01", to: "2015-12-31" }],
    });
    expect(both({ dates: "2010-01-01,2015-12-31" }, {}).dates).toHaveLength(1);
  });

  it("let the words' genres be tags where either says so", () => {
    const says = (given: string, added: string) =>
      Boolean(both({ genre_tags: given }, { genre_tags: added }).genre_tags);
    expect([says("true", "no"), says("no", "true"), says("no", "no")]).toEqual([true, true, false]);
  });
});
