import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, describe, expect, it } from "vitest";
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
