// What visitors are told of a source that is being taken in, through a real server.
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, describe, expect, it } from "vitest";
import { createTakingInProgress } from "./taking-in-progress.ts";

let app: FastifyInstance | undefined;
afterEach(async () => app?.close());

const NAMES = new Map([
  ["rawg", "RAWG"],
  ["igdb", "IGDB.com"],
]);

async function open(max = 5) {
  const news = createTakingInProgress(NAMES);
  app = Fastify();
  await app.register(news.routes({ max }));
  const ask = async (headers = {}) => app?.inject({ url: "/api/taking-in", headers });
  return { news, ask };
}

describe("how far the taking-in is", () => {
  it("[Q-10] names each source that is under way, and nothing once it is all there", async () => {
    const { news, ask } = await open();
    expect((await ask())?.json()).toEqual({ sources: [] });
    news.took("rawg", { done: 12_400, total: 50_000 });
    news.took("igdb", { done: 500, total: undefined });
    news.took("table-mine", { done: 1, total: 2 });
    const answer = await ask();
    expect(answer?.json()).toEqual({
      sources: [
        { name: "RAWG", done: 12_400, total: 50_000 },
        { name: "IGDB.com", done: 500 },
      ],
    });
    expect(answer?.headers["cache-control"]).toBe("public, max-age=10");
    news.took("rawg", { done: 50_000, total: 50_000 });
    news.ended("igdb");
    const after = await ask();
    expect(after?.json()).toEqual({ sources: [] });
    expect(after?.headers["cache-control"]).toBe("public, max-age=300");
  });

  it("[Q-10] writes nothing for a visitor who knows it, and is limited like every other question", async () => {
    const { news, ask } = await open();
    news.took("rawg", { done: 1, total: 2 });
    const first = await ask();
    const again = await ask({ "if-none-match": first?.headers.etag });
    expect([again?.statusCode, again?.body]).toEqual([304, ""]);
    news.took("rawg", { done: 1, total: 3 });
    expect((await ask({ "if-none-match": first?.headers.etag }))?.statusCode).toBe(200);
    await ask();
    await ask();
    expect((await ask())?.statusCode).toBe(429);
  });

  it("[Q-10] goes on after a restart from what the records know", async () => {
    const { news, ask } = await open();
    const status = { credit: { name: "" }, records: 3, cursor: "", takenAt: 0 };
    await news.recall({
      status: async () => [
        { ...status, source: "rawg", progress: { done: 40, total: 100 } },
        { ...status, source: "igdb", progress: { done: 7, total: 7 } },
        { ...status, source: "table-x", progress: undefined },
      ],
    });
    expect((await ask())?.json()).toEqual({ sources: [{ name: "RAWG", done: 40, total: 100 }] });
  });

  it("[M-01] tells what another server takes in while it moves, and nothing of what rests", async () => {
    const { news, ask } = await open(1_000_000);
    const stop = new AbortController();
    let takenAt = 1;
    let isMoving = true;
    const records = {
      status: async () => {
        if (isMoving) takenAt += 1;
        const progress = { done: takenAt, total: 100_000 };
        return [{ credit: { name: "" }, records: 3, cursor: "", takenAt, source: "rawg", progress }];
      },
    };
    const followed = news.follow(records, { signal: stop.signal, isOwn: () => false, lookEveryMs: 1 });
    const told = async () => (await ask())?.json().sources.length;
    await expect.poll(told, { interval: 1, timeout: 30_000 }).toBe(1);
    isMoving = false;
    await expect.poll(told, { interval: 1, timeout: 30_000 }).toBe(0);
    stop.abort();
    await followed;
  });
});
