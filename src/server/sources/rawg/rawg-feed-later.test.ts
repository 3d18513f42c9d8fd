// What the feed of RAWG brings after its first walk: changes, everything anew from time to time, more games when more are
// wanted.
import { afterEach, describe, expect, it, vi } from "vitest";
import { temporaryDirectory } from "../../../../test/support/temporary-directory.ts";
import { startLargeRawg, type LargeRawg } from "../../../../test/support/large-rawg.ts";
import { nameOf, type MadeGame } from "../../../../test/support/large-rawg-games.ts";
import { compareWithTop, openTakingIn, type OpenedTakingIn } from "../../../../test/support/taking-in.ts";
import { takeIn } from "#server/sources/take-in.ts";
import type { RawgFeedOptions } from "./rawg-feed.ts";

// Hundreds of calls take a second of processor time, and on a busy machine a minute.
vi.setConfig({ testTimeout: 120_000 });

const DAY_MS = 24 * 60 * 60_000;
const PAGE = 40;
const PAGES_OF_A_DAY = 288;

let rawg: LargeRawg;
let opened: OpenedTakingIn;
let now: number;
let top: number;
let directory: string;
afterEach(async () => {
  await opened.close();
  await rawg.close();
});

const begin = async (options: { count: number; cap: number; top: number; feed?: Partial<RawgFeedOptions> }) => {
  now = Date.parse("2026-11-25T12:00:00Z");
  top = options.top;
  rawg = await startLargeRawg(options);
  directory = temporaryDirectory();
  const { cap, feed = {} } = options;
  opened = openTakingIn({ rawg, directory, top, cap, now: () => now, feed });
};
const walk = () => takeIn({ ...opened, signal: new AbortController().signal });
const compare = () => compareWithTop(opened, rawg.games, top);
const pagesAsked = () => rawg.calls.map((call) => Number(new URLSearchParams(call).get("page")));
const whereAsked = () => new Set(rawg.calls.map((call) => new URLSearchParams(call).get("dates") ?? "all"));
const change = (id: number | undefined, by: Partial<MadeGame>) =>
  rawg.change((games) => {
    const game = games.find((one) => one.id === id);
    if (game !== undefined) Object.assign(game, by);
  });
const ranked = () => rawg.games.toSorted((one, other) => other.added - one.added || other.id - one.id);

describe("after the first walk", () => {
  const later = async (days: number) => {
    now += days * DAY_MS;
    rawg.calls.length = 0;
    return await walk();
  };
  const stamp = () => new Date(now).toISOString().slice(0, 19);

  it("[Q-01] what RAWG has changed comes in, for the games that are wanted, and nothing is asked before a day is over", async () => {
    await begin({ count: 3000, cap: 1000, top: 1000 });
    await walk();
    expect(await later(0.9)).toMatchObject({ added: 0, changed: 0, isWhole: true });
    expect(rawg.calls).toEqual([]);
    const [known, unknown] = [ranked()[200], ranked()[2500]];
    for (const game of [known, unknown]) change(game?.id, { released: "2027-01-01", updated: stamp() });
    expect(await later(0.2)).toMatchObject({ added: 0, changed: 1 });
    expect(rawg.calls).toEqual(["ordering=-added&page=1&page_size=40&updated=2026-11-24%2C2200-12-31"]);
    expect((await opened.records.get("rawg", String(known?.id)))?.released).toBe("2027-01-01");
    expect(await opened.records.get("rawg", String(unknown?.id))).toBeUndefined();
    expect((await opened.records.status())[0]?.progress).toEqual({ done: 1000, total: 1000 });
  });

  it("[Q-01] changes of very many games are walked in slices as well, down to those that are wanted", async () => {
    await begin({ count: 3000, cap: 400, top: 1000 });
    await walk();
    const time = new Date(now + DAY_MS).toISOString().slice(0, 19);
    rawg.change((games) => {
      for (const game of games) game.updated = time;
    });
    expect((await later(1.1)).changed).toBeGreaterThanOrEqual(1000);
    expect(rawg.calls.length).toBeLessThanOrEqual(1000 / PAGE + 3 * whereAsked().size);
    expect(Math.max(...pagesAsked())).toBeLessThanOrEqual(400 / PAGE);
  });

  it("[Q-01] a long walk is followed by a long rest, and after thirty days everything is fetched anew", async () => {
    await begin({ count: 1500, cap: 1000, top: 1000, feed: { changesEveryMs: 60_000 } });
    await walk();
    const restDays = rawg.calls.length / PAGES_OF_A_DAY;
    await later(restDays * 0.9);
    expect(rawg.calls).toEqual([]);
    await later(restDays * 0.2);
    expect(rawg.calls.length).toBe(1);
    const [known] = ranked();
    change(known?.id, { added: 123_456 });
    await later(30);
    expect(rawg.calls.length).toBeGreaterThanOrEqual(1000 / PAGE);
    expect((await opened.records.get("rawg", String(known?.id)))?.added).toBe(123_456);
  });

  it("[Q-01] more games may be wanted later", async () => {
    await begin({ count: 3000, cap: 1000, top: 500 });
    await walk();
    top = 1500;
    await opened.close();
    opened = openTakingIn({ rawg, directory, top, cap: 1000, now: () => now });
    expect((await walk()).added).toBeGreaterThanOrEqual(960);
    expect(await compare()).toMatchObject({ lost: [] });
  });

  it("[Q-01] a place that cannot be read is the beginning", async () => {
    await begin({ count: 300, cap: 1000, top: 100 });
    await opened.records.take("rawg", {
      records: [],
      gone: [],
      cursor: '{"version":9}',
      progress: { done: 0, total: undefined },
    });
    await walk();
    expect(await compare()).toMatchObject({ lost: [] });
    const [first] = ranked();
    expect((await opened.records.get("rawg", String(first?.id)))?.name).toBe(first && nameOf(first));
  });
});
