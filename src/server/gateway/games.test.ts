// A game of which the catalogue knows little, and one of which it knows nothing: what RAWG's record adds when it is opened.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import * as wire from "#server/games/wire.ts";
import { NAMED_GAMES, testGame } from "../../../test/support/catalogue-files.ts";
import { startFakeRawg, type FakeRawg } from "../../../test/support/fake-rawg.ts";
import { startGatewayApp, type GatewayApp } from "../../../test/support/gateway-app.ts";
import type { GatewayOptions } from "./open-gateway.ts";

const DAY_MS = 24 * 60 * 60_000;
const OPENED = "include=screenshots,movies";
/** The catalogue has 101 from a person, these from lists, and no other; RAWG has all. */
const TAKEN_IN = [102, 103, 106, 111];

let rawg: FakeRawg;
let test: GatewayApp;
let now: number;
let taken: unknown[];
beforeAll(async () => {
  rawg = await startFakeRawg();
});
afterAll(() => rawg.close());
const start = async (gateway: Partial<GatewayOptions> = {}) => {
  test = await startGatewayApp(rawg, {
    games: NAMED_GAMES.filter(({ id }) => id === 101 || TAKEN_IN.includes(id)),
    brief: TAKEN_IN,
    gateway: { now: () => now, takeInDetail: async (detail) => void taken.push(detail), ...gateway },
  });
};
beforeEach(async () => {
  now = Date.parse("2026-11-01T00:00:00Z");
  taken = [];
  rawg.behave();
  rawg.calls.length = 0;
  await start();
});
afterEach(() => test.close());

const from = async (path: string) => {
  const { status, headers } = await test.get(`/api/${path}`);
  return [status, headers["ludex-data"]];
};
async function rawgGoesAway(): Promise<void> {
  await rawg.goAway();
  onTestFinished(() => rawg.comeBack());
}

describe("a game that was taken in", () => {
  it("[Q-03] is brief in lists and whole when it is opened", async () => {
    const listed = (await test.get("/api/games?ids=102&include=screenshots")).body.results[0];
    expect(listed).toMatchObject({ id: 102, is_brief: true });
    const { body, headers } = await test.get(`/api/games/102?${OPENED}`);
    expect(wire.GameDetail.parse(body)).toEqual(body);
    expect(body).not.toHaveProperty("is_brief");
    expect(body).toMatchObject({
      description_raw: expect.stringContaining("number 102"),
      developers: [{ slug: "north-works" }],
      publishers: [{ slug: "big-house" }],
      movies_count: 2,
      videos: [{ name: "Launch Trailer" }, {}],
    });
    expect(headers["ludex-data"]).toBe("rawg");
  });

  it("[Q-07] keeps what the catalogue says of it, its pictures first", async () => {
    const [listed] = (await test.get("/api/games?ids=106&include=screenshots")).body.results;
    const { body } = await test.get(`/api/games/106?${OPENED}`);
    for (const field of ["name", "slug", "released", "background_image", "genres", "tags", "rating", "screenshots"]) {
      expect([field, body[field]]).toEqual([field, listed?.[field]]);
    }
    // Its relatives are those that the catalogue can list.
    expect(body).toMatchObject({ additions_count: 0, game_series_count: 0 });
  });

  it("[Q-03] gives its record to be taken in as it came, once", async () => {
    for (const path of ["games/102", `games/102?${OPENED}`, "games/portal"]) await test.get(`/api/${path}`);
    expect(taken).toMatchObject([{ id: 102, reactions: {}, reddit_url: "" }]);
    now += 2 * DAY_MS;
    await test.get("/api/games/102");
    await expect.poll(() => taken.length).toBe(2);
  });

  it("[Q-01] is shown once more when RAWG has it no longer, and given up", async () => {
    await test.close();
    const given: number[] = [];
    test = await startGatewayApp(rawg, {
      games: [...NAMED_GAMES.filter(({ id }) => id === 102), testGame({ id: 9_999_999, name: "Gone" })],
      brief: [102, 9_999_999],
      gateway: { now: () => now, giveUp: async (id) => void given.push(id) },
    });
    expect((await test.get("/api/games/9999999")).body).toMatchObject({ id: 9_999_999, is_brief: true });
    await test.get("/api/games/102");
    expect(given).toEqual([9_999_999]);
  });

  it("[Q-03] is shown where its record cannot be taken in, and the log says so", async () => {
    await test.close();
    await start({ takeInDetail: () => Promise.reject(new Error("disk full")) });
    expect(await from("games/102")).toEqual([200, "rawg"]);
    await expect
      .poll(() => test.gateway.lines.filter(({ level }) => level === "warn"))
      .toMatchObject([{ message: "what RAWG gave was not taken in" }]);
  });

  it("[Q-03] has the lists below it from RAWG where the catalogue has none, and else from there", async () => {
    expect(await from("games/103/suggested")).toEqual([200, undefined]);
    // Of its series the catalogue has no other.
    expect((await test.get("/api/games/103/game-series")).body.results).toMatchObject([{ id: 104 }]);
    for (const part of ["screenshots", "movies", "stores", "development-team"]) {
      const { body, headers } = await test.get(`/api/games/103/${part}`);
      expect([part, headers["ludex-data"], body.results.length > 0]).toEqual([part, "rawg", true]);
    }
    expect((await test.get("/api/games/103/development-team")).body.results).toMatchObject([
      { slug: "ada-composer" },
      { slug: "bo-designer" },
    ]);
    expect(await from("games/106/additions")).toEqual([200, "rawg"]);
  });

  it("[Q-03] is what the catalogue has of it while RAWG is away, marked, with all that belongs to it", async () => {
    await rawgGoesAway();
    const { status, body, headers } = await test.get(`/api/games/102?${OPENED}`);
    expect([status, headers["ludex-data"]]).toEqual([200, "bundled; degraded"]);
    expect(body).toMatchObject({
      id: 102,
      is_brief: true,
      description_raw: "",
      videos: [],
      screenshots: { length: 7 },
    });
    for (const part of ["screenshots", "movies", "stores", "achievements"]) {
      expect([part, ...(await from(`games/102/${part}`))]).toEqual([part, 200, "bundled; degraded"]);
    }
    expect(await from("games/102/suggested")).toEqual([200, undefined]);
  });

  it("[Q-03] that was opened before stays whole while RAWG is away, and is marked once it is old", async () => {
    const before = await test.get("/api/games/106");
    await rawgGoesAway();
    expect((await test.get("/api/games/106")).body).toEqual(before.body);
    now += 8 * DAY_MS;
    await expect.poll(() => from("games/106")).toEqual([200, "rawg; degraded"]);
    expect((await test.get("/api/games/106")).body).toEqual(before.body);
  });

  it("[Q-03] that RAWG no longer knows is what the catalogue has, without an alarm", async () => {
    rawg.misbehave("not-found");
    expect(await from("games/102")).toEqual([200, "bundled"]);
  });
});

