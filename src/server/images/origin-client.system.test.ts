import { createServer, type AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import {
  endless,
  noisePicture,
  redirect,
  serve,
  startOriginServer,
  type Behaviours,
  type OriginServer,
} from "../../../test/support/origin-server.ts";
import { createOriginClient, type OriginClient } from "./origin-client.ts";

const MB = 1024 * 1024;

let server: OriginServer;
let client: OriginClient;

async function start(behaviours: Behaviours, timeouts: { wholeTimeoutMs?: number; idleTimeoutMs?: number } = {}) {
  server = await startOriginServer(behaviours);
  client = createOriginClient({ hosts: ["127.0.0.1"], loopbackPorts: [server.port], ...timeouts });
}

const fetchPath = (path: string) => client.fetch(new URL(path, server.origin));

afterEach(async () => {
  await client.close();
  await server[Symbol.asyncDispose]();
});

describe("what is fetched", () => {
  it("is the bytes at the address, asked for without anything about the visitor", async () => {
    const picture = await noisePicture(60, 40);
    const seen: string[][] = [];
    await start({
      "/a.jpg": (request, response) => {
        seen.push(Object.keys(request.headers));
        serve(picture)(request, response);
      },
    });
    expect(await fetchPath("/a.jpg?size=1")).toEqual(picture);
    expect(seen).toEqual([["host", "connection", "accept", "accept-encoding", "user-agent"]]);
    expect(server.requests).toEqual(["/a.jpg?size=1"]);
  });

  it.each([
    [404, 404, "not_found"],
    [410, 404, "not_found"],
    [401, 502, "origin_failed"],
    [403, 502, "origin_failed"],
    [429, 502, "origin_failed"],
    [500, 502, "origin_failed"],
    [204, 502, "origin_failed"],
    [206, 502, "origin_failed"],
    [304, 502, "origin_failed"],
    [300, 502, "origin_failed"],
  ])("is not there when the origin answers %d", async (status, statusCode, code) => {
    await start({ "/a.jpg": (_request, response) => void response.writeHead(status).end() });
    await expect(fetchPath("/a.jpg")).rejects.toMatchObject({ statusCode, code });
  });

  it("is not unpacked", async () => {
    const packed = gzipSync(Buffer.alloc(100 * MB));
    await start({
      "/bomb": (_request, response) => void response.writeHead(200, { "content-encoding": "gzip" }).end(packed),
    });
    expect(await fetchPath("/bomb")).toHaveLength(packed.length);
  });
});

describe("redirects", () => {
  const chain: Behaviours = Object.fromEntries(
    Array.from({ length: 6 }, (_, index) => [`/${index + 1}`, redirect(`/${index}`, [301, 302, 303, 307, 308][index])]),
  );

  it("are followed three times and not a fourth", async () => {
    const picture = await noisePicture(60, 40);
    await start({ ...chain, "/0": serve(picture) });
    expect(await fetchPath("/3")).toEqual(picture);
    server.requests.length = 0;
    await expect(fetchPath("/4")).rejects.toMatchObject({ statusCode: 502, code: "too_many_redirects" });
    expect(server.requests).toEqual(["/4", "/3", "/2", "/1"]);
  });

  it("in a circle end", async () => {
    await start({ "/a": redirect("/b"), "/b": redirect("/a"), "/self": redirect("/self") });
    await expect(fetchPath("/a")).rejects.toMatchObject({ statusCode: 502, code: "too_many_redirects" });
    await expect(fetchPath("/self")).rejects.toMatchObject({ statusCode: 502, code: "too_many_redirects" });
    expect(server.requests).toHaveLength(8);
  });

  it("with an endless body are left at once", async () => {
    const pour = endless(Buffer.alloc(64 * 1024), 302, { location: "/b.jpg" });
    const picture = await noisePicture(60, 40);
    await start({
      "/a": pour.listener,
      "/b.jpg": serve(picture),
    });
    expect(await fetchPath("/a")).toEqual(picture);
    expect(pour.sentBytes()).toBeLessThan(8 * MB);
  });

  it.each(["http://[", "http://", ""])("to nowhere (%j) are trouble of the origin", async (location) => {
    await start({ "/a": redirect(location) });
    await expect(fetchPath("/a")).rejects.toMatchObject({ statusCode: 502 });
  });
});

describe("[I-01] reading", () => {
  it("ends at 15 MB, however long the origin goes on", async () => {
    const pour = endless(Buffer.alloc(256 * 1024));
    await start({ "/endless": pour.listener });
    await expect(fetchPath("/endless")).rejects.toMatchObject({ statusCode: 413, code: "too_large" });
    expect(pour.sentBytes()).toBeLessThan(15 * MB + 8 * MB);
  });

  it("does not begin when more than 15 MB are announced", async () => {
    let sent = 0;
    await start({
      "/large": (_request, response) => {
        response.writeHead(200, { "content-length": 16 * MB });
        const timer = setInterval(() => (sent += response.write(Buffer.alloc(1024)) ? 1024 : 0), 5);
        response.on("close", () => clearInterval(timer));
      },
    });
    await expect(fetchPath("/large")).rejects.toMatchObject({ statusCode: 413 });
    expect(sent).toBeLessThan(MB);
  });

  it("takes exactly 15 MB and not a byte more", async () => {
    const whole = Buffer.alloc(15 * MB, 1);
    await start({ "/whole": serve(whole), "/more": serve(Buffer.alloc(15 * MB + 1)) });
    expect(await fetchPath("/whole")).toHaveLength(whole.length);
    await expect(fetchPath("/more")).rejects.toMatchObject({ statusCode: 413 });
  });

  it("does not believe an announced length that is too long, and is not led on by one that is too short", async () => {
    const picture = await noisePicture(60, 40);
    await start({
      "/long": (_request, response) => {
        response.writeHead(200, { "content-length": picture.length + 10 });
        response.write(picture);
        setTimeout(() => response.destroy(), 20);
      },
      "/short": ({ socket }) =>
        void socket.end(Buffer.concat([Buffer.from("HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\n"), picture])),
      "/a.jpg": serve(picture),
    });
    await expect(fetchPath("/long")).rejects.toMatchObject({ statusCode: 502 });
    await expect(fetchPath("/short").then((bytes) => bytes.length)).resolves.toBe(10);
    expect(await fetchPath("/a.jpg")).toEqual(picture);
  });
});

describe("[I-01] waiting", () => {
  it("ends when an origin says nothing", async () => {
    await start({ "/silent": () => undefined }, { idleTimeoutMs: 200 });
    await expect(fetchPath("/silent")).rejects.toMatchObject({ statusCode: 504, code: "timeout" });
  });

  it("ends when an origin stops in the middle", async () => {
    await start(
      { "/stops": (_request, response) => void response.writeHead(200).write("abc") },
      { idleTimeoutMs: 200 },
    );
    await expect(fetchPath("/stops")).rejects.toMatchObject({ statusCode: 504, code: "timeout" });
  });

  it("ends when an origin sends byte after byte, slowly and for ever", async () => {
    await start(
      {
        "/drip": (_request, response) => {
          response.writeHead(200);
          const timer = setInterval(() => response.write("."), 20);
          response.on("close", () => clearInterval(timer));
        },
      },
      { wholeTimeoutMs: 400 },
    );
    const began = performance.now();
    await expect(fetchPath("/drip")).rejects.toMatchObject({ statusCode: 504, code: "timeout" });
    expect(performance.now() - began).toBeLessThan(2000);
  });

  it("counts a chain of slow redirects as one", async () => {
    const slow =
      (to: string): Behaviours[string] =>
      (request, response) =>
        void setTimeout(() => redirect(to)(request, response), 150);
    await start({ "/a": slow("/b"), "/b": slow("/c"), "/c": slow("/d") }, { wholeTimeoutMs: 300 });
    await expect(fetchPath("/a")).rejects.toMatchObject({ statusCode: 504 });
  });
});

describe("an origin that misbehaves", () => {
  it("by hanging up is trouble of its own", async () => {
    await start({ "/reset": ({ socket }) => void socket.resetAndDestroy() });
    await expect(fetchPath("/reset")).rejects.toMatchObject({ statusCode: 502, code: "origin_failed" });
  });

  it.each(["", "SSH-2.0-OpenSSH\r\n", "HTTP/1.1 999999 \r\n\r\n", "HTTP/1.1 200 OK\r\ncontent-length: -5\r\n\r\n"])(
    "by not speaking HTTP (%j) is trouble of its own",
    async (greeting) => {
      await start({});
      const garbled = createServer((socket) => socket.end(greeting));
      await new Promise<void>((resolve) => garbled.listen(0, "127.0.0.1", resolve));
      const { port } = garbled.address() as AddressInfo;
      const other = createOriginClient({ hosts: ["127.0.0.1"], loopbackPorts: [port] });
      await expect(other.fetch(new URL(`http://127.0.0.1:${port}/`))).rejects.toMatchObject({ statusCode: 502 });
      await expect(other.fetch(new URL(`https://127.0.0.1:${port}/`))).rejects.toMatchObject({ statusCode: 502 });
      await other.close();
      garbled.close();
    },
  );

  it("by not being there is trouble of its own", async () => {
    await start({});
    await server[Symbol.asyncDispose]();
    await expect(fetchPath("/a.jpg")).rejects.toMatchObject({ statusCode: 502 });
    server = await startOriginServer();
  });
});
