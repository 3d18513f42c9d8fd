// The rules of `GET /api/games`, one line each, against a real database and the real server.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FILLERS, NAMED_GAMES } from "../../../test/support/catalogue-files.ts";
import { startTestApp, type TestApp } from "../../../test/support/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const ALL = NAMED_GAMES.length + FILLERS.length;
const BY_POPULARITY = [
  101, 103, 102, 105, 106, 107, 108, 109, 110, 112, 111, 201, 202, 203, 204, 205, 206, 207, 208, 209,
];

describe("pages", () => {
  it.each([
    ["", 20],
    ["page_size=5", 5],
    ["page_size=40", 40],
    ["page_size=9999", 40],
    ["page_size=0", 20],
    ["page_size=-3", 20],
    ["page_size=abc", 20],
    ["page_size=", 20],
    ["page_size=1&page_size=2", 2],
  ])("%s: %i results", async (query, length) => {
    const { status, body } = await test.get(`/api/games?${query}`);
    expect([status, body.count, body.results.length]).toEqual([200, ALL, length]);
  });

  it.each([
    "page=0",
    "page=-1",
    "page=abc",
    "page=1.5",
    "page=4",
    "page=99999999999999999999",
    "page=9007199254740991",
  ])("%s: 404 Invalid page.", async (query) => {
    expect(await test.get(`/api/games?${query}`)).toMatchObject({ status: 404, text: '{"detail":"Invalid page."}' });
  });

  it("takes `last` for the last page, and the first page of nothing for a page", async () => {
    const { body } = await test.get("/api/games?page=last");
    expect([body.results.length, body.next]).toEqual([ALL - 40, null]);
    expect(body.previous).toBe("http://ludex.test/api/games?page=2");
    expect(await test.get("/api/games?genres=nothing")).toMatchObject({
      status: 200,
      body: { count: 0, next: null, results: [] },
    });
    expect((await test.get("/api/games?genres=nothing&page=2")).status).toBe(404);
  });

  it("spells neighbours alphabetically and encoded, without key, and without `page` on the way to the first", async () => {
    const query = "platforms=4&page_size=9999&dates=2001-01-01,2020-12-31&key=secret&search=f o's&page=";
    const expected = (page: string) =>
      `http://ludex.test/api/games?dates=2001-01-01%2C2020-12-31${page}&page_size=9999&platforms=4&search=f+o%27s`;
    const first = await test.get("/api/games?page_size=2&ordering=name");
    expect(first.body.next).toBe("http://ludex.test/api/games?ordering=name&page=2&page_size=2");
    expect(first.body.previous).toBeNull();
    const third = await test.get("/api/games?ordering=name&page=3&page_size=2&key=secret");
    expect(third.body.previous).toBe("http://ludex.test/api/games?ordering=name&page=2&page_size=2");
    expect(third.text).not.toContain("secret");
    const games = await test.get(`/api/games?${encodeURI(query)}1`);
    expect(games.body.count).toBeLessThanOrEqual(40);
    expect(games.body.next).toBeNull();
    const second = await test.get(`/api/games?${encodeURI(query.replace("f o's", "filler").replace("9999", "30"))}2`);
    expect(second.body.previous).toBe(expected("").replace("f+o%27s", "filler").replace("9999", "30"));
    expect(second.body.next).toBeNull();
  });

  it("promises no page after a last one that is full", async () => {
    const pages = [`page_size=${ALL / 2}&page=2`, "platforms=7&page_size=2", "platforms=7&page_size=1&page=2"];
    for (const query of pages) expect((await test.get(`/api/games?${query}`)).body.next).toBeNull();
    expect((await test.get("/api/games?platforms=7&page_size=1")).body.next).toMatch(/[?&]page=2&/);
    expect((await test.get("/api/games?platforms=7&page_size=2&page=2")).status).toBe(404);
  });
});

