// The month's calls, counted by the gateway as a whole.
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { DiskHealth } from "#server/cache/disk-health.ts";
import { openDatabase } from "#server/cache/open-database.ts";
import { createSqliteCallMeter, METER_SCHEMA } from "#server/limits/sqlite-call-meter.ts";
import { createSqlitePauseRecord, PAUSE_SCHEMA } from "#server/limits/sqlite-pause-record.ts";
import { FILLERS, NAMED_GAMES } from "../../../test/support/catalogue-files.ts";
import { temporaryDirectory } from "../../../test/support/temporary-directory.ts";
import { startFakeRawg, type FakeRawg } from "../../../test/support/fake-rawg.ts";
import { startGatewayApp, type GatewayApp } from "../../../test/support/gateway-app.ts";
import { unheardSearch } from "../../../test/support/unheard-search.ts";
import { budgetMonth, createBudget, type BudgetOptions } from "./budget.ts";

const HOUR_MS = 60 * 60_000;
/** All of the small catalogue: opening a game costs a call. */
const TAKEN_IN = [...NAMED_GAMES, ...FILLERS].map(({ id }) => id);
const DAY_MS = 24 * HOUR_MS;
/** By one of the operator's programs, for which the shares are not meant. */
const FRESH = { urgency: "needed" } as const;
const UNWATCHED: DiskHealth = { failed: () => undefined, worked: () => undefined };
const SCHEMA = `${METER_SCHEMA};${PAUSE_SCHEMA}`;

/** A budget of this month's calls over `db`. */
const budgetOver = (db: DatabaseSync, options: Partial<BudgetOptions> & { limit: number }, health = UNWATCHED) =>
  createBudget({
    meter: createSqliteCallMeter(db, health),
    pause: createSqlitePauseRecord(db, health),
    now: Date.now,
    ...options,
  });

describe("the counting month", () => {
  it.each([
    ["2026-11-21T10:00:00Z", 1, "2026-11-01"],
    ["2026-11-21T10:00:00Z", 21, "2026-11-21"],
    ["2026-11-21T10:00:00Z", 22, "2026-10-22"],
    ["2026-01-03T00:00:00Z", 15, "2025-12-15"],
    ["2026-11-30T23:59:59Z", 1, "2026-11-01"],
    ["2026-12-01T00:00:00Z", 1, "2026-12-01"],
  ])("of %s, counted from day %i, began on %s", (time, resetDay, expected) => {
    expect(budgetMonth(Date.parse(time), resetDay)).toBe(expected);
  });
});

describe("the meter", () => {
  it("is on disk, counts together with other processes, and never below zero", async () => {
    const path = join(temporaryDirectory(), "meter.sqlite");
    const open = () => openDatabase({ path, version: 1, schema: SCHEMA });
    const [dbOne, dbTwo] = [open(), open()];
    const [one, two] = [dbOne, dbTwo].map((db) => budgetOver(db, { limit: 3 }));
    const first = await one?.take(FRESH);
    for (const _ of [1, 2]) if (first?.isTaken === true) await first.giveBack();
    expect(await one?.used()).toBe(0);
    const taken = await Promise.all([one?.take(FRESH), two?.take(FRESH), one?.take(FRESH), two?.take(FRESH)]);
    expect(taken.map((permit) => permit?.isTaken)).toEqual([true, true, true, false]);
    expect([await one?.used(), await two?.isUsedUp()]).toEqual([3, true]);
    dbOne.close();
    dbTwo.close();
  });
});

