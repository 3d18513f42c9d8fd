// The background task that takes games in: its pace, its end, what it tells.
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { createPassingDays } from "../../../test/support/passing-days.ts";
import { temporaryDirectory } from "../../../test/support/temporary-directory.ts";
import { startLargeRawg, type LargeRawg } from "../../../test/support/large-rawg.ts";
import { openTakingIn, type OpenedTakingIn, type TakingInSetup } from "../../../test/support/taking-in.ts";
import type { CatalogueFeed } from "./feed.ts";
import { startTakingIn, type TakingInOptions } from "./start-taking-in.ts";
import { createTakingInMetrics } from "./taking-in-metrics.ts";

const HOUR_MS = 60 * 60_000;

let rawg: LargeRawg;
let opened: OpenedTakingIn;
let stop: AbortController;
let ended: Promise<void>;
let now = Date.parse("2026-11-25T12:10:00Z");
afterEach(async () => {
  stop.abort();
  await ended;
  await opened.close();
  await rawg.close();
});

const start = async (setup: Partial<TakingInSetup> = {}, options: Partial<TakingInOptions> = {}) => {
  opened = openTakingIn({ rawg, directory: temporaryDirectory(), top: 400, cap: 10_000, now: () => now, ...setup });
  stop = new AbortController();
  ended = startTakingIn({ ...opened, onRevision: () => undefined, signal: stop.signal, pauseMs: 0, ...options });
};
const open = async () => {
  rawg = await startLargeRawg({ count: 1000 });
};
const until = async (isSo: () => boolean | Promise<boolean>) => {
  while (!(await isSo())) await sleep(5);
};
const held = async () => (await opened.records.status())[0]?.records ?? 0;
const told = (message: string) => opened.lines.filter((line) => line.message === message);

