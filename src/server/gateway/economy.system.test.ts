// What the gateway asks RAWG for, and what it does not.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { CANARY_KEY, startFakeRawg, type FakeRawg } from "../../../test/support/fake-rawg.ts";
import { startGatewayApp, type GatewayApp } from "../../../test/support/gateway-app.ts";

const HOUR_MS = 60 * 60_000;
const CARDS = "include=developers,movies,screenshots&page_size=20";

let rawg: FakeRawg;
let test: GatewayApp;
let now: number;
beforeAll(async () => {
  rawg = await startFakeRawg();
});
afterAll(() => rawg.close());
beforeEach(async () => {
  now = Date.now();
  rawg.behave();
  rawg.calls.length = 0;
  test = await startGatewayApp(rawg, { gateway: { now: () => now } });
});
afterEach(() => test.close());

/** Until nothing is being asked any more. */
async function settle(): Promise<void> {
  let seen = -1;
  while (seen !== rawg.calls.length) {
    seen = rawg.calls.length;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe("calls to RAWG", () => {
  it("twenty different views of lists cost twenty calls, and none when they are looked at again", async () => {
    const views = Array.from(
      { length: 20 },
      (_, index) =>
        `/api/games?${CARDS}&page=${(index % 2) + 1}&dates=${2001 + Math.floor(index / 2)}-01-01,2030-12-31`,
    );
    for (const view of views) expect((await test.get(view)).status).toBeLessThan(500);
    expect(rawg.calls.length).toBe(20);
    for (const view of views) await test.get(view);
    expect(rawg.calls.length).toBe(20);
  });

  it("five hundred equal questions at once cost one call", async () => {
    const answers = await Promise.all(Array.from({ length: 500 }, () => test.get(`/api/games?${CARDS}&genres=action`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(rawg.calls).toEqual(["games?genres=action&page_size=20"]);
  });

  it("questions that mean the same are one", async () => {
    for (const query of [
      "genres=puzzle,action&search=Portal",
      "search=portal&genres=action,puzzle",
      "search=%20PORTAL%20&genres=puzzle,action,action&page=1&key=whatever&include=screenshots",
    ]) {
      await test.get(`/api/games?${query}`);
    }
    expect(rawg.calls).toEqual(["games?genres=action%2Cpuzzle&page_size=20&search=portal"]);
  });

  it("a list's own pictures serve as screenshots; no call is made for media or studios", async () => {
    const { body } = await test.get(`/api/games?${CARDS}`);
    expect(rawg.calls.length).toBe(1);
    for (const game of body.results) {
      expect(game["screenshots"]).toHaveLength(6);
      // What is not known is left out, so that an app can ask when a visitor turns to the card.
      expect(game).not.toHaveProperty("videos");
      expect(game).not.toHaveProperty("developers");
    }
  });

  it("trailers and studios that were fetched for one card are there in the next list", async () => {
    await test.get("/api/games/102");
    await test.get("/api/games/102/movies?page_size=1");
    const { body } = await test.get(`/api/games?${CARDS}&genres=puzzle`);
    const portal = body.results.find(({ id }) => id === 102);
    expect(portal?.["videos"]).toHaveLength(2);
    expect(portal?.["developers"]).toMatchObject([{ slug: "north-works" }]);
    expect(rawg.calls.length).toBe(3);
  });

  it("a game's page costs a call each for the game, its pictures and its shops, and for trailers only where there are some", async () => {
    const open = (id: number) =>
      Promise.all(
        ["", "/screenshots?page_size=7", "/movies?page_size=3"].map((part) => test.get(`/api/games/${id}${part}`)),
      );
    const [game, , trailers] = await open(102);
    expect(trailers?.body.results).toHaveLength(2);
    await settle();
    expect(rawg.calls.toSorted()).toEqual([
      "games/102",
      "games/102/movies?page_size=40",
      "games/102/screenshots?page_size=40",
      "games/102/stores?page_size=40",
    ]);
    // RAWG's own record has no addresses of shops.
    expect(game?.body).toMatchObject({
      stores: [{ url: expect.stringMatching(/^https:/) }, { url: expect.stringMatching(/^https:/) }],
    });
    const [, , none] = await open(104);
    expect(none?.body).toMatchObject({ count: 0, results: [] });
    await settle();
    expect(rawg.calls.length).toBe(7);
    await open(102);
    await open(104);
    await settle();
    expect(rawg.calls.length).toBe(7);
  });

  it("however a game's pictures are paged, they cost one call", async () => {
    for (const query of ["page_size=2", "page_size=2&page=2", "page_size=4", "page=last&page_size=3"]) {
      expect((await test.get(`/api/games/102/screenshots?${query}`)).status).toBe(200);
    }
    expect(rawg.calls.filter((call) => call.includes("screenshots"))).toHaveLength(1);
  });

  it("a kind of game that RAWG keeps as a tag is asked for as a tag", async () => {
    expect(await test.ids("genre_tags=true&genres=roguelike")).toEqual([109]);
    expect(await test.ids("genre_tags=true&genres=roguelike&tags=singleplayer")).toEqual([]);
    expect(await test.ids("genre_tags=true&genres=roguelike&tags=fantasy")).toEqual([109]);
    expect(rawg.calls).toEqual(["games?page_size=20&tags=roguelike"]);
  });

  it("[G-01] unless the site asks, a tag is no genre: RAWG is asked what was asked, and finds none", async () => {
    expect((await test.get("/api/games?genres=roguelike")).body).toMatchObject({ count: 0, results: [] });
    expect(rawg.calls).toEqual(["games?genres=roguelike&page_size=20"]);
  });

  it("the shops' addresses are in a game's record once somebody asked for them", async () => {
    expect((await test.get("/api/games/102")).body).toMatchObject({ stores: [{ url: "" }, { url: "" }] });
    const shops = await test.get("/api/games/102/stores");
    expect(shops.body.results.map(({ url }) => url)).toEqual([
      expect.stringMatching(/^https:/),
      expect.stringMatching(/^https:/),
    ]);
    expect((await test.get("/api/games/102")).body).toMatchObject({
      stores: shops.body.results.map(({ url }) => ({ url })),
    });
  });

  it("[G-01] a game's people cost one call, whatever page of them, and none where its record names nobody", async () => {
    await test.get("/api/games/103");
    await test.get("/api/games/102");
    rawg.calls.length = 0;
    for (const path of ["103/development-team", "103/development-team?page=2&page_size=1", "102/development-team"]) {
      expect((await test.get(`/api/games/${path}`)).status).toBe(200);
    }
    expect(rawg.calls).toEqual(["games/103/development-team?page_size=40"]);
  });

  it("[G-01] people, roles and games by a person come from RAWG, and from the bundled catalogue when RAWG is away", async () => {
    const asked = [
      "creators",
      "creators/47",
      "creator-roles",
      "games?creators=ada-composer",
      "games/111/development-team",
    ];
    const answers = async () => {
      const all = await Promise.all(asked.map((path) => test.get(`/api/${path}`)));
      return all.map(({ status, headers, body }) => [status, headers["ludex-data"], body.count ?? body.name]);
    };
    rawg.misbehave("reset");
    expect(await answers()).toEqual([
      [200, "bundled; degraded", 2],
      [200, "bundled; degraded", "Ada Composer"],
      [200, "bundled; degraded", 3],
      [200, "bundled; degraded", 2],
      [200, "bundled; degraded", 1],
    ]);
    rawg.behave();
    await test.close();
    test = await startGatewayApp(rawg, { gateway: { now: () => now } });
    rawg.calls.length = 0;
    const named = await answers();
    expect(named.map(([status, from]) => [status, from])).toEqual(asked.map(() => [200, "rawg"]));
    expect(rawg.calls.toSorted()).toEqual([
      "creator-roles?page_size=10",
      "creators/47",
      "creators?page_size=10",
      "games/111/development-team?page_size=40",
      "games?creators=ada-composer&page_size=20",
    ]);
  });

  it("nonsense costs nothing, and what does not exist is asked for once in ten minutes", async () => {
    for (const path of [
      "games/..%2f..%2fadmin",
      "games/a%20b",
      `games/${"x".repeat(300)}`,
      "games?platforms=no-such-thing",
      "games?genres=,",
    ]) {
      expect((await test.get(`/api/${path}`)).status).toBeLessThan(500);
    }
    expect(rawg.calls).toEqual([]);
    for (const _ of [1, 2, 3]) expect((await test.get("/api/games/no-such-game")).status).toBe(404);
    expect(rawg.calls.length).toBe(1);
    now += 11 * 60_000;
    await test.get("/api/games/no-such-game");
    expect(rawg.calls.length).toBe(2);
  });
});

describe("freshness", () => {
  it("an old list is given at once and fetched anew behind it", async () => {
    const first = await test.get("/api/games?genres=action");
    expect(first.headers).toMatchObject({
      age: "0",
      "cache-status": "Ludex; fwd=uri-miss; stored",
      "ludex-data": "rawg",
    });
    now += HOUR_MS / 2;
    const half = await test.get("/api/games?genres=action");
    expect(half.headers["cache-status"]).toMatch(/^Ludex; hit; ttl=\d+$/);
    now += HOUR_MS;
    const stale = await test.get("/api/games?genres=action");
    expect(stale.headers["cache-status"]).toMatch(/^Ludex; hit; ttl=-\d+$/);
    await settle();
    expect(rawg.calls.length).toBe(2);
    await test.get("/api/games?genres=action");
    await settle();
    expect(rawg.calls.length).toBe(2);
  });

  it("a clock that jumps, back or forth, gives answers all the same", async () => {
    const years = [-5, 5, 0].map((count) => count * 365 * 24 * HOUR_MS);
    const start = now;
    for (const jump of years) {
      now = start + jump;
      const { status, headers } = await test.get("/api/games?genres=action");
      expect(status).toBe(200);
      expect(Number(headers["age"])).toBeGreaterThanOrEqual(0);
      await settle();
    }
    expect(rawg.calls.length).toBeLessThanOrEqual(3);
  });

  it("the neighbours' addresses are ours, with every parameter and without a key", async () => {
    const { body, text } = await test.get("/api/games?genres=action&page_size=2&page=2&key=visitor");
    expect(body.next).toBe("http://ludex.test/api/games?genres=action&page=3&page_size=2");
    expect(body.previous).toBe("http://ludex.test/api/games?genres=action&page_size=2");
    expect(text).not.toContain(CANARY_KEY);
  });

  it("a page beyond the end is RAWG's 404 and stays one", async () => {
    for (const _ of [1, 2]) {
      const { status, body } = await test.get("/api/games?page=999");
      expect([status, body["detail"]]).toEqual([404, "Invalid page."]);
    }
    expect(rawg.calls.length).toBe(1);
  });
});