describe("a file of before there were shares", () => {
  const OLD_SCHEMA = "CREATE TABLE meter (month TEXT PRIMARY KEY, calls INTEGER NOT NULL) STRICT, WITHOUT ROWID";
  const CALL = { urgency: "needed", client: "198.51.100.7" } as const;
  const open = () => {
    const path = join(temporaryDirectory(), "meter.sqlite");
    const db = openDatabase({ path, version: 1, schema: OLD_SCHEMA });
    db.prepare("INSERT INTO meter VALUES (?, 7)").run(budgetMonth(Date.now(), 1));
    return { path, db };
  };

  it("[safety-21] is gone on with, and keeps the shares from then on", async () => {
    const { path, db } = open();
    const budget = budgetOver(db, { limit: 6000, clientShare: 0.01 });
    expect([(await budget.take(CALL)).isTaken, await budget.take(CALL), await budget.used()]).toEqual([
      true,
      { isTaken: false, limit: "client-share" },
      8,
    ]);
    db.close();
    const again = openDatabase({ path, version: 1, schema: OLD_SCHEMA });
    const later = budgetOver(again, { limit: 6000, clientShare: 0.01 });
    expect([(await later.take(CALL)).isTaken, await later.used()]).toEqual([false, 8]);
    again.close();
  });

  it("[safety-21] on a full disk has its shares in memory", async () => {
    const { db } = open();
    // The file may not grow.
    db.exec("PRAGMA max_page_count = 1");
    const failures: unknown[] = [];
    const health = { failed: (error: unknown) => void failures.push(error), worked: () => undefined };
    const budget = budgetOver(db, { limit: 6000, clientShare: 0.01 }, health);
    expect([(await budget.take(CALL)).isTaken, (await budget.take(CALL)).isTaken, await budget.used()]).toEqual([
      true,
      false,
      8,
    ]);
    expect(failures.length).toBeGreaterThan(0);
    db.close();
  });
});

describe("a meter whose disk is full", () => {
  it("counts on in memory, and writes all of it down when there is room again", async () => {
    const path = join(temporaryDirectory(), "meter.sqlite");
    const db = openDatabase({ path, version: 1, schema: SCHEMA });
    const [failures, marks]: [unknown[], number[]] = [[], []];
    const health = { failed: (error: unknown) => void failures.push(error), worked: () => undefined };
    const budget = budgetOver(db, { limit: 10, onMark: (used) => marks.push(used) }, health);
    const call = { urgency: "needed", client: "198.51.100.7" } as const;
    const first = await budget.take(call);
    db.exec("PRAGMA query_only = ON");
    for (let calls = 2; calls <= 9; calls += 1) expect((await budget.take(call)).isTaken).toBe(true);
    expect([await budget.used(), (await budget.hour()).used]).toEqual([9, 9]);
    expect([await budget.limitOf(call), await budget.mayTake({ ...call, urgency: "refresh" })]).toEqual([
      "reserve",
      true,
    ]);
    await budget.refused();
    expect(failures.length).toBe(9);
    expect(await budget.limitOf(call)).toBe("quota");
    await budget.answered();
    db.exec("PRAGMA query_only = OFF");
    if (first.isTaken) await first.giveBack();
    expect([await budget.used(), (await budget.hour()).used, marks]).toEqual([8, 8, [5, 8, 9]]);
    db.close();
    const reader = openDatabase({ path, version: 1, schema: SCHEMA });
    expect(await budgetOver(reader, { limit: 10 }, health).used()).toBe(8);
    reader.close();
  });
});

