import { readFileSync } from "node:fs";
import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TRAILER_VERSION, TRAILERS, trailerFile, trailerPath } from "#shared/trailers.ts";
import { handleError } from "#server/http/errors.ts";
import { trailerRoutes } from "./trailer-routes.ts";

const DIRECTORY = join(import.meta.dirname, "../../../data/trailers");
const PATH = trailerPath({ scene: "ocean", size: "480", format: "mp4" });
const whole = () => readFileSync(join(DIRECTORY, "ocean-480.mp4"));

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  app.setErrorHandler(handleError);
  await app.register(trailerRoutes({ directory: DIRECTORY }), { prefix: "/media" });
});
afterAll(() => app.close());

describe("GET /media/trailers/:file", () => {
  it("gives every trailer with its type and says that it can be had in ranges", async () => {
    for (const trailer of TRAILERS) {
      const { statusCode, headers, rawPayload } = await app.inject(trailerPath(trailer));
      expect([trailerFile(trailer), statusCode]).toEqual([trailerFile(trailer), 200]);
      expect(headers["content-type"]).toBe(`video/${trailer.format}`);
      expect(headers["accept-ranges"]).toBe("bytes");
      expect(rawPayload.equals(readFileSync(join(DIRECTORY, trailerFile(trailer))))).toBe(true);
    }
  });

  it("lets browsers keep the address with the current version for good, every other for minutes", async () => {
    expect((await app.inject(PATH)).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    for (const path of ["/media/trailers/ocean-480.mp4", `/media/trailers/ocean-480.mp4?v=${TRAILER_VERSION + 1}`]) {
      expect((await app.inject(path)).headers["cache-control"]).toContain("max-age=300");
    }
  });

  it.each([
    ["bytes=0-99", 0, 100],
    ["bytes=100-199", 100, 200],
    ["bytes=-50", -50, undefined],
    ["bytes=1000-", 1000, undefined],
  ])("answers %s with 206 and those bytes", async (range, from, to) => {
    const { statusCode, headers, rawPayload } = await app.inject({ url: PATH, headers: { range } });
    const [all, wanted] = [whole(), whole().subarray(from, to)];
    const start = from < 0 ? all.length + from : from;
    expect(statusCode).toBe(206);
    expect(headers["content-range"]).toBe(`bytes ${start}-${start + wanted.length - 1}/${all.length}`);
    expect(headers["content-length"]).toBe(String(wanted.length));
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(rawPayload.equals(wanted)).toBe(true);
  });

  it("answers 416 to a range behind the end", async () => {
    const { length } = whole();
    const { statusCode, headers } = await app.inject({ url: PATH, headers: { range: `bytes=${length}-` } });
    expect(statusCode).toBe(416);
    expect(headers["content-range"]).toBe(`bytes */${length}`);
    expect(headers["cache-control"]).toBe("no-store");
  });

  it("sends the whole again when the range belongs to another version of the file", async () => {
    const headers = { range: "bytes=0-99", "if-range": '"another"' };
    expect((await app.inject({ url: PATH, headers })).statusCode).toBe(200);
  });

  it("answers 304 to whoever has it, and HEAD without a body", async () => {
    const { headers } = await app.inject(PATH);
    const again = await app.inject({ url: PATH, headers: { "if-none-match": String(headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    const head = await app.inject({ method: "HEAD", url: PATH });
    expect([head.statusCode, head.body, head.headers["content-length"]]).toEqual([200, "", String(whole().length)]);
  });

  it.each([
    "/media/trailers/nowhere-480.mp4",
    "/media/trailers/ocean-720.mp4",
    "/media/trailers/ocean-480.avi",
    "/media/trailers/OCEAN-480.mp4",
    "/media/trailers/README.md",
    "/media/trailers/..%2fREADME.md",
    "/media/trailers/..%2ftrailers%2focean-480.mp4",
  ])("answers 404 to %s", async (path) => {
    const { statusCode, headers, body } = await app.inject(path);
    expect([statusCode, body]).toEqual([404, '{"detail":"Not found."}']);
    expect(headers["cache-control"]).toBe("no-store");
  });
});
