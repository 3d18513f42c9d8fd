// What RAWG does not know (operators, all and none of several values, counts) and what the gateway makes of it.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startFakeRawg, type FakeRawg } from "../../../test/support/fake-rawg.ts";
import { startGatewayApp, type GatewayApp } from "../../../test/support/gateway-app.ts";

let rawg: FakeRawg;
let test: GatewayApp;
beforeAll(async () => {
  rawg = await startFakeRawg();
});
afterAll(() => rawg.close());
beforeEach(async () => {
  rawg.behave();
  rawg.calls.length = 0;
  test = await startGatewayApp(rawg);
});
afterEach(() => test.close());

describe("questions that RAWG does not understand", () => {
  it.each([
    ["search=portal year:2015 platform:pc", "games?dates=2015-01-01,2015-12-31&page_size=20&platforms=4&search=portal"],
    ["search=genre:puzzle dev:north-works", "games?developers=north-works&genres=puzzle&page_size=20"],
    ["search=genre:roguelike", "games?page_size=20&tags=roguelike"],
    ["search=metacritic:80..", "games?metacritic=80,100&page_size=20"],
    ["platforms=nintendo-switch,pc", "games?page_size=20&platforms=4,7"],
    ["stores_none=gog&stores=steam", "games?exclude_stores=5&page_size=20&stores=1"],
    ["genres_all=puzzle", "games?genres=puzzle&page_size=20"],
    ["genres_all=action,puzzle", "games?genres=action&page_size=20"],
    ["tags_none=fantasy", "games?page_size=20"],
    ["genres=puzzle&playtime=5,10", "games?genres=puzzle&page_size=20"],
    ['search="portal stories" -2', "games?page_size=20&search=portal+stories"],
  ])("%s goes out as %s", async (query, asked) => {
    expect((await test.get(`/api/games?${encodeURI(query)}`)).status).toBe(200);
    expect(rawg.calls.map((call) => decodeURIComponent(call))).toEqual([asked]);
  });

  it("are narrowed down in the answer", async () => {
    expect(await test.ids("genres=puzzle&genres_none=action&ordering=released")).toEqual([102, 104]);
    expect(await test.ids("genres_all=action,puzzle")).toEqual([103]);
    expect(await test.ids("genre_tags=true&genres=roguelike&tags_none=fantasy")).toEqual([]);
    expect(await test.ids("platforms_all=pc,playstation4")).toEqual([101]);
    expect(await test.ids(`search=${encodeURIComponent("portal -2 -stories")}`)).toEqual([102]);
    expect(await test.ids(`search=${encodeURIComponent('"portal stories"')}`)).toEqual([104]);
  });

  it.each([
    ["search", "games"],
    ["q", "games/understand"],
  ])("[safety-5] a text in `%s` that is cut within a character is answered", async (name, path) => {
    const text = "x".repeat(999) + "\u{1F3AE}";
    const { status, body } = await test.get(`/api/${path}?${name}=${encodeURIComponent(text)}`);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain("\\ud83c");
  });

  it("[E-04] are narrowed down to hours in the answer, where unknown hours match no range", async () => {
    expect(await test.ids("genres=puzzle&playtime=5,10")).toEqual([103]);
    expect(await test.ids("genres=puzzle&playtime=1,4")).toEqual([102]);
    expect(await test.ids("genres=puzzle&playtime=1,9999&ordering=released")).toEqual([102, 103]);
  });

  it("[E-04] are the bundled catalogue's to answer in an order that RAWG does not know", async () => {
    const { body, headers } = await test.get("/api/games?genres=puzzle&ordering=playtime");
    expect(body.results.map(({ id }) => id)).toEqual([102, 103, 104]);
    expect(headers["ludex-data"]).toBe("bundled");
    expect(await test.ids("genres=puzzle&ordering=-playtime")).toEqual([103, 102, 104]);
    expect((await test.get("/api/games/facets?genres=puzzle&ordering=playtime")).body.count).toBe(3);
    expect(rawg.calls).toEqual([]);
  });

  it("cost no call when nothing can match", async () => {
    expect(await test.ids("platforms=no-such-platform")).toEqual([]);
    expect(await test.ids("search=year:2015&dates=2016-01-01,2016-12-31")).toEqual([]);
    expect(rawg.calls).toEqual([]);
  });
});

describe("counts and hints", () => {
  it("are refused while the lists are RAWG's", async () => {
    for (const path of ["facets", "hints"]) {
      expect(await test.get(`/api/games/${path}?genres=action`)).toMatchObject({
        status: 404,
        body: { code: "no_facets" },
      });
    }
    expect(rawg.calls).toEqual([]);
  });

  it("are the bundled catalogue's when its lists are shown", async () => {
    await test.get("/api/games?genres=puzzle");
    rawg.misbehave("bad-gateway");
    for (let ask = 0; (await test.get("/api/games/facets?genres=action")).status === 404; ask += 1) {
      expect(ask).toBeLessThan(40);
      await test.get(`/api/games?dates=19${50 + ask}-01-01,2030-12-31`);
    }
    const { body } = await test.get("/api/games/facets?genres=action");
    expect(body.count).toBe((await test.get("/api/games?genres=action")).body.count);
    expect((await test.get("/api/games/hints?genres=action&metacritic=1,2")).status).toBe(200);
    // This list is kept from before, so its counts would be another list's.
    expect((await test.get("/api/games/facets?genres=puzzle")).status).toBe(404);
  });

  it("words are understood whoever answers", async () => {
    const { body } = await test.get(`/api/games/understand?q=${encodeURIComponent("puzzle on switch")}`);
    expect(body).toMatchObject({ text: "", is_sentence: true });
    expect(rawg.calls).toEqual([]);
  });
});
