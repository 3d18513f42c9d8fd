// What a server says when it will not or cannot answer: with the headers of every other answer, as JSON with a code, and
// never to be kept.
import { connect } from "node:net";
import { PassThrough } from "node:stream";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FastifyPluginAsync } from "fastify";
import { startTestApp, type TestApp } from "../../../test/support/test-app.ts";

const KEY = "c4naryc4naryc4nary";
const CODED = { code: expect.stringMatching(/^[a-z][a-z0-9_]+$/) };

const written: string[] = [];
const sink = new PassThrough();
sink.on("data", (chunk: Buffer) => written.push(chunk.toString()));

/** A part that fails in the ways a part can. */
const failing: FastifyPluginAsync = async (app) => {
  app.get("/", async () => {
    throw new Error(`the disk said no to ${KEY}`);
  });
};

let test: TestApp;
let port: number;
beforeAll(async () => {
  test = await startTestApp({
    deps: {
      rateLimits: { api: 2, images: 1000, insights: 1 },
      pictureRoutes: { "/img": [failing] },
      insightRoutes: async (app) => void app.get("/api/insights/:id", async () => ({ ok: true })),
      log: pino({ level: "trace" }, sink),
    },
  });
  port = Number(new URL(await test.app.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterAll(() => test.close());

function expectRefusal(headers: Record<string, unknown>): void {
  expect(headers).toMatchObject({
    "cache-control": "no-store",
    "content-type": "application/json; charset=utf-8",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringContaining("default-src 'none'"),
  });
}

/** What comes back on a connection of its own for these bytes. */
async function speak(...lines: string[]): Promise<{ status: number; headers: Record<string, string>; body: string }> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  for (const line of lines) socket.write(line);
  const [head = "", body = ""] = Buffer.concat(await socket.toArray())
    .toString()
    .split("\r\n\r\n", 2);
  const [first = "", ...fields] = head.split("\r\n");
  const headers = fields
    .map((field) => field.split(": ", 2))
    .map(([name = "", value = ""]) => [name.toLowerCase(), value]);
  return { status: Number(first.split(" ")[1]), headers: Object.fromEntries(headers), body };
}

describe("[safety-4] refusals", () => {
  it("a fault of ours is a 500 that says nothing of what went wrong, and one line of the log does", async () => {
    const { status, headers, body, text } = await test.get("/img?url=x");
    expect([status, body]).toEqual([500, { ...CODED, message: expect.any(String) }]);
    expectRefusal(headers);
    expect(text).not.toContain("disk");
    expect(written.join("")).toContain("request failed");
  });

  it("[safety-4] the line of what went wrong and the line of the request name the same request", async () => {
    written.length = 0;
    await Promise.all([test.get("/img?url=x"), test.get("/healthz"), test.get("/img?url=y")]);
    const lines: { reqId: string; msg: string; status?: number }[] = written
      .join("")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    const idsOf = (isMeant: (line: (typeof lines)[number]) => boolean) =>
      lines.filter(isMeant).map(({ reqId }) => reqId);
    const failed = idsOf(({ msg }) => msg === "request failed");
    expect(new Set(failed).size).toBe(2);
    expect(failed.toSorted()).toEqual(idsOf(({ status }) => status === 500).toSorted());
    expect(new Set(idsOf(({ msg }) => msg === "request")).size).toBe(3);
  });

  it.each([
    ["/api/genres", 2],
    ["/api/insights/1", 1],
  ])("[safety-6] too many of %s are a 429 that says when to come back", async (path, allowed) => {
    const answers = [];
    for (let round = 0; round <= allowed; round += 1) answers.push(await test.get(path));
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: allowed }, () => 200), 429]);
    const { headers, body } = answers.at(-1) ?? {};
    expect(body).toMatchObject({ code: "too_many_requests" });
    expectRefusal(headers ?? {});
    expect(Number(headers?.["retry-after"])).toBeGreaterThan(0);
  });

  it.each([
    ["no HTTP", 400, ["HELLO LUDEX\r\n\r\n"]],
    ["two lengths", 400, ["GET / HTTP/1.1\r\nHost: h\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n"]],
    [
      "length and chunks",
      400,
      ["POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n"],
    ],
    ["a bare line feed in a header", 400, ["GET / HTTP/1.1\r\nHost: h\r\nX: a\nb\r\n\r\n"]],
    ["17 KB of headers", 431, [`GET /?key=${KEY} HTTP/1.1\r\nHost: h\r\nX: ${"x".repeat(17_000)}\r\n\r\n`]],
    ["an unknown method", 400, [`GRAB /?key=${KEY} HTTP/1.1\r\nHost: h\r\n\r\n`]],
  ])("%s is a %i on the bare connection", async (_name, status, lines) => {
    const answer = await speak(...lines);
    expect(answer.status).toBe(status);
    expectRefusal(answer.headers);
    expect(JSON.parse(answer.body)).toMatchObject(CODED);
  });

  it("a body that is too large is a 413, and one that is no JSON a 4xx", async () => {
    const post = (payload: string, type = "application/json") =>
      test.app.inject({ method: "POST", url: "/", headers: { host: "h", "content-type": type }, payload });
    for (const response of [
      await post(JSON.stringify("x".repeat(20_000))),
      await post("{"),
      await post("a", "text/xml"),
    ]) {
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      expect(response.statusCode).toBeLessThan(500);
      expectRefusal(response.headers);
    }
  });

  it("[safety-1] none of them leaves what was sent in the log", () => {
    expect(written.join("")).toContain("unreadable request");
    expect(written.join("").replaceAll(`the disk said no to ${KEY}`, "")).not.toContain(KEY);
  });
});

describe("[safety-6] a client", () => {
  it.each([
    ["is the socket, whatever it says of itself", 0, ["9.9.9.1", "9.9.9.2"], [200, 429]],
    ["is whom the trusted proxy saw", 1, ["9.9.9.1", "9.9.9.2", "9.9.9.2"], [200, 200, 429]],
    ["cannot put others in front of what the proxy saw", 1, ["8.8.8.1, 9.9.9.1", "8.8.8.2, 9.9.9.1"], [200, 429]],
  ])("%s (%i hops)", async (...[, trustProxyHops, clients, expected]) => {
    const limited = await startTestApp({ deps: { trustProxyHops, rateLimits: { api: 1, images: 1, insights: 1 } } });
    const statuses: number[] = [];
    for (const client of clients)
      statuses.push((await limited.get("/api/genres", { "x-forwarded-for": client })).status);
    expect(statuses).toEqual(expected);
    await limited.close();
  });
});
