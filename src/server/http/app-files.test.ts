// How the built app is served: its files, its paths, and what is none of them.
import { brotliCompressSync, gzipSync } from "node:zlib";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeFiles } from "../../../test/support/catalogue-files.ts";
import { startTestApp, type TestApp } from "../../../test/support/test-app.ts";

const HTML = "<!doctype html><title>Ludex</title>";
const SPANISH = "<!doctype html><title>Ludex en español</title>";
const SCRIPT = "console.log('ludex');".repeat(50);

/** The folder of the default language, with that of another beside it. */
function builtApp(): string {
  const root = writeFiles([
    { path: "app-es/index.html", text: SPANISH },
    { path: "app-es/service-worker.js", text: "self.build = 2;" },
    { path: "app-es/offline.html", text: SPANISH },
  ]);
  const directory = join(root, "app");
  mkdirSync(join(directory, "assets"), { recursive: true });
  for (const { path, text } of [
    { path: "index.html", text: HTML },
    { path: "assets/app-1a2b.js", text: SCRIPT },
    { path: "assets/app-1a2b.css", text: "a{}" },
    { path: "favicon.svg", text: "<svg xmlns='http://www.w3.org/2000/svg'/>" },
    { path: "service-worker.js", text: "self.build = 1;" },
    { path: "offline.html", text: HTML },
  ])
    writeFileSync(join(directory, path), text);
  for (const [path, text] of [
    ["index.html", HTML],
    ["assets/app-1a2b.js", SCRIPT],
  ] as const) {
    writeFileSync(join(directory, `${path}.br`), brotliCompressSync(text));
    writeFileSync(join(directory, `${path}.gz`), gzipSync(text));
  }
  return directory;
}

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ deps: { appDirectory: builtApp() } });
});
afterAll(() => test.close());

const BROWSER = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

describe("pages", () => {
  it.each([
    "/",
    "/?page=2",
    "/favorites",
    "/search?q=x",
    "/search",
    "/3498",
    "/game/3498",
    "/search/1",
    "/favorites/9007199254740991",
  ])("[R-01] [R-02] [R-03] [R-04] %s is the app", async (path) => {
    const { status, text, headers } = await test.get(path, BROWSER);
    expect([status, text]).toEqual([200, HTML]);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["cache-control"]).toBe("no-cache");
  });

  it.each([
    ["/favorites/", "/favorites"],
    ["/search/?q=a%20b&page=2", "/search?q=a%20b&page=2"],
    ["/game/3498/", "/game/3498"],
  ])("[K-07] %s leads to the address that cards are opened below", async (path, address) => {
    const { status, headers } = await test.get(path, BROWSER);
    expect([status, headers["location"]]).toEqual([308, address]);
  });

  it.each(["//evil.example/", "/search//", "/nothing/"])("[safety-5] %s leads nowhere", async (path) => {
    expect(await test.get(path, BROWSER)).toMatchObject({ status: 404, text: HTML });
  });

  it.each([
    "/not-found",
    "/nothing",
    "/%00",
    "/game/%00",
    "/game/%E0%A4%A",
    "/game/0",
    "/game/-3",
    "/game/abc",
    "/1.5",
    "/1e3",
    "/0x10",
    "/12abc",
    "/favorites/9007199254740993",
    "/game/1/2",
    "/.env",
    "/wp-login.php",
    "/a/b/c",
  ])("[R-06] %s is the app's 404 screen, with its status", async (path) => {
    const { status, text, headers } = await test.get(path, BROWSER);
    expect([status, text]).toEqual([404, HTML]);
    expect(headers["cache-control"]).toBe("no-cache");
    expect((await test.get(path, { ...BROWSER, "if-none-match": String(headers["etag"]) })).status).toBe(404);
  });

  it("answers tools that take anything, and 304 to those who know it", async () => {
    const { status, headers } = await test.get("/favorites", { accept: "*/*" });
    expect(status).toBe(200);
    expect((await test.get("/", { "if-none-match": String(headers["etag"]) })).status).toBe(304);
  });

  it.each([
    [{ "accept-language": "es-MX,es;q=0.9,en;q=0.8" }, SPANISH, "es"],
    [{ "accept-language": "fr" }, HTML, "en"],
    [{ "accept-language": "en", cookie: "ludex-language=es" }, SPANISH, "es"],
  ])("[L-02] are in the visitor's language: %j", async (headers, html, language) => {
    for (const path of ["/", "/nowhere/at/all", "/offline.html"]) {
      const answer = await test.get(path, { ...BROWSER, ...headers });
      expect([answer.text, answer.headers["content-language"]]).toEqual([html, language]);
      expect(answer.headers["vary"]).toBe("Accept-Encoding, Accept-Language, Cookie");
    }
    const worker = await test.get("/service-worker.js", headers);
    expect(worker.text).toBe(language === "es" ? "self.build = 2;" : "self.build = 1;");
  });

  it("sends the compressed twin that the build made", async () => {
    const response = await test.app.inject({ url: "/", headers: { host: "h", "accept-encoding": "br" } });
    expect([response.headers["content-encoding"], response.headers["vary"]]).toEqual([
      undefined,
      "Accept-Encoding, Accept-Language, Cookie",
    ]);
  });
});

