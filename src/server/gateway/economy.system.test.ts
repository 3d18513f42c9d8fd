// What the gateway asks RAWG for, and what it does not.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { NAMED_GAMES } from "../../../test/support/catalogue-files.ts";
import { startFakeRawg, type FakeRawg } from "../../../test/support/fake-rawg.ts";
import { startGatewayApp, type GatewayApp } from "../../../test/support/gateway-app.ts";

const CARDS = "include=developers,movies,screenshots&page_size=20";
const RESULTS = "page=1&include=screenshots,movies,developers,matches";
const OPENED = "include=screenshots,movies";
/** All of the small catalogue, of which these were taken in from lists. */
const TAKEN_IN = NAMED_GAMES.map(({ id }) => id).filter((id) => id !== 101);

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
  test = await startGatewayApp(rawg, { brief: TAKEN_IN, gateway: { now: () => now } });
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
const open = (id: number) => test.get(`/api/games/${id}?${OPENED}`);

describe("with a key", () => {
  it("[Q-02] lists, filters, counts, hints, sentences, years and taxonomies are the catalogue's, and cost no call", async () => {
    for (const path of [
      `games?${CARDS}`,
      `games?${CARDS}&page=2`,
      "games?genres=action&tags_none=roguelike",
      "games?genres_all=action,puzzle&ordering=playtime",
      "games?creators=ada-composer",
      "games?platforms=no-such-thing",
      "games/facets?genres=action",
      "games/hints?genres=action&metacritic=1,2",
      "games/understand?q=puzzles+of+2015",
      "games/lists/greatest?year=2015",
      "games/calendar/2015/12",
      "genres",
      "platforms",
      "tags",
      "creators",
      "creator-roles",
      "genres/action",
      "creators/47",
    ]) {
      const { status, headers } = await test.get(`/api/${path}`);
      expect([path, status, headers["ludex-data"]]).toEqual([path, 200, undefined]);
    }
    expect(rawg.calls).toEqual([]);
  });

  it("[Q-02] what RAWG cannot be asked is right: some and none of several values, all of several, options' counts", async () => {
    const ask = async (query: string) => {
      const { count, results } = (await test.get(`/api/games?${query}&page_size=40`)).body;
      return { count, shown: results.length, games: results };
    };
    const slugsOf = (game: Record<string, unknown>, group: "genres" | "tags") =>
      (game[group] as { slug: string }[]).map(({ slug }) => slug); // A game's terms have slugs.
    const without = await ask("genres=action&tags_none=roguelike");
    expect(without.shown).toBe(without.count);
    for (const game of without.games) {
      expect(slugsOf(game, "genres")).toContain("action");
      expect(slugsOf(game, "tags")).not.toContain("roguelike");
    }
    expect((await ask("genres=action")).count - without.count).toBe((await ask("genres=action&tags=roguelike")).count);
    const both = await ask("genres_all=action,puzzle");
    expect([both.count, both.games.map(({ id }) => id)]).toEqual([1, [103]]);
    const { body } = await test.get("/api/games/facets?genres=puzzle");
    expect(body.count).toBe((await ask("genres=puzzle")).count);
    expect(rawg.calls).toEqual([]);
  });

  it("[Q-02] ten letters typed cost no call, whoever types them", async () => {
    for (const more of ["page_size=9&include=matches,makers", "page_size=5", ""]) {
      for (let letters = 1; letters <= 10; letters += 1) {
        const text = "portal stories".slice(0, letters);
        expect((await test.get(`/api/games?search=${text}${more === "" ? "" : `&${more}`}`)).status).toBe(200);
      }
    }
    expect(rawg.calls).toEqual([]);
  });

  it("[Q-03] home, three pages, a search and three games cost at most four calls", async () => {
    for (const path of [
      `games?${CARDS}&page=1`,
      `games?${CARDS}&page=2`,
      `games?${CARDS}&page=3`,
      "games?search=por&page_size=9&include=matches,makers",
      `games?search=portal&${RESULTS}`,
      `games/109?${OPENED}`,
      "games/109/suggested?page_size=12&include=screenshots,movies,developers",
      `games/103?${OPENED}`,
      "games/103/suggested?page_size=12&include=screenshots,movies,developers",
      "games/103/game-series?page_size=12&include=screenshots,movies,developers",
      `games/106?${OPENED}`,
      "games/106/suggested?page_size=12&include=screenshots,movies,developers",
    ]) {
      expect([path, (await test.get(`/api/${path}`)).status]).toEqual([path, 200]);
    }
    await settle();
    expect(rawg.calls).toEqual(["games/109", "games/103", "games/103/movies?page_size=40", "games/106"]);
  });
});

