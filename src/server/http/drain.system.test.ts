// How a server that listens lets go of everybody: what is under way, what is idle, what is asked at the last moment.
import { EventEmitter, once } from "node:events";
import { connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { FastifyPluginAsync } from "fastify";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startTestApp, type TestApp } from "../../../test/support/test-app.ts";
import { createDrain, type Drain } from "./drain.ts";

const DELAY_MS = 300;
const AFTER_LAST_MAX_MS = 1000;

let drain: Drain;
let test: TestApp;
let port: number;
let leave: EventEmitter;

/** An answer that is not begun before its time, one that is begun and not ended, and one that never ends. */
const slowRoutes: FastifyPluginAsync = async (app) => {
  app.get("/late", async () => {
    await once(leave, "go");
    return "late";
  });
  app.get("/stream", (_request, reply) =>
    reply.type("text/plain").send(
      Readable.from(
        (async function* () {
          yield "begun, ";
          await once(leave, "go");
          yield "ended";
        })(),
      ),
    ),
  );
};

/** In a thread of its own: asks on as many new connections at once, and says how many were answered whole. */
const CROWD = `
const { get } = require("node:http");
const { parentPort, workerData: { address, size } } = require("node:worker_threads");
const ask = () => new Promise((resolve) => {
  get(address, { agent: false }, (response) => response.resume().on("close", () => resolve(response.complete ? 1 : 0)))
    .on("error", () => resolve(0));
});
parentPort.once("message", async () => {
  const answers = await Promise.all(Array.from({ length: size }, ask));
  parentPort.postMessage(answers.reduce((sum, answer) => sum + answer, 0));
});
parentPort.postMessage("here");`;