describe("filters", () => {
  it.each([
    // Ids or slugs, the first one decides.
    ["platforms=4,18&page_size=3", [101, 103, 102]],
    ["platforms=7", [109, 112]],
    ["platforms=16", [104]],
    ["platforms=7,nonsense", [109, 112]],
    ["platforms=nintendo-switch", [109, 112]],
    ["platforms=nothing", []],
    ["platforms=7,playstation4", [109, 112]],
    ["parent_platforms=2", [101, 105, 104]],
    ["parent_platforms=playstation", [101, 105, 104]],
    ["stores=5", [102, 105]],
    ["stores=gog", [102, 105]],
    ["exclude_stores=1", [105, 104]],
    ["genres=role-playing-games-rpg", [106, 107]],
    ["genres=5", [106, 107]],
    ["genres=5,puzzle", [106, 107]],
    ["genres=puzzle,5", [103, 102, 104]],
    ["genres=puzzle,role-playing-games-rpg", [103, 102, 106, 107, 104]],
    // A kind of game that RAWG keeps as a tag is no genre, unless the site asks for it.
    ["genres=roguelike", []],
    ["genres=roguelike,puzzle", [103, 102, 104]],
    ["genre_tags=true&genres=roguelike", [109]],
    ["genre_tags=true&genres=roguelike,puzzle", [103, 102, 109, 104]],
    ["genre_tags=true&genres=639", []],
    ["genres=639", []],
    ["tags=roguelike", [109]],
    ["tags=639", [109]],
    ["tags=nothing", []],
    ["developers=south-works", [105]],
    ["developers=10", [105]],
    ["publishers=small-house", [108, 112]],
    ["creators=47", [103, 111]],
    ["creators=ada-composer", [103, 111]],
    // All of them, none of them; nothing has what nobody knows, and everything is without it.
    ["stores_all=steam,gog", [102]],
    ["stores_all=1,5", [102]],
    ["platforms_all=pc,playstation4", [101]],
    ["tags_all=roguelike,2d", [109]],
    ["tags_all=roguelike,nothing", []],
    ["genres_all=roguelike,action", []],
    ["genre_tags=true&genres_all=roguelike,action", [109]],
    ["genres_all=,&ids=102", [102]],
    ["genres=puzzle&genres_all=action", [103]],
    ["genres=puzzle&genres_none=action", [102, 104]],
    ["genres_none=action,adventure,puzzle", [106, 107]],
    ["ids=102,103,109&genres_none=roguelike,puzzle", [109]],
    ["ids=102,103,109&genres_none=roguelike,puzzle&genre_tags=true", []],
    ["ids=102,103,109&tags_none=nothing", [103, 102, 109]],
    ["ids=102,105&developers_none=south-works", [102]],
    ["ids=108,102&publishers_none=21", [102]],
    ["ids=111,102&creators_none=47", [102]],
    ["stores=steam&exclude_stores=5&stores_none=1", []],
    // Between filters AND.
    ["genres=puzzle&stores=5", [102]],
    ["genres=action&platforms=4&dates=2015-01-01,2015-12-31&ordering=-metacritic", [103, 101, 109]],
    // Dates: both ends belong, pairs are joined by dots, malformed ones are skipped.
    ["dates=2015-06-01,2015-12-31", [103, 102, 109, 111]],
    ["dates=2014-12-31,2014-12-31.1999-10-10,1999-10-10", [105, 110]],
    ["dates=nonsense.1999-10-10,1999-10-10", [110]],
    ["dates=2020-02-29,2020-02-29", [112]],
    ["dates=2015-12-31,2015-01-01", []],
    // A game without a date came out at no time, however long ago.
    ["dates=1900-01-01,1999-12-31", [110]],
    // Scores.
    ["metacritic=90,100", [101, 103, 102]],
    ["metacritic=87,90", [101, 105]],
    // Hours: a game whose hours nobody knows lies in no range.
    ["playtime=1,9999", [101, 103, 102]],
    ["playtime=4,9", [103, 102]],
    ["playtime=5,9", [103]],
    ["platforms_count=3", [109]],
    ["platforms_count=2", [101]],
    // Relations.
    ["exclude_additions=true&genres=action", [101, 103, 105, 109, 112]],
    ["exclude_parents=true&genres=role-playing-games-rpg", [107]],
    ["exclude_game_series=true&genres=puzzle", [102]],
    ["exclude_additions=false&publishers=small-house", [108, 112]],
    // By id.
    ["ids=112,101,999", [101, 112]],
    ["id=105", [105]],
    ["ids=101,105&id=105", [105]],
    ["ids=101,102,103&exclude=102", [101, 103]],
    ["ids=101,102,103&exclude=portal,portal-2", [101]],
    ["ids=portal", []],
    ["exclude=filler-01&genres=adventure&page_size=4", [110, 111, 202, 203]],
  ])("%s", async (query, expected) => {
    expect(await test.ids(query)).toEqual(expected);
  });

  it.each([
    "metacritic=80",
    "metacritic=0,100",
    "metacritic=a,b",
    "metacritic=1,2,3",
    "playtime=5",
    "playtime=0,5",
    "dates=2015",
    "dates=2015-02-31,2016-01-01",
    "platforms_count=two",
    "exclude_collection=7",
    "updated=nonsense",
    "exclude_additions=maybe",
  ])("%s filters nothing, and yet the list counts as filtered", async (query) => {
    const { body } = await test.get(`/api/games?${query}`);
    expect([body.count, body["user_platforms"]]).toEqual([ALL, false]);
  });

  it("filters by the day of the last change", async () => {
    const today = new Date().toISOString().slice(0, 10);
    const { body } = await test.get(`/api/games?updated=2020-01-01,${today}`);
    expect(body.count).toBe(ALL);
    expect((await test.get("/api/games?updated=2020-01-01,2020-12-31")).body.count).toBe(0);
  });
});

