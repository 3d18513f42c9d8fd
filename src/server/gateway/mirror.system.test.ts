// The mirror: what it fetches, that it goes on where it stopped, and that what it kept needs RAWG no more.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { temporaryDirectory } from "../../../test/support/catalogue-files.ts";
import { startFakeRawg, type FakeRawg } from "../../../test/support/fake-rawg.ts";
import { startGatewayApp, type GatewayApp } from "../../../test/support/gateway-app.ts";
import type { GatewayOptions } from "./open-gateway.ts";
import { mirrorTop, type MirrorOptions } from "./mirror.ts";

const YEAR_MS = 365 * 24 * 60 * 60_000;
const TOP = 12;

let rawg: FakeRawg;
let test: GatewayApp;
let now = Date.now();
beforeAll(async () => {
  rawg = await startFakeRawg();
});
afterAll(() => rawg.close());
beforeEach(() => {
  rawg.behave();
  rawg.calls.length = 0;
  now = Date.now();
});
afterEach(() => test.close());

const open = async (options: Partial<GatewayOptions> = {}) => {
  test = await startGatewayApp(rawg, { gateway: { now: () => now, ...options } });
};
const mirror = (options: Partial<MirrorOptions> = {}) =>
  mirrorTop({
    asker: test.gateway.asker,
    budget: test.gateway.budget,
    top: TOP,
    onProgress: () => undefined,
    signal: new AbortController().signal,
    waitAfterFailureMs: 1,
    ...options,
  });

const pageOf = (id: number) => ["", "/screenshots", "/movies", "/stores"].map((part) => `/api/games/${id}${part}`);

describe("the mirror", () => {
  it("keeps the most popular games whole, for about three calls a game, and tells how far it is", async () => {
    await open();
    const told: string[] = [];
    const result = await mirror({ onProgress: ({ done, total, name }) => told.push(`${done}/${total} ${name}`) });
    expect(result).toEqual({ kept: TOP, fetched: TOP, failed: 0, reason: "complete" });
    // One list; a game, its shops and its pictures each; trailers for the two games that have some.
    expect(rawg.calls.length).toBe(1 + 3 * TOP + 2);
    expect(told).toHaveLength(TOP);
    expect(told.at(-1)).toMatch(/^12\/12 /);
  });

  it("what is kept is served without RAWG, now and after a year, and the first pages with it", async () => {
    await open();
    await mirror();
    rawg.misbehave("reset");
    rawg.calls.length = 0;
    for (const path of [...pageOf(101), ...pageOf(103), "/api/games?include=movies&page=1&page_size=20"]) {
      expect([path, (await test.get(path)).status]).toEqual([path, 200]);
    }
    expect(rawg.calls).toEqual([]);
    now += YEAR_MS;
    for (const path of pageOf(103)) {
      const { status, headers } = await test.get(path);
      expect([path, status, headers["ludex-data"]]).toEqual([path, 200, expect.stringMatching(/^rawg/)]);
    }
  });

  it("a run that was interrupted goes on where it stopped", async () => {
    await open();
    const stop = new AbortController();
    const first = await mirror({ signal: stop.signal, onProgress: ({ done }) => done >= 4 && stop.abort() });
    expect(first.reason).toBe("stopped");
    expect(first.kept).toBeLessThan(TOP);
    const second = await mirror();
    expect(second).toMatchObject({ kept: TOP, fetched: TOP - first.kept, reason: "complete" });
    expect(new Set(rawg.calls).size).toBe(rawg.calls.length);
  });

  it("leaves the last tenth of the month's calls to visitors", async () => {
    await open({ budget: { limit: 20, resetDay: 1 } });
    const result = await mirror();
    expect(result.reason).toBe("budget");
    expect(result.kept).toBeLessThan(TOP);
    // Games that were begun are finished.
    expect(await test.gateway.budget.used()).toBeLessThanOrEqual(20);
    expect(rawg.calls.length).toBe(await test.gateway.budget.used());
  });

  it("gives up when RAWG stays away, and says so", async () => {
    await open();
    rawg.misbehave("bad-gateway");
    expect(await mirror()).toMatchObject({ kept: 0, reason: "away" });
  });

  it("a full disk pushes out everything but what it kept", async () => {
    const stateDirectory = temporaryDirectory();
    await open({ stateDirectory, cacheBytes: 1 });
    await mirror();
    await test.close();
    await open({ stateDirectory, cacheBytes: 1 });
    rawg.calls.length = 0;
    for (const path of pageOf(102)) expect((await test.get(path)).status).toBe(200);
    expect(rawg.calls).toEqual([]);
    expect((await test.get("/api/games")).status).toBe(200);
    expect(rawg.calls).toEqual(["games?page_size=20"]);
  });
});
