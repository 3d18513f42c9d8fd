// Searching while typing: what it costs, and what is answered meanwhile.
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { NAMED_GAMES } from "../../../test/support/catalogue-files.ts";
import { startFakeRawg, type FakeRawg } from "../../../test/support/fake-rawg.ts";
import { startGatewayApp, type GatewayApp } from "../../../test/support/gateway-app.ts";
import type { TestBody } from "../../../test/support/test-app.ts";

/** Longer than in the app, where e2e/typed-search.spec.ts types: letters come late on a busy machine. */
const SETTLE_MS = 1200;
const SUGGESTIONS = "page_size=9&include=matches,makers";
const RESULTS = "page=1&include=screenshots,movies,developers,matches";

let rawg: FakeRawg;
let test: GatewayApp;
beforeAll(async () => {
  rawg = await startFakeRawg();
});
afterAll(() => rawg.close());
beforeEach(async () => {
  rawg.behave();
  rawg.calls.length = 0;
  test = await startGatewayApp(rawg, {
    games: NAMED_GAMES.filter(({ id }) => id === 102),
    gateway: { settleMs: SETTLE_MS },
  });
});
afterEach(() => test.close());

const search = async (text: string, more: string, remoteAddress = "198.51.100.7") => {
  const url = `/api/games?search=${encodeURIComponent(text)}${more === "" ? "" : `&${more}`}`;
  const response = await test.app.inject({ method: "GET", url, remoteAddress });
  const { results = [] } = response.json<Partial<TestBody>>();
  return { status: response.statusCode, headers: response.headers, names: results.map(({ name }) => name) };
};

/** Types `word` letter by letter, 50 to 150 ms apart, each a question from the second letter on. */
async function type(word: string, more: string, remoteAddress?: string) {
  const answers: ReturnType<typeof search>[] = [];
  for (let length = 2; length <= word.length; length += 1) {
    answers.push(search(word.slice(0, length), more, remoteAddress));
    await sleep(50 + ((length * 37) % 101));
  }
  return await Promise.all(answers);
}

describe("a word typed letter by letter", () => {
  it("[Q-02] in the app costs no call, whether or not the catalogue knows it, and waits for nothing", async () => {
    for (const word of ["portal", "bloodborne", "dungeon of dice"]) {
      const began = performance.now();
      const answers = await type(word, SUGGESTIONS);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(performance.now() - began).toBeLessThan(word.length * 150 + SETTLE_MS);
    }
    await sleep(1.5 * SETTLE_MS);
    expect(rawg.calls).toEqual([]);
  });

  it.each([
    ["a search", ""],
    ["suggestions", "page_size=5"],
  ])("[Q-04] [safety-21] by a foreign client costs at most one call, for the whole word: %s", async (_what, more) => {
    const answers = await type("bloodborne", more);
    expect(rawg.calls).toEqual(["games?page_size=40&search=bloodborne"]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it("[safety-21] by ten foreign clients at once costs one call each at most, also from one address", async () => {
    const words = "bloodborne nioh2 celestial okamihd ferocity gothic3 quixotic wizardry xenogears yakuza0".split(" ");
    await Promise.all(words.map((word, index) => type(word, "", `198.51.100.${index % 2}`)));
    expect(rawg.calls.length).toBeLessThanOrEqual(words.length);
  });

  it("[safety-21] and deleted again costs no more", async () => {
    await type("zelda", "");
    for (const text of ["zeld", "zel", "ze"]) {
      const answer = search(text, "");
      await sleep(80);
      void answer;
    }
    await sleep(2 * SETTLE_MS);
    expect(rawg.calls.length).toBeLessThanOrEqual(2);
  });

  it("[S-09] by somebody who has left is not asked for", async () => {
    const address = await test.app.listen({ port: 0, host: "127.0.0.1" });
    const leave = new AbortController();
    const asked = fetch(`${address}/api/games?search=etoile`, { signal: leave.signal });
    await sleep(SETTLE_MS / 3);
    leave.abort();
    await expect(asked).rejects.toThrow("abort");
    await sleep(1.5 * SETTLE_MS);
    expect(rawg.calls).toEqual([]);
  });
});

describe("a search that has settled", () => {
  it("[Q-04] asks RAWG at once where it was asked for with Enter", async () => {
    const began = performance.now();
    const { names, headers } = await search("dungeon of dice", RESULTS);
    expect([names[0], headers["ludex-data"]]).toEqual(["Dungeon of Dice", "rawg"]);
    expect(performance.now() - began).toBeLessThan(SETTLE_MS);
    await search("portal", RESULTS);
    expect(rawg.calls).toEqual(["games?page_size=40&search=dungeon+of+dice"]);
  });

  it("[Q-04] of a foreign client finds what RAWG alone knows", async () => {
    const { names, headers } = await search("dungeon of dice", "");
    expect([names[0], headers["ludex-data"]]).toEqual(["Dungeon of Dice", "rawg"]);
  });
});
