// What one visitor, one hour and fresh questions may spend of the month's calls, seen from outside.
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { NAMED_GAMES, writeFiles } from "../../../test/support/catalogue-files.ts";
import { temporaryDirectory } from "../../../test/support/temporary-directory.ts";
import { startFakeRawg, type FakeRawg } from "../../../test/support/fake-rawg.ts";
import { startGatewayApp, type GatewayApp } from "../../../test/support/gateway-app.ts";
import { startTestApp, type TestBody } from "../../../test/support/test-app.ts";
import { unheardSearch } from "../../../test/support/unheard-search.ts";
import type { GatewayOptions } from "./open-gateway.ts";

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** What the server is started with where nothing is set. */
const DEFAULTS = { limit: 20_000, resetDay: 1, clientShare: 0.05, burst: 6 };
/** A twentieth of a thirtieth of nine tenths of the month. */
const CLIENT_CALLS_MAX = 30;
/** An hour has six times the even share of nine tenths of the month. */
const SMALL = { limit: 2000, hourCalls: 15 };
const ALICE = "198.51.100.7";

let rawg: FakeRawg;
let test: GatewayApp;
let now: number;
beforeAll(async () => {
  rawg = await startFakeRawg();
});
afterAll(() => rawg.close());
beforeEach(() => {
  now = Date.parse("2026-11-01T00:00:00Z");
  rawg.behave();
  rawg.calls.length = 0;
});
afterEach(() => test.close());

const open = async (
  budget: Partial<GatewayOptions["budget"]> = {},
  options: { stateDirectory?: string; keepsAnswers?: boolean } = {},
) => {
  test = await startGatewayApp(rawg, {
    games: NAMED_GAMES.filter(({ id }) => id === 101 || id === 102),
    brief: [101, 102],
    gateway: {
      now: () => now,
      budget: { ...DEFAULTS, ...budget },
      // Hundreds of questions at once keep this machine busy, which is not RAWG's fault.
      timeoutMs: 30_000,
      ...(options.stateDirectory === undefined ? {} : { stateDirectory: options.stateDirectory }),
    },
    keepsAnswers: options.keepsAnswers === true,
  });
};

const ask = async (remoteAddress: string, path: string) => {
  const response = await test.app.inject({ method: "GET", url: `/api/${path}`, remoteAddress });
  return { status: response.statusCode, headers: response.headers, body: response.json<TestBody>() };
};
/** Questions that nobody has asked and only RAWG can answer. */
const fresh = (count: number, from = 1000) => Array.from({ length: count }, (_, index) => unheardSearch(from + index));
const metric = async (name: string) =>
  Number(
    (await test.get("/metrics")).text
      .split("\n")
      .find((line) => line.startsWith(`${name} `))
      ?.split(" ")[1],
  );

