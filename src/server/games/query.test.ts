// What a question is read as.
import { describe, expect, it } from "vitest";
import { parseGamesQuery, parseIncludes, parsePage, parseRef, parseTermsQuery, typingOf } from "./query.ts";

const asked = (query: string) => parseGamesQuery(new URLSearchParams(query), 20);

describe("a question for games", () => {
  it.each([
    ["search=z&include=matches", "suggestions"],
    ["search=z", "perhaps"],
    ["search=z&page=2", undefined],
    ["search=z&include=matches,screenshots", undefined],
    ["search=z&include=movies", undefined],
    ["search=z&include=developers", undefined],
    ["genres=4&include=matches", undefined],
  ])("%s may be one of a search box: %j", (query, expected) => {
    expect(typingOf(asked(query))).toBe(expected);
  });

  it.each([
    ["search=z", "fuzzy"],
    ["search=z&search_precise=true", "precise"],
    ["search=z&search_exact=1&search_precise=true", "exact"],
    ["search=z&search_exact=no", "fuzzy"],
  ])("%s searches %s", (query, mode) => {
    expect(asked(query).search).toEqual({ text: "z", mode });
  });

  it("has an order of fields that are known", () => {
    expect(asked("ordering=-metacritic,nonsense,name").ordering).toEqual([
      { field: "metacritic", isDescending: true },
      { field: "name", isDescending: false },
    ]);
    expect(asked("ordering=--name").ordering).toEqual([]);
    expect(asked("").ordering).toEqual([]);
  });

  it.each([
    ["", { page: 1, pageSize: 20 }],
    ["page=3&page_size=7", { page: 3, pageSize: 7 }],
    ["page_size=0", { page: 1, pageSize: 20 }],
    ["page_size=x", { page: 1, pageSize: 20 }],
    ["page_size=41", { page: 1, pageSize: 40 }],
    ["page_size=40", { page: 1, pageSize: 40 }],
    ["page=last", { page: "last", pageSize: 20 }],
  ])("%j is for the page %j", (query, expected) => {
    expect(asked(query)).toMatchObject(expected);
    expect(parsePage(new URLSearchParams(query), 20)).toEqual(expected);
  });

  it.each(["page=0", "page=-1", "page=x", "page=1.5", "search=z&page=501", "genres=4&page_size=40&page=251"])(
    "%s is for no page that there is",
    (query) => {
      expect(() => asked(query)).toThrow("Invalid page.");
    },
  );

  it.each(["page=501", "search=z&page=500", "search=z&page=last", "genres=4&page_size=40&page=250"])(
    "%s may be for one",
    (query) => {
      expect(() => asked(query)).not.toThrow();
    },
  );

  it("includes what it names", () => {
    const none = {
      screenshots: false,
      movies: false,
      shared: false,
      developers: false,
      matches: false,
      makers: false,
      subjects: false,
      series: false,
    };
    const include = { ...none, movies: true, matches: true };
    expect(asked("include=movies, matches,x").include).toEqual(include);
    expect(parseIncludes(new URLSearchParams("include=screenshots,developers"))).toEqual({
      ...none,
      screenshots: true,
      developers: true,
    });
    expect(parseIncludes(new URLSearchParams())).toEqual(none);
  });
});

describe("a question for a taxonomy", () => {
  it.each([
    ["ordering=-games_count", { field: "games_count", isDescending: true }],
    ["ordering=name", { field: "name", isDescending: false }],
    ["ordering=added", undefined],
    ["", undefined],
  ])("%j has the order %j", (query, ordering) => {
    expect(parseTermsQuery(new URLSearchParams(query), 10)).toMatchObject({ ordering, page: 1, pageSize: 10 });
  });

  it.each([
    ["4", 4],
    ["action", "action"],
    ["4x", "4x"],
  ])("%j as part of an address is %j", (segment, ref) => {
    expect(parseRef(segment)).toBe(ref);
  });
});
