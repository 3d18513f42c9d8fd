// Taking in from a RAWG with tens of thousands of games, by a process that is killed on the way, and from one that
// misbehaves.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { temporaryDirectory } from "../../../../test/support/temporary-directory.ts";
import { startLargeRawg, type LargeFault, type LargeRawg } from "../../../../test/support/large-rawg.ts";
import { isDeep } from "../../../../test/support/lane.ts";
import { compareWithTop, openTakingIn, type TakingInSetup } from "../../../../test/support/taking-in.ts";
import { startTakingIn } from "#server/sources/start-taking-in.ts";

// A busy machine is not a RAWG that loses games.
vi.setConfig({ testTimeout: 120_000 });

const CHILD = join(import.meta.dirname, "../../../../test/support/taking-in-child.ts");
const PAGE = 40;
const KILLS = 10;
const MINUTE_MS = 60_000;
const SIZES = isDeep
  ? { count: 60_000, top: 50_000, cap: 10_000, calls: 1400 }
  : { count: 6000, top: 3000, cap: 1000, calls: 110 };
/** Slices of a walk of either size, see the first test of rawg-feed.test.ts. */
const SLICES = 12;

let rawg: LargeRawg;
let directory: string;
beforeEach(() => {
  directory = temporaryDirectory();
});
afterEach(() => rawg.close());