describe("a game that was taken in", () => {
  it("[Q-03] costs one call when it is first opened, one more for trailers where there are some, and none again", async () => {
    const [plain, filmed] = [await open(104), await open(102)];
    expect([plain.body["videos"], filmed.body["videos"]]).toEqual([[], [expect.anything(), expect.anything()]]);
    const calls = ["games/104", "games/102", "games/102/movies?page_size=40"];
    expect(rawg.calls).toEqual(calls);
    for (const path of ["games/104", "games/102", "games/102/movies?page_size=1"]) await test.get(`/api/${path}`);
    await settle();
    expect(rawg.calls).toEqual(calls);
  });

  it("[Q-03] is given with links into its shops once it is opened again, for one call", async () => {
    const urls = async () => ((await open(102)).body["stores"] as { url: string }[]).map(({ url }) => url);
    expect(await urls()).toEqual(["", ""]);
    await settle();
    expect(rawg.calls).not.toContain("games/102/stores?page_size=40");
    await urls();
    await settle();
    expect(await urls()).toEqual([expect.stringMatching(/^https:/), expect.stringMatching(/^https:/)]);
    await settle();
    expect(rawg.calls.filter((call) => call.includes("stores"))).toEqual(["games/102/stores?page_size=40"]);
  });

  it("[Q-03] costs a call for its shops or more of its pictures when they are asked for, however they are paged", async () => {
    for (const query of ["page_size=2", "page_size=2&page=2", "page_size=4", "page=last&page_size=3"]) {
      expect((await test.get(`/api/games/102/screenshots?${query}`)).status).toBe(200);
    }
    expect((await test.get("/api/games/102/stores")).body.results).toHaveLength(2);
    expect(rawg.calls).toEqual(["games/102/screenshots?page_size=40", "games/102/stores?page_size=40"]);
  });

  it("[Q-03] costs nothing for what its record says it has none of", async () => {
    await test.get("/api/games/102");
    rawg.calls.length = 0;
    for (const part of ["achievements", "additions", "parent-games", "game-series", "development-team"]) {
      expect((await test.get(`/api/games/102/${part}`)).body).toMatchObject({ count: 0, results: [] });
    }
    expect(rawg.calls).toEqual([]);
  });

  it("[Q-03] opened by five hundred at once costs one call", async () => {
    const answers = await Promise.all(Array.from({ length: 500 }, () => open(104)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(rawg.calls).toEqual(["games/104"]);
  });

  it("[Q-03] is asked for by its number, whatever it is asked by", async () => {
    await test.get("/api/games/portal");
    await test.get("/api/games/102");
    await test.get("/api/games/portal/screenshots");
    await test.get("/api/games/102/screenshots");
    expect(rawg.calls).toEqual(["games/102", "games/102/screenshots?page_size=40"]);
  });
});

describe("a game that a person wrote", () => {
  it("[Q-07] is the catalogue's with all that belongs to it, and costs no call", async () => {
    const parts = ["screenshots", "movies", "stores", "suggested", "additions", "game-series", "development-team"];
    for (const path of ["games/101", `games/101?${OPENED}`, ...parts.map((part) => `games/101/${part}`)]) {
      const { status, headers } = await test.get(`/api/${path}`);
      expect([path, status, headers["ludex-data"]]).toEqual([path, 200, undefined]);
    }
    expect(rawg.calls).toEqual([]);
  });
});

describe("a game that only RAWG knows", () => {
  const reopen = async () => {
    await test.close();
    test = await startGatewayApp(rawg, {
      games: NAMED_GAMES.filter(({ id }) => id === 101),
      gateway: { now: () => now },
    });
  };

  it("[Q-03] costs a call each for its record and its pictures, and for trailers where there are some", async () => {
    await reopen();
    expect((await open(103)).body).toMatchObject({ id: 103, videos: [{}, {}], screenshots: { length: 7 } });
    expect(rawg.calls.toSorted()).toEqual([
      "games/103",
      "games/103/movies?page_size=40",
      "games/103/screenshots?page_size=40",
    ]);
    rawg.calls.length = 0;
    expect((await open(104)).body).toMatchObject({ id: 104, videos: [], screenshots: { length: 7 } });
    expect(rawg.calls.toSorted()).toEqual(["games/104", "games/104/screenshots?page_size=40"]);
  });

  it("[Q-03] shows the pictures that came with the search that found it", async () => {
    await reopen();
    await test.get(`/api/games?search=portal+stories&${RESULTS}`);
    rawg.calls.length = 0;
    expect((await open(104)).body).toMatchObject({ screenshots: { length: 6 } });
    expect(rawg.calls).toEqual(["games/104"]);
  });

  it("nonsense costs nothing, and what does not exist is asked for once in ten minutes", async () => {
    for (const path of ["games/..%2f..%2fadmin", "games/a%20b", `games/${"x".repeat(300)}`, "games/3000000000"]) {
      expect([path, (await test.get(`/api/${path}`)).status]).toEqual([path, 404]);
    }
    expect(rawg.calls).toEqual([]);
    for (const _ of [1, 2, 3]) expect((await test.get("/api/games/no-such-game")).status).toBe(404);
    expect(rawg.calls.length).toBe(1);
    now += 11 * 60_000;
    await test.get("/api/games/no-such-game");
    expect(rawg.calls.length).toBe(2);
  });
});
