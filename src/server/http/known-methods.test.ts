// What an address does not do is a 405 that says what it does; what is no address stays a 404.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeFiles } from "../../../test/support/catalogue-files.ts";
import { startTestApp, type TestApp } from "../../../test/support/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({
    deps: {
      appDirectory: writeFiles([
        { path: "index.html", text: "<!doctype html>" },
        { path: "robots.svg", text: "<svg/>" },
        { path: "service-worker.js", text: "" },
      ]),
      pictureRoutes: { "/img": [async (app) => void app.get("/", async () => "")] },
      insightRoutes: async (app) =>
        void app.get("/api/insights/:id", { exposeHeadRoute: false }, async () => ({ ok: true })),
    },
  });
});
afterAll(() => test.close());

const inject = (method: string, url: string, { payload, ...headers }: Record<string, string> = {}) =>
  test.app.inject({
    // inject's type knows fewer methods than HTTP has.
    method: method as "GET",
    url,
    headers: { host: "ludex.test", ...headers },
    ...(payload !== undefined && { payload }),
  });

const READ = "GET, HEAD, OPTIONS";
const ADDRESSES: readonly [string, string][] = [
  ...["/", "/favorites", "/search?q=%00", "/game/12", "/12", "/search/", "/favorites/7?x=1"].map(
    (url): [string, string] => [url, READ],
  ),
  ...["/api/genres", "/api/genres/", "/api/games/12/movies", "/api/openapi.json", "/api/docs", "/img", "/metrics"].map(
    (url): [string, string] => [url, READ],
  ),
  ...["/healthz", "/robots.txt", "/sitemap.xml", "/robots.svg", "/service-worker.js"].map((url): [string, string] => [
    url,
    READ,
  ]),
  ["/api/insights/12", "GET, OPTIONS"],
];
const NO_ADDRESSES = [
  "/nowhere",
  "/game/abc",
  "/api/nothing",
  "/api",
  "/assets/x.js",
  "/not-found",
  "/media/x",
  "/%E0%A4",
];

describe("[safety-5] a method that an address does not know", () => {
  it.each(ADDRESSES)("is a 405 at %s that allows %s", async (url, allow) => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE", "TRACE", "PROPFIND", "QUERY"]) {
      const { statusCode, headers, body } = await inject(method, url);
      expect([method, statusCode, headers["allow"]]).toEqual([method, 405, allow]);
      expect(headers).toMatchObject({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
      expect(JSON.parse(body)).toMatchObject({ code: "method_not_allowed" });
    }
  });

  it("is a 405 at an address that takes forms, too, which is told", async () => {
    for (const method of ["PUT", "PATCH", "DELETE"]) {
      const { statusCode, headers } = await inject(method, "/api/games");
      expect([method, statusCode, headers["allow"]]).toEqual([method, 405, "GET, HEAD, POST, OPTIONS"]);
    }
  });

  it.each(NO_ADDRESSES)("is a 404 at %s, where there is nothing", async (url) => {
    for (const method of ["POST", "DELETE", "PROPFIND"]) {
      const { statusCode, headers } = await inject(method, url);
      expect([method, statusCode, headers["allow"]]).toEqual([method, 404, undefined]);
    }
  });

  it("is refused before its body is read", async () => {
    for (const [type, body] of [
      ["application/json", "{"],
      ["text/xml", "<a/>"],
      ["application/json", "x".repeat(20_000)],
    ]) {
      const { statusCode } = await inject("POST", "/api/genres", {
        "content-type": String(type),
        payload: String(body),
      });
      expect(statusCode).toBe(405);
    }
  });

  it("can be read by pages of other origins where the answers can", async () => {
    const { headers } = await inject("POST", "/api/genres", { origin: "https://a.example" });
    expect(headers["access-control-allow-origin"]).toBe("*");
  });
});

describe("[safety-5] what an address does", () => {
  it.each(ADDRESSES)("is told by OPTIONS at %s: %s", async (url, allow) => {
    const { statusCode, headers, body } = await inject("OPTIONS", url);
    expect([statusCode, body]).toEqual([204, ""]);
    // The protocol answers preflights for all that lies below it.
    expect(headers["allow"]).toBe(url.startsWith("/api") ? READ : allow);
    expect(headers["access-control-allow-origin"]).toBe(/^\/(?:api|img)/.test(url) ? "*" : undefined);
  });

  it.each(ADDRESSES.filter(([url]) => !url.startsWith("/api/insights")))("HEAD at %s has GET's head", async (url) => {
    const [head, get] = await Promise.all([
      inject("HEAD", url, { accept: "text/html" }),
      inject("GET", url, { accept: "text/html" }),
    ]);
    expect([head.statusCode, head.headers["content-type"]]).toEqual([get.statusCode, get.headers["content-type"]]);
    expect(head.body).toBe("");
  });

  it("is not to be had by HEAD where that would cost a call", async () => {
    const { statusCode, headers } = await inject("HEAD", "/api/insights/12");
    expect([statusCode, headers["allow"]]).toEqual([405, "GET, OPTIONS"]);
  });
});

it("a page's address with a slash too many leads to the page, and browsers may remember it", async () => {
  for (const [from, to] of [
    ["/search/?q=a", "/search?q=a"],
    ["/game/12/", "/game/12"],
    ["/favorites/", "/favorites"],
  ]) {
    const { statusCode, headers } = await inject("GET", String(from), { accept: "text/html" });
    expect([statusCode, headers["location"], headers["cache-control"]]).toEqual([308, to, "public, max-age=86400"]);
  }
});