describe("the gateway's budget", () => {
  let rawg: FakeRawg;
  let test: GatewayApp;
  let now = Date.parse("2026-11-10T00:00:00Z");
  beforeAll(async () => {
    rawg = await startFakeRawg();
  });
  afterAll(() => rawg.close());
  beforeEach(() => {
    now = Date.parse("2026-11-10T00:00:00Z");
    rawg.behave();
    rawg.calls.length = 0;
  });
  afterEach(() => test.close());

  const open = async (limit: number, stateDirectory = temporaryDirectory()) => {
    const gateway = { now: () => now, budget: { limit, resetDay: 1 }, stateDirectory };
    test = await startGatewayApp(rawg, { brief: TAKEN_IN, gateway });
  };
  const gauge = async (name: string) =>
    Number(new RegExp(`^${name} (\\S+)$`, "m").exec((await test.get("/metrics")).text)?.[1]);

  it("is spent on renewing what is kept when it runs short, and told in the metrics and the log", async () => {
    await open(10);
    for (let id = 201; id < 210; id += 1) expect((await test.get(`/api/games/${id}`)).status).toBe(200);
    expect([await gauge("rawg_budget_used_calls"), await gauge("rawg_budget_calls")]).toEqual([9, 10]);
    expect((await test.get("/api/games/220")).headers["ludex-data"]).toBe("bundled; degraded");
    expect(rawg.calls.length).toBe(9);
    now += 2 * DAY_MS;
    const old = await test.get("/api/games/201");
    // The tenth call renews it; then there is none left.
    expect([old.status, old.headers["ludex-data"]]).toEqual([200, "rawg"]);
    await expect.poll(() => rawg.calls).toHaveLength(10);
    expect((await test.get("/api/games/202")).headers["ludex-data"]).toBe("rawg; degraded");
    expect(rawg.calls.length).toBe(10);
    const told = test.gateway.lines.filter(({ level }) => level === "warn").map(({ fields }) => fields);
    expect(told).toEqual([5, 8, 9, 10].map((used) => ({ used, limit: 10 })));
  });

  it("used up: kept answers and the catalogue's serve, marked, and RAWG is not asked; the next month it is", async () => {
    await open(3);
    await test.get("/api/games/201");
    await test.get(`/api/${unheardSearch(1)}`);
    now += 2 * DAY_MS;
    // Renewing takes the last call.
    await test.get(`/api/${unheardSearch(1)}`);
    await expect.poll(() => rawg.calls).toHaveLength(3);
    now += 2 * DAY_MS;
    expect((await test.get("/api/games/201")).headers["ludex-data"]).toBe("rawg; degraded");
    expect((await test.get("/api/games/102")).headers["ludex-data"]).toBe("bundled; degraded");
    const unknown = await test.get("/api/games/900");
    expect([unknown.status, unknown.body["code"]]).toEqual([503, "quota_used_up"]);
    expect(rawg.calls.length).toBe(3);
    now = Date.parse("2026-12-01T00:00:01Z");
    await expect.poll(async () => (await test.get("/api/games/103")).headers["ludex-data"]).toBe("rawg");
  });

  it("[safety-13] RAWG's own word that it is used up counts, across restarts, and is doubted after ever longer", async () => {
    const stateDirectory = temporaryDirectory();
    await open(1000, stateDirectory);
    rawg.misbehave("quota");
    /** Hours from one question that went out to the next, while visitors ask every half an hour. */
    const pauses: number[] = [];
    let last = now;
    let id = 1000;
    for (let asked = 0; pauses.length < 7; now += HOUR_MS / 2) {
      const answers = await Promise.all([0, 1].map(() => test.get(`/api/games/${(id += 1)}`)));
      expect(answers.map(({ status }) => status)).toEqual([503, 503]);
      // Several may have been under way when RAWG said so first; after that it is one question.
      expect(rawg.calls.length - asked).toBeLessThanOrEqual(asked === 0 ? 2 : 1);
      if (rawg.calls.length > asked && asked > 0) {
        pauses.push((now - last) / HOUR_MS);
        last = now;
        await test.close();
        await open(1000, stateDirectory);
      }
      asked = rawg.calls.length;
    }
    const expected = [1, 2, 4, 8, 16, 24, 24];
    for (const [index, pause] of pauses.entries()) {
      const longest = expected[index] ?? 24;
      expect([pause >= longest * 0.75, pause <= longest + 1 / 2]).toEqual([true, true]);
    }
    rawg.behave();
    now += DAY_MS;
    expect((await test.get("/api/games/104")).headers["ludex-data"]).toBe("rawg");
    // It is over: the next refusal begins with an hour.
    expect((await test.get("/api/games/105")).headers["ludex-data"]).toBe("rawg");
    rawg.misbehave("quota");
    await test.get("/api/games/106");
    now += HOUR_MS;
    rawg.behave();
    expect((await test.get("/api/games/107")).headers["ludex-data"]).toBe("rawg");
  });

  it("does not count what cannot have reached RAWG", async () => {
    await open(1000);
    await rawg.goAway();
    expect((await test.get("/api/games/102")).headers["ludex-data"]).toBe("bundled; degraded");
    expect(await gauge("rawg_budget_used_calls")).toBe(0);
    await rawg.comeBack();
  });
});
