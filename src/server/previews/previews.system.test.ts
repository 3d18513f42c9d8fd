// The pictures of pages for chat services, asked over HTTP of the server put together as it is shipped, over a small
// catalogue.
import { rmSync } from "node:fs";
import { pino } from "pino";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "#server/app.ts";
import { createCatalogueSource } from "#server/catalogue/catalogue-source.ts";
import { openCatalogue } from "#server/catalogue/open.ts";
import { readConfig } from "#server/config.ts";
import { createPictures } from "#server/pictures.ts";
import { previewAddress } from "#shared/previews.ts";
import { catalogueFiles, writeFiles } from "../../../test/support/catalogue-files.ts";
import { temporaryDirectory } from "../../../test/support/temporary-directory.ts";

const UNLIMITED = 1_000_000;
/** A picture and the six that it is made of. */
const ONE_PREVIEW = 7;
const STUDIO = "/media/previews/studio/north-works.jpg";

const closing: (() => Promise<void> | void)[] = [];
afterAll(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** The server lets go of who waits for half a minute, as on a machine that stands still; what it draws is kept all the same. */
async function patiently(url: string, headers: Record<string, string>): Promise<Response> {
  for (let left = 3; ; left -= 1) {
    try {
      return await fetch(url, { headers });
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}

/** A server over `stateDirectory` that makes so many pictures a minute for one client. */
async function start({ limit = UNLIMITED, stateDirectory = "" } = {}) {
  const kept = stateDirectory || temporaryDirectory();
  const db = openCatalogue({ dataDirectory: writeFiles(catalogueFiles()), stateDirectory: kept });
  const { source, findBrief, gameIndex } = createCatalogueSource(db);
  const read = readConfig({ DATA_DIRECTORY: kept });
  if ("problems" in read) throw new Error(read.problems.join("\n"));
  const pictures = createPictures({ config: read.config, source, findBrief, log: pino({ level: "silent" }) });
  const app = await createApp({
    source,
    gameIndex,
    pictureRoutes: pictures.routes,
    rateLimits: { api: UNLIMITED, images: limit, insights: UNLIMITED },
    answerCacheBytes: 0,
    trustProxyHops: 1,
  });
  const base = await app.listen({ host: "127.0.0.1", port: 0 });
  closing.push(async () => {
    await app.close();
    pictures.close();
    db.close();
    rmSync(kept, { recursive: true, force: true });
  });
  return async (path: string, headers: Record<string, string> = {}) => {
    const response = await patiently(`${base}${path}`, headers);
    return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
  };
}

describe("[E-07] the picture of a page", () => {
  let ask: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    ask = await start();
  });

  it.each([
    STUDIO,
    previewAddress({ page: "subject", kind: "series", slug: "test-chambers" }),
    previewAddress({ page: "subject", kind: "year", slug: "2015" }),
    previewAddress({ page: "similar", id: 102 }),
    previewAddress({ page: "catalogue" }),
    previewAddress({ page: "upcoming" }),
    previewAddress({ page: "discover" }),
  ])("%s has the size that chat services ask for, and can be asked for again", async (path) => {
    const { status, headers, bytes } = await ask(path);
    expect([status, headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(headers.get("cache-control")).toContain("max-age=");
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    expect((await ask(path, { "if-none-match": headers.get("etag") ?? "" })).status).toBe(304);
  });

  it("shows the page that its address names, and nothing else of the address", async () => {
    const studio = await ask(STUDIO);
    for (const query of ["?name=Buy+now", "?title=Buy+now&text=x", "?v=2"]) {
      expect((await ask(`${STUDIO}${query}`)).headers.get("etag")).toBe(studio.headers.get("etag"));
    }
    const others = ["genre/action", "publisher/big-house", "studio/south-works"];
    const tags = await Promise.all(
      others.map(async (path) => (await ask(`/media/previews/${path}.jpg`)).headers.get("etag")),
    );
    expect(new Set([...tags, studio.headers.get("etag")]).size).toBe(4);
  });

  it.each([
    "studio/buy-now",
    "studio/North Works",
    "studio/4",
    "studio/Buy%20now%20at%20example.org",
    "series/north-works",
    "maker/north-works",
    "year/1949",
    "year/2015-01",
    "similar/999999999",
    "similar/0102",
    "similar/Portal",
    "search",
    "Buy%20now",
    "studio/..%2F..%2Fupcoming",
    "studio/constructor",
    "__proto__",
  ])("of what the catalogue does not have is not drawn: %s", async (path) => {
    const { status, headers } = await ask(`/media/previews/${path}.jpg`);
    expect([status, headers.get("cache-control")]).toEqual([404, "no-store"]);
    expect((await ask(`/media/previews/${path}`)).status).toBe(404);
  });
});

describe("[E-07] [safety-6] what the picture of a page costs", () => {
  it("is counted once, for all who ask for it at once, and not when it is kept", async () => {
    const stateDirectory = temporaryDirectory();
    const ask = await start({ limit: ONE_PREVIEW, stateDirectory });
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(STUDIO)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ headers }) => headers.get("etag"))).size).toBe(1);
    for (let round = 0; round < 10; round += 1) expect((await ask(STUDIO)).status).toBe(200);
    const refused = await ask("/media/previews/studio/south-works.jpg");
    expect([refused.status, refused.headers.get("cache-control")]).toEqual([429, "no-store"]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    // Another client has a share of its own, and what is refused is not kept as made.
    const other = { "x-forwarded-for": "192.0.2.7" };
    expect((await ask("/media/previews/studio/south-works.jpg", other)).status).toBe(200);
  });

  it("is paid once for all servers over the same directory", async () => {
    const stateDirectory = temporaryDirectory();
    const first = await (await start({ stateDirectory }))(STUDIO);
    const again = await start({ limit: 1, stateDirectory });
    const statuses = await Promise.all(Array.from({ length: 3 }, async () => (await again(STUDIO)).status));
    expect(statuses).toEqual([200, 200, 200]);
    expect((await again(STUDIO)).bytes.equals(first.bytes)).toBe(true);
  });
});