beforeEach(async () => {
  drain = createDrain();
  leave = new EventEmitter();
  test = await startTestApp({ deps: { drain, pictureRoutes: { "/media": [slowRoutes] } } });
  port = Number(new URL(await test.app.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterEach(() => test.close());

/** A connection, all that it is told, and when it ended. */
class Client {
  text = "";
  readonly socket: Socket;
  readonly ended: Promise<number>;
  constructor(socket: Socket) {
    this.socket = socket;
    socket.setEncoding("utf8").on("data", (piece: string) => (this.text += piece));
    socket.on("error", () => undefined);
    this.ended = once(socket, "close").then(() => performance.now());
  }
  ask(path: string): void {
    this.socket.write(`GET ${path} HTTP/1.1\r\nHost: h\r\n\r\n`);
  }
  async hears(part: string | RegExp): Promise<void> {
    const isThere = () => (typeof part === "string" ? this.text.includes(part) : part.test(this.text));
    await vi.waitUntil(isThere, { timeout: 5000, interval: 5 });
  }
}

async function open(): Promise<Client> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  return new Client(socket);
}

/** A connection that has had an answer and keeps quiet. */
async function openIdle(): Promise<Client> {
  const client = await open();
  client.ask("/healthz");
  await client.hears('"ok"}');
  return client;
}

const begin = (times = { delayMs: DELAY_MS, timeoutMs: 5000 }) => drain.run(test.app, times);
const isOpen = async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).ok;

describe("[safety-22] a server that is about to end", () => {
  it("says at once that it is not ready, and serves everybody for a moment, who is told to close", async () => {
    const kept = await openIdle();
    // Long enough for a machine that stands still between two of these questions.
    const ended = begin({ delayMs: 10 * DELAY_MS, timeoutMs: 5000 });
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
    expect([ready.status, ready.headers.get("connection")]).toEqual([503, "close"]);
    const page = await fetch(`http://127.0.0.1:${port}/api/genres`);
    expect([page.status, page.headers.get("connection")]).toEqual([200, "close"]);
    kept.ask("/api/genres");
    await kept.hears(/200 OK[^]*200 OK[^]*connection: close[^]*"results"/i);
    expect(await ended).toBe(0);
    await expect(isOpen()).rejects.toThrow("fetch failed");
  });

  it("brings an answer that is not begun to its end, says that the connection closes, and is done with it", async () => {
    const client = await open();
    client.ask("/media/late");
    await sleep(50);
    const ended = begin().then(() => performance.now());
    await sleep(DELAY_MS + 500);
    await expect(isOpen()).rejects.toThrow("fetch failed");
    const answered = performance.now();
    leave.emit("go");
    expect((await ended) - answered).toBeLessThan(AFTER_LAST_MAX_MS);
    await client.ended;
    expect(client.text).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*connection: close\r\n[^]*\r\n\r\nlate$/i);
  });

  it("brings a stream that had promised to keep the connection to its end, answers what comes right behind it, and closes", async () => {
    const [asking, quiet] = [await open(), await open()];
    for (const client of [asking, quiet]) {
      client.ask("/media/stream");
      await client.hears("begun, ");
      expect(client.text).toMatch(/connection: keep-alive/i);
    }
    const ended = begin().then(() => performance.now());
    await sleep(DELAY_MS + 200);
    leave.emit("go");
    await asking.hears("ended\r\n0\r\n\r\n");
    asking.ask("/healthz");
    const answered = performance.now();
    expect((await ended) - answered).toBeLessThan(AFTER_LAST_MAX_MS);
    await Promise.all([asking.ended, quiet.ended]);
    expect(quiet.text).toMatch(/ended\r\n0\r\n\r\n$/);
    expect(asking.text).toMatch(/ended\r\n0\r\n\r\nHTTP\/1\.1 200 OK\r\n[^]*connection: close[^]*"ok"\}$/i);
  });

  it("closes nobody who has just had an answer, who may be about to ask for more", async () => {
    const client = await open();
    client.ask("/media/stream");
    await client.hears("begun, ");
    const ended = begin();
    await sleep(DELAY_MS - 50);
    leave.emit("go");
    await client.hears("ended\r\n0\r\n\r\n");
    await sleep(120);
    client.ask("/healthz");
    await ended;
    await client.ended;
    expect(client.text).toMatch(/"ok"\}$/);
  });

  it("closes connections that are idle, also those that have never asked", async () => {
    const clients = [await openIdle(), await open()];
    await sleep(300);
    const began = performance.now();
    expect(await begin({ delayMs: 0, timeoutMs: 5000 })).toBe(0);
    await Promise.all(clients.map(({ ended }) => ended));
    expect(performance.now() - began).toBeLessThan(AFTER_LAST_MAX_MS);
  });

  it("answers a request that lies unread when the moment comes to close", async () => {
    const kept = await openIdle();
    await sleep(300);
    setTimeout(() => {
      kept.ask("/api/genres");
      // Nothing is read meanwhile, as behind a page that is being written; right after it the delay is over.
      for (const began = performance.now(); performance.now() - began < 100;);
    }, DELAY_MS);
    const ended = begin();
    await ended;
    await kept.ended;
    expect(kept.text).toMatch(/"ok"\}HTTP\/1\.1 200 OK[^]*connection: close[^]*"results"/i);
  });

  it("answers a crowd that has come while nobody was let in, when the moment comes to let nobody in", async () => {
    const crowd = new Worker(CROWD, {
      eval: true,
      workerData: { address: `http://127.0.0.1:${port}/api/genres`, size: 300 },
    });
    await once(crowd, "message");
    const answered = once(crowd, "message");
    setTimeout(() => {
      crowd.postMessage("come", []);
      for (const began = performance.now(); performance.now() - began < 600;);
    }, DELAY_MS);
    await begin({ delayMs: DELAY_MS, timeoutMs: 20_000 });
    expect(await answered).toEqual([300]);
    await crowd.terminate();
  });

  it("gives all answers that were asked for in one packet", async () => {
    const client = await open();
    const ended = begin();
    client.socket.write("GET /api/genres HTTP/1.1\r\nHost: h\r\n\r\n".repeat(4));
    await ended;
    await client.ended;
    expect(client.text.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(4);
    expect(client.text.match(/connection: close/gi)).toHaveLength(1);
  });

  it("waits two seconds for the rest of a request that is half there, and answers it", async () => {
    const [slow, never] = [await open(), await open()];
    for (const { socket } of [slow, never]) socket.write("GET /healthz HTTP/1.1\r\n");
    await sleep(300);
    const began = performance.now();
    const ended = begin({ delayMs: 0, timeoutMs: 10_000 });
    await sleep(800);
    slow.socket.write("Host: h\r\n\r\n");
    await ended;
    expect(performance.now() - began).toBeLessThan(2000 + AFTER_LAST_MAX_MS);
    expect(slow.text).toContain('"ok"}');
    expect(never.text).toBe("");
  });

  it("cuts off what never ends when its time is over, and says how much that was", async () => {
    const client = await open();
    client.ask("/media/stream");
    await client.hears("begun, ");
    const began = performance.now();
    expect(await begin({ delayMs: 0, timeoutMs: 400 })).toBe(1);
    expect(performance.now() - began).toBeLessThan(400 + AFTER_LAST_MAX_MS);
    await client.ended;
    expect(client.text).not.toContain("ended");
  });
});
