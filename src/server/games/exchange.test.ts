// What surrounds every answer of the protocol: validators, compression, base addresses, CORS, limits, and the cache.
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../test/support/test-app.ts";
import { createVocabulary } from "../../shared/search/vocabulary.ts";
import { own } from "./provenance.ts";
import type { GameSource } from "./source.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const inject = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ method: "GET", url, headers: { host: "ludex.test", ...headers } });

describe("validators", () => {
  it("answers 304 without a body to whoever has the answer already", async () => {
    const first = await inject("/api/games?page_size=3");
    const etag = String(first.headers["etag"]);
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
    for (const value of [etag, `"x", ${etag}`, etag.slice(2), "*"]) {
      const again = await inject("/api/games?page_size=3", { "if-none-match": value });
      expect([again.statusCode, again.body, again.headers["etag"]]).toEqual([304, "", etag]);
      expect(again.headers["cache-control"]).toBe("private, max-age=60, stale-while-revalidate=600");
      expect(again.headers["x-content-type-options"]).toBe("nosniff");
    }
    expect((await inject("/api/games?page_size=3", { "if-none-match": '"other"' })).statusCode).toBe(200);
    expect((await inject("/api/games?page_size=4")).headers["etag"]).not.toBe(etag);
  });

  it("never answers 304 to a question that fails", async () => {
    expect((await inject("/api/games/nobody", { "if-none-match": "*" })).statusCode).toBe(404);
  });
});

describe("compression", () => {
  it.each([
    ["br", "br", (body: Buffer) => brotliDecompressSync(body)],
    ["gzip, deflate, br;q=0.9", "br", (body: Buffer) => brotliDecompressSync(body)],
    ["gzip", "gzip", (body: Buffer) => gunzipSync(body)],
    ["br;q=0, gzip", "gzip", (body: Buffer) => gunzipSync(body)],
    ["", undefined, (body: Buffer) => body],
    ["identity", undefined, (body: Buffer) => body],
  ])("%j is answered in %s", async (accepts, encoding, decode) => {
    const [plain, response] = [await inject("/api/games"), await inject("/api/games", { "accept-encoding": accepts })];
    expect(response.headers["content-encoding"]).toBe(encoding);
    expect(response.headers["vary"]).toBe("Accept-Encoding");
    expect(decode(response.rawPayload).equals(plain.rawPayload)).toBe(true);
  });

  it("leaves small answers as they are", async () => {
    expect(
      (await inject("/api/games/102/movies", { "accept-encoding": "br" })).headers["content-encoding"],
    ).toBeUndefined();
  });

  it("answers HEAD like GET without a body", async () => {
    const response = await test.app.inject({ method: "HEAD", url: "/api/games", headers: { host: "ludex.test" } });
    const full = await inject("/api/games");
    expect([response.statusCode, response.body]).toEqual([200, ""]);
    expect(response.headers["content-length"]).toBe(String(full.rawPayload.length));
  });
});

describe("base address", () => {
  const next = async (headers: Record<string, string>) => {
    const response = await inject("/api/games?page_size=1", headers);
    return response.statusCode === 200 ? response.json<{ next: string }>().next : response.statusCode;
  };

  it.each([
    ["ludex.test", "http://ludex.test/api/games?page=2&page_size=1"],
    ["LUDEX.test:8080", "http://ludex.test:8080/api/games?page=2&page_size=1"],
    ["127.0.0.1:4310", "http://127.0.0.1:4310/api/games?page=2&page_size=1"],
    ["[::1]:4310", "http://[::1]:4310/api/games?page=2&page_size=1"],
  ])("is that of the Host header %s, each with answers of its own", async (host, expected) => {
    expect(await next({ host })).toBe(expected);
    expect(await next({ host })).toBe(expected);
  });

  it.each([
    "evil.test/path",
    "a b",
    'x"y',
    "user@host",
    "host:port",
    "host:123456",
    "<script>",
    "a".repeat(300),
    "x?y",
    "x#y",
    "-",
  ])("refuses the Host header %j", async (host) => {
    expect(await next({ host })).toBe(400);
  });

  it("believes no forwarded header unless told how many proxies there are, and of which host", async () => {
    const forwarded = { "x-forwarded-proto": "https", "x-forwarded-host": "front.test" };
    expect(await next(forwarded)).toBe("http://ludex.test/api/games?page=2&page_size=1");
    const behind = await startTestApp({ deps: { trustProxyHops: 1, allowedHosts: ["front.test"] } });
    const { body } = await behind.get("/api/games?page_size=1", forwarded);
    expect(body.next).toBe("https://front.test/api/games?page=2&page_size=1");
    await behind.close();
  });

  it("is the configured one whatever the Host header says", async () => {
    const configured = await startTestApp({ deps: { publicUrl: "https://games.example.org" } });
    const { body } = await configured.get("/api/games?page_size=1", { host: "evil.test" });
    expect(body.next).toBe("https://games.example.org/api/games?page=2&page_size=1");
    expect(JSON.stringify(body)).not.toContain("evil.test");
    await configured.close();
  });
});

