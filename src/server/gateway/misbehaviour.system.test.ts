// RAWG at its worst: whatever it answers, visitors get what is kept, what the catalogue has, or an honest refusal.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { GameDetail, GameListItem } from "#server/games/wire.ts";
import { NAMED_GAMES } from "../../../test/support/catalogue-files.ts";
import { startFakeRawg, type FakeRawg, type Misbehaviour } from "../../../test/support/fake-rawg.ts";
import { startGatewayApp, type GatewayApp } from "../../../test/support/gateway-app.ts";
import { unheardSearch } from "../../../test/support/unheard-search.ts";
import { MERGED } from "../../../test/support/rawg-quirks.ts";
import { shareOf } from "../../../test/support/lane.ts";

const DAY_MS = 24 * 60 * 60_000;
/** The catalogue knows these, if little; RAWG knows all. */
const TAKEN_IN = NAMED_GAMES.filter(({ id }) => id === 102 || id === 105);
const brief = TAKEN_IN.map(({ id }) => id);

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
  test = await startGatewayApp(rawg, {
    games: TAKEN_IN,
    brief,
    gateway: { now: () => now, timeoutMs: 600 },
  });
});
afterEach(() => test.close());

const USELESS: Misbehaviour[] = [
  "hang",
  "drip",
  "reset",
  "no-key",
  "unknown-key",
  "quota",
  "forbidden",
  "too-many-long",
  "error-page",
  "bad-gateway",
  "truncated",
  "no-list",
  "redirects",
  "moved",
  "huge",
];

describe("when RAWG hangs", () => {
  it("a page that was seen does not wait for what is fetched anew meanwhile", async () => {
    const patient = await startGatewayApp(rawg, { brief, gateway: { now: () => now, timeoutMs: 5000 } });
    const paths = ["", "/screenshots", "/movies", "/stores"].map((part) => `/api/games/102${part}`);
    for (const path of paths) expect((await patient.get(path)).status).toBe(200);
    rawg.misbehave("hang");
    now += 2 * DAY_MS;
    for (const path of [...paths, ...paths]) {
      const began = performance.now();
      expect((await patient.get(path)).status).toBe(200);
      expect(performance.now() - began).toBeLessThan(2500);
    }
    rawg.behave();
    await patient.close();
  });
});

describe.each(shareOf(USELESS, 4, 0))("when RAWG answers with %s", (how) => {
  it("what was seen is shown as it was, marked once it is old", async () => {
    const paths = [unheardSearch(1), "games/102", "games/103", "games/103/screenshots"];
    const before = await Promise.all(paths.map((path) => test.get(`/api/${path}`)));
    rawg.misbehave(how);
    now += 2 * DAY_MS;
    const during = await Promise.all(paths.map((path) => test.get(`/api/${path}`)));
    expect(during.map(({ status, body }) => ({ status, body }))).toEqual(
      before.map(({ status, body }) => ({ status, body })),
    );
    await expect
      .poll(async () => (await test.get("/api/games/103")).headers["ludex-data"], { timeout: 5000 })
      .toBe("rawg; degraded");
    expect((await test.get("/api/games/103")).headers["cache-status"]).toMatch(
      /; hit; ttl=-\d+; detail=upstream-error$/,
    );
  });

  it("what the catalogue knows comes from there, marked where it is little; the rest is refused without a 500", async () => {
    rawg.misbehave(how);
    const list = await test.get("/api/games?genres=action");
    expect([list.status, list.body.results.map(({ id }) => id)]).toEqual([200, [105]]);
    expect(list.headers["ludex-data"]).toBeUndefined();
    expect((await test.get(`/api/${unheardSearch(1)}`)).headers["ludex-data"]).toBe("bundled");
    const game = await test.get("/api/games/102");
    expect(game.body).toMatchObject({ id: 102, slug: "portal" });
    expect(game.headers).toMatchObject({ "ludex-data": "bundled; degraded", "cache-control": "no-cache" });
    const unknown = await test.get("/api/games/103");
    expect([502, 503, 504]).toContain(unknown.status);
    expect(unknown.body).toMatchObject({ detail: expect.any(String), code: expect.any(String) });
  });
});