describe("one client", () => {
  it("[safety-21] never spends more than a twentieth of a day's share, whatever it asks at once", async () => {
    await open();
    const answers = await Promise.all(fresh(600).map((path) => ask(ALICE, path)));
    expect(rawg.calls.length).toBe(CLIENT_CALLS_MAX);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await test.gateway.budget.used()).toBe(CLIENT_CALLS_MAX);
    expect(await metric('rawg_refused_calls_total{reason="client-share"}')).toBe(600 - CLIENT_CALLS_MAX);
    const told = test.gateway.lines.filter(({ level }) => level === "warn");
    expect(told).toMatchObject([
      { fields: { limit: "client-share" }, message: expect.stringContaining("TRUST_PROXY_HOPS") },
    ]);
    expect(JSON.stringify(told)).not.toContain("198.51");
  });

  it("[safety-21] without a share left is served what is kept and what the catalogue has, marked; others are served in full", async () => {
    await open({}, { keepsAnswers: true });
    const [seen = ""] = fresh(1);
    await ask("203.0.113.9", seen);
    await Promise.all(fresh(CLIENT_CALLS_MAX, 1100).map((path) => ask(ALICE, path)));
    const kept = await ask(ALICE, seen);
    expect([kept.status, kept.headers["ludex-data"]]).toEqual([200, "rawg"]);
    const bundled = await ask(ALICE, "games/102");
    expect([bundled.status, bundled.headers["ludex-data"], bundled.headers["cache-control"]]).toEqual([
      200,
      "bundled; degraded",
      "private, no-cache",
    ]);
    const unknown = await ask(ALICE, "games/103");
    expect([unknown.status, unknown.body["code"]]).toEqual([429, "client_share_used_up"]);
    expect(Number(unknown.headers["retry-after"])).toBeGreaterThan(0);
    // The very same questions, a moment later: what Alice was refused is nobody else's answer.
    for (const path of ["games/102", "games/103"]) {
      const { status, headers } = await ask("203.0.113.9", path);
      expect([status, headers["ludex-data"]]).toEqual([200, "rawg"]);
    }
  });

  it("[safety-21] without a share left still opens a game whose record is kept, if without what is not", async () => {
    await open();
    await ask("203.0.113.9", "games/103");
    await Promise.all(fresh(CLIENT_CALLS_MAX).map((path) => ask(ALICE, path)));
    expect((await ask(ALICE, "games/103")).headers["ludex-data"]).toBe("rawg");
    for (const part of ["screenshots", "movies", "stores"]) {
      const { status, headers, body } = await ask(ALICE, `games/103/${part}`);
      expect([part, status, headers["ludex-data"], body.count]).toEqual([part, 200, "bundled; degraded", 0]);
    }
    // Of a game that nobody has opened nothing is known.
    expect((await ask(ALICE, "games/104/screenshots")).status).toBe(429);
  });

  it("[safety-21] asking at the same moment as one without a share gets the whole answer", async () => {
    await open({}, { keepsAnswers: true });
    await Promise.all(fresh(CLIENT_CALLS_MAX).map((path) => ask(ALICE, path)));
    const both = await Promise.all([ask(ALICE, "games/103"), ask("203.0.113.9", "games/103"), ask(ALICE, "games/103")]);
    expect(both[1].status).toBe(200);
    const searches = await Promise.all([ask(ALICE, unheardSearch(1)), ask("203.0.113.9", unheardSearch(1))]);
    expect(searches.map(({ headers }) => headers["ludex-data"])).toEqual(["bundled", "rawg"]);
  });

  it("[safety-21] without a share left gets a document that is nobody else's", async () => {
    await open();
    const pages = await startTestApp({
      deps: {
        source: test.gateway.source,
        appDirectory: writeFiles([{ path: "index.html", text: "<!doctype html>" }]),
        openRenderer: async () => ({
          render: async ({ ask: readFrom, signal, dataSource }) => {
            await readFrom("/api/games/102", signal);
            return { html: `<p>${dataSource()}</p>`, status: 200, isWhole: true };
          },
        }),
      },
    });
    await Promise.all(fresh(CLIENT_CALLS_MAX).map((path) => ask(ALICE, path)));
    const look = async (remoteAddress: string) =>
      (await pages.app.inject({ url: "/game/102", remoteAddress, headers: { accept: "text/html" } })).body;
    const both = await Promise.all([look(ALICE), look("203.0.113.9")]);
    expect(both).toEqual(["<p>bundled; degraded</p>", "<p>rawg</p>"]);
    expect(await look(ALICE)).toBe("<p>rawg</p>");
    await pages.close();
  });

  it("[safety-21] is a whole /64 of IPv6, and an IPv4 address however it is written", async () => {
    await open();
    await Promise.all(fresh(60).map((path, index) => ask(`2001:db8:1:2::${index.toString(16)}`, path)));
    expect(rawg.calls.length).toBe(CLIENT_CALLS_MAX);
    await ask("2001:db8:1:3::1", unheardSearch(1));
    expect(rawg.calls.length).toBe(CLIENT_CALLS_MAX + 1);
    rawg.calls.length = 0;
    await Promise.all(fresh(60, 1200).map((path, index) => ask(index % 2 === 0 ? ALICE : `::ffff:${ALICE}`, path)));
    expect(rawg.calls.length).toBe(CLIENT_CALLS_MAX);
  });

  it("[safety-21] stays without a share across restarts and midnight, until a day has gone by", async () => {
    const stateDirectory = temporaryDirectory();
    now += 23 * HOUR_MS;
    await open({}, { stateDirectory });
    await Promise.all(fresh(CLIENT_CALLS_MAX).map((path) => ask(ALICE, path)));
    await test.close();
    now += 2 * HOUR_MS;
    await open({}, { stateDirectory });
    await ask(ALICE, unheardSearch(1));
    now += 21 * HOUR_MS;
    await ask(ALICE, unheardSearch(2));
    expect(rawg.calls.length).toBe(CLIENT_CALLS_MAX);
    now += 2 * HOUR_MS;
    await ask(ALICE, unheardSearch(3));
    expect(rawg.calls.length).toBe(CLIENT_CALLS_MAX + 1);
  });

  it("[safety-21] gets back what cannot have reached RAWG", async () => {
    await open();
    await rawg.goAway();
    await Promise.all(fresh(3).map((path) => ask(ALICE, path)));
    await rawg.comeBack();
    await test.close();
    await open({}, { stateDirectory: test.gateway.stateDirectory });
    expect(await test.gateway.budget.used()).toBe(0);
    await Promise.all(fresh(CLIENT_CALLS_MAX + 5, 1300).map((path) => ask(ALICE, path)));
    expect(rawg.calls.length).toBe(CLIENT_CALLS_MAX);
  });

  it("[safety-21] is written down without its address", async () => {
    await open();
    await ask(ALICE, unheardSearch(1));
    const db = new DatabaseSync(join(test.gateway.stateDirectory, "rawg.sqlite"), { readOnly: true });
    const rows = db.prepare("SELECT client, calls FROM client_calls WHERE client <> ''").all();
    db.close();
    expect(rows).toMatchObject([{ calls: 1 }]);
    expect(JSON.stringify(rows)).not.toContain("198.51");
  });
});

