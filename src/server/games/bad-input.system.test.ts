// Whatever a visitor sends gets an answer below 500, as JSON that says what is wrong, or RAWG's own shrug.
import { connect } from "node:net";
import naughtyStrings from "big-list-of-naughty-strings/blns.json" with { type: "json" };
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeFiles } from "../../../test/support/catalogue-files.ts";
import { startTestApp, type TestApp } from "../../../test/support/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ deps: { appDirectory: writeFiles([{ path: "index.html", text: "<!doctype html>" }]) } });
});
afterAll(() => test.close());

const OWN_STRINGS = [
  "\uD800",
  "\uDC00x",
  "%",
  "%00",
  "' OR 1=1 --",
  '"*',
  "a*b",
  "NEAR(",
  "{",
  "name:",
  "^x",
  "-",
  "+",
  ".",
  "..",
  "\u0000",
];
const STRINGS = [...naughtyStrings, ...OWN_STRINGS];

const FILTERS =
  `genres genres_all genres_none tags_all platforms_none platforms parent_platforms stores tags developers publishers creators dates updated metacritic
  platforms_count exclude_additions exclude_parents exclude_game_series exclude_stores ids exclude id`.split(/\s+/);
/** Parameters that are sent together; those that could end a request before the others are read stand alone. */
const GROUPS = [
  ["page"],
  ["search"],
  FILTERS,
  ["page_size", "ordering", "search_exact", "search_precise", "include", "filter"],
].concat([["key", "lang", "__proto__", "constructor", "toString"]]);
const PARAMETERS = GROUPS.flat();

const PATHS = [
  "games/facets?search=X&genres_none=X",
  "games/hints?search=X&tags_all=X&dates=X",
  "games/understand?q=X",
  "games/X",
  "games/X/suggested",
  "games/X/X",
  "tags/X",
  "X",
];

const encode = (text: string) => encodeURIComponent(text.toWellFormed());

describe("a list of bad requests", () => {
  it.each([
    ["/api/games?page=0", 404, { detail: "Invalid page." }],
    ["/api/games?page=abc", 404, { detail: "Invalid page." }],
    ["/api/games?page_size=9999", 200, { count: 52 }],
    ["/api/games?ordering=nonsense", 200, { count: 52 }],
    ["/api/games/unknown-slug", 404, { detail: "Not found." }],
    ["/api/games?genres=unknown-slug", 200, { count: 0, results: [] }],
    ["/api/games?search=%00", 400, { code: "bad_target" }],
    ["/api/games/%00", 400, { code: "bad_target" }],
    ["/api/games?search=%", 400, { code: "bad_target" }],
    ["/api/games?search=%E0%A4%A", 400, { code: "bad_target" }],
    ["/api/games/%E0%A4%A", 400, { code: "bad_target" }],
    ["/api/games?search=%FF%FE", 400, { code: "bad_target" }],
    ["/api/%", 400, { code: "bad_target" }],
    [`/api/games?search=${"a".repeat(10_240)}`, 414, { code: "target_too_long" }],
    [`/api/games?search=${"a".repeat(8_000)}`, 200, { count: 0 }],
    [`/api/games/${"a".repeat(8_000)}`, 404, { detail: "Not found." }],
    [`/${"a".repeat(10_240)}`, 414, { code: "target_too_long" }],
    ["/api", 404, { detail: "Not found." }],
    ["/api/", 404, { detail: "Not found." }],
    ["/api/nothing?x=1", 404, { detail: "Not found." }],
    ["/-/refused", 404, { code: "not_found" }],
  ])("%s", async (url, status, body) => {
    const answer = await test.get(url);
    expect([answer.status, answer.body]).toEqual([status, expect.objectContaining(body)]);
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
    expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
  });

  it.each(["POST", "PUT", "DELETE", "PATCH"] as const)("%s has nothing to write to", async (method) => {
    for (const url of ["/api/genres", "/", "/healthz"]) {
      const response = await test.app.inject({ method, url, headers: { host: "ludex.test" }, payload: { a: 1 } });
      expect(response.statusCode).toBe(405);
    }
  });

  it("refuses bodies that are too large or no JSON", async () => {
    const headers = { host: "ludex.test", "content-type": "application/json" };
    const send = (payload: string) => test.app.inject({ method: "POST", url: "/api/games", headers, payload });
    expect((await send("x".repeat(20_000))).statusCode).toBeLessThan(500);
    expect((await send("{")).statusCode).toBeLessThan(500);
  });
});

describe("naughty strings", () => {
  it.each(GROUPS)("in %s", async (...group) => {
    for (const text of STRINGS) {
      const query = group.map((parameter) => `${encode(parameter)}=${encode(text)}`).join("&");
      const { status } = await test.get(`/api/games?${query}`);
      expect([text, status]).toEqual([text, expect.toBeOneOf([200, 400, 404, 414])]);
    }
  });

  it.each(PATHS)("in the path %s", async (path) => {
    for (const text of STRINGS) {
      const { status } = await test.get(`/api/${path.replaceAll("X", () => encode(text))}`);
      expect([text, status]).toEqual([text, expect.toBeOneOf([200, 400, 404])]);
    }
  });

  it("in taxonomies' parameters", async () => {
    for (const text of STRINGS) {
      const { status } = await test.get(`/api/tags?search=${encode(text)}&ordering=${encode(text)}`);
      expect([text, status]).toEqual([text, expect.toBeOneOf([200, 400])]);
    }
  });
});

describe("any text", () => {
  const parameter = fc.constantFrom(...PARAMETERS, "q");
  const path = fc.constantFrom("games", "games/facets", "games/hints", "games/understand");
  const value = fc.oneof(fc.string({ unit: "binary" }), fc.stringMatching(/^[0-9,.ab-]*$/));

  it("in any parameters together never costs more than a 4xx", async () => {
    await fc.assert(
      fc.asyncProperty(path, fc.array(fc.tuple(parameter, value), { maxLength: 6 }), async (asked, pairs) => {
        const query = pairs.map(([name, text]) => `${name}=${encode(text)}`).join("&");
        expect((await test.get(`/api/${asked}?${query}`)).status).toBeLessThan(500);
      }),
      { numRuns: 300 },
    );
  });

  it("as a raw target never costs more than a 4xx", async () => {
    const address = new URL(await test.app.listen({ port: 0, host: "127.0.0.1" }));
    const statusOf = async (target: string): Promise<number> => {
      const socket = connect(Number(address.port), address.hostname);
      socket.write(`GET /${target} HTTP/1.1\r\nHost: ludex.test\r\nConnection: close\r\n\r\n`);
      const answer = Buffer.concat(await socket.toArray()).toString("latin1");
      return Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);
    };
    const target = fc.stringMatching(/^(?:api\/|%2|%c3%28|[%/?&=#;.ab01[\]\\:@"<>^`{|}~\t])*$/);
    await fc.assert(
      fc.asyncProperty(target, async (text) => {
        // 308 is how an address whose path begins with two slashes is answered.
        expect(await statusOf(text)).toBeOneOf([200, 308, 400, 404]);
      }),
      { numRuns: 300 },
    );
  });
});
