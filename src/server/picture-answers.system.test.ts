// What a client may have of pictures in a minute, and what comes with each: asked of the server put together as it is
// shipped, over a small catalogue.
import { channel } from "node:diagnostics_channel";
import { rmSync } from "node:fs";
import { pino } from "pino";
import { request } from "undici";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buildImageUrl } from "#shared/images.ts";
import { createApp } from "#server/app.ts";
import { createCatalogueSource } from "#server/catalogue/catalogue-source.ts";
import { openCatalogue } from "#server/catalogue/open.ts";
import { readConfig } from "#server/config.ts";
import { catalogueFiles, writeFiles } from "../../test/support/catalogue-files.ts";
import { temporaryDirectory } from "../../test/support/temporary-directory.ts";
import { createPictures } from "./pictures.ts";

const LIMIT = 4;
const UNLIMITED = 1_000_000;

let stateDirectory: string;
let server: Awaited<ReturnType<typeof start>>;

/** A server over `stateDirectory` that makes so many pictures a minute for one client. */
async function start(limit = LIMIT) {
  const db = openCatalogue({ dataDirectory: writeFiles(catalogueFiles()), stateDirectory });
  const { source, findBrief, gameIndex } = createCatalogueSource(db);
  const read = readConfig({ DATA_DIRECTORY: stateDirectory });
  if ("problems" in read) throw new Error(read.problems.join("\n"));
  const app = await createApp({
    source,
    gameIndex,
    pictureRoutes: createPictures({ config: read.config, source, findBrief, log: pino({ level: "silent" }) }).routes,
    rateLimits: { api: UNLIMITED, images: limit, insights: UNLIMITED },
    answerCacheBytes: 0,
    trustProxyHops: 1,
  });
  const ask = (url: string, client = "192.0.2.1", headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { host: "ludex.test", "x-forwarded-for": client, ...headers } });
  return {
    app,
    ask,
    status: async (url: string, client?: string) => (await ask(url, client)).statusCode,
    close: async () => {
      await app.close();
      db.close();
    },
  };
}

beforeEach(async () => {
  stateDirectory = temporaryDirectory();
  server = await start();
});
afterEach(async () => {
  await server.close();
  rmSync(stateDirectory, { recursive: true, force: true });
});

const drawn = (id: number) => `/media/games/${id}/background.jpg`;
/** A resized picture; another width is another picture. */
const resized = (id: number, width = 150) =>
  buildImageUrl({ url: drawn(id), width, height: 100, quality: 75, output: "webp", sharpen: false });
const IDS = [101, 102, 103, 104];

/** How many of the requests that `ask` makes reach a route. */
async function reachingRoutes(ask: () => Promise<unknown>): Promise<number> {
  let handled = 0;
  const count = () => void (handled += 1);
  channel("tracing:fastify.request.handler:start").subscribe(count);
  await ask();
  channel("tracing:fastify.request.handler:start").unsubscribe(count);
  return handled;
}

const lasting = (headers: object) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !/^(?:date|connection|keep-alive)$/.test(name)));

describe("[D-08] a picture that is kept", () => {
  it("is sent again without a route, as the route sends it, where its address will never show another", async () => {
    const base = await server.app.listen({ port: 0, host: "127.0.0.1" });
    const { pathname, search } = new URL(JSON.parse((await server.ask("/api/games/101")).body).background_image);
    const box = { width: 150, height: 100, quality: 75, output: "webp", sharpen: false } as const;
    const forGood = buildImageUrl({ ...box, url: pathname + search });
    for (const [url, reached] of [
      [forGood, 0],
      [resized(101), 1],
    ] as const) {
      const get = async () => {
        const { headers, body } = await request(base + url, { headers: { host: "ludex.test" } });
        return { headers: lasting(headers), bytes: Buffer.from(await body.bytes()) };
      };
      await get();
      let again: Awaited<ReturnType<typeof get>> | undefined;
      const routes = await reachingRoutes(async () => (again = await get()));
      const { headers, rawPayload: bytes } = await server.ask(url);
      expect({ routes, ...again }).toEqual({ routes: reached, headers: lasting(headers), bytes });
    }
  });
});

