import { readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { artworkPath, artworkVersion } from "#shared/artwork.ts";
import { IMAGE_PRESETS, presetImageUrl, type ImagePreset } from "#shared/images.ts";
import { createSemaphore } from "#server/http/semaphore.ts";
import { temporaryDirectory } from "../../../test/support/temporary-directory.ts";
import {
  noisePicture,
  redirect,
  serve,
  startOriginServer,
  type Behaviours,
  type OriginServer,
} from "../../../test/support/origin-server.ts";
import { startProxyApp } from "../../../test/support/proxy-app.ts";

const FOR_GOOD = "public, max-age=31536000, immutable";
const OWN = artworkPath({ id: 7, look: "peaks" }, "background");

let picture: Buffer;
let loads: string[];
let version: string;

/** Game 7 has pictures here, no other has. */
const findOwn = async (id: number, name: string) =>
  id === 7 ? { version, load: async () => (loads.push(name), picture) } : undefined;

beforeAll(async () => {
  picture = await noisePicture(1280, 720);
});

const startOwn = async (options: Parameters<typeof startProxyApp>[0] = {}) => {
  loads = [];
  version = artworkVersion("peaks");
  return await startProxyApp({ findOwn, ...options });
};

describe("a picture of our own", () => {
  it.each(Object.keys(IMAGE_PRESETS) as ImagePreset[])("[I-01] comes in the size of the preset %s", async (preset) => {
    await using proxy = await startOwn();
    const { statusCode, headers, rawPayload } = await proxy.app.inject(presetImageUrl(OWN, preset));
    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toBe("image/webp");
    expect(headers["cache-control"]).toBe(FOR_GOOD);
    const { width, height } = IMAGE_PRESETS[preset];
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: "webp", width, height });
  });

  it("is meant by its path, by the request's own host and by the public address", async () => {
    await using proxy = await startOwn({ publicUrl: "https://games.example.org" });
    const addresses = [OWN, `http://ludex.test${OWN}`, `https://LUDEX.test${OWN}`, `https://games.example.org${OWN}`];
    const answers = await Promise.all(addresses.map((url) => proxy.ask(url)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
    expect(loads).toEqual(["background"]);
    const elsewhere = await proxy.ask(`https://other.example.org${OWN}`);
    expect(elsewhere.statusCode).toBe(403);
    expect((await proxy.ask(`http://ludex.test:81${OWN}`)).statusCode).toBe(403);
  });

  it("[I-01] is meant with its own query, whether or not its question mark is encoded", async () => {
    await using proxy = await startOwn();
    const { statusCode, headers } = await proxy.app.inject(`/img?w=600&url=${OWN}`);
    expect([statusCode, headers["cache-control"]]).toEqual([200, FOR_GOOD]);
  });

  it("may change where the address does not name the version", async () => {
    await using proxy = await startOwn();
    const path = "/media/games/7/background.jpg";
    for (const url of [path, `${path}?v=3`, artworkPath({ id: 7, look: "track" }, "background"), `${path}?v=`]) {
      expect((await proxy.ask(url)).headers["cache-control"]).toContain("max-age=300");
    }
  });

  it("is made anew when the game's pictures look different", async () => {
    await using proxy = await startOwn();
    await proxy.ask(OWN);
    version = artworkVersion("track");
    await proxy.ask(OWN);
    expect(loads).toHaveLength(2);
  });

  it.each([
    "/media/games/8/background.jpg",
    "/media/games/7/nothing.jpg",
    "/media/games/7/background.png",
    "/media/games/7/background.jpg/",
    "/favicon.svg",
    "/",
    "//media/games/7/background.jpg",
  ])("is not found at %s", async (url) => {
    await using proxy = await startOwn();
    const { statusCode, headers } = await proxy.ask(url);
    expect([400, 404]).toContain(statusCode);
    expect(headers["cache-control"]).toBe("no-store");
  });

  it("answers 304 to whoever has it, and HEAD without a body", async () => {
    await using proxy = await startOwn();
    const { headers } = await proxy.ask(OWN);
    const again = await proxy.ask(OWN, {}, { "if-none-match": String(headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.headers["cache-control"]).toBe(FOR_GOOD);
    const head = await proxy.app.inject({ method: "HEAD", url: presetImageUrl(OWN, "card") });
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe("");
  });
});

describe("a request that cannot be understood", () => {
  it.each(["", "?url=", "?url=/a&w=0", "?url=/a&h=4096", "?url=/a&q=101", "?url=/a&output=png", "?url=/a&fit=fill"])(
    "%j is a 400 with a code",
    async (query) => {
      await using proxy = await startOwn();
      const answer = await proxy.app.inject(`/img${query}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: "bad_parameter" });
    },
  );
});

describe("what has been made", () => {
  it("is kept on disk across restarts", async () => {
    const directory = temporaryDirectory();
    const first = await startOwn({ directory });
    const made = await first.ask(OWN);
    await first.app.close();
    await using second = await startOwn({ directory });
    const kept = await second.ask(OWN);
    expect(kept.rawPayload).toEqual(made.rawPayload);
    expect(kept.headers.etag).toBe(made.headers.etag);
    expect(second.decoded()).toBe(0);
  });

  it("[I-01] never takes more room than it may, whatever is asked for", async () => {
    await using proxy = await startOwn({ maxBytes: 200_000 });
    for (let width = 100; width <= 600; width += 7) {
      await proxy.ask(OWN, {
        width,
        height: (width * 2) / 3 > 1 ? Math.round((width * 2) / 3) : 1,
        quality: width % 90 || 1,
      });
    }
    // One picture for each step of the ladder that was asked for, and no more files than fit.
    expect(proxy.decoded()).toBeLessThan(45);
    await expect.poll(() => readdirSync(proxy.directory).length).toBeLessThan(20);
  });

  it("is the same picture for sizes between two steps", async () => {
    await using proxy = await startOwn();
    const widths = [501, 520, 550, 599, 600];
    const answers = await Promise.all(
      widths.map((width) => proxy.ask(OWN, { width, height: Math.round(width / 1.5) })),
    );
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
    expect(proxy.decoded()).toBe(1);
  });
});

describe("a picture from elsewhere", () => {
  let origin: OriginServer;
  const allowed = () => ({ origins: { hosts: ["127.0.0.1"], loopbackPorts: [origin.port] } });
  const behaviours: Behaviours = {};

  beforeAll(async () => {
    Object.assign(behaviours, {
      "/a.jpg": serve(picture),
      "/lies.svg": serve(picture, "image/svg+xml"),
      "/page.jpg": serve(Buffer.from("<!doctype html><p>hello"), "image/jpeg"),
      "/drawing.jpg": serve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), "image/jpeg"),
      "/empty.jpg": serve(Buffer.alloc(0)),
      "/packed.jpg": ((_request, response) => {
        response.writeHead(200, { "content-type": "image/jpeg", "content-encoding": "gzip" }).end(gzipSync(picture));
      }) satisfies Behaviours[string],
      "/moved": redirect("/a.jpg"),
      "/failing": ((_request, response) => void response.writeHead(500).end()) satisfies Behaviours[string],
    });
    origin = await startOriginServer(behaviours);
  });

  afterAll(() => origin[Symbol.asyncDispose]());

  it("[I-01] comes in the size asked for, for good", async () => {
    await using proxy = await startProxyApp(allowed());
    const answer = await proxy.ask(`${origin.origin}/a.jpg`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ "content-type": "image/webp", "cache-control": FOR_GOOD });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 600, height: 400 });
    expect((await proxy.ask(`${origin.origin}/moved`)).rawPayload).toEqual(answer.rawPayload);
    const fragment = await proxy.ask(`${origin.origin}/a.jpg#part`);
    expect(fragment.headers.etag).toBe(answer.headers.etag);
    expect(proxy.decoded()).toBe(2);
  });

  it("is what its bytes say, not what its server says", async () => {
    await using proxy = await startProxyApp(allowed());
    expect((await proxy.ask(`${origin.origin}/lies.svg`)).statusCode).toBe(200);
    for (const path of ["/page.jpg", "/drawing.jpg", "/empty.jpg", "/packed.jpg"]) {
      const answer = await proxy.ask(`${origin.origin}${path}`);
      expect(answer.statusCode).toBe(415);
      expect(answer.json()).toMatchObject({ code: "not_a_picture" });
    }
  });

  it("[I-01] asked for five hundred times at once is fetched once and decoded once", async () => {
    await using proxy = await startProxyApp(allowed());
    origin.requests.length = 0;
    const url = `${origin.origin}/a.jpg?stampede`;
    const answers = await Promise.all(Array.from({ length: 500 }, () => proxy.ask(url)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
    expect(origin.requests).toEqual(["/a.jpg?stampede"]);
    expect(proxy.decoded()).toBe(1);
  });

  it("in two sizes at once is fetched once", async () => {
    await using proxy = await startProxyApp(allowed());
    origin.requests.length = 0;
    const url = `${origin.origin}/a.jpg?sizes`;
    await Promise.all([proxy.ask(url), proxy.ask(url, { width: 300, height: 200 })]);
    expect(origin.requests).toHaveLength(1);
    expect(proxy.decoded()).toBe(2);
  });

  it("[I-01] beyond what may wait is refused with 503 and a time to come back", async () => {
    const semaphore = createSemaphore({ count: 2, queueMax: 8 });
    await using proxy = await startProxyApp({ ...allowed(), semaphore });
    const ask = (index: number) => proxy.ask(`${origin.origin}/a.jpg?many=${index}`);
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => ask(index)));
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    const served = answers.filter(({ statusCode }) => statusCode === 200);
    expect(refused.length + served.length).toBe(50);
    expect(served.length).toBeGreaterThanOrEqual(10);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers["retry-after"]).toBe("2");
    expect(refused[0]?.json()).toMatchObject({ code: "busy" });
    // Being busy is no property of the picture: the next one who asks gets it.
    const again = answers.findIndex(({ statusCode }) => statusCode === 503);
    expect((await ask(again)).statusCode).toBe(200);
  });

  it("[I-01] from an origin that hangs does not keep others from theirs, and only so many may wait for it", async () => {
    behaviours["/hangs"] = () => undefined;
    await using proxy = await startOwn({
      origins: { ...allowed().origins, wholeTimeoutMs: 4000 },
    });
    const statuses: number[] = [];
    const hanging = Array.from({ length: 200 }, async (_, index) => {
      const { statusCode } = await proxy.ask(`${origin.origin}/hangs?${index}`);
      statuses.push(statusCode);
    });
    const own = await proxy.ask(OWN);
    expect(own.statusCode).toBe(200);
    // Which of them come too late is not theirs to say: what is looked up first takes each its own time.
    await expect.poll(() => statuses.length, { timeout: 3000 }).toBe(200 - 128);
    expect(new Set(statuses)).toEqual(new Set([503]));
    await expect.poll(() => statuses[200 - 128], { timeout: 10_000 }).toBe(504);
    await proxy.app.close();
    await Promise.allSettled(hanging);
  });

  it("that cannot be had is asked for once in half a minute", async () => {
    await using proxy = await startProxyApp(allowed());
    for (const [path, status] of [
      ["/failing", 502],
      ["/missing", 404],
      ["/page.jpg", 415],
    ] as const) {
      origin.requests.length = 0;
      for (const width of [600, 300, 600]) {
        const answer = await proxy.ask(`${origin.origin}${path}`, { width, height: (width * 2) / 3 });
        expect(answer.statusCode).toBe(status);
        expect(answer.headers["cache-control"]).toBe("no-store");
      }
      // The origin that hangs in the test before may hear of its last requests now.
      expect(origin.requests.filter((asked) => !asked.startsWith("/hangs"))).toEqual([path]);
    }
    // What has been made stays to be had when its origin fails afterwards.
    await proxy.ask(`${origin.origin}/a.jpg?later`);
    const listener = behaviours["/a.jpg"];
    behaviours["/a.jpg"] = behaviours["/failing"] ?? (() => undefined);
    expect((await proxy.ask(`${origin.origin}/a.jpg?later`, { width: 300, height: 200 })).statusCode).toBe(502);
    expect((await proxy.ask(`${origin.origin}/a.jpg?later`)).statusCode).toBe(200);
    behaviours["/a.jpg"] = listener ?? (() => undefined);
  });

  it("is not had from an origin that is not on the list", async () => {
    await using proxy = await startProxyApp({ origins: { hosts: ["media.example"], loopbackPorts: [origin.port] } });
    origin.requests.length = 0;
    const answer = await proxy.ask(`${origin.origin}/a.jpg`);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: "origin_not_allowed" });
    expect(origin.requests).toEqual([]);
  });
});
