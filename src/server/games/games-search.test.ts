// What `search` finds and in which order.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../test/support/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe("search", () => {
  it.each([
    // The very name first (its article counts for nothing), then names that begin with it, then popularity.
    ["portal", [102, 103, 104]],
    ["Portal 2", [103]],
    ["PORTAL STORIES", [104, 103, 102]],
    ["quiet sea", [111, 112]],
    ["the quiet sea", [111, 112]],
    // Case, accents, punctuation, prefixes, joined words.
    ["pokemon", [101]],
    ["ÉTOILE", [101]],
    ["pok", [101]],
    ["spiderman", [105]],
    ["spider man", [105]],
    ["spider-man: far", [105]],
    ["fear", [110]],
    ["castle fal", [106, 108, 107]],
    // Other names and numerals.
    ["pke", [101]],
    ["foc7", [106, 108]],
    ["fall of castles 7", [106, 108]],
    ["castles 8", [107]],
    // One letter wrong, the very title first even so.
    ["prtal", [102, 103, 104]],
    ["portla", [102, 103, 104]],
    // What is not out yet after what is, as well as it fits.
    ["castels", [106, 108, 107]],
    ["dungoen of dice", [109]],
    // Any word, the more and the rarer the better.
    ["portal zzzz", [103, 102, 104]],
    ["quiet zzzz portal stories", [112, 111, 103, 102, 104]],
    ["zzzzzz", []],
    ["!!!", []],
    ["\"')(*-:^", []],
    ["NEAR(portal sea)", [112, 111, 103, 102, 104]],
    ["name : portal", [103, 102, 104]],
  ])("%s", async (text, expected) => {
    expect(await test.ids(`search=${encodeURIComponent(text)}`)).toEqual(expected);
  });

  it.each([
    ["search=prtal&search_precise=true", []],
    ["search=portl&search_precise=1", []],
    ["search=port&search_precise=true", [103, 102, 104]],
    ["search=quiet sea&search_exact=true", [111, 112]],
    ["search=sea quiet&search_exact=true", []],
    ["search=pke&search_exact=true", []],
    ["search=prtal&search_exact=true&search_precise=false", []],
    ["search=portal&ordering=-released", [104, 103, 102]],
    ["search=portal&genres=action", [103]],
    ["search=portal&stores=5&platforms=4", [102]],
    ["search=&page_size=1", [101]],
    ["search=%20%20&page_size=1", [101]],
  ])("%s", async (query, expected) => {
    expect(await test.ids(encodeURI(query).replaceAll("%25", "%"))).toEqual(expected);
  });

  it.each([
    ['"quiet sea"', [111, 112]],
    ['"sea quiet"', []],
    ["portal -stories", [102, 103]],
    ["portal -2 -stories", [102]],
    ['portal -"portal 2"', [102, 104]],
    ["portal year:2015", [102, 103]],
    ["portal year:2015..2016 genre:action", [103]],
    ["portal -genre:action", [102, 104]],
    ["portal platform:ps3", [104]],
    ["portal metacritic:90..", [102, 103]],
    ["year:1999", [110]],
    // Of two ranges of one kind the later one counts.
    ["year:2014 year:1999", [110]],
    ["metacritic:80..85 metacritic:95..", [102, 103]],
    ["metacritic:95.. metacritic:80..85", [106]],
    ["dev:south-works", [105]],
    ['dev:"South Works"', [105]],
    ["store:gog", [102, 105]],
    ["genre:roguelike", [109]],
    ["-portal -filler -fall genre:puzzle,action", [101, 105, 109, 112]],
    // Unknown operators and values are words.
    ["portal genre:nothing", [102, 103, 104]],
    ["http://portal", [102, 103, 104]],
  ])("understands %s", async (text, expected) => {
    const ids = await test.ids(`search=${encodeURIComponent(text)}`);
    expect(ids.toSorted((a, b) => a - b)).toEqual(expected);
  });

  it.each([
    ["search=portal year:2015&dates=2015-12-01,2020-01-01", [103]],
    ["search=year:2015&dates=2016-01-01,2020-01-01", []],
    // A single day that both have.
    ["search=year:2015&dates=2015-12-31,2020-01-01", [103]],
    ["search=year:2016&dates=2010-01-01,2016-01-01", [104]],
    ["search=year:2015&dates=2014-12-31,2014-12-31.2015-05-05,2015-05-05", [106]],
    ["search=genre:puzzle&genres=action", [103]],
    ["search=genre:puzzle&genres_none=action", [102, 104]],
    ["search=metacritic:80..92&metacritic=90,100", [101]],
    ["search=platform:switch,ps3&genres=action,puzzle&ordering=released", [109, 104, 112]],
  ])("narrows filters by operators: %s", async (query, expected) => {
    expect(await test.ids(encodeURI(query))).toEqual(expected);
  });

  it.each([
    [
      "search=quiet s&include=matches",
      [
        [
          [0, 5],
          [6, 7],
        ],
        [
          [4, 9],
          [10, 11],
        ],
      ],
    ],
    ["search=spiderman&include=movies,matches", [[[0, 10]]]],
    ["search=pke&include=matches", [[]]],
    [
      'search="castles vii"&include=matches',
      [
        [
          [8, 15],
          [16, 19],
        ],
        [
          [8, 15],
          [16, 19],
        ],
      ],
    ],
    ["search=quiet", [undefined, undefined]],
    ["genres=puzzle&include=matches", [undefined, undefined, undefined]],
  ])("tells the parts of the names that answer %s", async (query, expected) => {
    const { body } = await test.get(`/api/games?${encodeURI(query)}`);
    expect(body.results.map((game) => game["matches"])).toEqual(expected);
  });

  it("gives scores as falling decimals in text", async () => {
    const { body } = await test.get("/api/games?search=portal");
    const scores = body.results.map(({ score }) => score);
    for (const score of scores) expect(score).toMatch(/^\d+\.\d{6}$/);
    expect(scores.map(Number)).toEqual(scores.map(Number).toSorted((a, b) => b - a));
  });
});
