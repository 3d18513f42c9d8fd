// Searches to which the catalogue has no answer: RAWG is asked once, and what it finds stands in the list and is taken in.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { GameListItem } from "#server/games/wire.ts";
import { NAMED_GAMES, testGame, type TestGame } from "../../../test/support/catalogue-files.ts";
import { CANARY_KEY, startFakeRawg, type FakeRawg } from "../../../test/support/fake-rawg.ts";
import { startGatewayApp, type GatewayApp } from "../../../test/support/gateway-app.ts";
import type { GatewayOptions } from "./open-gateway.ts";

const HOUR_MS = 60 * 60_000;
const RESULTS = "include=screenshots,movies,developers,matches";
/** Games with one of the words that are looked for, none of which is the game that is meant. */
const STORIES = Array.from({ length: 25 }, (_, index) =>
  testGame({ id: 301 + index, name: `Stories ${String(index).padStart(2, "0")}`, popularity: 20 - index / 10 }),
);
const CATALOGUE = [...NAMED_GAMES.filter(({ id }) => id === 101 || id === 105), ...STORIES];

let rawg: FakeRawg;
let test: GatewayApp;
let now: number;
let taken: unknown[][];
beforeAll(async () => {
  rawg = await startFakeRawg();
});
afterAll(() => rawg.close());
const start = async (gateway: Partial<GatewayOptions> = {}, games: readonly TestGame[] = CATALOGUE) => {
  test = await startGatewayApp(rawg, {
    games,
    gateway: { now: () => now, takeIn: async (items) => void taken.push([...items]), ...gateway },
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

const search = async (text: string, more = RESULTS) => {
  const { status, body, headers } = await test.get(`/api/games?search=${encodeURIComponent(text)}&${more}`);
  const ids = status === 200 ? body.results.map(({ id }) => id) : [];
  return { status, body, ids, from: headers["ludex-data"], cache: headers["cache-control"] };
};
const ASKED = (text: string) => `games?page_size=40&search=${text.replaceAll(" ", "+")}`;

describe("a settled search", () => {
  it("[Q-04] that the catalogue answers, if with a slip, is not asked of RAWG", async () => {
    for (const text of ["pokemon", "pokemn etoile", "spider-man", "stories 07", "PKE"]) {
      expect([text, (await search(text)).from]).toEqual([text, undefined]);
    }
    expect(rawg.calls).toEqual([]);
  });

  it("[Q-04] that the catalogue has nothing for is asked of RAWG, once, and kept", async () => {
    const { ids, from, body } = await search("dungeon of dice");
    expect([ids[0], from]).toEqual([109, "rawg"]);
    for (const game of body.results) {
      const { matches: _matches, ...item } = game;
      expect(GameListItem.parse(item)).toEqual(item);
    }
    for (const text of [" Dungeon  of DICE ", "dungeon of dice"]) expect((await search(text)).ids).toEqual(ids);
    expect(rawg.calls).toEqual([ASKED("dungeon of dice")]);
  });

  it("[Q-04] [P-02] is asked of RAWG by who hides games as well, which RAWG is not told, and leaves those out", async () => {
    const { ids, body } = await search("dungeon of dice");
    const hidden = await search("dungeon of dice", `${RESULTS}&exclude=109,105`);
    expect(ids).toContain(109);
    expect(hidden.ids).toEqual(ids.filter((id) => id !== 109 && id !== 105));
    expect(hidden.body.count).toBe(body.count - (ids.includes(105) ? 2 : 1));
    expect(rawg.calls).toEqual([ASKED("dungeon of dice")]);
  });

  it("[Q-04] by a hundred at once is asked once, and taken in once", async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => search("dungeon of dice")));
    expect(new Set(answers.map(({ ids }) => ids.join())).size).toBe(1);
    expect(rawg.calls).toHaveLength(1);
    expect(taken).toHaveLength(1);
  });

  it("[Q-04] gives what comes to be taken in as it came, and again only when it is asked anew", async () => {
    await search("dungeon of dice");
    await search("dungeon of dice");
    expect(taken).toHaveLength(1);
    expect(taken[0]?.[0]).toMatchObject({ id: 109, name: "Dungeon of Dice", community_rating: 0 });
    now += 2 * HOUR_MS;
    await search("dungeon of dice");
    await expect.poll(() => taken.length).toBe(2);
  });

  it("[Q-04] is answered where what comes cannot be taken in, and the log says so", async () => {
    await test.close();
    await start({ takeIn: () => Promise.reject(new Error("disk full")) });
    expect((await search("dungeon of dice")).ids[0]).toBe(109);
    await expect
      .poll(() => test.gateway.lines.filter(({ level }) => level === "warn"))
      .toMatchObject([{ message: "what RAWG gave was not taken in" }]);
  });

  it("[Q-04] has the game that is meant before those with some of its words, and counts and pages all of them", async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => search("portal stories", `page=${page}&page_size=10&${RESULTS}`)),
    );
    const [first, second, third] = pages;
    // RAWG knows three games with a word of it, the catalogue the stories and, by their tags, all the others.
    expect(pages.map(({ body }) => body.count)).toEqual([30, 30, 30]);
    expect(first?.ids[0]).toBe(104);
    expect([first?.ids.length, second?.ids.length, third?.ids.length]).toEqual([10, 10, 10]);
    const all = pages.flatMap(({ ids }) => ids);
    expect(new Set(all.slice(1, 28))).toEqual(new Set(CATALOGUE.map(({ id }) => id)));
    expect(new Set(all.slice(28))).toEqual(new Set([102, 103]));
    const last = await search("portal stories", `page=last&page_size=10&${RESULTS}`);
    expect([last.ids, last.body.next]).toEqual([third?.ids, null]);
    expect((await search("portal stories", `page=4&page_size=10&${RESULTS}`)).status).toBe(404);
    expect(rawg.calls).toEqual([ASKED("portal stories")]);
  });

  it("[Q-04] shows a game that the catalogue has under another name as the catalogue has it", async () => {
    await test.close();
    await start({}, [testGame({ id: 109, name: "Catacombs" })]);
    const { body } = await search("dungeon of dice");
    expect(body.results[0]).toMatchObject({ id: 109, name: "Catacombs", screenshots: { length: 7 } });
    expect(typeof body.results[0]?.["score"]).toBe("string");
    expect(rawg.calls).toEqual([ASKED("dungeon of dice")]);
  });

  it("[Q-04] carries the pictures that came along, and makes no call for a card", async () => {
    const { body } = await search("dungeon of dice");
    expect(body.results[0]).toMatchObject({ screenshots: { length: 6 }, videos: [], developers: [] });
    expect(body.results[0]?.["background_image"]).toMatch(/^https:\/\/media\.rawg\.io\//);
    expect(rawg.calls).toHaveLength(1);
  });

  it("[X-04] has neighbours under our own address, with every parameter and without a key", async () => {
    const { body } = await search("portal stories", "page=2&page_size=10&key=visitor");
    expect(body.next).toBe("http://ludex.test/api/games?page=3&page_size=10&search=portal+stories");
    expect(JSON.stringify(body)).not.toContain(CANARY_KEY);
  });

  it("[Q-04] for words in a row, or without a word, shows what has them and what has not", async () => {
    expect((await search('"dungeon of dice"')).ids).toEqual([109]);
    expect(new Set((await search("fall of castles -moat")).ids)).toEqual(new Set([106, 107]));
    expect(rawg.calls).toEqual([ASKED("dungeon of dice"), ASKED("fall of castles")]);
  });

  it.each([
    ["is narrowed by a filter", "search=dungeon+of+dice&genres=action"],
    ["is narrowed by an operator", "search=dungeon+genre:action"],
    ["has an order of its own", "search=dungeon+of+dice&ordering=-released"],
    ["is what is left of a sentence", "search=dungeon&search_wish=true"],
    ["has no words", "search=%20"],
  ])("[Q-04] that %s is the catalogue's", async (_what, query) => {
    expect((await test.get(`/api/games?${query}&${RESULTS}`)).headers["ludex-data"]).toBeUndefined();
    expect(rawg.calls).toEqual([]);
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
});

describe("without RAWG", () => {
  it("[Q-04] a search is the catalogue's, without an alarm, and RAWG's again when it is back", async () => {
    rawg.misbehave("bad-gateway");
    const away = await search("portal stories");
    expect([away.status, away.body.count, away.from]).toEqual([200, CATALOGUE.length, "bundled"]);
    expect((await search("nothing like it")).body).toMatchObject({ count: 0, results: [] });
    rawg.behave();
    await expect.poll(async () => (await search("portal stories")).from, { timeout: 15_000 }).toBe("rawg");
  });

  it("[Q-04] [safety-21] a client without a share left has the catalogue's answer, which is nobody else's", async () => {
    await test.close();
    await start({ budget: { limit: 600, resetDay: 1, clientShare: 0.05 } });
    const from = async (text: string, remoteAddress: string) => {
      const url = `/api/games?search=${text}&${RESULTS}`;
      const { statusCode, headers } = await test.app.inject({ url, remoteAddress });
      return [statusCode, headers["ludex-data"], headers["cache-control"]?.toString().split(",")[0]];
    };
    expect(await from("dungeon", "198.51.100.7")).toEqual([200, "rawg", "public"]);
    expect(await from("castles", "198.51.100.7")).toEqual([200, "bundled", "private"]);
    expect(await from("castles", "203.0.113.9")).toEqual([200, "rawg", "public"]);
    expect(rawg.calls).toEqual([ASKED("dungeon"), ASKED("castles")]);
  });
});
