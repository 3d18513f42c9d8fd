// Every kind of answer of the built server carries the headers that it must: asked on connections of its own, without a
// browser's help.
import { createHash } from "node:crypto";
import { connect } from "node:net";
import { expect, test } from "@playwright/test";

type Kind = {
  name: string;
  target: string;
  status: number;
  /** What the content type begins with; empty where there is no body. */
  type: string;
  cache: RegExp;
  headers?: Record<string, string>;
  method?: string;
};

type Answer = { status: number; headers: Record<string, string>; body: string };

const NO_STORE = /^no-store$/;
const NO_CACHE = /^no-cache/;
const FOR_GOOD = /^public, max-age=31536000, immutable$/;
const FOR_NOW = /^public, max-age=\d+/;
const PAGE = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
const JSON_TYPE = "application/json";
const PICTURE = "/img?url=%2Fmedia%2Fgames%2F4200%2Fbackground.jpg&w=96&h=64&output=webp";
const TRAILER = "/media/trailers/board-480.mp4";

/** The answer to a request on a connection of its own. */
async function ask(
  base: string | undefined,
  target: string,
  { method = "GET", headers = {} }: Partial<Kind> = {},
): Promise<Answer> {
  const { hostname, port, host } = new URL(base ?? "");
  const socket = connect(Number(port), hostname);
  socket.on("error", () => undefined);
  const fields = Object.entries({ host, connection: "close", ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.write(`${method} ${target} HTTP/1.1\r\n${fields.join("")}\r\n`);
  const text = Buffer.concat(await socket.toArray()).toString("latin1");
  const end = text.indexOf("\r\n\r\n");
  const [first = "", ...lines] = text.slice(0, end).split("\r\n");
  const pairs = lines.map((line) => [
    line.slice(0, line.indexOf(":")).toLowerCase(),
    line.slice(line.indexOf(":") + 2),
  ]);
  return { status: Number(first.split(" ")[1]), headers: Object.fromEntries(pairs), body: text.slice(end + 4) };
}

const KINDS: readonly Kind[] = [
  { name: "the home page", target: "/", status: 200, type: "text/html", cache: NO_CACHE, headers: PAGE },
  { name: "results", target: "/search?q=portal", status: 200, type: "text/html", cache: NO_CACHE, headers: PAGE },
  { name: "a game's page", target: "/game/4200", status: 200, type: "text/html", cache: NO_CACHE, headers: PAGE },
  { name: "a page that is none", target: "/nothing", status: 404, type: "text/html", cache: NO_CACHE, headers: PAGE },
  { name: "a file of the public folder", target: "/favicon.svg", status: 200, type: "image/svg", cache: FOR_NOW },
  { name: "a list", target: "/api/games", status: 200, type: JSON_TYPE, cache: FOR_NOW },
  { name: "a game", target: "/api/games/4200", status: 200, type: JSON_TYPE, cache: FOR_NOW },
  { name: "the OpenAPI document", target: "/api/openapi.json", status: 200, type: JSON_TYPE, cache: FOR_NOW },
  { name: "an insight", target: "/api/insights/4200", status: 200, type: "application/x-ndjson", cache: NO_STORE },
  { name: "a resized picture", target: PICTURE, status: 200, type: "image/webp", cache: FOR_NOW },
  { name: "a drawn picture", target: "/media/games/4200/background.jpg", status: 200, type: "image/", cache: FOR_NOW },
  { name: "a trailer", target: TRAILER, status: 200, type: "video/mp4", cache: FOR_NOW },
  {
    name: "a piece of a trailer",
    target: TRAILER,
    status: 206,
    type: "video/mp4",
    cache: FOR_NOW,
    headers: { range: "bytes=0-99" },
  },
  {
    name: "a piece behind its end",
    target: TRAILER,
    status: 416,
    type: JSON_TYPE,
    cache: NO_STORE,
    headers: { range: "bytes=99999999999-" },
  },
  { name: "the probe of life", target: "/healthz", status: 200, type: JSON_TYPE, cache: NO_STORE },
  { name: "the probe of readiness", target: "/readyz", status: 200, type: JSON_TYPE, cache: NO_STORE },
  { name: "the figures", target: "/metrics", status: 200, type: "text/plain", cache: NO_STORE },
  {
    name: "a preflight",
    target: "/api/games",
    status: 204,
    type: "",
    cache: /^/,
    method: "OPTIONS",
    headers: { origin: "https://a.example", "access-control-request-method": "GET" },
  },
  { name: "a head alone", target: "/api/games", status: 200, type: JSON_TYPE, cache: FOR_NOW, method: "HEAD" },
  {
    name: "a page of a list that is none",
    target: "/api/games?search=x&page=0",
    status: 404,
    type: JSON_TYPE,
    cache: NO_STORE,
  },
  { name: "an unknown game", target: "/api/games/nobody", status: 404, type: JSON_TYPE, cache: NO_STORE },
  { name: "a picture without an address", target: "/img", status: 400, type: JSON_TYPE, cache: NO_STORE },
  {
    name: "a picture of another's",
    target: `${PICTURE}&url=https%3A%2F%2Fa.example%2Fx.jpg`.replace(
      "url=%2Fmedia%2Fgames%2F4200%2Fbackground.jpg&",
      "",
    ),
    status: 403,
    type: JSON_TYPE,
    cache: NO_STORE,
  },
  { name: "a trailer that is none", target: "/media/trailers/x.mp4", status: 404, type: JSON_TYPE, cache: NO_STORE },
  {
    name: "a missing asset",
    target: "/assets/index-old.js",
    status: 404,
    type: JSON_TYPE,
    cache: NO_STORE,
    headers: PAGE,
  },
  { name: "a missing source map", target: "/assets/index.js.map", status: 404, type: JSON_TYPE, cache: NO_STORE },
  { name: "a target that cannot be decoded", target: "/api/%E0%A4%A", status: 400, type: JSON_TYPE, cache: NO_STORE },
  { name: "a target that is too long", target: `/${"a".repeat(9000)}`, status: 414, type: JSON_TYPE, cache: NO_STORE },
  {
    name: "a method that has nothing to do here",
    target: "/api/games",
    status: 405,
    type: JSON_TYPE,
    cache: NO_STORE,
    method: "DELETE",
  },
  {
    name: "headers that are too large",
    target: "/",
    status: 431,
    type: JSON_TYPE,
    cache: NO_STORE,
    headers: { "x-large": "x".repeat(17_000) },
  },
];

/** The hashes of the scripts that stand in a document's text. */
const inlineHashes = (html: string) =>
  [...html.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code = ""]) => `'sha256-${createHash("sha256").update(Buffer.from(code, "latin1")).digest("base64")}'`,
  );

