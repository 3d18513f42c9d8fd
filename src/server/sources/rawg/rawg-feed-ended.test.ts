// Lists that move while nobody walks them: the process has ended in the midst of a walk, and another one goes on with it.
import { afterEach, describe, expect, it, vi } from "vitest";
import { temporaryDirectory } from "../../../../test/support/temporary-directory.ts";
import { startLargeRawg, type LargeRawg } from "../../../../test/support/large-rawg.ts";
import { makeGames } from "../../../../test/support/large-rawg-games.ts";
import { compareWithTop, openTakingIn, type OpenedTakingIn } from "../../../../test/support/taking-in.ts";
import { takeIn } from "#server/sources/take-in.ts";

// Hundreds of calls take a second of processor time, and on a busy machine a minute.
vi.setConfig({ testTimeout: 120_000 });

const DAY_MS = 24 * 60 * 60_000;
const COUNT = 2400;
const TOP = 1200;
const PAGE = 40;

let rawg: LargeRawg;
let opened: OpenedTakingIn;
let now: number;
let cap: number;
let directory: string;
afterEach(async () => {
  await opened.close();
  await rawg.close();
});

const open = () => {
  opened = openTakingIn({ rawg, directory, top: TOP, cap, now: () => now });
};
/** Another process, for all that it knows. */
const reopen = async () => {
  await opened.close();
  open();
};
const begin = async (capOfLists: number, games = makeGames(COUNT)) => {
  now = Date.parse("2026-11-25T12:00:00Z");
  cap = capOfLists;
  rawg = await startLargeRawg({ games, cap });
  directory = temporaryDirectory();
  open();
};
const walk = () => takeIn({ ...opened, signal: new AbortController().signal });
/** Up to the call with this number, counted from now, which is not answered any more. */
const walkUpTo = async (call: number) => {
  const stop = new AbortController();
  const before = rawg.calls.length;
  rawg.before((made) => made === before + call && stop.abort());
  await takeIn({ ...opened, signal: stop.signal });
  rawg.before(undefined);
};
const compare = () => compareWithTop(opened, rawg.games, TOP);
const ranked = () => rawg.games.toSorted((one, other) => other.added - one.added || other.id - one.id);
const idsAt = (...ranks: number[]) => ranks.map((rank) => ranked()[rank - 1]?.id ?? 0);
const setAdded = (ids: readonly number[], added: (at: number) => number) =>
  rawg.change((games) => {
    for (const [at, id] of ids.entries()) {
      const game = games.find((one) => one.id === id);
      if (game !== undefined) game.added = added(at);
    }
  });
const between = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

const MOVES: [what: string, moves: () => void][] = [
  ["a game rises far past the walk", () => setAdded(idsAt(900), () => 30_000)],
  ["sixty games rise past it, more than a page", () => setAdded(idsAt(...between(1000, 1059)), (at) => 30_000 + at)],
  ["a game falls to a page that comes later", () => setAdded(idsAt(10), () => ranked()[1100]?.added ?? 0)],
  [
    "a game vanishes before it",
    () =>
      rawg.change((games) => {
        const [gone] = idsAt(20);
        const at = games.findIndex(({ id }) => id === gone);
        games.splice(at, 1);
      }),
  ],
];

/** Nobody can tell from their figures which of five hundred was seen. */
const equalGames = () => makeGames(COUNT).map((game, rank) => ({ ...game, added: 1000 - Math.floor(rank / 500) }));
const sixtyRise = () => setAdded(idsAt(...between(1300, 1359)), (at) => 30_000 + at);

/** In one list, and in slices of it, of which each goes on for itself. */
const PLACES = [
  { where: "in one list", depth: 10_000, call: 9 },
  { where: "in slices", depth: 400, call: 30 },
];

describe.each(PLACES)("a walk $where that another process goes on with", ({ depth, call }) => {
  it.each(MOVES)("[Q-01] loses none: %s", async (_what, moves) => {
    await begin(depth);
    await walkUpTo(call);
    await reopen();
    moves();
    await walk();
    expect(await compare()).toMatchObject({ lost: [], doubled: 0 });
  });

  it.each(MOVES)("[Q-01] loses none either when it is the same process: %s", async (_what, moves) => {
    await begin(depth);
    await walkUpTo(call);
    moves();
    await walk();
    expect(await compare()).toMatchObject({ lost: [], doubled: 0 });
  });

  it("[Q-01] finds a game that nobody had, when all others had been taken in before", async () => {
    await begin(depth);
    await walk();
    now += 31 * DAY_MS;
    await walkUpTo(call);
    const unheard = idsAt(2000);
    expect(await opened.records.get("rawg", String(unheard[0]))).toBeUndefined();
    await reopen();
    setAdded(unheard, () => 30_000);
    await walk();
    expect(await compare()).toMatchObject({ lost: [], doubled: 0 });
  });

  it("[Q-01] asks for no page twice where nothing has moved, though it is ended every few calls", async () => {
    await begin(depth);
    for (let end = 0; end < 12; end += 1) {
      await walkUpTo(4);
      // The one that was not answered comes again.
      rawg.calls.length -= 1;
      await reopen();
    }
    await walk();
    expect(await compare()).toMatchObject({ lost: [], doubled: 0 });
    expect(new Set(rawg.calls).size).toBe(rawg.calls.length);
    expect(rawg.calls.length).toBeLessThanOrEqual(TOP / PAGE + 30);
  });
});

describe("a walk through games that are equal", () => {
  it("[Q-01] finds those that rose past it while nobody walked, though no figure tells that the list has moved", async () => {
    await begin(10_000, equalGames());
    await walkUpTo(9);
    await reopen();
    sixtyRise();
    await walk();
    expect(await compare()).toMatchObject({ lost: [], doubled: 0 });
  });

  it("[Q-01] asks for no page twice where it goes on in slices, which begin among games that were seen", async () => {
    await begin(400, equalGames());
    for (let end = 0; end < 12; end += 1) {
      await walkUpTo(4);
      rawg.calls.length -= 1;
      await reopen();
    }
    await walk();
    expect(await compare()).toMatchObject({ lost: [], doubled: 0 });
    expect(new Set(rawg.calls).size).toBe(rawg.calls.length);
  });
});

it("[Q-01] what no page shows is brought by the next walk, thirty days later: a game falls out of the head, and another is in its place", async () => {
  await begin(10_000);
  await walkUpTo(9);
  await reopen();
  const [unseen] = idsAt(8 * PAGE + 1);
  setAdded(idsAt(10), () => 0);
  await walk();
  expect((await compare()).lost).toEqual([unseen]);
  now += 30 * DAY_MS;
  await walk();
  expect((await compare()).lost).toEqual([]);
});
