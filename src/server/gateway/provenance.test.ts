// What replies tell of where they come from, and who pays for what they need: seen from outside, over RAWG's double.
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { NAMED_GAMES, writeFiles } from "../../../test/support/catalogue-files.ts";
import { startFakeRawg, type FakeRawg } from "../../../test/support/fake-rawg.ts";
import { startGatewayApp, type GatewayApp } from "../../../test/support/gateway-app.ts";
import { startInsightsApp } from "../../../test/support/insights-app.ts";
import { unheardSearch } from "../../../test/support/unheard-search.ts";
import { startTestApp } from "../../../test/support/test-app.ts";

/** Figures are whole seconds, rounded down: half of one leaves room for the time that a test takes. */
const HALF_S_MS = 500;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const ALICE = "198.51.100.7";
const SEARCH = `/api/${unheardSearch(1)}`;
const CARDS = "/api/games?include=developers,movies,screenshots&page_size=20";
/** Taken in; RAWG's double knows all of the small catalogue but the last of these. */
const TAKEN_IN = [
  ...NAMED_GAMES.filter(({ id }) => id === 102),
  ...NAMED_GAMES.slice(0, 1).map((game) => ({ ...game, id: 77, slug: "another", name: "Another" })),
];

let rawg: FakeRawg;
let test: GatewayApp;
let now: number;
beforeAll(async () => {
  rawg = await startFakeRawg();
});
afterAll(() => rawg.close());
beforeEach(async () => {
  now = Date.parse("2026-11-01T00:00:00Z");
  rawg.behave();
  test = await startGatewayApp(rawg, { games: TAKEN_IN, brief: [102, 77], gateway: { now: () => now } });
});
afterEach(() => test.close());

/** `Ludex-Data`, `Age` and `Cache-Status` of the answer to `path`. */
async function told(path: string): Promise<unknown[]> {
  const { status, headers } = await test.get(path);
  return [status, headers["ludex-data"], headers["age"], headers["cache-status"]];
}
/** Until the test ends. */
async function rawgGoesAway(): Promise<void> {
  await rawg.goAway();
  onTestFinished(() => rawg.comeBack());
}
const MISS = "Ludex; fwd=uri-miss; stored";
const FROM_BUNDLED = "Ludex; fwd=uri-miss; detail=bundled";

describe("a reply over RAWG", () => {
  it.each([
    ["a search that the catalogue cannot answer", SEARCH, 3600],
    ["a game that was taken in", "/api/games/102", 86_400],
    ["a game that only RAWG knows", "/api/games/103", 86_400],
    ["a game with its media", "/api/games/103?include=screenshots,movies", 86_400],
    ["a part of a game", "/api/games/103/game-series", 86_400],
  ])("%s is told as fetched, then as kept with its age", async (_what, path, freshS) => {
    expect(await told(path)).toEqual([200, "rawg", "0", MISS]);
    now += 4 * 1000 + HALF_S_MS;
    expect(await told(path)).toEqual([200, "rawg", "4", `Ludex; hit; ttl=${freshS - 5}`]);
  });

  it("made of several answers is as old as the oldest, and was fetched where one was", async () => {
    await test.get("/api/games/103");
    now += 10 * MINUTE_MS;
    expect(await told("/api/games/103?include=screenshots,movies")).toEqual([200, "rawg", "600", MISS]);
    now += MINUTE_MS + HALF_S_MS;
    const both = [200, "rawg", "660", "Ludex; hit; ttl=85739"];
    expect(await told("/api/games/103?include=screenshots,movies")).toEqual(both);
    expect(await told("/api/games/103/screenshots")).toEqual([200, "rawg", "60", "Ludex; hit; ttl=86339"]);
  });

  it("is the catalogue's where RAWG knows no such thing, for as long as RAWG's word is kept", async () => {
    expect(await told("/api/games/77")).toEqual([200, "bundled", "0", FROM_BUNDLED]);
    now += 4 * 1000 + HALF_S_MS;
    expect(await told("/api/games/77")).toEqual([200, "bundled", "4", FROM_BUNDLED]);
  });

  it("that no service was asked for says nothing", async () => {
    const nothing = [200, undefined, undefined, undefined];
    expect(await told("/api/games/understand?q=puzzles+of+2015")).toEqual(nothing);
    for (const path of [
      CARDS,
      "/api/games?genres=puzzle",
      "/api/games/lists/greatest",
      "/api/genres",
      "/api/games/facets",
    ]) {
      expect(await told(path)).toEqual(nothing);
    }
    const bundled = await startTestApp();
    for (const path of [CARDS, "/api/games/102", "/api/games/102/movies", "/api/genres", "/api/games/facets"]) {
      const { status, headers } = await bundled.get(path);
      expect([status, headers["ludex-data"], headers["age"], headers["cache-status"]]).toEqual(nothing);
    }
    await bundled.close();
  });

  it("is degraded as a whole where a part of it is", async () => {
    await test.get("/api/games/102");
    await test.get(SEARCH);
    await rawgGoesAway();
    now += 2 * HOUR_MS;
    // The game is still fresh, its trailers were never asked for.
    expect(await told("/api/games/102?include=movies")).toEqual([200, "bundled; degraded", "7200", FROM_BUNDLED]);
    await told(SEARCH);
    await expect.poll(() => told(SEARCH)).toEqual([200, "rawg; degraded", "7200", expect.stringContaining("upstream")]);
  });
});

