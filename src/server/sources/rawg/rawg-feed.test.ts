// The walk through RAWG's lists: how much it brings, for how many calls, and what it makes of lists that move.
import { afterEach, describe, expect, it, vi } from "vitest";
import { isDeep } from "../../../../test/support/lane.ts";
import { temporaryDirectory } from "../../../../test/support/temporary-directory.ts";
import { startLargeRawg, type LargeRawg, type LargeRawgOptions } from "../../../../test/support/large-rawg.ts";
import { makeGames, type MadeGame } from "../../../../test/support/large-rawg-games.ts";
import { compareWithTop, openTakingIn, type OpenedTakingIn } from "../../../../test/support/taking-in.ts";
import { takeIn } from "#server/sources/take-in.ts";

// Hundreds of calls take a second of processor time, and on a busy machine a minute.
vi.setConfig({ testTimeout: 120_000 });

const DAY_MS = 24 * 60 * 60_000;
const PAGE = 40;

let rawg: LargeRawg;
let opened: OpenedTakingIn;
let now: number;
let top: number;
let directory: string;
afterEach(async () => {
  await opened.close();
  await rawg.close();
});

const begin = async (options: LargeRawgOptions & { cap: number; top: number }): Promise<void> => {
  now = Date.parse("2026-11-25T12:00:00Z");
  top = options.top;
  rawg = await startLargeRawg(options);
  directory = temporaryDirectory();
  opened = openTakingIn({ rawg, directory, top, cap: options.cap, now: () => now });
};

const walk = async (onBatch?: (done: number) => void) => {
  const problems: string[] = [];
  const taken = await takeIn({
    ...opened,
    signal: new AbortController().signal,
    onProblem: (line) => problems.push(line),
    ...(onBatch && { onBatch: ({ done }) => onBatch(done) }),
  });
  return { ...taken, problems };
};
const compare = () => compareWithTop(opened, rawg.games, top);
const pagesAsked = () => rawg.calls.map((call) => Number(new URLSearchParams(call).get("page")));
const whereAsked = () => new Set(rawg.calls.map((call) => new URLSearchParams(call).get("dates") ?? "all"));
const change = (id: number | undefined, by: Partial<MadeGame>) =>
  rawg.change((games) => {
    const game = games.find((one) => one.id === id);
    if (game !== undefined) Object.assign(game, by);
  });
const remove = (id: number | undefined) =>
  rawg.change((games) => {
    const index = games.findIndex((one) => one.id === id);
    if (index >= 0) games.splice(index, 1);
  });
const ranked = () => rawg.games.toSorted((one, other) => other.added - one.added || other.id - one.id);

describe("from nothing to the most added games", () => {
  it("[Q-01] brings every game above the last one's `added`, at most a page too many a slice, in few calls", async () => {
    await begin({ count: 3200, cap: 400, top: 1600 });
    const { problems } = await walk();
    const found = await compare();
    expect(found).toMatchObject({ lost: [], doubled: 0 });
    expect(problems).toEqual([]);
    expect(found.held).toBeGreaterThanOrEqual(top);
    expect(found.beyond).toBeLessThanOrEqual(PAGE * whereAsked().size);
    // Each slice costs a page at its beginning and one at its end.
    expect(rawg.calls.length).toBeLessThanOrEqual(top / PAGE + 2 * whereAsked().size);
    expect(new Set(rawg.calls).size).toBe(rawg.calls.length);
    // What is never served is never asked for.
    expect(Math.max(...pagesAsked())).toBeLessThanOrEqual(400 / PAGE);
  });

  it("[Q-01] begins with the most added, so that what is there is the head at any moment", async () => {
    await begin({ count: 3200, cap: 400, top: 1600 });
    const stop = new AbortController();
    let batches = 0;
    const { isWhole } = await takeIn({
      ...opened,
      signal: stop.signal,
      onBatch: () => {
        batches += 1;
        if (batches === 30) stop.abort();
      },
    });
    expect(isWhole).toBe(false);
    // Forty games a call, but for the first pages of slices, which have been seen in part.
    const { held } = await compare();
    expect(held).toBeGreaterThan(600);
    expect(await compareWithTop(opened, rawg.games, held - PAGE * whereAsked().size)).toMatchObject({ lost: [] });
  });

  it("[Q-01] tells how far it is, up to what there is", async () => {
    await begin({ count: 900, cap: 400, top: 3000 });
    const told: number[] = [];
    await walk((done) => told.push(done));
    expect(told).toEqual(told.toSorted((one, other) => one - other));
    expect(told.at(-1)).toBe(900);
    expect((await opened.records.status())[0]?.progress).toEqual({ done: 900, total: 900 });
    expect(await compare()).toMatchObject({ held: 900, lost: [] });
  });

  it("[Q-01] goes deeper than a list is served, down to single days and to the days of their changes", async () => {
    const games = makeGames(1500).map((game, index) => ({
      ...game,
      released: index % 3 === 0 ? game.released : index % 3 === 1 ? "2020-02-02" : null,
    }));
    await begin({ games, cap: 160, top: 5000 });
    const { problems } = await walk();
    expect(await compare()).toMatchObject({ held: 1500, lost: [] });
    expect(problems).toEqual([]);
    expect(rawg.calls.some((call) => new URLSearchParams(call).has("updated"))).toBe(true);
    expect(Math.max(...pagesAsked())).toBeLessThanOrEqual(4);
  });

  it("[Q-01] tells what cannot be listed, once, and has everything else", async () => {
    const games = makeGames(600).map((game, index) => ({
      ...game,
      ...(index % 2 === 0 ? { released: "2020-02-02", updated: "2024-05-05T10:00:00" } : {}),
    }));
    await begin({ games, cap: 120, top: 600 });
    const { problems } = await walk();
    expect(problems).toEqual([expect.stringContaining("180 games of 2020-02-02 to 2020-02-02 cannot be listed")]);
    expect((await compare()).held).toBe(420);
  });

  it("[Q-01] has all dated games, and the dateless among the most added, where these cannot be listed by date", async () => {
    await begin({ count: 1600, cap: 400, top: 1200, listsDateless: false });
    await walk();
    const { lost } = await compare();
    const dateless = new Set(rawg.games.filter(({ released }) => released === null).map(({ id }) => id));
    expect(lost.filter((id) => !dateless.has(id))).toEqual([]);
    const first = ranked().slice(0, 400);
    expect(lost.filter((id) => first.some((game) => game.id === id))).toEqual([]);
  });

  it.each([1, 2, 3, 4])("[Q-01] loses none, whatever the dates and figures are: %i", async (seed) => {
    const games = makeGames(1200).map((game, index) => ({
      ...game,
      // Few values, so that many are equal; all in one month, or in one year, or as they are.
      added: seed % 2 === 0 ? index % (seed * 7) : Math.floor(index / (seed * 9)),
      released: seed < 3 && game.released !== null ? `20${seed}5-0${(index % (seed * 4)) + 1}-11` : game.released,
    }));
    await begin({ games, cap: 240, top: 200 * seed });
    await walk();
    const found = await compare();
    expect(found).toMatchObject({ lost: [], doubled: 0 });
    expect(found.held).toBeGreaterThanOrEqual(top);
    expect(rawg.calls.length).toBeLessThanOrEqual(1200 / PAGE + 6 * whereAsked().size);
  });
});

