// What the log, the probes and the figures say, and what they never say.
import { PassThrough } from "node:stream";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../test/support/test-app.ts";

type Line = { level: number; method: string; path: string; status: number; ms: number; msg: string };

const KEY = "0123456789abcdef0123456789abcdef";

let test: TestApp;
const written: string[] = [];
beforeAll(async () => {
  const stream = new PassThrough();
  stream.on("data", (chunk: Buffer) => written.push(chunk.toString()));
  test = await startTestApp({ deps: { log: pino({ level: "debug" }, stream) } });
});
afterAll(() => test.close());

const lines = (): Line[] =>
  written
    .join("")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));

describe("the log", () => {
  it("has one line a request, without the query and its key", async () => {
    written.length = 0;
    await test.get(`/api/games?key=${KEY}&search=x`);
    await test.get(`/api/games/nobody?key=${KEY}`);
    await test.get(`/img/%?key=${KEY}`);
    expect(lines().map(({ level, method, path, status, msg }) => ({ level, method, path, status, msg }))).toEqual([
      { level: 30, method: "GET", path: "/api/games", status: 200, msg: "request" },
      { level: 30, method: "GET", path: "/api/games/nobody", status: 404, msg: "request" },
      { level: 30, method: "GET", path: "/img/%", status: 400, msg: "request" },
    ]);
    expect(written.join("")).not.toContain(KEY);
  });

  it("keeps probes to the debug level", async () => {
    written.length = 0;
    for (const path of ["/healthz", "/readyz", "/metrics"]) await test.get(path);
    expect(lines().map(({ level }) => level)).toEqual([20, 20, 20]);
  });
});

describe("probes and figures", () => {
  it("say alive and ready", async () => {
    expect(await test.get("/healthz")).toMatchObject({ status: 200, text: '{"status":"ok"}' });
    expect(await test.get("/readyz")).toMatchObject({ status: 200, text: '{"status":"ready"}' });
  });

  it("count requests by route, not by address", async () => {
    await test.get(`/api/games/101?key=${KEY}`);
    const { text, headers } = await test.get("/metrics");
    expect(headers["content-type"]).toContain("text/plain");
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/api/games/:game",status="200"} 1');
    expect(text).toContain("process_cpu_seconds_total");
    expect(text).not.toContain(KEY);
  });
});