describe("one hour", () => {
  const fromMany = (count: number, from = 1000) =>
    Promise.all(fresh(count, from).map((path, index) => ask(`10.${from % 200}.${index >> 8}.${index & 255}`, path)));

  it("[safety-21] lets a burst through, and never the month, however many ask", async () => {
    await open();
    expect(await test.gateway.budget.hour()).toEqual({ used: 0, limit: 150 });
    await test.close();
    await open({ limit: SMALL.limit });
    const answers = await fromMany(40);
    expect(rawg.calls.length).toBe(SMALL.hourCalls);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const unknown = await ask("192.0.2.1", "games/103");
    expect([unknown.status, unknown.body["code"]]).toEqual([503, "hour_share_used_up"]);
    expect(Number(unknown.headers["retry-after"])).toBeGreaterThan(0);
    expect(await metric('rawg_refused_calls_total{reason="hour-share"}')).toBe(40 - SMALL.hourCalls + 1);
    now += HOUR_MS;
    await fromMany(40, 1500);
    expect(rawg.calls.length).toBe(2 * SMALL.hourCalls);
  });

  it("[safety-21] leaves something for the last day of a month in which every hour is used to its end", async () => {
    await open({ limit: 2000 });
    for (let hour = 0; hour < 29 * 24; hour += 12) {
      now = Date.parse("2026-11-01T00:00:00Z") + hour * HOUR_MS;
      for (
        let client = 0;
        (await test.gateway.budget.take({ urgency: "needed", client: `${hour} ${client}` })).isTaken;
        client += 1
      );
    }
    now = Date.parse("2026-11-30T00:00:00Z");
    expect(await test.gateway.budget.mayTake({ urgency: "needed", client: "late" })).toBe(true);
  });
});

describe("the kept tenth", () => {
  it("[safety-21] is not spent on fresh questions of visitors; what is kept is renewed with it", async () => {
    await open({ limit: 20, clientShare: Infinity, burst: Infinity });
    const questions = fresh(40);
    for (const path of questions) expect((await ask(ALICE, path)).status).toBe(200);
    expect(rawg.calls.length).toBe(18);
    now += 2 * DAY_MS;
    const [old = ""] = questions;
    expect((await ask(ALICE, old)).headers["ludex-data"]).toBe("rawg");
    await expect.poll(() => rawg.calls.length).toBe(19);
    expect((await ask(ALICE, "games/103")).status).toBe(503);
    expect(rawg.calls.length).toBe(19);
  });
});

describe("meters", () => {
  it("[safety-21] of two servers on one folder hold together, to the call", async () => {
    const stateDirectory = temporaryDirectory();
    await open({}, { stateDirectory });
    const one = test;
    await open({}, { stateDirectory });
    const questions = fresh(200);
    await Promise.all(
      questions.map((url, index) =>
        (index % 2 === 0 ? one : test).app.inject({ url: `/api/${url}`, remoteAddress: ALICE }),
      ),
    );
    expect(rawg.calls.length).toBe(CLIENT_CALLS_MAX);
    expect([await one.gateway.budget.used(), await test.gateway.budget.used()]).toEqual([
      CLIENT_CALLS_MAX,
      CLIENT_CALLS_MAX,
    ]);
    await one.close();
  });
});
