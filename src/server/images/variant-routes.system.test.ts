import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { artworkPath, artworkVersion } from "#shared/artwork.ts";
import { noisePicture, serve, startOriginServer } from "../../../test/support/origin-server.ts";
import { startProxyApp } from "../../../test/support/proxy-app.ts";

const FOR_GOOD = "public, max-age=31536000, immutable";
const OWN = artworkPath({ id: 7, look: "peaks" }, "background").slice("/media/".length);
const RAWGS = "games/20a/20aa03a10cda45239fe22d035c0ebe64.jpg";
const SCREENSHOT = "screenshots/4ed/4eda4f7188b6e506c239ba0b22e8a87b.png";
const NOT_FOUND = '{"detail":"Not found."}';

let picture: Buffer;
let loads: number;
beforeAll(async () => {
  picture = await noisePicture(1280, 720);
});

/** Game 7 has pictures here, no other has. */
const findOwn = async (id: number) =>
  id === 7 ? { version: artworkVersion("peaks"), load: async () => ((loads += 1), picture) } : undefined;

const startOwn = async (options: Parameters<typeof startProxyApp>[0] = {}) => {
  loads = 0;
  return await startProxyApp({ findOwn, ...options });
};

const sizeOf = async (bytes: Buffer) => {
  const { format, width, height } = await sharp(bytes).metadata();
  return `${format} ${width}x${height}`;
};

describe("a variant of a picture drawn here", () => {
  it.each([
    // RAWG's own sizes come as they are.
    ["crop/600/400", "jpeg 600x400"],
    ["crop/600/700", "jpeg 600x700"],
    ["resize/200/-", "jpeg 200x113"],
    ["resize/420/-", "jpeg 420x236"],
    ["resize/640/-", "jpeg 640x360"],
    ["resize/1280/-", "jpeg 1280x720"],
    // Nothing grows beyond its original.
    ["resize/1920/-", "jpeg 1280x720"],
    // Others are moved to the next one that is made.
    ["crop/601/399", "jpeg 625x417"],
    ["crop/90000/60000", "jpeg 2048x1365"],
    ["resize/300/-", "jpeg 420x236"],
    ["resize/99999/-", "jpeg 1280x720"],
  ])("[G-01] %s is %s", async (variant, expected) => {
    await using proxy = await startOwn();
    const { statusCode, headers, rawPayload } = await proxy.app.inject(`/media/${variant}/${OWN}`);
    expect([statusCode, headers["content-type"]]).toEqual([200, "image/jpeg"]);
    expect(headers["cache-control"]).toBe(FOR_GOOD);
    expect(await sizeOf(rawPayload)).toBe(expected);
  });

  it("may change where the address names no version, or another one", async () => {
    await using proxy = await startOwn();
    const path = "/media/crop/600/400/games/7/background.jpg";
    for (const address of [path, `${path}?v=3`]) {
      const { statusCode, headers } = await proxy.app.inject(address);
      expect(statusCode).toBe(200);
      expect(headers["cache-control"]).toContain("max-age=300");
    }
  });

  it("[safety-10] is made once however often it is asked for, and kept", async () => {
    await using proxy = await startOwn();
    const address = `/media/crop/600/400/${OWN}`;
    const answers = await Promise.all(Array.from({ length: 50 }, () => proxy.app.inject(address)));
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
    expect([loads, proxy.decoded()]).toEqual([1, 1]);
    await using later = await startOwn({ directory: proxy.directory });
    expect((await later.app.inject(address)).statusCode).toBe(200);
    expect([loads, later.decoded()]).toEqual([0, 0]);
  });

  it("[safety-9] a hundred sizes make no more than a few pictures", async () => {
    await using proxy = await startOwn();
    for (let width = 101; width <= 200; width += 1) await proxy.app.inject(`/media/resize/${width}/-/${OWN}`);
    expect(proxy.decoded()).toBe(1);
  });

  it("answers 304 to whoever has it, and HEAD without a body", async () => {
    await using proxy = await startOwn();
    const url = `/media/resize/640/-/${OWN}`;
    const { headers } = await proxy.app.inject(url);
    expect((await proxy.app.inject({ url, headers: { "if-none-match": String(headers.etag) } })).statusCode).toBe(304);
    const head = await proxy.app.inject({ method: "HEAD", url });
    expect([head.statusCode, head.body]).toEqual([200, ""]);
  });

  it("overlooks a slash too many, as RAWG does", async () => {
    await using proxy = await startOwn();
    for (const url of [`//media/resize/640/-/${OWN}`, `/media/resize/640/-//${OWN}`, `/media/crop/600/400//${OWN}`]) {
      expect((await proxy.app.inject(url)).statusCode).toBe(200);
    }
  });

  it.each([
    "crop/600/400/games/8/background.jpg",
    "crop/600/400/games/7/nothing.jpg",
    "crop/600/400/games/7/background.png",
    "crop/0/400/games/7/background.jpg",
    "crop/-600/400/games/7/background.jpg",
    "crop/600/-/games/7/background.jpg",
    "crop/6e2/400/games/7/background.jpg",
    "crop/600000/400/games/7/background.jpg",
    "crop/600/400/",
    "crop/600/400/crop/600/400/games/7/background.jpg",
    "resize/640/480/games/7/background.jpg",
    "resize/640/-/https://example.org/a.jpg",
    "resize/640/-/../../img",
    "resize/640/-/%2e%2e/games/7/background.jpg",
    `crop/600/400/${RAWGS}`,
  ])("is not found at %s", async (path) => {
    await using proxy = await startOwn();
    expect((await proxy.app.inject(`/media/${path}`)).statusCode).toBe(404);
  });
});

