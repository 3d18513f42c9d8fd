// What several processes share over a real Redis keeps the promises of its ports, and goes on alone when Redis does not.
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { inspect } from "node:util";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createMemoryStore, layerStores } from "#server/cache/memory-store.ts";
import { openDatabase } from "#server/cache/open-database.ts";
import { createRedisAnswers } from "#server/cache/redis-answers.ts";
import { openRedisLink, type RedisLink } from "#server/cache/redis-link.ts";
import { createRedisTurns } from "#server/cache/redis-turns.ts";
import { createSqliteStore, STORE_SCHEMA } from "#server/cache/sqlite-store.ts";
import { describeKeptAnswers } from "../../../test/support/kept-answers-conformance.ts";
import { describeMeter, describeRefundingMeter } from "../../../test/support/meter-conformance.ts";
import { hasRedis, startRedis, type RedisServer } from "../../../test/support/redis-server.ts";
import { temporaryDirectory } from "../../../test/support/temporary-directory.ts";
import type { CallMeter, CallPlace, CallWindow } from "./call-meter.ts";
import type { HourMeter } from "./hour-meter.ts";
import { createRedisCallMeter } from "./redis-call-meter.ts";
import { createRedisHourMeter } from "./redis-hour-meter.ts";
import { createRedisPauseRecord } from "./redis-pause-record.ts";
import { createSqliteCallMeter, METER_SCHEMA } from "./sqlite-call-meter.ts";
import { createSqliteHourMeter, HOUR_METER_SCHEMA } from "./sqlite-hour-meter.ts";
import { createSqlitePauseRecord, PAUSE_SCHEMA } from "./sqlite-pause-record.ts";

const HEALTH = { failed: () => undefined, worked: () => undefined };
const BEAT_MS = 200;
/** Other tests may keep this machine from answering for longer than a Redis of one's own would. */
const TIMEOUT_MS = 3000;
const PLACE: CallPlace = { month: "2026-11-01", hour: 495_000, client: "198.51.100.7" };
const WINDOWS = ["month", "client", "hour"] as const satisfies CallWindow[];
const MAX_BYTES = 1_000_000;

let redis: RedisServer;
/** Two sides of everything: what two processes see. */
let links: [RedisLink, RedisLink];
let prefixes = 0;
const open: (() => void)[] = [];
const lines: unknown[] = [];
const log = {
  warn: (...line: unknown[]) => void lines.push(line),
  info: (...line: unknown[]) => void lines.push(line),
};

const linkTo = (url: string, prefix: string, timeoutMs = TIMEOUT_MS) =>
  openRedisLink({ url, log, prefix, beatMs: BEAT_MS, timeoutMs });

function database(schema: string) {
  const db = openDatabase({ path: join(temporaryDirectory(), "own.sqlite"), version: 1, schema });
  open.push(() => db.close());
  return db;
}

const callMeter = (link: RedisLink, ledger: string, own = createSqliteCallMeter(database(METER_SCHEMA), HEALTH)) =>
  createRedisCallMeter(link, ledger, own);
const ownHourMeter = () =>
  createSqliteHourMeter({
    db: database(HOUR_METER_SCHEMA),
    health: HEALTH,
    now: Date.now,
    clock: () => performance.now(),
  });
const hourMeter = (link: RedisLink, ledger: string, own = ownHourMeter()) =>
  createRedisHourMeter({ link, ledger, own, of: "models" });
const pauseRecord = (link: RedisLink) =>
  createRedisPauseRecord(link, "rawg", createSqlitePauseRecord(database(PAUSE_SCHEMA), HEALTH));

/** What `create` makes for one side, and for another each time it is asked for again. */
function shared<M>(create: (link: RedisLink, ledger: string) => M) {
  return () => {
    let sides = 0;
    const side = () => create(links[(sides += 1) % 2 === 0 ? 0 : 1], `ledger ${sides}`);
    return { meter: side(), again: side, close: () => undefined };
  };
}

/** Waits until both sides know how it stands with Redis, and may spend again. */
const settled = async () => {
  for (let look = 0; look < 100 && links.some((link) => link.isAway()); look += 1) await sleep(BEAT_MS);
  await sleep(BEAT_MS * 5);
};

const calls = async <T>(times: number, take: () => Promise<T>): Promise<T[]> => {
  const taken: T[] = [];
  for (let at = 0; at < times; at += 1) taken.push(await take());
  return taken;
};
const takenOf = async (times: number, meter: CallMeter, limit: number) =>
  (await calls(times, () => meter.take(PLACE, { month: limit, client: Infinity, hour: Infinity }))).filter(
    ({ isTaken }) => isTaken,
  ).length;