describe("when RAWG comes back", () => {
  it("its answers are there again", async () => {
    rawg.misbehave("bad-gateway", 1);
    // A single failure is tried again before anybody notices.
    expect((await test.get("/api/games/103")).headers["ludex-data"]).toBe("rawg");
    expect(rawg.calls.length).toBe(2);
  });

  it("a short Retry-After is waited for", async () => {
    rawg.misbehave("too-many", 1);
    expect((await test.get("/api/games/103")).status).toBe(200);
    expect(rawg.calls.length).toBe(2);
  });

  it("a refusal by a firewall concerns the one question only", async () => {
    rawg.misbehave("forbidden", 1);
    expect((await test.get("/api/games/103")).status).toBe(502);
    expect((await test.get("/api/games/104")).status).toBe(200);
  });
});

describe("while RAWG is down", () => {
  it("RAWG is asked a few times, then left alone", async () => {
    rawg.misbehave("bad-gateway");
    for (let id = 200; id < 240; id += 1) await test.get(`/api/games/${id}`);
    expect(rawg.calls.length).toBeLessThanOrEqual(6);
    expect(test.gateway.lines.filter(({ level }) => level === "warn").length).toBeLessThanOrEqual(2);
  });

  it("a wrong key is told to the operator and never repeated", async () => {
    rawg.misbehave("unknown-key");
    await test.get("/api/games/103");
    const told = test.gateway.lines.filter(({ level }) => level === "error");
    expect(told).toMatchObject([{ fields: { path: "games/103", outcome: "key" } }]);
    expect(JSON.stringify(test.gateway.lines)).not.toContain(rawg.key);
    await test.get("/api/games/104");
    expect(rawg.calls.length).toBe(1);
  });
});

describe("odd answers", () => {
  it.each<Misbehaviour>(["wrong-types", "null-platforms"])("%s become whole games", async (how) => {
    rawg.misbehave(how);
    for (const words of ["dungeon", "castles", "quiet+sea"]) {
      const { status, body } = await test.get(`/api/games?include=movies&search=${words}`);
      expect(status).toBe(200);
      expect(body.results.length).toBeGreaterThan(0);
      for (const game of body.results) expect(GameListItem.parse(game)).toEqual(game);
    }
    const { body } = await test.get("/api/games/103");
    expect(GameDetail.parse(body)).toEqual(body);
  });

  it("Russian tags and translated ratings are left out, lists are of the fuller shape", async () => {
    const { body, text } = await test.get("/api/games?include=movies&search=pokemon");
    expect(text).not.toMatch(/[\u0400-\u04ff]/);
    expect(body.results[0]).toMatchObject({
      esrb_rating: { id: 3, name: "Teen", slug: "teen" },
      stores: [{ id: 1, store: { slug: "steam", domain: "", games_count: 0 } }],
      platforms: [{ platform: { id: 4, games_count: 0 }, released_at: null, requirements_en: null }, {}],
      score: expect.any(String),
    });
    expect(body.results[0]).not.toHaveProperty("community_rating");
  });

  it("a merged game leads to the one it went into, with all that belongs to it", async () => {
    for (const ref of [MERGED.slug, MERGED.id]) {
      expect((await test.get(`/api/games/${ref}`)).body).toMatchObject({ slug: MERGED.into });
      expect((await test.get(`/api/games/${ref}/screenshots`)).body.results.length).toBeGreaterThan(0);
      expect((await test.get(`/api/games/${ref}/movies`)).body.results).toHaveLength(2);
    }
  });

  it("what RAWG sells to paying customers comes from the catalogue, or is empty", async () => {
    const own = await test.get("/api/games/102/suggested");
    expect([own.status, own.body.count, own.headers["ludex-data"]]).toEqual([200, 1, undefined]);
    expect((await test.get("/api/games/103/suggested")).body).toMatchObject({ count: 0, results: [] });
    expect((await test.get("/api/games/103/twitch")).body).toMatchObject({ count: 0, results: [] });
    // It is no reason to stop asking RAWG.
    expect((await test.get("/api/games/103")).headers["ludex-data"]).toBe("rawg");
  });

  it("a game that RAWG does not know and the catalogue does is answered, without an alarm", async () => {
    rawg.misbehave("not-found", 1);
    const { status, headers } = await test.get("/api/games/102");
    expect([status, headers["ludex-data"]]).toEqual([200, "bundled"]);
  });
});
