// The month's calls, counted by the gateway as a whole.
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#server/cache/open-database.ts";
import { temporaryDirectory } from "../../../test/support/catalogue-files.ts";
import { startFakeRawg, type FakeRawg } from "../../../test/support/fake-rawg.ts";
import { startGatewayApp, type GatewayApp } from "../../../test/support/gateway-app.ts";
import { BUDGET_SCHEMA, budgetMonth, createBudget } from "./budget.ts";

const DAY_MS = 24 * 60 * 60_000;
const UNWATCHED = { failed: () => undefined, worked: () => undefined };

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
  it("is on disk, counts together with other processes, and never below zero", () => {
    const path = join(temporaryDirectory(), "meter.sqlite");
    const open = () => openDatabase({ path, version: 1, schema: BUDGET_SCHEMA });
    const [dbOne, dbTwo] = [open(), open()];
    const [one, two] = [dbOne, dbTwo].map((db) => createBudget({ db, limit: 3, now: Date.now, health: UNWATCHED }));
    one?.giveBack();
    expect(one?.used()).toBe(0);
    expect([one?.take("needed"), two?.take("needed"), one?.take("needed"), two?.take("needed")]).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect([one?.used(), two?.isUsedUp()]).toEqual([3, true]);
    dbOne.close();
    dbTwo.close();
  });
});

describe("a meter whose disk is full", () => {
  it("counts on in memory, and writes all of it down when there is room again", () => {
    const path = join(temporaryDirectory(), "meter.sqlite");
    const db = openDatabase({ path, version: 1, schema: BUDGET_SCHEMA });
    const [failures, marks]: [unknown[], number[]] = [[], []];
    const health = { failed: (error: unknown) => void failures.push(error), worked: () => undefined };
    const budget = createBudget({ db, limit: 10, now: Date.now, health, onMark: (used) => marks.push(used) });
    expect(budget.take("needed")).toBe(true);
    db.exec("PRAGMA query_only = ON");
    for (let call = 2; call <= 9; call += 1) expect(budget.take("needed")).toBe(true);
    expect([budget.used(), budget.mayTake("refresh"), budget.mayTake("needed")]).toEqual([9, false, true]);
    expect(() => budget.refuse()).not.toThrow();
    expect(failures.length).toBe(9);
    db.exec("PRAGMA query_only = OFF");
    budget.giveBack();
    expect([budget.used(), marks]).toEqual([8, [5, 8, 9]]);
    db.close();
    const reader = openDatabase({ path, version: 1, schema: BUDGET_SCHEMA });
    expect(createBudget({ db: reader, limit: 10, now: Date.now, health }).used()).toBe(8);
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
    test = await startGatewayApp(rawg, { gateway: { now: () => now, budget: { limit, resetDay: 1 }, stateDirectory } });
  };
  const gauge = async (name: string) =>
    Number(new RegExp(`^${name} (\\S+)$`, "m").exec((await test.get("/metrics")).text)?.[1]);

  it("is spent on what is not kept when it runs short, and told in the metrics and the log", async () => {
    await open(10);
    for (let id = 201; id < 210; id += 1) expect((await test.get(`/api/games/${id}`)).status).toBe(200);
    expect([await gauge("rawg_budget_used_calls"), await gauge("rawg_budget_calls")]).toEqual([9, 10]);
    now += 2 * DAY_MS;
    // Old, and given as it is: the last call is not for this.
    const old = await test.get("/api/games/201");
    expect([old.status, old.headers["ludex-data"]]).toEqual([200, "rawg"]);
    expect(rawg.calls.length).toBe(9);
    expect((await test.get("/api/games/220")).status).toBe(200);
    expect(rawg.calls.length).toBe(10);
    const told = test.gateway.lines.filter(({ level }) => level === "warn").map(({ fields }) => fields);
    expect(told).toEqual([5, 8, 9, 10].map((used) => ({ used, limit: 10 })));
  });

  it("used up: kept and bundled answers serve, marked, and RAWG is not asked; the next month it is", async () => {
    await open(2);
    await test.get("/api/games/201");
    await test.get("/api/games?genres=puzzle");
    now += 2 * DAY_MS;
    expect((await test.get("/api/games/201")).headers["ludex-data"]).toBe("rawg; degraded");
    expect((await test.get("/api/games/102")).headers["ludex-data"]).toBe("bundled; degraded");
    const unknown = await test.get("/api/games/900");
    expect([unknown.status, unknown.body["code"]]).toEqual([503, "quota_used_up"]);
    expect(rawg.calls.length).toBe(2);
    now = Date.parse("2026-12-01T00:00:01Z");
    await expect.poll(async () => (await test.get("/api/games/103")).headers["ludex-data"]).toBe("rawg");
  });

  it("RAWG's own word that it is used up counts, and is believed for an hour, across restarts", async () => {
    const stateDirectory = temporaryDirectory();
    await open(1000, stateDirectory);
    rawg.misbehave("quota");
    expect((await test.get("/api/games/102")).headers["ludex-data"]).toBe("bundled; degraded");
    await test.close();
    await open(1000, stateDirectory);
    await test.get("/api/games/103");
    expect(rawg.calls.length).toBe(1);
    rawg.behave();
    now += 61 * 60_000;
    expect((await test.get("/api/games/104")).headers["ludex-data"]).toBe("rawg");
  });

  it("does not count what cannot have reached RAWG", async () => {
    await open(1000);
    await rawg.goAway();
    expect((await test.get("/api/games/102")).headers["ludex-data"]).toBe("bundled; degraded");
    expect(await gauge("rawg_budget_used_calls")).toBe(0);
    await rawg.comeBack();
  });
});