const takenOfHour = async (times: number, meter: HourMeter, limit: number) =>
  (await calls(times, () => meter.take(undefined, { hour: limit }))).filter(({ isTaken }) => isTaken).length;

describe.runIf(hasRedis)("over one Redis", () => {
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.close());
  beforeEach(async () => {
    await redis.start();
    lines.length = 0;
    prefixes += 1;
    const prefix = `test ${prefixes}:`;
    links = [await linkTo(redis.url, prefix), await linkTo(redis.url, prefix)];
    await settled();
  });
  afterEach(async () => {
    redis.resume();
    for (const close of open.splice(0)) close();
    await Promise.all(links.map((link) => link.close()));
  });

  describeRefundingMeter("[M-02] calls by month, client and hour", shared(callMeter), {
    place: PLACE,
    windows: WINDOWS,
  });
  describeMeter("[M-02] calls within an hour", shared(hourMeter), { place: undefined, windows: ["hour"] });
  describeKeptAnswers("[M-02] answers in Redis before SQLite", () => ({
    store: answers(links[0]),
    close: () => undefined,
  }));
  describeKeptAnswers("[M-02] the same behind memory", () => ({
    store: layerStores(createMemoryStore({ maxBytes: MAX_BYTES }), answers(links[0])),
    close: () => undefined,
  }));

  function answers(link: RedisLink) {
    const own = createSqliteStore({ db: database(STORE_SCHEMA), maxBytes: MAX_BYTES, now: Date.now, health: HEALTH });
    return createRedisAnswers(link, "rawg", own);
  }

  describe("a pause", () => {
    const FIRST = { until: 1000, tries: 1, isTrying: false };

    it("[M-02] is what was put there last, for whoever reads it, until it is taken away", async () => {
      const [record, other] = [pauseRecord(links[0]), pauseRecord(links[1])];
      expect(await record.read()).toBeUndefined();
      expect(await record.replace(undefined, FIRST)).toBe(true);
      expect(await other.read()).toEqual(FIRST);
      expect(await other.replace(FIRST, undefined)).toBe(true);
      expect(await record.read()).toBeUndefined();
    });

    it("[M-02] is changed by the first of all who have read the same, and known when Redis is gone", async () => {
      const [record, other] = [pauseRecord(links[0]), pauseRecord(links[1])];
      await record.replace(undefined, FIRST);
      const all = await Promise.all(
        Array.from({ length: 40 }, (_, at) =>
          (at % 2 === 0 ? record : other).replace(FIRST, { until: 2000 + at, tries: 2, isTrying: true }),
        ),
      );
      expect(all.filter(Boolean)).toHaveLength(1);
      const first = all.indexOf(true);
      const changed = { until: 2000 + first, tries: 2, isTrying: true };
      expect(await other.read()).toEqual(changed);
      await redis.kill();
      expect(await (first % 2 === 0 ? record : other).read()).toEqual(changed);
    });
  });

  describe("a turn", () => {
    it("[M-04] is one side's at a time, is over when its process stands still, and later ones have higher fences", async () => {
      const one = createRedisTurns(links[0], { turnMs: 200, renewedEveryMs: 60_000 });
      const other = createRedisTurns(links[1], { turnMs: 200, renewedEveryMs: 50 });
      const first = await one.take("game");
      expect(first?.fence).toBeGreaterThan(0);
      expect(await other.take("game")).toBeUndefined();
      expect(await other.take("another")).toBeDefined();
      await sleep(250);
      const second = await other.take("game");
      expect(second?.fence).toBeGreaterThan(first?.fence ?? Infinity);
      // It wakes up: what is not its own any more it does not end.
      await first?.end();
      await sleep(300);
      expect(await one.take("game")).toBeUndefined();
      await second?.end();
      expect(await one.take("game")).toBeDefined();
    });

    it("[M-04] is still Redis's to give where its answer is late, and one line in the log is not owed to that", async () => {
      const link = await linkTo(redis.url, "late:", 1000);
      lines.length = 0;
      redis.pause();
      const late = createRedisTurns(link).take("game");
      await sleep(1300);
      redis.resume();
      const turn = await late;
      expect(turn?.fence).toBeGreaterThan(0);
      expect(lines).toEqual([]);
      await turn?.end();
      await link.close();
    });

    it("[M-04] has what was made in an earlier one not take the place of what was made in a later one", async () => {
      const [store, other] = [answers(links[0]), answers(links[1])];
      await other.set("game", { text: '"later"', storedAt: 2 }, 20);
      await store.set("game", { text: '"earlier"', storedAt: 1 }, 19);
      expect((await store.get("game"))?.text).toBe('"later"');
      await store.set("game", { text: '"last"', storedAt: 3 }, 21);
      expect((await other.get("game"))?.text).toBe('"last"');
    });
  });

  describe("while Redis is gone", () => {
    it("[M-02] a month's budget is spent in cautious shares, told when Redis is back, and not passed", async () => {
      const [one, other] = [callMeter(links[0], "a"), callMeter(links[1], "b")];
      expect([await takenOf(20, one, 100), await takenOf(20, other, 100)]).toEqual([20, 20]);
      await Promise.all([one.read(PLACE), other.read(PLACE)]);
      await redis.kill();
      // Half of the sixty that are left, for two.
      expect([await takenOf(30, one, 100), await takenOf(30, other, 100)]).toEqual([15, 15]);
      await redis.start();
      await settled();
      // Redis came back empty: both have told it what they had counted.
      expect((await one.read(PLACE)).month).toBe(70);
      expect((await takenOf(40, one, 100)) + (await takenOf(40, other, 100))).toBe(30);
    });

    it("[M-02] so is an hour's, and whoever has never heard of Redis spends nothing", async () => {
      const [one, other] = [hourMeter(links[0], "a"), hourMeter(links[1], "b")];
      expect([await takenOfHour(10, one, 50), await takenOfHour(20, other, 50)]).toEqual([10, 20]);
      await Promise.all([one.read(), other.read()]);
      await redis.kill();
      const stranger = await linkTo(redis.url, "stranger:");
      expect(await takenOfHour(3, hourMeter(stranger, "c"), 50)).toBe(0);
      await stranger.close();
      expect([await takenOfHour(30, one, 50), await takenOfHour(30, other, 50)]).toEqual([5, 5]);
      await redis.start();
      await settled();
      expect((await takenOfHour(40, one, 50)) + (await takenOfHour(40, other, 50))).toBe(10);
    });

    it("[M-02] kept answers come from the process's own disk, and return to Redis", async () => {
      const store = answers(links[0]);
      await store.set("game", { text: "1", storedAt: 5 });
      await redis.kill();
      expect(await store.get("game")).toEqual({ text: "1", storedAt: 5 });
      await redis.start();
      await settled();
      await store.get("game");
      expect(await answers(links[1]).get("game")).toEqual({ text: "1", storedAt: 5 });
    });
  });

  it("[M-04] a budget is not passed though Redis is emptied in between", async () => {
    const [one, other] = [callMeter(links[0], "a"), callMeter(links[1], "b")];
    let taken = 0;
    for (let round = 0; round < 4; round += 1) {
      taken += (await takenOf(10, one, 50)) + (await takenOf(10, other, 50));
      await redis.command("FLUSHALL");
    }
    await settled();
    taken += (await takenOf(60, one, 50)) + (await takenOf(60, other, 50));
    expect(taken).toBe(50);
  });

  it("[M-02] a full Redis, and one that hangs, cost nobody more than moments, and one line in the log", async () => {
    await Promise.all(links.map((link) => link.close()));
    links = [await linkTo(redis.url, "full:", 80), await linkTo(redis.url, "full:", 80)];
    await settled();
    const one = callMeter(links[0], "a");
    await takenOf(5, one, 100);
    await redis.command("CONFIG", "SET", "maxmemory", "1");
    expect(await takenOf(2, one, 100)).toBe(2);
    await redis.command("CONFIG", "SET", "maxmemory", "0");
    redis.pause();
    const began = performance.now();
    expect(await takenOf(10, one, 100)).toBe(10);
    expect(performance.now() - began).toBeLessThan(1500);
    expect(links[0].isAway()).toBe(true);
    redis.resume();
    await settled();
    expect(links[0].isAway()).toBe(false);
    expect((await one.read(PLACE)).month).toBe(17);
    // One for each of the two links at most.
    expect(lines.length).toBeLessThanOrEqual(2);
    expect(lines.length).toBeGreaterThan(0);
  });
});

it.runIf(hasRedis)("[M-02] a password that is refused is in no line of the log", async () => {
  const guarded = await startRedis({ requirepass: "right-5ecre7" });
  lines.length = 0;
  const whys: string[] = [];
  const url = guarded.url.replace("right-5ecre7", "wrong-5ecre7");
  const link = await openRedisLink({ url, log, beatMs: BEAT_MS, onTrouble: (why) => whys.push(why) });
  expect(link.isAway()).toBe(true);
  const right = await openRedisLink({ url: guarded.url, log, beatMs: BEAT_MS });
  expect(right.isAway()).toBe(false);
  const logged = inspect(lines, { depth: 9 });
  expect(logged).not.toContain("5ecre7");
  expect(whys.length).toBeGreaterThan(0);
  await Promise.all([link.close(), right.close()]);
  await guarded.close();
});
