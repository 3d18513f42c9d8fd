// What one connection may cost: large heads are refused, slow ones are dropped, and neither keeps others waiting.
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeFiles } from "../../../test/support/catalogue-files.ts";
import { startTestApp, type TestApp } from "../../../test/support/test-app.ts";

const SLOW_CONNECTIONS = 300;
/** More than the system takes from the server while nobody reads. */
const LARGE_BYTES = 16 * 1024 * 1024;
const LARGE = "/assets/large.js";

let test: TestApp;
let address: URL;
beforeAll(async () => {
  const appDirectory = writeFiles([
    { path: "index.html", text: "<!doctype html>" },
    { path: LARGE.slice(1), text: " ".repeat(LARGE_BYTES) },
  ]);
  test = await startTestApp({ deps: { appDirectory } });
  address = new URL(await test.app.listen({ port: 0, host: "127.0.0.1" }));
});
afterAll(() => test.close());

async function open(): Promise<Socket> {
  const socket = connect(Number(address.port), address.hostname);
  socket.on("error", () => undefined);
  await once(socket, "connect");
  return socket;
}

describe("a connection", () => {
  it("is refused with 431 when its head is larger than 16 KB", async () => {
    const socket = await open();
    socket.write(`GET /api/games HTTP/1.1\r\nHost: h\r\nX-Large: ${"x".repeat(20_000)}\r\n\r\n`);
    expect(Buffer.concat(await socket.toArray()).toString()).toMatch(/^HTTP\/1\.1 431 /);
  });

  it("is refused with 400 when it speaks no HTTP", async () => {
    const socket = await open();
    socket.write("HELLO LUDEX\r\n\r\n");
    expect(Buffer.concat(await socket.toArray()).toString()).toMatch(/^HTTP\/1\.1 400 /);
  });

  it("does not keep others waiting by the hundred, idle or half spoken", async () => {
    const slow = await Promise.all(Array.from({ length: SLOW_CONNECTIONS }, open));
    for (const socket of slow.slice(SLOW_CONNECTIONS / 2)) socket.write("GET /api/games HTTP/1.1\r\nHost: h\r\nX-");
    await fetch(new URL("/api/games", address));
    const times: number[] = [];
    for (let round = 0; round < 9; round += 1) {
      const began = performance.now();
      expect((await fetch(new URL("/api/games", address))).status).toBe(200);
      times.push(performance.now() - began);
    }
    expect(times.toSorted((a, b) => a - b)[4]).toBeLessThan(100);
    for (const socket of slow) socket.destroy();
  });

  it("[safety-6] is closed when it asks for more than eight answers at once, and not before", async () => {
    const request = "GET /api/genres HTTP/1.1\r\nHost: h\r\n\r\n";
    const last = "GET /healthz HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n";
    const few = await open();
    few.write(request.repeat(7) + last);
    const answers = Buffer.concat(await few.toArray()).toString();
    expect(answers.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(8);
    const many = await open();
    many.write(request.repeat(1000) + last);
    const begun = Buffer.concat(await many.toArray().catch(() => [])).toString();
    expect((begun.match(/HTTP\/1\.1 200 OK/g) ?? []).length).toBeLessThanOrEqual(8);
    expect((await fetch(new URL("/healthz", address))).status).toBe(200);
  });

  it("[safety-6] is dropped when it takes nothing of what it asked for (a thirtieth of the time here)", async () => {
    const { server } = test.app;
    expect(server.timeout).toBe(30_000);
    server.timeout = 1000;
    const accepting = once(server, "connection");
    const deaf = await open();
    const [peer] = await accepting;
    server.timeout = 30_000;
    deaf.pause().write(`GET ${LARGE} HTTP/1.1\r\nHost: h\r\n\r\n`.repeat(8));
    const began = performance.now();
    await once(peer, "close");
    expect(performance.now() - began).toBeGreaterThan(500);
    // A connection on which all is written ends after the ten seconds that one may be idle.
    expect(performance.now() - began).toBeLessThan(server.keepAliveTimeout);
    deaf.destroy();
  });

  it("is dropped when its head takes longer than ten seconds (a tenth of that here)", async () => {
    const { server } = test.app;
    expect([server.headersTimeout, server.requestTimeout, server.keepAliveTimeout]).toEqual([10_000, 10_000, 10_000]);
    server.headersTimeout = 1000;
    const socket = await open();
    socket.write("GET /api/games HTTP/1.1\r\nHost: h\r\n");
    expect(Buffer.concat(await socket.toArray()).toString()).toMatch(/^HTTP\/1\.1 408 /);
  });
});
