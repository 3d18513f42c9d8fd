import { beforeEach, expect, it } from "vitest";
import { createBreaker, type Breaker } from "./breaker.ts";

let now = 0;
let breaker: Breaker;
beforeEach(() => {
  now = 0;
  breaker = createBreaker(() => now);
});

const failTimes = (times: number) => {
  for (let index = 0; index < times; index += 1) {
    expect(breaker.tryEnter()).toBe(true);
    breaker.fail();
  }
};

it("lets questions through until five in a row have failed", () => {
  failTimes(4);
  breaker.tryEnter();
  breaker.succeed();
  failTimes(5);
  expect([breaker.tryEnter(), breaker.isPaused()]).toEqual([false, true]);
});

it("lets one question through after a pause, and pauses longer when that fails too", () => {
  failTimes(5);
  now += 5000;
  expect([breaker.tryEnter(), breaker.tryEnter()]).toEqual([true, false]);
  breaker.fail();
  now += 5000;
  expect(breaker.tryEnter()).toBe(false);
  now += 5000;
  expect(breaker.tryEnter()).toBe(true);
  breaker.succeed();
  expect([breaker.tryEnter(), breaker.tryEnter(), breaker.isPaused()]).toEqual([true, true, false]);
});

it("never pauses longer than a minute by itself", () => {
  failTimes(5);
  for (let round = 0; round < 10; round += 1) {
    now += 60_000;
    expect(breaker.tryEnter()).toBe(true);
    breaker.fail();
  }
  now += 60_000;
  expect(breaker.tryEnter()).toBe(true);
});

it("pauses for as long as the service asks", () => {
  breaker.pauseFor(120_000);
  now += 119_999;
  expect(breaker.tryEnter()).toBe(false);
  now += 1;
  expect(breaker.tryEnter()).toBe(true);
});

it("lets the next question try when one ended without telling anything", () => {
  failTimes(5);
  now += 5000;
  expect(breaker.tryEnter()).toBe(true);
  breaker.leave();
  expect(breaker.tryEnter()).toBe(true);
});
