// Which of the names that a request gives this server are believed, and what is said about answers that repeat one.
import { afterEach, describe, expect, it } from "vitest";
import type { AppDeps } from "#server/app.ts";
import { writeFiles } from "../../../test/support/catalogue-files.ts";
import { startTestApp, type TestApp } from "../../../test/support/test-app.ts";

let test: TestApp | undefined;
afterEach(async () => {
  await test?.close();
  test = undefined;
});

const FILES = [
  { path: "index.html", text: "<!doctype html>" },
  { path: "api-docs.html", text: "<!doctype html><!--words-->" },
];
const EVIL = "evil.example";
/** What an attacker sends along, one after the other and all at once. */
const FORGED: readonly Record<string, string>[] = [
  { "x-forwarded-host": EVIL },
  { "x-forwarded-host": `games.example.org, ${EVIL}` },
  { "x-forwarded-host": `${EVIL}:443`, "x-forwarded-proto": "https" },
  { forwarded: `host=${EVIL}`, "x-host": EVIL, "x-original-host": EVIL, "x-forwarded-server": EVIL },
  { "x-forwarded-host": `a"b` },
];
/** Every kind of answer that holds the server's own address. */
const TARGETS = [
  "/api/games?page_size=1",
  "/api/games/101",
  "/api/docs",
  "/sitemap.xml",
  "/robots.txt",
  "/llms.txt",
  "/",
];

/** A server that knows what `deps` say; its documents hold the origin under which they may name themselves. */
async function start(deps: Partial<AppDeps>): Promise<TestApp["get"]> {
  test = await startTestApp({
    deps: {
      appDirectory: writeFiles(FILES),
      openRenderer: async () => ({
        render: async ({ origin }) => ({
          html: `<link rel="canonical" href="${origin}/">`,
          status: 200,
          isWhole: true,
        }),
      }),
      ...deps,
    },
  });
  return test.get;
}

describe("behind a proxy, without an address of its own", () => {
  it("a server repeats no forwarded host, and lets nobody keep what repeats the Host header", async () => {
    const get = await start({ trustProxyHops: 1 });
    for (const target of TARGETS) {
      for (const forged of FORGED) {
        const { status, text, headers } = await get(target, { host: "lan.example:4310", ...forged });
        expect([target, status, text.includes("evil")]).toEqual([target, 200, false]);
        expect([target, String(headers["cache-control"])]).toEqual([target, expect.not.stringContaining("public")]);
      }
      expect((await get(target, { host: "lan.example:4310" })).text).not.toContain("evil");
    }
  });

  it("its documents do not name themselves", async () => {
    const get = await start({ trustProxyHops: 1 });
    for (const host of ["lan.example", "localhost", EVIL]) {
      expect((await get("/", { host, accept: "text/html" })).text).toContain('href="undefined/"');
    }
  });
});

describe("a server that knows its hosts", () => {
  const allowedHosts = ["games.example.org", "play.example.org:8443"];
  const next = async (get: TestApp["get"], headers: Record<string, string>) =>
    String((await get("/api/games?page_size=1", headers)).body.next).replace(/\/api.*/, "");

  it.each([
    ["the Host header", {}, { host: "games.example.org" }, "http://games.example.org"],
    ["in capitals and with a port", {}, { host: "GAMES.example.org:81" }, "http://games.example.org:81"],
    ["only with its port, where one is listed", {}, { host: "play.example.org" }, "http://games.example.org"],
    ["with that port", {}, { host: "play.example.org:8443" }, "http://play.example.org:8443"],
    [
      "what a trusted proxy passes on",
      { trustProxyHops: 1 },
      { host: "inner:4310", "x-forwarded-host": "play.example.org:8443", "x-forwarded-proto": "https" },
      "https://play.example.org:8443",
    ],
    [
      "not what it passes on from somebody else",
      { trustProxyHops: 1 },
      { host: "games.example.org", "x-forwarded-host": EVIL, "x-forwarded-proto": "https" },
      "https://games.example.org",
    ],
    ["the first of them, whatever else is asked for", {}, { host: EVIL }, "http://games.example.org"],
    [
      "nobody's word without a trusted proxy",
      {},
      { host: EVIL, "x-forwarded-host": "play.example.org:8443" },
      "http://games.example.org",
    ],
  ])("believes %s", async (...[, deps, headers, expected]) => {
    const get = await start({ allowedHosts, ...deps });
    expect(await next(get, headers)).toBe(expected);
  });

  it("repeats no other, and everything may be kept", async () => {
    const get = await start({ allowedHosts, trustProxyHops: 1 });
    for (const target of TARGETS) {
      for (const forged of FORGED) {
        const { text, headers } = await get(target, { host: EVIL, ...forged });
        expect([target, text.includes("evil")]).toEqual([target, false]);
        expect([target, headers["cache-control"]]).toEqual([target, expect.stringMatching(/^public|^no-cache$/)]);
      }
    }
    expect((await get("/", { accept: "text/html" })).text).toContain('href="http://games.example.org/"');
  });

  it("still refuses a Host header that is none", async () => {
    const get = await start({ allowedHosts });
    expect((await get("/api/games", { host: "a b" })).status).toBe(400);
  });
});

describe("out of the box", () => {
  it.each(["localhost:4310", "127.0.0.1:4310", "[::1]:4310"])("a server is %s for everybody", async (host) => {
    const get = await start({});
    const { body, headers } = await get("/api/games?page_size=1", { host });
    expect(body.next).toContain(`http://${host}/api/games?`);
    expect(headers["cache-control"]).toMatch(/^public/);
  });

  it.each(["nas.local:4310", "192.168.1.5:4310", "games.example.org"])(
    "works as %s, for whoever calls it so",
    async (host) => {
      const get = await start({});
      const { body, headers } = await get("/api/games?page_size=1", { host });
      expect(body.next).toContain(`http://${host}/api/games?`);
      expect(body.results[0]?.["background_image"]).toContain(`http://${host}/media/`);
      expect(headers["cache-control"]).toBe("private, max-age=60, stale-while-revalidate=600");
      for (const target of TARGETS) {
        const answer = await get(target, { host });
        expect([target, answer.headers["cache-control"]]).toEqual([target, expect.not.stringContaining("public")]);
      }
    },
  );

  it("an answer under one name is never given under another", async () => {
    const get = await start({});
    for (const host of [EVIL, "localhost", "nas.local"]) {
      const { text } = await get("/api/games?page_size=1", { host });
      expect(text.replaceAll(host, "")).not.toMatch(/evil|localhost|nas\.local/);
    }
  });
});