it("[G-01] what is not found is answered in the protocol's words, and not kept", async () => {
  await using proxy = await startOwn();
  const { statusCode, headers, body } = await proxy.app.inject("/media/crop/600/400/games/8/background.jpg");
  expect([statusCode, headers["cache-control"], body]).toEqual([404, "no-store", NOT_FOUND]);
});

describe("a variant of a picture of RAWG's", () => {
  const startRawgs = async () => {
    const tall = await sharp({ create: { width: 40, height: 4000, channels: 3, background: "#446688" } })
      .png()
      .toBuffer();
    const origin = await startOriginServer({
      [`/media/${RAWGS}`]: serve(await noisePicture(1600, 1200)),
      [`/media/${SCREENSHOT}`]: serve(tall, "image/png"),
    });
    const proxy = await startOwn({
      origins: { hosts: ["127.0.0.1"], loopbackPorts: [origin.port] },
      rawgMedia: `${origin.origin}/media/`,
    });
    return { origin, proxy };
  };

  it("[G-01] is made of RAWG's original, fetched once for the sizes that are asked for together", async () => {
    const { origin, proxy } = await startRawgs();
    await using _origin = origin;
    await using _proxy = proxy;
    const sizes = await Promise.all(
      ["crop/600/400", "resize/640/-", "resize/1920/-"].map(async (variant) => {
        const { headers, rawPayload } = await proxy.app.inject(`/media/${variant}/${RAWGS}`);
        expect(headers["cache-control"]).toBe(FOR_GOOD);
        return await sizeOf(rawPayload);
      }),
    );
    expect(sizes).toEqual(["jpeg 600x400", "jpeg 640x480", "jpeg 1600x1200"]);
    expect(origin.requests).toEqual([`/media/${RAWGS}`]);
  });

  it("[safety-9] is no higher than what is made at all", async () => {
    const { origin, proxy } = await startRawgs();
    await using _origin = origin;
    await using _proxy = proxy;
    const { rawPayload } = await proxy.app.inject(`/media/resize/640/-/${SCREENSHOT}`);
    expect(await sizeOf(rawPayload)).toBe("jpeg 20x2048");
  });

  it.each([
    "games/20a/short.jpg",
    "games/20a/20aa03a10cda45239fe22d035c0ebe64.svg",
    "games/../../secret.jpg",
    "a@b/20a/x",
  ])("[safety-8] is asked for nowhere but among RAWG's pictures: %s", async (path) => {
    const { origin, proxy } = await startRawgs();
    await using _origin = origin;
    await using _proxy = proxy;
    expect((await proxy.app.inject(`/media/crop/600/400/${path}`)).statusCode).toBe(404);
    expect(origin.requests).toEqual([]);
  });
});