describe("files", () => {
  it.each([
    ["br", "br"],
    ["gzip", "gzip"],
    ["identity", undefined],
  ])("assets are immutable for a year, in %s", async (accepts, encoding) => {
    const { status, headers } = await test.get("/assets/app-1a2b.js", { "accept-encoding": accepts });
    expect(status).toBe(200);
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(headers["content-type"]).toContain("javascript");
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers["vary"]).toContain("ccept-");
  });

  it("the service worker and the app shell that it keeps are asked for anew each time", async () => {
    for (const path of ["/service-worker.js", "/offline.html"]) {
      const { status, headers } = await test.get(path);
      expect([status, headers["cache-control"]]).toEqual([200, "no-cache"]);
      expect(headers["content-security-policy"]).toContain("default-src 'none'");
    }
    expect((await test.get("/service-worker.js")).text).toBe("self.build = 1;");
  });

  it("a worker that removes itself stands in where no copies are wanted", async () => {
    const without = await startTestApp({ deps: { appDirectory: builtApp(), offlineCopies: false } });
    const { text, headers } = await without.get("/service-worker.js");
    expect(text).toContain("registration.unregister()");
    expect(headers["content-type"]).toBe("text/javascript; charset=utf-8");
    await without.close();
  });

  it("others are kept for an hour", async () => {
    const { status, headers } = await test.get("/favicon.svg");
    expect([status, headers["cache-control"], headers["content-type"]]).toEqual([
      200,
      "public, max-age=3600",
      "image/svg+xml",
    ]);
  });

  it.each([
    "/assets/app-old.js",
    "/assets/",
    "/assets",
    "/assets/app-1a2b.js.map",
    "/logo.png",
    "/assets/app-1a2b.js.br",
    "/media/x",
    "/img",
  ])("%s is missing, and never index.html", async (path) => {
    for (const accept of ["*/*", "image/avif,image/*,*/*;q=0.8"]) {
      const { status, body, headers } = await test.get(path, { accept });
      expect([status, body["code"]]).toEqual([404, "not_found"]);
      expect(headers["cache-control"]).toBe("no-store");
    }
  });

  it.each(["/assets/app-old.js", "/media/x", "/img", "/-/x"])("%s is no page even for a browser", async (path) => {
    expect(await test.get(path, BROWSER)).toMatchObject({ status: 404, body: { code: "not_found" } });
  });

  it.each([
    "/../package.json",
    "/assets/../../package.json",
    "/%2e%2e/package.json",
    "/assets/%2e%2e%2f%2e%2e%2fpackage.json",
    "/assets/..%5c..%5cpackage.json",
  ])("%s does not lead out of the directory", async (path) => {
    const { status, text } = await test.get(path, { accept: "*/*" });
    expect(status).toBe(404);
    expect(text).not.toContain("devDependencies");
  });
});

describe("headers", () => {
  it.each([
    "/",
    "/nothing",
    "/assets/app-1a2b.js",
    "/assets/none.js",
    "/api/games",
    "/api/games/nobody",
    "/healthz",
    "/metrics",
    "/%",
  ])("%s carries the policy, and says how long it may be kept", async (path) => {
    const { headers } = await test.get(path, BROWSER);
    const policy = String(headers["content-security-policy"]).split(";");
    expect(policy).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "font-src 'self'",
      "connect-src 'self'",
      "img-src 'self' data:",
      "media-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
      "trusted-types dompurify default ludex-shelf ludex-worker",
    ]);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(headers["cache-control"]).toMatch(/no-cache|no-store|max-age=\d+/);
    expect(headers).not.toHaveProperty("x-powered-by");
    expect(headers).not.toHaveProperty("strict-transport-security");
  });

  it("demands https only where the public address has it", async () => {
    const secure = await startTestApp({ deps: { publicUrl: "https://games.example.org" } });
    const { headers } = await secure.get("/healthz");
    expect(headers["strict-transport-security"]).toBe("max-age=31536000");
    await secure.close();
  });
});

it("says how to build the app where it is not built", async () => {
  const bare = await startTestApp();
  expect(await bare.get("/", BROWSER)).toMatchObject({ status: 503, body: { code: "app_not_built" } });
  expect((await bare.get("/api/games")).status).toBe(200);
  await bare.close();
});