function expectPolicy(policy: string, hashes: readonly string[] = []): void {
  const directives = new Map(policy.split(";").map((part) => [part.trim().split(" ")[0], part.trim()]));
  expect(directives.get("script-src")?.split(" ").slice(1).toSorted()).toEqual(["'self'", ...hashes].toSorted());
  expect(Object.fromEntries(directives)).toMatchObject({
    "default-src": "default-src 'none'",
    "style-src": "style-src 'self'",
    "font-src": "font-src 'self'",
    "connect-src": "connect-src 'self'",
    "img-src": "img-src 'self' data:",
    "media-src": "media-src 'self'",
    "frame-ancestors": "frame-ancestors 'none'",
    "base-uri": "base-uri 'none'",
    "form-action": "form-action 'self'",
    "require-trusted-types-for": "require-trusted-types-for 'script'",
  });
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
}

for (const kind of KINDS) {
  test(`[safety-4] ${kind.name}: ${kind.status} with its headers`, async ({ baseURL }) => {
    const { status, headers, body } = await ask(baseURL, kind.target, kind);
    expect([status, headers["content-type"] ?? ""]).toEqual([kind.status, expect.stringContaining(kind.type)]);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(headers["cache-control"] ?? "").toMatch(kind.cache);
    expect(headers["x-powered-by"] ?? headers["server"]).toBeUndefined();
    if (kind.type === JSON_TYPE && status >= 400) {
      // RAWG's own 404 has this one key.
      const isPlain = status === 404 && !("code" in JSON.parse(body));
      expect(JSON.parse(body)).toMatchObject(
        isPlain ? { detail: expect.stringMatching(/^(?:Not found|Invalid page)\.$/) } : { code: expect.any(String) },
      );
    }
    // A picture carries what a picture needs; a policy for documents is nothing to it.
    if (kind.type.startsWith("image/") && kind.target !== "/favicon.svg") {
      expect(
        Object.keys(headers)
          .filter((name) => /policy|frame|rate|xss/.test(name))
          .toSorted(),
      ).toEqual(["cross-origin-resource-policy", "referrer-policy"]);
    } else if (kind.type === "text/html") expectPolicy(headers["content-security-policy"] ?? "", inlineHashes(body));
    else expect(headers["content-security-policy"]).toContain("default-src 'none'");
  });
}

test("[safety-4] assets are for good in every encoding, and what is known is a 304 with the same headers", async ({
  baseURL,
}) => {
  const { body } = await ask(baseURL, "/", { headers: PAGE });
  const assets = [...body.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = ""]) => path);
  expect(assets.length).toBeGreaterThan(2);
  for (const path of [...assets, "/", "/api/games", PICTURE, "/favicon.svg"]) {
    const isAsset = path.startsWith("/assets/");
    for (const encoding of ["identity", "gzip", "br"]) {
      const headers = { "accept-encoding": encoding, accept: "*/*" };
      const first = await ask(baseURL, path, { headers });
      expect([path, first.status]).toEqual([path, 200]);
      if (isAsset) expect(first.headers["cache-control"]).toMatch(FOR_GOOD);
      const again = await ask(baseURL, path, { headers: { ...headers, "if-none-match": first.headers["etag"] ?? "" } });
      expect([path, again.status]).toEqual([path, 304]);
      for (const name of ["x-content-type-options", "referrer-policy", "cache-control", "content-security-policy"]) {
        expect([path, name, again.headers[name]]).toEqual([path, name, first.headers[name]]);
      }
    }
  }
});

test("[safety-4] what a page is never: an answer for a missing file, whatever is accepted", async ({ baseURL }) => {
  for (const path of [
    "/assets/x.js",
    "/assets/x.css",
    "/assets/",
    "/media/x.jpg",
    "/img",
    "/api/x",
    "/x.png",
    "/x.js.map",
  ]) {
    for (const accept of ["*/*", "image/avif,*/*;q=0.8", "text/css"]) {
      const { status, body } = await ask(baseURL, path, { headers: { accept } });
      expect([path, status >= 400 && status < 500, body.includes("<html")]).toEqual([path, true, false]);
    }
  }
});