describe("order", () => {
  const named = "ids=101,102,103,104,105,106,107,109,111,112";
  it.each([
    ["", BY_POPULARITY],
    ["ordering=-added", BY_POPULARITY],
    ["ordering=nonsense", BY_POPULARITY],
    ["ordering=-nonsense", BY_POPULARITY],
    [`${named}&ordering=name`, [109, 106, 107, 101, 102, 103, 104, 112, 105, 111]],
    [`${named}&ordering=-name`, [111, 105, 112, 104, 103, 102, 101, 107, 106, 109]],
    // Dateless first when ascending, last when descending.
    [`${named}&ordering=released`, [107, 105, 101, 106, 102, 109, 111, 103, 104, 112]],
    // Not so in our own word for it.
    [`${named}&ordering=oldest`, [105, 101, 106, 102, 109, 111, 103, 104, 112, 107]],
    [`${named}&ordering=-released`, [112, 104, 103, 111, 109, 102, 106, 101, 105, 107]],
    // Ties by id descending, either way; unscored first when ascending, last when descending.
    [`${named}&ordering=-metacritic`, [103, 102, 101, 105, 106, 111, 109, 112, 107, 104]],
    [`${named}&ordering=metacritic`, [112, 107, 104, 111, 109, 106, 105, 101, 103, 102]],
    // Not so in our own word for it.
    [`${named}&ordering=lowest`, [111, 109, 106, 105, 101, 103, 102, 112, 107, 104]],
    [`${named}&ordering=-rating`, [103, 102, 101, 111, 112, 109, 107, 106, 105, 104]],
    // What nobody has rated comes last, either way: an absent rating is none.
    [`${named}&ordering=rating`, [111, 101, 103, 102, 112, 109, 107, 106, 105, 104]],
    [`${named}&ordering=added&page_size=3`, [104, 112, 111]],
    [`${named}&ordering=created&page_size=2`, [101, 102]],
    [`${named}&ordering=-created&page_size=2`, [112, 111]],
    [`${named}&ordering=-updated&page_size=2`, [112, 111]],
    [`${named}&ordering=-metacritic,name&page_size=4`, [102, 103, 101, 105]],
    // So do hours that nobody knows.
    [`${named}&ordering=playtime`, [102, 103, 101, 112, 111, 109, 107, 106, 105, 104]],
    [`${named}&ordering=-playtime`, [101, 103, 102, 112, 111, 109, 107, 106, 105, 104]],
  ])("%s", async (query, expected) => {
    expect(await test.ids(query)).toEqual(expected);
  });
});

describe("envelope", () => {
  it("carries the whole list's extras when nothing is filtered", async () => {
    const { body } = await test.get("/api/games?ordering=name&page=1&page_size=1&key=k&include=movies&unknown=1");
    expect(Object.keys(body).toSorted()).toEqual(
      ["count", "next", "previous", "results", "seo_title", "seo_description", "seo_keywords", "seo_h1"]
        .concat(["noindex", "nofollow", "description", "filters", "nofollow_collections"])
        .toSorted(),
    );
    expect(body).toMatchObject({ seo_title: "All Games", seo_h1: "All Games", nofollow_collections: ["stores"] });
    expect(body["filters"]).toMatchObject({
      years: [
        {
          from: 2020,
          to: 2020,
          filter: "2020-01-01,2020-12-31",
          decade: 2020,
          count: 1,
          years: [{ year: 2020, count: 1, nofollow: false }],
        },
        {
          from: 2010,
          to: 2016,
          decade: 2010,
          count: 9,
          years: [
            { year: 2016, count: 2 },
            { year: 2015, count: 6 },
            { year: 2014, count: 1 },
          ],
        },
        { from: 2000, to: 2001, decade: 2000, count: 40 },
        { from: 1990, to: 1999, decade: 1990, count: 1 },
      ],
    });
    expect(body.results[0]).not.toHaveProperty("score");
  });

  it("carries next to nothing when filtered, unless facets are asked for", async () => {
    const { body } = await test.get("/api/games?stores=5");
    expect(Object.keys(body)).toEqual(["count", "next", "previous", "results", "user_platforms"]);
    expect(body.results.every((game) => game["score"] === null)).toBe(true);
    expect((await test.get("/api/games?stores=5&filter=true")).body).toHaveProperty("filters.years");
  });

  it("puts screenshots, movies and developers into each game when asked", async () => {
    const { body } = await test.get("/api/games?include=screenshots,movies,developers,nonsense&page_size=1");
    expect(body.results[0]).toMatchObject({ videos: [], developers: [{ id: 4, slug: "north-works" }] });
    expect(body.results[0]?.["screenshots"]).toHaveLength(7);
    const plain = await test.get("/api/games?page_size=1");
    for (const key of ["screenshots", "videos", "developers", "series"])
      expect(plain.body.results[0]).not.toHaveProperty(key);
  });

  it("[P-06] puts the series into each game when asked", async () => {
    const { body } = await test.get("/api/games?include=series&ids=103,105&ordering=name");
    expect(body.results.map((game) => game["series"])).toMatchObject([[{ slug: "test-chambers" }], []]);
  });
});