describe("where a walk stands", () => {
  it("[Q-01] is where it was ended, at once, though RAWG hangs", async () => {
    await begin({ count: 400, cap: 400, top: 200 });
    const stop = new AbortController();
    rawg.misbehave("hang");
    const began = performance.now();
    setTimeout(() => stop.abort(), 50);
    expect(await takeIn({ ...opened, signal: stop.signal })).toMatchObject({ added: 0, isWhole: false });
    expect(performance.now() - began).toBeLessThan(1000);
  });

  /** As many slices as a million games have of lists of 10,000: there are as many times more games than a list serves. */
  it.runIf(isDeep)("[Q-01] is a text of at most 64 KB, for a million games as well", { timeout: 300_000 }, async () => {
    await begin({ count: 40_000, cap: 400, top: 40_000 });
    let longest = 0;
    for await (const { cursor } of opened.feed.walk({ cursor: undefined, signal: new AbortController().signal })) {
      longest = Math.max(longest, cursor.length);
    }
    // The numbers of such a walk have up to three digits more.
    expect(longest).toBeLessThan(40 * 1024);
  });
});

describe("lists that move while they are walked", () => {
  /** The unfiltered list is walked as far as it goes here. */
  const beginSimple = () => begin({ count: 1500, cap: 1000, top: 400 });

  it("[Q-01] a game that goes from page 3 to page 2 between two calls is found at once", async () => {
    await beginSimple();
    const [above, riser] = [ranked()[50], ranked()[95]];
    rawg.before((call) => call === 3 && change(riser?.id, { added: (above?.added ?? 0) + 1 }));
    await walk();
    expect(await compare()).toMatchObject({ lost: [] });
    expect(pagesAsked().slice(0, 5)).toEqual([1, 2, 3, 2, 4]);
  });

  it("[Q-01] a game that vanishes pushes none out of sight", async () => {
    await beginSimple();
    const [, second] = ranked();
    rawg.before((call) => call === 4 && remove(second?.id));
    await walk();
    expect(await compare()).toMatchObject({ lost: [] });
    expect(pagesAsked().slice(0, 6)).toEqual([1, 2, 3, 4, 3, 5]);
  });

  it("[Q-01] a game that rises far past the walk is looked for on the pages before", async () => {
    await beginSimple();
    const riser = ranked()[300]?.id;
    rawg.before((call) => call === 6 && change(riser, { added: 30_000 }));
    const { problems } = await walk();
    expect((await compare()).lost).toEqual([]);
    expect(pagesAsked().slice(0, 12)).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1, 7]);
    expect(problems).toEqual([expect.stringContaining("the list moves while it is walked")]);
  });

  it("[Q-01] a game that falls leaves none behind that moves up in its place", async () => {
    await beginSimple();
    const [high, low] = [ranked()[5], ranked()[190]];
    rawg.before((call) => call === 3 && change(high?.id, { added: low?.added ?? 0 }));
    await walk();
    expect((await compare()).lost).toEqual([]);
    expect(pagesAsked().slice(0, 9)).toEqual([1, 2, 3, 4, 5, 5, 4, 3, 2]);
  });

  it("[Q-01] lists that always move cost few calls more, and nothing is lost after a second walk", async () => {
    await begin({ count: 2400, cap: 400, top: 1200 });
    let seed = 7;
    const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    rawg.before((call) => {
      if (call % 3 !== 0) return;
      const game = rawg.games[Math.floor(random() * rawg.games.length)];
      change(game?.id, { added: Math.round((game?.added ?? 0) * (1 + random() / 20)) + 1 });
    });
    await walk();
    const { lost } = await compare();
    expect(lost.length).toBeLessThanOrEqual(5);
    expect(rawg.calls.length).toBeLessThanOrEqual(1200 / PAGE + 3 * whereAsked().size);
    rawg.before(undefined);
    now += 31 * DAY_MS;
    await walk();
    expect((await compare()).lost).toEqual([]);
  });
});