describe("[safety-6] pictures that are made anew", () => {
  it("are counted, and those that are kept are not", async () => {
    for (const id of IDS) expect(await server.status(resized(id))).toBe(200);
    for (let round = 0; round < 25; round += 1) {
      const again = await Promise.all(IDS.map((id) => server.status(resized(id))));
      expect(again).toEqual([200, 200, 200, 200]);
    }
    const { statusCode, headers, body } = await server.ask(resized(101, 300));
    expect([statusCode, JSON.parse(body).code]).toEqual([429, "too_many_requests"]);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(headers["retry-after"])).toBeLessThanOrEqual(60);
    expect(headers["cache-control"]).toBe("no-store");
    expect(await server.status(resized(101))).toBe(200);
  });

  it("are each client's own", async () => {
    for (const id of IDS) expect(await server.status(resized(id))).toBe(200);
    expect(await server.status(resized(105))).toBe(429);
    expect(await server.status(resized(105), "192.0.2.2")).toBe(200);
    expect(await server.status(resized(105))).toBe(200);
  });

  it("are drawn ones as well", async () => {
    for (const id of IDS) expect(await server.status(drawn(id))).toBe(200);
    expect(await server.status(drawn(105))).toBe(429);
    for (const id of IDS) expect(await server.status(drawn(id))).toBe(200);
  });

  it("are RAWG's variants as well", async () => {
    const variant = (id: number, width: number) => `/media/crop/${width}/400/games/${id}/background.jpg`;
    for (const id of IDS) expect(await server.status(variant(id, 600))).toBe(200);
    expect(await server.status(variant(105, 600))).toBe(429);
    for (const id of IDS) expect(await server.status(variant(id, 600))).toBe(200);
  });

  it("are counted once, however many ask for one at the same time", async () => {
    const crowd = await Promise.all(Array.from({ length: 50 }, () => server.status(resized(101))));
    expect(new Set(crowd)).toEqual(new Set([200]));
    const others = await Promise.all(Array.from({ length: 50 }, () => server.status(drawn(102))));
    expect(new Set(others)).toEqual(new Set([200]));
    for (const id of [103, 104]) expect(await server.status(resized(id))).toBe(200);
    expect(await server.status(resized(105))).toBe(429);
  });

  it("are not refused to one client because another one, who asked at the same time, has had enough", async () => {
    for (const id of IDS) expect(await server.status(resized(id))).toBe(200);
    for (const target of [resized(105), drawn(105)]) {
      const [first, second, third] = await Promise.all([
        server.status(target),
        server.status(target, "192.0.2.2"),
        server.status(target),
      ]);
      expect(second).toBe(200);
      // Who waits beside somebody who pays has it, too; nobody is served for free by asking twice.
      expect([200, 429]).toContain(first);
      expect([200, 429]).toContain(third);
    }
    const alone = await Promise.all([server.status(resized(106)), server.status(resized(106))]);
    expect(alone).toEqual([429, 429]);
  });

  it("are not counted where there is nothing to make", async () => {
    for (let round = 0; round < 3 * LIMIT; round += 1) {
      expect(await server.status(resized(999_999))).toBe(404);
      expect(await server.status("/img?url=x")).toBe(400);
      expect(await server.status("/img?url=https%3A%2F%2Felsewhere.example%2Fa.jpg&w=100&h=100")).toBe(403);
    }
    for (const id of IDS) expect(await server.status(resized(id))).toBe(200);
  });

  it("are kept ones after a restart", async () => {
    for (const id of IDS) expect(await server.status(resized(id))).toBe(200);
    await server.close();
    server = await start(1);
    for (const id of IDS) expect(await server.status(resized(id))).toBe(200);
    for (const id of IDS) expect(await server.status(drawn(id))).toBe(200);
    expect(await server.status(resized(105))).toBe(200);
    expect(await server.status(resized(106))).toBe(429);
  });
});

/** What Node adds by itself is not the picture's. */
const namesOf = (headers: Record<string, unknown>) =>
  Object.keys(headers)
    .filter((name) => !["connection", "keep-alive", "date"].includes(name))
    .toSorted();

const ON_EACH = [
  "access-control-allow-origin",
  "cache-control",
  "cross-origin-resource-policy",
  "etag",
  "referrer-policy",
  "x-content-type-options",
];

describe("[safety-4] a picture carries what a picture needs", () => {
  it.each([resized(101), drawn(101)])("and nothing else: %s", async (url) => {
    const { headers, statusCode } = await server.ask(url);
    expect([statusCode, namesOf(headers)]).toEqual([200, [...ON_EACH, "content-length", "content-type"].toSorted()]);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-resource-policy": "cross-origin",
    });
    const again = await server.ask(url, undefined, { "if-none-match": String(headers.etag) });
    expect([again.statusCode, namesOf(again.headers).filter((name) => name !== "content-length")]).toEqual([
      304,
      ON_EACH,
    ]);
    const head = await server.app.inject({ method: "HEAD", url, headers: { host: "ludex.test" } });
    expect(namesOf(head.headers)).toEqual(namesOf(headers));
  });

  it("while a refusal has all that a refusal has", async () => {
    const { headers } = await server.ask("/img");
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers).toMatchObject({ "cache-control": "no-store", "x-frame-options": "SAMEORIGIN" });
  });

  it("in at most 450 bytes of headers", async () => {
    const { headers } = await server.ask(resized(101));
    const bytes = Object.entries(headers).reduce(
      (sum, [name, value]) => sum + `${name}: ${String(value)}\r\n`.length,
      0,
    );
    expect(bytes).toBeLessThanOrEqual(450);
  });
});
