// RAWG takes every question and answers none: who waits for how long, and how it is found out that it is well again.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { NAMED_GAMES } from "../../../test/support/catalogue-files.ts";
import { startFakeRawg, type FakeRawg } from "../../../test/support/fake-rawg.ts";
import { unheardSearch } from "../../../test/support/unheard-search.ts";
import { startGatewayApp, type GatewayApp } from "../../../test/support/gateway-app.ts";

/** What the server is started with. */
const TIMEOUT_MS = 8000;
const SECOND_MAX_MS = 1000;
/** For a machine that is busy with other things. */
const AT_ONCE_MS = 600;
const TRIAL_MS = 40_000;
/** The catalogue knows all of these, if little; RAWG knows another one. */
const TAKEN_IN = NAMED_GAMES.filter(({ id }) => id !== 104);

let rawg: FakeRawg;
let test: GatewayApp;
beforeAll(async () => {
  rawg = await startFakeRawg();
});
afterAll(() => rawg.close());
beforeEach(() => {
  rawg.behave();
  rawg.calls.length = 0;
});
afterEach(() => test.close());

const open = async (timeoutMs = TIMEOUT_MS) => {
  test = await startGatewayApp(rawg, {
    games: TAKEN_IN,
    brief: TAKEN_IN.map(({ id }) => id),
    gateway: { timeoutMs },
  });
};
const timed = async (path: string) => {
  const began = performance.now();
  const { status, headers } = await test.get(`/api/${path}`);
  return { status, data: headers["ludex-data"], ms: performance.now() - began };
};

describe("while RAWG hangs", () => {
  it(
    "[safety-11] the second question waits a second at most and the third not at all, one after the other",
    async () => {
      await open();
      expect((await timed("games/103")).data).toBe("rawg");
      rawg.misbehave("hang");
      const first = await timed("games/105");
      expect([first.status, first.data]).toEqual([200, "bundled; degraded"]);
      const second = await timed("games/106");
      expect([second.status, second.data]).toEqual([200, "bundled; degraded"]);
      expect(second.ms).toBeLessThanOrEqual(SECOND_MAX_MS + AT_ONCE_MS);
      for (const path of ["games/107", "games/102", "games/101?include=movies", unheardSearch(1)]) {
        const third = await timed(path);
        expect([third.status, third.data]).toEqual([200, path.includes("search") ? "bundled" : "bundled; degraded"]);
        expect(third.ms).toBeLessThan(AT_ONCE_MS);
      }
      expect((await timed("games/103")).data).toBe("rawg");
    },
    TRIAL_MS,
  );

  it(
    "[safety-11] the same holds while the first still waits, and the first need not wait to its end",
    async () => {
      await open();
      rawg.misbehave("hang");
      const first = timed(unheardSearch(1));
      await new Promise((resolve) => setTimeout(resolve, 1500));
      const second = await timed("games/106");
      expect(second.ms).toBeLessThanOrEqual(SECOND_MAX_MS + AT_ONCE_MS);
      const third = await timed("games/107");
      expect([third.data, third.ms < AT_ONCE_MS]).toEqual(["bundled; degraded", true]);
      expect((await first).ms).toBeLessThan(TIMEOUT_MS / 2);
      // What is known is known, what is not is an honest refusal, at once.
      const unknown = await timed("games/104");
      expect([unknown.status, unknown.ms < AT_ONCE_MS]).toEqual([503, true]);
    },
    TRIAL_MS,
  );

  it(
    "[safety-11] whoever joins the question that hangs waits no longer than a second either",
    async () => {
      await open();
      rawg.misbehave("hang");
      const first = timed("games/102");
      await new Promise((resolve) => setTimeout(resolve, 1500));
      expect((await timed("games/102/movies")).ms).toBeLessThanOrEqual(SECOND_MAX_MS + AT_ONCE_MS);
      expect((await timed("games/102")).ms).toBeLessThan(AT_ONCE_MS);
      await first;
    },
    TRIAL_MS,
  );

  it(
    "[safety-11] RAWG is tried by one question at a time, for which nobody waits, and is found well again",
    async () => {
      await open(1000);
      rawg.misbehave("hang");
      for (const id of [105, 106, 107, 108]) await timed(`games/${id}`);
      const asked = rawg.calls.length;
      expect(asked).toBeLessThanOrEqual(3);
      rawg.behave();
      let longestMs = 0;
      await expect
        .poll(
          async () => {
            const { data, ms } = await timed("games/106");
            longestMs = Math.max(longestMs, ms);
            return data;
          },
          { timeout: 20_000, interval: 100 },
        )
        .toBe("rawg");
      expect(longestMs).toBeLessThan(AT_ONCE_MS);
      expect(rawg.calls.length).toBe(asked + 1);
      expect((await timed("games/108")).data).toBe("rawg");
    },
    TRIAL_MS,
  );
});

describe("a RAWG that is slow", () => {
  it(
    "is waited for: one slow answer is no reason to do without the others, and many are its usual pace",
    async () => {
      const slow = await startFakeRawg({ latencyMs: 900 });
      const brief = TAKEN_IN.map(({ id }) => id);
      test = await startGatewayApp(slow, { brief, gateway: { timeoutMs: TIMEOUT_MS } });
      expect((await timed("games/103")).data).toBe("rawg");
      const answers = await Promise.all([105, 106, 107, 108, 109, 110].map((id) => timed(`games/${id}`)));
      expect(new Set(answers.map(({ data }) => data))).toEqual(new Set(["rawg"]));
      await slow.close();
    },
    TRIAL_MS,
  );
});
