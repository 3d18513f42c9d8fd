// Searching while typing: what it costs, and what is answered meanwhile.
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { NAMED_GAMES } from "../../../test/support/catalogue-files.ts";
import { startFakeRawg, type FakeRawg } from "../../../test/support/fake-rawg.ts";
import { startGatewayApp, type GatewayApp } from "../../../test/support/gateway-app.ts";
import type { TestBody } from "../../../test/support/test-app.ts";

/** Longer than in the app, where e2e/typed-search.spec.ts types: letters come late on a busy machine. */
const SETTLE_MS = 1200;
const SUGGESTIONS = "page_size=9&include=matches";
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
  it.each([
    ["the app's suggestions", SUGGESTIONS],
    ["a foreign client's search", ""],
    ["a foreign client's suggestions", "page_size=5"],
  ])("[safety-21] costs at most one call: %s", async (_who, more) => {
    const answers = await type("bloodborne", more);
    expect(rawg.calls.filter((call) => call.includes("search="))).toHaveLength(1);
    expect(rawg.calls[0]).toContain("search=bloodborne");
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it("[safety-21] by ten visitors at once costs one call each at most, also from one address", async () => {
    const words = "bloodborne nioh2 celestial okamihd ferocity gothic3 quixotic wizardry xenogears yakuza0".split(" ");
    await Promise.all(words.map((word, index) => type(word, SUGGESTIONS, `198.51.100.${index % 2}`)));
    expect(rawg.calls.length).toBeLessThanOrEqual(words.length);
  });

  it("[safety-21] and deleted again costs no more", async () => {
    await type("zelda", SUGGESTIONS);
    for (const text of ["zeld", "zel", "ze"]) {
      const answer = search(text, SUGGESTIONS);
      await sleep(80);
      void answer;
    }
    await sleep(2 * SETTLE_MS);
    expect(rawg.calls.length).toBeLessThanOrEqual(2);
  });
});

describe("suggestions", () => {
  it("[safety-21] that the bundled catalogue has cost no call", async () => {
    const { names, headers } = await search("porta", SUGGESTIONS);
    expect([names, headers["ludex-data"]]).toEqual([["Portal"], "bundled"]);
    await sleep(1.5 * SETTLE_MS);
    expect(rawg.calls).toEqual([]);
  });

  it("[safety-21] that answers for a shorter text or other screens already hold cost no call", async () => {
    await search("port", RESULTS);
    expect(rawg.calls).toEqual(["games?page_size=20&search=port"]);
    // The bundled catalogue knows Portal alone.
    expect((await search("portal st", SUGGESTIONS)).names).toEqual(["Portal Stories"]);
    expect((await search("portal", SUGGESTIONS)).names).toEqual(expect.arrayContaining(["Portal", "Portal 2"]));
    expect(rawg.calls).toHaveLength(1);
  });

  it("that nothing kept can answer are RAWG's, once the visitor has settled", async () => {
    const { names, headers } = await search("étoile", SUGGESTIONS);
    expect([names, headers["ludex-data"]]).toEqual([["Pokémon: Étoile"], "rawg"]);
    expect(rawg.calls).toHaveLength(1);
  });

  it("[S-09] of a visitor who has left are not asked for", async () => {
    const address = await test.app.listen({ port: 0, host: "127.0.0.1" });
    const leave = new AbortController();
    const asked = fetch(`${address}/api/games?search=etoile&${SUGGESTIONS}`, { signal: leave.signal });
    await sleep(SETTLE_MS / 3);
    leave.abort();
    await expect(asked).rejects.toThrow("abort");
    await sleep(1.5 * SETTLE_MS);
    expect(rawg.calls).toEqual([]);
  });
});

describe("results that were asked for with Enter", () => {
  it("are RAWG's and do not wait", async () => {
    await search("portal", RESULTS);
    await search("portal 2", RESULTS);
    expect(rawg.calls).toEqual(["games?page_size=20&search=portal", "games?page_size=20&search=portal+2"]);
  });

  it("a foreign client's search is RAWG's", async () => {
    const { names, headers } = await search("portal stories", "");
    expect([names.includes("Portal Stories"), headers["ludex-data"]]).toEqual([true, "rawg"]);
  });
});