describe("other origins", () => {
  it("may read every answer, without credentials", async () => {
    for (const url of ["/api/games", "/api/games/nobody", "/api/nothing", "/api/openapi.json"]) {
      const { headers } = await inject(url, { origin: "https://other.test" });
      expect(headers["access-control-allow-origin"]).toBe("*");
      expect(headers["access-control-allow-credentials"]).toBeUndefined();
      expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
    }
  });

  it("may ask beforehand", async () => {
    const headers = { host: "ludex.test", origin: "https://other.test", "access-control-request-method": "GET" };
    const response = await test.app.inject({ method: "OPTIONS", url: "/api/games", headers });
    expect(response.statusCode).toBe(204);
    expect(response.headers["access-control-allow-methods"]).toBe("GET, HEAD");
    expect(response.headers["access-control-allow-origin"]).toBe("*");
  });

  it("[G-01] may ask beforehand with headers of their own, Authorization among them, which no star stands for", async () => {
    const asked = "authorization,content-type,x-api-client";
    const headers = {
      host: "ludex.test",
      origin: "https://other.test",
      "access-control-request-method": "GET",
      "access-control-request-headers": asked,
    };
    const response = await test.app.inject({ method: "OPTIONS", url: "/api/games", headers });
    expect(response.statusCode).toBe(204);
    expect(response.headers["access-control-allow-headers"]).toBe("*, Authorization");
  });
});

describe("limits", () => {
  it("answers 429 with the time to wait, for unknown paths too", async () => {
    const limited = await startTestApp({ deps: { rateLimits: { api: 3, images: 3, insights: 3 } } });
    for (const path of ["/api/games", "/api/genres", "/api/nothing"])
      expect((await limited.get(path)).status).not.toBe(429);
    for (const path of ["/api/games", "/api/nothing"]) {
      const refused = await limited.get(path);
      expect([refused.status, refused.body]).toEqual([
        429,
        { detail: "Too many requests. Try again in 1 minute.", code: "too_many_requests" },
      ]);
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    }
    expect((await limited.get("/healthz")).status).toBe(200);
    await limited.close();
  });
});

describe("the cache of answers", () => {
  const counting = (inner: GameSource) => {
    const calls = { list: 0 };
    const source: GameSource = { ...inner, listGames: (...asked) => ((calls.list += 1), inner.listGames(...asked)) };
    return { calls, source };
  };
  const empty: GameSource = {
    listGames: async () => own({ count: 0, page: 1, results: [] }),
    vocabulary: createVocabulary([]),
    understand: async (text) => own({ text, filters: [], isSentence: false }),
    findMaker: async () => own(undefined),
    countOptions: () => Promise.reject(new Error("not asked")),
    hint: () => Promise.reject(new Error("not asked")),
    survey: async () => own({ years: [], terms: [] }),
    countYears: async () => own([]),
    getGame: async () => own(undefined),
    listPart: async () => own(undefined),
    listTerms: async () => own({ count: 0, page: 1, results: [] }),
    getTerm: async () => own(undefined),
    isReady: async () => false,
  };

  it("asks once for equal questions, however they are spelled or timed", async () => {
    const { calls, source } = counting(empty);
    const app = await startTestApp({ deps: { source } });
    const spellings = [
      "page=1&search=a+b",
      "search=a%20b&page=1",
      "search=a+b&page=1&key=one",
      "key=two&page=1&search=a%20b",
    ];
    await Promise.all(spellings.map((query) => app.get(`/api/games?${query}`)));
    expect(calls.list).toBe(1);
    await app.get("/api/games?page=1&search=a+b", { host: "other.test" });
    expect(calls.list).toBe(2);
    expect((await app.get("/readyz")).status).toBe(503);
    await app.close();
  });

  it("can be switched off, and keeps no failure", async () => {
    let calls = 0;
    const failing: GameSource = {
      ...empty,
      listGames: () => ((calls += 1), Promise.reject(new Error("disk on fire at /secret"))),
    };
    for (const answerCacheBytes of [0, 1_000_000]) {
      const app = await startTestApp({ deps: { source: failing, answerCacheBytes } });
      calls = 0;
      const refused = await app.get("/api/games");
      await app.get("/api/games");
      expect(calls).toBe(2);
      expect([refused.status, refused.body["code"]]).toEqual([500, "internal"]);
      expect(refused.text).not.toContain("secret");
      expect(refused.headers["cache-control"]).toBe("no-store");
      await app.close();
    }
  });
});
