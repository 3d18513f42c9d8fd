import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createAnswer, createAnswerCache, untilTomorrowMs, type Answer } from "./answer-cache.ts";
import { RetryLaterError } from "./retry-later-error.ts";

/** Longer than any test. */
const TTL_MS = 60_000;

let made: string[];
beforeEach(() => {
  made = [];
});

/** Makes an answer of this text, a moment after it is asked for. */
const giving =
  (text: string, rest: Partial<Answer> = {}) =>
  async (): Promise<Answer> => {
    made.push(text);
    await sleep(1);
    return { ...createAnswer(text, "text/plain"), ...rest };
  };

const failing = (error: Error) => async (): Promise<Answer> => {
  await sleep(1);
  throw error;
};

const shareUsedUp = () =>
  new RetryLaterError({ statusCode: 429, code: "share", message: "share", retryAfterS: 1, isPersonal: true });

/** What each of these asks is answered, when all are asked at the same moment. */
async function together(...asks: Promise<Answer>[]): Promise<string[]> {
  return (await Promise.allSettled(asks)).map((outcome) =>
    outcome.status === "fulfilled" ? outcome.value.identity.toString() : String(outcome.reason.message),
  );
}

const open = (maxBytes = 100_000, ttlMs = TTL_MS) => createAnswerCache({ maxBytes, ttlMs: () => ttlMs });

describe("the cache of answers", () => {
  it("has equal questions made once, and keeps the answer", async () => {
    const { get } = open();
    expect(await together(get("a", giving("1")), get("a", giving("2")))).toEqual(["1", "1"]);
    expect(await together(get("a", giving("3")))).toEqual(["1"]);
    expect(made).toEqual(["1"]);
  });

  it("keeps it no longer than its time", async () => {
    const { get } = open(100_000, 20);
    await together(get("a", giving("1")));
    await sleep(30);
    expect(await together(get("a", giving("2")))).toEqual(["2"]);
  });

  it("counts the time from before it is made, and what is left of the day as the calendar does", async () => {
    expect(untilTomorrowMs(Date.parse("2026-03-01T23:59:59.000Z"))).toBe(1000);
    expect(untilTomorrowMs(Date.parse("2026-03-01T00:00:00.000Z"))).toBe(24 * 60 * TTL_MS);
    const left = [20, TTL_MS];
    const { get } = createAnswerCache({ maxBytes: 100_000, ttlMs: () => left.shift() ?? TTL_MS });
    const slow = async () => {
      left.shift();
      return await giving("1")();
    };
    await together(get("a", slow));
    await sleep(30);
    expect(await together(get("a", giving("2")))).toEqual(["2"]);
  });

  it("keeps an answer for as short as it asks, not at all included", async () => {
    const { get } = open();
    await together(get("short", giving("1", { keepMs: 20 })), get("long", giving("2", { keepMs: 2 * TTL_MS })));
    await sleep(30);
    expect(await together(get("short", giving("3")), get("long", giving("3")))).toEqual(["3", "2"]);
    expect(await together(get("never", giving("4", { keepMs: 0 })), get("never", giving("5")))).toEqual(["4", "4"]);
    expect(await together(get("never", giving("6", { keepMs: 0 })))).toEqual(["6"]);
  });

  it("shares failures among those who wait, and forgets them", async () => {
    const { get } = open();
    expect(await together(get("a", failing(new Error("away"))), get("a", giving("1")))).toEqual(["away", "away"]);
    expect(await together(get("a", giving("2")))).toEqual(["2"]);
  });

  it("[safety-21] gives what is meant for one to nobody else, be it an answer or a refusal", async () => {
    const { get } = open();
    const personal = giving("mine", { isPersonal: true, keepMs: 0 });
    expect(await together(get("a", personal), get("a", giving("1")))).toEqual(["mine", "1"]);
    expect(await together(get("a", giving("2")))).toEqual(["1"]);
    expect(await together(get("b", failing(shareUsedUp())), get("b", giving("3")))).toEqual(["share", "3"]);
    expect(await together(get("b", giving("4")))).toEqual(["3"]);
  });

  it("gives an answer to those who wait for it, though there is no room for it any more", async () => {
    const { get } = open(2000);
    const first = get("first", giving("1"));
    const others = ["x", "y", "z"].map((text) => get(text, giving(text.repeat(300))));
    expect(await together(first, ...others)).toEqual(["1", "x".repeat(300), "y".repeat(300), "z".repeat(300)]);
    const large = giving("L".repeat(5000));
    expect(await together(get("large", large), get("large", large))).toEqual(["L".repeat(5000), "L".repeat(5000)]);
  });
});

describe("[Q-09] the cache of answers, when everything has changed", () => {
  it("gives each answer of before until the next one is made, which begins when it is asked for", async () => {
    const { get, outdate } = open();
    await together(get("a", giving("1")), get("b", giving("1")), get("c", giving("1")));
    outdate();
    expect(await together(get("a", giving("2")), get("b", giving("2")), get("a", giving("3")))).toEqual([
      "1",
      "1",
      "1",
    ]);
    await expect.poll(() => together(get("a", giving("4")), get("b", giving("4")))).toEqual(["2", "2"]);
    expect(made).toEqual(["1", "1", "1", "2", "2"]);
  });

  it("makes them one at a time, and what is new meanwhile at once", async () => {
    const { get, outdate } = open();
    const names = ["a", "b", "c", "d"];
    await together(...names.map((name) => get(name, giving(name))));
    outdate();
    let [atOnce, most] = [0, 0];
    const counted = async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await sleep(5);
      atOnce -= 1;
      return createAnswer("new", "text/plain");
    };
    await together(...names.map((name) => get(name, counted)));
    expect(await together(get("e", giving("at once")))).toEqual(["at once"]);
    await expect.poll(() => together(...names.map((name) => get(name, counted)))).toEqual(names.map(() => "new"));
    expect(most).toBe(1);
  });

  it("makes nothing new of what is of before", async () => {
    const { get, outdate } = open();
    const page = (text: string) => async () => {
      const { identity } = await get("part", giving(text));
      return createAnswer(`page of ${identity.toString()}`, "text/plain");
    };
    await together(get("page", page("1")), get("other", giving("1")));
    outdate();
    expect(await together(get("first asked for now", page("2")))).toEqual(["page of 2"]);
    outdate();
    expect(await together(get("first asked for now", page("3")))).toEqual(["page of 2"]);
    await expect.poll(() => together(get("first asked for now", page("4")))).toEqual(["page of 3"]);
  });

  it("tells that something is there no more as soon as it was tried", async () => {
    const { get, outdate } = open();
    await together(get("a", giving("1")));
    outdate();
    expect(await together(get("a", failing(new Error("gone"))))).toEqual(["1"]);
    await expect.poll(() => together(get("a", failing(new Error("gone"))))).toEqual(["gone"]);
  });

  it("gives nothing of before after a minute, nor of twice before", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      const { get, outdate } = createAnswerCache({ maxBytes: 100_000, ttlMs: () => 60 * TTL_MS });
      await together(get("a", giving("1")), get("b", giving("1")));
      outdate();
      vi.setSystemTime(Date.now() + TTL_MS);
      expect(await together(get("a", giving("2")))).toEqual(["2"]);
      outdate();
      expect(await together(get("a", giving("3")), get("b", giving("3")))).toEqual(["2", "3"]);
    } finally {
      vi.useRealTimers();
    }
  });
});