const startChild = (setup: Pick<TakingInSetup, "top" | "cap">) => {
  const given = { rawg: { url: rawg.url, key: rawg.key }, directory, ...setup };
  const child = spawn(process.execPath, [CHILD, JSON.stringify(given)], { stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  child.stdout.on("data", (text: Buffer) => (said += text.toString()));
  return { child, ended: once(child, "exit"), said: () => said };
};

/** What is in the records, seen by another process than the one that wrote them. */
const compare = async ({ top, cap }: Pick<TakingInSetup, "top" | "cap">) => {
  const opened = openTakingIn({ rawg, directory, top, cap });
  const found = await compareWithTop(opened, rawg.games, top);
  await opened.close();
  return found;
};

describe("a process that takes in", () => {
  it(
    `[Q-01] brings the ${SIZES.top} most added of ${SIZES.count} games in at most ${SIZES.calls} calls, though it is killed ten times`,
    { timeout: 20 * MINUTE_MS },
    async () => {
      rawg = await startLargeRawg(SIZES);
      const alone = Math.ceil(SIZES.top / PAGE);
      let before = 0;
      for (let kill = 1; kill <= KILLS; kill += 1) {
        // All kills together come before the walk can be over.
        const killAt = before + 1 + Math.floor((alone / (KILLS + 1)) * (0.25 + 0.75 * Math.random()));
        const isReached = new Promise<void>((resolve) => {
          rawg.before((call) => call === killAt && resolve());
        });
        const { child, ended } = startChild(SIZES);
        await isReached;
        // At any moment of a call: before it is answered, while it is read, after it is kept.
        await sleep(Math.random() * 15);
        child.kill("SIGKILL");
        await ended;
        before = rawg.calls.length;
      }
      rawg.before(undefined);
      const last = startChild(SIZES);
      expect((await last.ended)[0]).toBe(0);
      const found = await compare(SIZES);
      expect(found).toMatchObject({ lost: [], doubled: 0 });
      expect(found.held).toBeGreaterThanOrEqual(SIZES.top);
      expect(found.held).toBeLessThanOrEqual(SIZES.top + PAGE * SLICES);
      // Only the call that was under way is made again.
      const wasted = rawg.calls.length - new Set(rawg.calls).size;
      expect(wasted).toBeLessThanOrEqual(KILLS);
      expect(rawg.calls.length - wasted).toBeLessThanOrEqual(SIZES.calls);
    },
  );
});

describe("a process that is killed", () => {
  it("[Q-01] has its walk gone on with by another one, which finds the games that rose past it in between", async () => {
    const size = { count: 2000, top: 1000, cap: 10_000 };
    rawg = await startLargeRawg(size);
    const isReached = new Promise<void>((resolve) => {
      rawg.before((call) => call === 9 && resolve());
    });
    const first = startChild(size);
    await isReached;
    first.child.kill("SIGKILL");
    expect((await first.ended)[1]).toBe("SIGKILL");
    const risen = rawg.games.toSorted((one, other) => other.added - one.added).slice(700, 760);
    rawg.change(() => {
      for (const [at, game] of risen.entries()) game.added = 30_000 + at;
    });
    rawg.before(undefined);
    expect((await startChild(size).ended)[0]).toBe(0);
    expect(await compare(size)).toMatchObject({ lost: [], doubled: 0 });
    // Nine pages once more, and the one that was under way.
    expect(rawg.calls.length - new Set(rawg.calls).size).toBeLessThanOrEqual(10);
  });
});

describe("a RAWG that misbehaves", () => {
  const SMALL = { count: 2000, top: 1000, cap: 400 };
  const TOO_LONG_MS = 1000;

  /** Takes in until all is there, with `disturb` before each call; gives what was said. */
  const takeInWith = async (
    disturb: (call: number) => void,
    setup: Pick<TakingInSetup, "now" | "gateway"> = {},
  ): Promise<string[]> => {
    rawg.before(disturb);
    const opened = openTakingIn({ rawg, directory, ...SMALL, ...setup });
    const stop = new AbortController();
    let isWhole = false;
    const log = {
      ...opened.log,
      info: (_fields: unknown, message = "") => {
        isWhole ||= message === "all games are taken in";
        if (isWhole) stop.abort();
      },
    };
    const options = { onRevision: () => undefined, signal: stop.signal, pauseMs: 0, awayMs: 20, lookAgainMs: 20 };
    await startTakingIn({ ...opened, log, ...options });
    const warnings = opened.lines.filter(({ level }) => level !== "info");
    await opened.close();
    return warnings.map(
      ({ message, fields }) => `${message}: ${String(fields["outcome"] ?? fields["reason"] ?? fields["problem"])}`,
    );
  };

  const CASES: [LargeFault, times: number, line: RegExp][] = [
    ["too-many", 1, /RAWG did not answer: too-many-requests/],
    ["error-page", 1, /RAWG did not answer: status/],
    ["truncated", 1, /RAWG did not answer: shape/],
    ["reset", 1, /RAWG did not answer: network/],
    ["no-list", 1, /taking in games pauses: RAWG's list is not what was asked for: it has another shape/],
    ["wrong-types", 1, /taking in games pauses: RAWG's list is not what was asked for: 40 of 40 games/],
    ["other-order", 1, /taking in games pauses: RAWG's list is not what was asked for: the order is another/],
    ["duplicates", 1, /taking in games pauses: RAWG's list is not what was asked for: games come twice/],
    ["not-found", 1, /taking in games pauses: RAWG has no page for /],
  ];
  it.each(CASES)("[Q-01] %s: nothing is lost or doubled, and the log has one line", async (how, times, line) => {
    rawg = await startLargeRawg(SMALL);
    const lines = await takeInWith((call) => call === 7 && rawg.misbehave(how, times));
    expect(await compare(SMALL)).toMatchObject({ lost: [], doubled: 0 });
    expect(lines).toEqual([expect.stringMatching(line)]);
  });

  it("[Q-01] hanging: the walk waits, and the log has one line", async () => {
    rawg = await startLargeRawg(SMALL);
    const lines = await takeInWith((call) => call === 7 && rawg.misbehave("hang", 1), {
      gateway: { timeoutMs: TOO_LONG_MS },
    });
    expect(await compare(SMALL)).toMatchObject({ lost: [], doubled: 0 });
    expect(lines).toEqual([expect.stringMatching(/RAWG did not answer: timeout/)]);
  });

  it("[Q-01] away for many calls: the log does not repeat it, and the walk goes on where it was", async () => {
    rawg = await startLargeRawg(SMALL);
    const lines = await takeInWith((call) => call === 7 && rawg.misbehave("error-page", 4));
    expect(await compare(SMALL)).toMatchObject({ lost: [], doubled: 0 });
    expect(lines).toEqual([expect.stringMatching(/RAWG did not answer: status/)]);
    expect(rawg.calls.length - new Set(rawg.calls).size).toBe(4);
  });

  it("[Q-01] games that cannot be read cost nothing but those, in one line, and the next walk brings them", async () => {
    rawg = await startLargeRawg(SMALL);
    const lines = await takeInWith((call) => call === 5 && rawg.misbehave("broken-games", 1));
    expect(lines).toEqual([
      expect.stringMatching(/not all as it should be: .* 4 of 40 games left out, name is of another shape/),
    ]);
    const { lost, doubled } = await compare(SMALL);
    expect([lost.length <= 4, doubled]).toEqual([true, 0]);
    const afterAMonth = Date.now() + 31 * 24 * 60 * MINUTE_MS;
    await takeInWith(() => undefined, { now: () => afterAMonth });
    expect(await compare(SMALL)).toMatchObject({ lost: [], doubled: 0 });
  });

  it("[Q-01] games that vanish and move while it walks are not lost", async () => {
    rawg = await startLargeRawg(SMALL);
    await takeInWith((call) => {
      if (call % 6 !== 0) return;
      rawg.change((games) => games.splice(call * 3, 1));
    });
    expect(await compare(SMALL)).toMatchObject({ lost: [], doubled: 0 });
  });
});