describe("taking in, in the background", () => {
  it("[Q-01] begins at once, asks one question at a time with a pause after each, and says when all is there", async () => {
    await open();
    const asked: number[] = [];
    rawg.before(() => asked.push(performance.now()));
    const revisions: number[] = [];
    const credit = { name: "RAWG", url: "https://rawg.io" };
    await start({}, { pauseMs: 60, onRevision: (revision) => revisions.push(revision), credit });
    await until(() => told("all games are taken in").length > 0);
    expect(asked).toHaveLength(10);
    expect(asked.every((at, index) => index === 0 || at - (asked[index - 1] ?? 0) >= 59)).toBe(true);
    expect(revisions).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await opened.records.status()).toMatchObject([{ source: "rawg", records: 400, credit }]);
    expect(opened.lines.filter(({ level }) => level !== "info")).toEqual([]);
    // The walk of today is done: looking again costs nothing.
    await sleep(100);
    expect(asked).toHaveLength(10);
  });

  it("[Q-10] tells how far it is in a line every so often, and at /metrics", async () => {
    await open();
    await start({}, { progressEveryMs: 0 });
    const metrics = createTakingInMetrics(opened.records);
    stop.abort();
    await ended;
    stop = new AbortController();
    ended = startTakingIn({
      ...opened,
      onRevision: () => undefined,
      signal: stop.signal,
      pauseMs: 0,
      progressEveryMs: 0,
      metrics,
    });
    await until(() => told("all games are taken in").length > 0);
    expect(told("taking in games").at(-1)?.fields).toEqual({ source: "rawg", done: 400, total: 400 });
    const text = await metrics.registry.metrics();
    expect(text).toContain('source_games_done{source="rawg"} 400');
    expect(text).toContain('source_games_total{source="rawg"} 400');
    expect(text).toContain('source_records{source="rawg"} 400');
    expect(text).toMatch(/source_batches_total\{source="rawg"\} (9|10)/);
  });

  it("[Q-10] does not flood the log", async () => {
    await open();
    await start();
    await until(() => told("all games are taken in").length > 0);
    expect(told("taking in games")).toHaveLength(1);
  });

  it("[Q-01] ends within a moment, even while RAWG hangs, and goes on from there", async () => {
    await open();
    rawg.before((call) => call === 4 && rawg.misbehave("hang", 1));
    await start();
    await until(() => rawg.calls.length === 4);
    const began = performance.now();
    stop.abort();
    await ended;
    expect(performance.now() - began).toBeLessThan(1000);
    expect(await held()).toBe(120);
    stop = new AbortController();
    ended = startTakingIn({ ...opened, onRevision: () => undefined, signal: stop.signal, pauseMs: 0 });
    await until(async () => (await held()) === 400);
    expect(rawg.calls).toHaveLength(11);
  });

  it("[Q-01] tries a RAWG that is away again after pauses that grow, and tells it once", async () => {
    await open();
    rawg.before((call) => call === 2 && rawg.misbehave("no-list", 4));
    const waits: number[] = [];
    await start({}, { awayMs: 40 });
    await until(async () => (await held()) === 400);
    const pauses = told("taking in games pauses");
    for (const { fields } of pauses) waits.push(Number(fields["waitMs"]));
    expect(pauses).toHaveLength(1);
    const back = told("taking in games goes on");
    expect(back.map(({ level, fields }) => [level, fields["failures"]])).toEqual([["info", 4]]);
    // Four pauses of 40, 80, 160 and 320 milliseconds, less what is left to chance.
    expect(Number(back[0]?.fields["awayMs"])).toBeGreaterThanOrEqual(450);
    expect(waits[0]).toBeLessThanOrEqual(40);
    expect(rawg.calls).toHaveLength(14);
  });

  it("[Q-01] a source that asks for a pause of a year is asked again after a day", async () => {
    await open();
    const days = createPassingDays(now);
    const asked: number[] = [];
    const feed: CatalogueFeed = {
      source: "rawg",
      async *walk() {
        asked.push(days.elapsed());
        if (asked.length === 4) stop.abort();
        await Promise.reject(Object.assign(new Error("later"), { retryAfterMs: 365 * 24 * HOUR_MS }));
        yield* [];
      },
    };
    await start({}, { feed, clock: days });
    await ended;
    expect(asked).toEqual([0, 24, 48, 72].map((hours) => hours * HOUR_MS));
    expect(told("taking in games pauses").map(({ fields }) => fields["waitMs"])).toEqual([24 * HOUR_MS]);
  });

  it("[Q-01] never spends more than its share of the month, and waits for the next", async () => {
    await open();
    await start({ gateway: { budget: { limit: 12, resetDay: 1, feedShare: 0.5 } } }, { awayMs: 1 });
    await until(() => told("taking in games pauses").length > 0);
    expect(rawg.calls).toHaveLength(6);
    expect(await opened.budget.feed()).toEqual({ used: 6, limit: 6 });
    const [pause] = told("taking in games pauses");
    expect(pause?.fields).toMatchObject({
      reason: expect.stringContaining("share for taking games in"),
      waitMs: 50 * 60_000,
    });
    expect((await opened.gatewayMetrics.metrics()).includes('rawg_refused_calls_total{reason="feed-share"} 1')).toBe(
      true,
    );
  });

  it("[Q-01] leaves the last tenth of the month, whatever visitors have spent", async () => {
    await open();
    const visitor = { urgency: "needed", client: "198.51.100.7" } as const;
    // The pause is for these calls to be made before the first one here.
    await start({ gateway: { budget: { limit: 20, resetDay: 1, feedShare: 0.5 } } }, { pauseMs: 200, awayMs: 1 });
    for (let call = 1; call <= 12; call += 1) await opened.budget.take(visitor);
    await until(() => told("taking in games pauses").length > 0);
    expect(rawg.calls).toHaveLength(18 - 12);
    expect((await opened.budget.take(visitor)).isTaken).toBe(false);
    expect((await opened.budget.take({ ...visitor, urgency: "refresh" })).isTaken).toBe(true);
    // What was not spent of its share is not counted in it either.
    expect(await opened.budget.feed()).toEqual({ used: 6, limit: 10 });
  });

  it("[Q-01] ends within a moment whatever its feed waits for", async () => {
    await open();
    await start(
      {},
      {
        feed: {
          source: "silent",
          async *walk() {
            await new Promise(() => undefined);
            yield { records: [], gone: [], cursor: "", progress: { done: 0, total: undefined }, problems: [] };
          },
        },
      },
    );
    await sleep(20);
    const began = performance.now();
    stop.abort();
    await ended;
    expect(performance.now() - began).toBeLessThan(1000);
  });

  it("[Q-01] is slow in an hour in which visitors ask, and goes on in the next", async () => {
    await open();
    const budget = { limit: 720, resetDay: 1, feedShare: 0.5, burst: 6 };
    await start({ gateway: { budget } }, { pauseMs: 20, awayMs: 1 });
    await opened.budget.take({ urgency: "needed", client: "198.51.100.7" });
    await until(() => told("taking in games pauses").length > 0);
    // Six times the even share of half of one call an hour.
    expect(rawg.calls.length).toBeLessThanOrEqual(4);
    stop.abort();
    await ended;
    now += HOUR_MS;
    stop = new AbortController();
    ended = startTakingIn({ ...opened, onRevision: () => undefined, signal: stop.signal, pauseMs: 0 });
    await until(async () => (await held()) === 400);
  });
});
