import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createBreaker, type Breaker } from "./breaker.ts";
import { UpstreamError, type UpstreamFailure } from "./upstream-error.ts";

let breaker: Breaker;
beforeEach(() => {
  vi.useFakeTimers();
  breaker = createBreaker();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Asks a question that ends in this way; what comes of it, `paused` where it was not asked. */
const ask = async (outcome: UpstreamFailure | "ok") => {
  const answer = breaker.run(async () => {
    if (outcome !== "ok") throw new UpstreamError(outcome, "for the test");
    return outcome;
  });
  return await answer.catch((error: unknown) => (error instanceof UpstreamError ? error.failure : error));
};

const failTimes = async (times: number) => {
  for (let index = 0; index < times; index += 1) expect(await ask("network")).toBe("network");
};

/** A question that is out until it is told how it ends. */
function askSlowly() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { answer: breaker.run(() => promise), answered: () => resolve("ok"), failed: reject };
}

it("lets questions through until five in a row have failed", async () => {
  await failTimes(4);
  expect(await ask("ok")).toBe("ok");
  await failTimes(5);
  expect([await ask("ok"), breaker.isPaused(), breaker.isRefusing()]).toEqual(["paused", true, true]);
});

it("lets one question through after a pause, and pauses longer when that fails too", async () => {
  await failTimes(5);
  vi.advanceTimersByTime(5000);
  const one = askSlowly();
  expect([await ask("ok"), breaker.isRefusing()]).toEqual(["paused", true]);
  one.failed(new UpstreamError("timeout", "for the test"));
  await expect(one.answer).rejects.toMatchObject({ failure: "timeout" });
  vi.advanceTimersByTime(5000);
  expect(await ask("ok")).toBe("paused");
  vi.advanceTimersByTime(5000);
  expect([await ask("ok"), await ask("ok"), breaker.isPaused()]).toEqual(["ok", "ok", false]);
});

it("never pauses longer than a minute by itself", async () => {
  await failTimes(5);
  for (let round = 0; round < 10; round += 1) {
    vi.advanceTimersByTime(60_000);
    expect(await ask("status")).toBe("status");
  }
  vi.advanceTimersByTime(59_999);
  expect(await ask("ok")).toBe("paused");
  vi.advanceTimersByTime(1);
  expect(await ask("ok")).toBe("ok");
});

it("pauses by a clock that nobody sets", async () => {
  await failTimes(5);
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(4999);
  expect(await ask("ok")).toBe("paused");
  vi.advanceTimersByTime(1);
  expect(await ask("ok")).toBe("ok");
});

it("pauses for as long as the service asks", async () => {
  breaker.pauseFor(120_000);
  vi.advanceTimersByTime(119_999);
  expect([await ask("ok"), breaker.isPaused()]).toEqual(["paused", true]);
  vi.advanceTimersByTime(1);
  expect([await ask("ok"), breaker.isPaused()]).toEqual(["ok", false]);
});

it("takes an answer that only this question gets for no failure, and after a pause for a sign of life", async () => {
  await failTimes(4);
  for (let round = 0; round < 5; round += 1) expect(await ask("refused")).toBe("refused");
  expect(breaker.isPaused()).toBe(false);
  await failTimes(1);
  vi.advanceTimersByTime(5000);
  expect([await ask("refused"), await ask("ok"), breaker.isPaused()]).toEqual(["refused", "ok", false]);
});

it("pauses before anything has failed, when told to, and tries again after it", async () => {
  await breaker.trip();
  expect([await ask("ok"), breaker.isPaused()]).toEqual(["paused", true]);
  vi.advanceTimersByTime(5000);
  await breaker.trip();
  expect([breaker.isRefusing(), await ask("timeout"), await ask("ok")]).toEqual([false, "timeout", "paused"]);
});
