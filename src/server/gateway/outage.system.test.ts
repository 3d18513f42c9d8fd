// RAWG gone for good, seen from outside: the real process, killed without warning and started again, under load.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { zstdDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { filledDirectory } from "../../../test/support/filled-directory.ts";
import { CANARY_KEY, startFakeRawg, type FakeRawg } from "../../../test/support/fake-rawg.ts";
import { isDeep } from "../../../test/support/lane.ts";
import { startServerProcess, type ServerProcess } from "../../../test/support/server-process.ts";
import { unheardSearch } from "../../../test/support/unheard-search.ts";

const OUTAGE_MS = isDeep ? 10_000 : 3000;
const REQUESTS_A_SECOND = 200;
/** A game that a person wrote. */
const BUNDLED_ID = 3498;

const SEEN = [
  ...[102, 103, 104, 109].flatMap((id) => [
    `/api/games/${id}`,
    `/api/games/${id}/screenshots?page_size=7`,
    `/api/games/${id}/movies?page_size=3`,
    `/api/games/${id}/stores`,
  ]),
  ...[1, 2, 3, 4].map((number) => `/api/${unheardSearch(number)}`),
];

let rawg: FakeRawg;
let server: ServerProcess;
const dataDirectory = filledDirectory();
const heard: string[] = [];

const start = () =>
  startServerProcess({
    DATA_DIRECTORY: dataDirectory,
    RAWG_API_KEY: CANARY_KEY,
    RAWG_API_URL: rawg.url,
    RAWG_CLIENT_SHARE: "100",
    RATE_LIMIT_API: "10000000",
    // Nothing may be served from finished answers: what is shown here is the cache of RAWG's.
    ANSWER_CACHE_MB: "0",
  });

async function ask(path: string): Promise<{ status: number; body: string; headers: Headers; ms: number }> {
  const began = performance.now();
  const response = await fetch(`${server.base}${path}`);
  const body = await response.text();
  heard.push(JSON.stringify([...response.headers]), body);
  return { status: response.status, body, headers: response.headers, ms: performance.now() - began };
}

beforeAll(async () => {
  rawg = await startFakeRawg();
  server = await start();
});
afterAll(async () => {
  if (server.child.exitCode === null && server.child.signalCode === null) await server.end("SIGTERM");
  await rawg.close();
});

/** Asks for seen pages at a steady pace. */
async function load(durationMs: number) {
  const answers: Promise<{ status: number; ms: number }>[] = [];
  const began = performance.now();
  for (let sent = 0; ; sent += 1) {
    const due = began + (sent * 1000) / REQUESTS_A_SECOND;
    if (due - began > durationMs) break;
    if (due > performance.now()) await sleep(due - performance.now());
    answers.push(ask(SEEN[sent % SEEN.length] ?? "/"));
  }
  return await Promise.all(answers);
}

describe("an outage", () => {
  it("changes nothing for pages that were seen: no 5xx at 200 requests a second", async () => {
    for (const path of SEEN) expect((await ask(path)).status).toBe(200);
    await rawg.goAway();
    const answers = await load(OUTAGE_MS);
    expect(answers.length).toBeGreaterThan((OUTAGE_MS / 1000) * REQUESTS_A_SECOND * 0.9);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(server.child.exitCode).toBeNull();
  });

  it("after kill -9 and a new start the same pages are there, and the catalogue besides", async () => {
    heard.length = 0;
    await server.end("SIGKILL");
    heard.push(await server.log);
    server = await start();
    for (const path of SEEN) {
      const { status, headers } = await ask(path);
      // What was opened may have become a part of the catalogue itself meanwhile.
      const from = headers.get("ludex-data") ?? "rawg, taken in";
      expect([path, status, from]).toEqual([path, 200, expect.stringMatching(/^rawg/)]);
      const ageS = headers.get("ludex-data") === null ? Infinity : Number(headers.get("age"));
      expect(ageS).toBeGreaterThanOrEqual(OUTAGE_MS / 1000);
    }
    const bundled = await ask(`/api/games/${BUNDLED_ID}`);
    expect([bundled.status, bundled.headers.get("ludex-data")]).toEqual([200, null]);
    const unheard = await ask("/api/games/299792458");
    expect([unheard.status, unheard.headers.get("retry-after")]).toEqual([503, null]);
  });

  it("[X-04] the key is in no answer, header, log line, metric or kept file", async () => {
    await rawg.comeBack();
    const isBack = async () => (await ask(`/api/${unheardSearch(90)}`)).headers.get("ludex-data") === "rawg";
    await expect.poll(isBack, { timeout: 15_000, interval: 500 }).toBe(true);
    rawg.misbehave("unknown-key");
    await ask(`/api/${unheardSearch(91)}`);
    rawg.behave();
    for (const path of ["/metrics", "/api/openapi.json", "/readyz", "/img?url=x"]) await ask(path);
    await ask(`/api/games?search=x&key=visitors-own`);
    await server.end("SIGTERM");
    heard.push(await server.log);
    expect(heard.join("\n").length).toBeGreaterThan(100_000);
    expect(heard.filter((text) => text.includes(CANARY_KEY))).toEqual([]);

    const files = readdirSync(dataDirectory, { recursive: true, encoding: "utf8" }).map((name) =>
      join(dataDirectory, name),
    );
    expect(files.filter((path) => path.includes(CANARY_KEY))).toEqual([]);
    const withKey = files.filter((path) => statSync(path).isFile() && readFileSync(path).includes(CANARY_KEY));
    expect(withKey).toEqual([]);
    const db = new DatabaseSync(join(dataDirectory, "rawg.sqlite"), { readOnly: true });
    const rows = db.prepare("SELECT key, body FROM answer").all();
    db.close();
    expect(rows.length).toBeGreaterThan(SEEN.length - 4);
    for (const { key, body } of rows) {
      const text = body instanceof Uint8Array ? zstdDecompressSync(body).toString() : "";
      expect(`${String(key)} ${text}`).not.toContain(CANARY_KEY);
    }
  });

  it("nothing went wrong inside", async () => {
    const lines = heard.flatMap((text) => text.split("\n")).filter((line) => line.startsWith('{"level"'));
    const worst = lines
      .map((line) => JSON.parse(line) as { level: number; msg: string })
      .filter(({ level }) => level >= 50);
    // A key that RAWG refuses is the operator's to hear of.
    expect(worst.map(({ msg }) => msg)).toEqual(["RAWG did not answer"]);
  });
});