describe("a game that only RAWG knows", () => {
  it("[Q-03] is RAWG's, with all that belongs to it, in the shapes of the protocol", async () => {
    const { body } = await test.get(`/api/games/105?${OPENED}`);
    expect(wire.GameDetail.parse(body)).toEqual(body);
    expect(body).toMatchObject({ id: 105, developers: [{ slug: "south-works" }] });
    const items = { screenshots: wire.Screenshot, movies: wire.Movie, stores: wire.GameStoreLink };
    for (const [part, item] of Object.entries(items)) {
      const { results } = (await test.get(`/api/games/105/${part}`)).body;
      for (const result of results) expect(item.parse(result)).toEqual(result);
    }
    const { results } = (await test.get("/api/games/104/game-series")).body;
    for (const game of results) expect(wire.GameListItem.parse(game)).toEqual(game);
    expect(results.map(({ id }) => id)).toEqual([103]);
    expect(taken).toMatchObject([{ id: 105 }]);
  });

  it("[Q-03] is refused while RAWG is away, and one that nobody knows does not exist", async () => {
    expect(await from("games/999999")).toEqual([404, undefined]);
    expect(await from("games/2000000077")).toEqual([404, undefined]);
    await rawgGoesAway();
    for (const path of ["games/105", "games/105/screenshots", "games/no-such-game"]) {
      expect([path, ...(await from(path))]).toEqual([path, 503, undefined]);
    }
    expect(await from("games/2000000077")).toEqual([404, undefined]);
  });
});

describe("a game that a person wrote", () => {
  it("[Q-07] is the catalogue's, whatever RAWG does; what no catalogue has of any game is RAWG's", async () => {
    rawg.misbehave("bad-gateway");
    for (const path of ["games/101", `games/101?${OPENED}`, "games/101/movies", "games/101/game-series"]) {
      expect([path, ...(await from(path))]).toEqual([path, 200, undefined]);
    }
    expect(rawg.calls).toEqual([]);
    expect(await from("games/101/reddit")).toEqual([200, "bundled; degraded"]);
    rawg.behave();
    await expect.poll(() => from("games/101/achievements"), { timeout: 15_000 }).toEqual([200, "rawg"]);
  });
});