describe("a document", () => {
  it("tells the worst of what its questions were told, and each is told of its own", async () => {
    const pages = await startTestApp({
      deps: {
        source: test.gateway.source,
        appDirectory: writeFiles([{ path: "index.html", text: "<!doctype html>" }]),
        openRenderer: async () => ({
          render: async ({ target, ask, dataSource, signal }) => {
            const paths = new URLSearchParams(target.slice(1)).getAll("ask");
            for (const path of paths) await ask(path, signal);
            return { html: String(dataSource()), status: 200, isWhole: true };
          },
        }),
      },
    });
    const look = async (...paths: string[]) => {
      const url = `/?${new URLSearchParams(paths.map((path) => ["ask", path]))}`;
      return (await pages.app.inject({ url, headers: { accept: "text/html" } })).body;
    };
    expect(await Promise.all([look("/api/games/103"), look("/api/games/77"), look("/api/nothing"), look()])).toEqual([
      "rawg",
      "bundled",
      "undefined",
      "undefined",
    ]);
    expect(await look("/api/games/103", "/api/games/77")).toBe("rawg");
    await rawgGoesAway();
    const both = look("/api/games/103", "/api/games?genres=action", "/api/games/102");
    expect(await Promise.all([both, look("/api/games/103")])).toEqual(["bundled; degraded", "rawg"]);
    await pages.close();
  });
});

describe("who pays", () => {
  const spent = () => {
    const db = new DatabaseSync(join(test.gateway.stateDirectory, "rawg.sqlite"), { readOnly: true });
    const rows = db.prepare("SELECT calls FROM client_calls WHERE client <> ''").all();
    db.close();
    return rows.map(({ calls }) => Number(calls));
  };

  it("[safety-21] for an insight whose game only RAWG knows: its reader", async () => {
    const insights = await startInsightsApp({ source: test.gateway.source });
    const { statusCode } = await insights.app.inject({ url: "/api/insights/103", remoteAddress: ALICE });
    expect(statusCode).toBe(200);
    expect(spent()).toEqual([1]);
    await insights.close();
  });

  it("[safety-21] for what a document asks: its reader; for the server's own work: nobody", async () => {
    const pages = await startTestApp({
      deps: {
        source: test.gateway.source,
        appDirectory: writeFiles([{ path: "index.html", text: "<!doctype html>" }]),
        openRenderer: async () => ({
          render: async ({ ask, signal }) => {
            await Promise.all(["/api/games/103", "/api/games/104"].map((path) => ask(path, signal)));
            return { html: "", status: 200, isWhole: true };
          },
        }),
      },
    });
    await pages.app.inject({ url: "/", remoteAddress: ALICE, headers: { accept: "text/html" } });
    expect(spent()).toEqual([2]);
    await pages.app.inject({ url: "/?again", remoteAddress: "203.0.113.9", headers: { accept: "text/html" } });
    await test.app.inject({ url: "/api/games/105", remoteAddress: "203.0.113.9" });
    expect(spent().toSorted((one, other) => one - other)).toEqual([1, 2]);
    await pages.close();
  });
});
