import Fastify, { type FastifyInstance } from "fastify";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { temporaryDirectory } from "../../../test/support/temporary-directory.ts";
import { artworkPath, PICTURE_NAMES, type Scene } from "#shared/artwork.ts";
import { createFileCache } from "#server/cache/file-cache.ts";
import { handleError } from "#server/http/errors.ts";
import { createSemaphore } from "#server/http/semaphore.ts";
import { drawNamed } from "#artwork/draw-picture.ts";
import type { ArtworkBrief } from "#artwork/brief.ts";
import { createPictureStore } from "./picture-store.ts";
import { artworkRoutes } from "./picture-routes.ts";

const GAME: ArtworkBrief = { id: 7, scene: "peaks", mood: "calm", sentences: [] };

let directory: string;
let app: FastifyInstance;
let drawn: string[];
let scene: Scene;

/** A server over `directory`, as after a start: nothing is remembered but what is on disk. */
async function startApp(queueMax = 64): Promise<FastifyInstance> {
  const server = Fastify();
  server.setErrorHandler(handleError);
  const pictures = createPictureStore({
    findBrief: async (id) => (id < 1000 ? { ...GAME, id, scene, look: scene } : undefined),
    files: createFileCache({ directory, maxBytes: 50_000_000 }),
    semaphore: createSemaphore({ count: 2, queueMax }),
    draw: (brief, name) => {
      drawn.push(`${brief.id}/${name}`);
      return drawNamed(brief, name);
    },
  });
  await server.register(artworkRoutes({ pictures }), { prefix: "/media" });
  return server;
}

beforeEach(async () => {
  directory = temporaryDirectory();
  drawn = [];
  scene = "peaks";
  app = await startApp();
});

afterEach(async () => {
  await app.close();
});

describe("GET /media/games/:id/:name.jpg", () => {
  it("gives every named picture as a JPEG of 1280 by 720 pixels", async () => {
    for (const name of PICTURE_NAMES) {
      const { statusCode, headers, rawPayload } = await app.inject(artworkPath({ id: 7, look: "peaks" }, name));
      expect(statusCode).toBe(200);
      expect(headers["content-type"]).toBe("image/jpeg");
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: "jpeg", width: 1280, height: 720 });
    }
  });

  it("lets browsers keep the address with the current version for good, every other for minutes", async () => {
    const path = "/media/games/7/background.jpg";
    const current = await app.inject(artworkPath({ id: 7, look: "peaks" }, "background"));
    expect(current.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    const earlier = artworkPath({ id: 7, look: "track" }, "background");
    for (const other of [path, `${path}?v=3`, earlier, `${path}?v=`, `${path}?v=1&v=2`]) {
      const { statusCode, headers } = await app.inject(other);
      expect(statusCode).toBe(200);
      expect(headers["cache-control"]).toContain("max-age=300");
    }
  });

  it("answers 304 to whoever has the picture", async () => {
    const { headers } = await app.inject("/media/games/7/background.jpg");
    const again = await app.inject({
      url: "/media/games/7/background.jpg",
      headers: { "if-none-match": String(headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe("");
  });

  it.each([
    "/media/games/1000/background.jpg",
    "/media/games/7/nothing.jpg",
    "/media/games/7/screenshot-8.jpg",
    "/media/games/7/background.png",
    "/media/games/07/background.jpg",
    "/media/games/-7/background.jpg",
    "/media/games/7e0/background.jpg",
    "/media/games/99999999999999999999/background.jpg",
    "/media/games/7/..%2fbackground.jpg",
    "/media/games/7/BACKGROUND.jpg",
  ])("answers 404 to %s", async (path) => {
    const { statusCode, body } = await app.inject(path);
    expect(statusCode).toBe(404);
    expect(body).toBe('{"detail":"Not found."}');
  });

  it("draws a picture once, however many ask at the same time and after a restart", async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => app.inject("/media/games/7/background.jpg")));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(drawn).toEqual(["7/background"]);
    await app.close();
    app = await startApp();
    expect((await app.inject("/media/games/7/background.jpg")).rawPayload).toEqual(answers[0]?.rawPayload);
    expect(drawn).toHaveLength(1);
  });

  it("draws anew when the game's entry says another scene", async () => {
    const before = await app.inject("/media/games/7/background.jpg");
    await app.close();
    scene = "track";
    app = await startApp();
    const after = await app.inject("/media/games/7/background.jpg");
    expect(drawn).toHaveLength(2);
    expect(after.rawPayload.equals(before.rawPayload)).toBe(false);
  });

  it("refuses with 503 and a time to come back when too many different pictures are wanted", async () => {
    await app.close();
    app = await startApp(3);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => app.inject(`/media/games/${index + 1}/background.jpg`)),
    );
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(refused).toHaveLength(15);
    expect(refused[0]?.headers["retry-after"]).toBe("2");
    expect(refused[0]?.json()).toMatchObject({ code: "busy" });
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
    expect((await app.inject("/media/games/20/background.jpg")).statusCode).toBe(200);
  });
});
