import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { atIntervals } from "./at-intervals.ts";

const FRAME_MS = 16;

let acted: number[];
beforeEach(() => {
  acted = [];
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => setTimeout(draw, FRAME_MS));
  vi.stubGlobal("cancelAnimationFrame", (frame: number) => clearTimeout(frame));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = (intervalMs: number) => atIntervals(intervalMs, (value: number) => acted.push(value));

it("[H-05] acts in the next frame, then once an interval, on the latest it was asked for", () => {
  const { ask } = open(100);
  ask(1);
  ask(2);
  expect(acted).toEqual([]);
  vi.advanceTimersByTime(FRAME_MS);
  expect(acted).toEqual([2]);
  for (let value = 3; value <= 12; value++) {
    ask(value);
    vi.advanceTimersByTime(10);
  }
  expect(acted).toEqual([2]);
  vi.advanceTimersByTime(FRAME_MS);
  expect(acted).toEqual([2, 12]);
});

it("[H-05] rests while nothing is asked for, and begins again at once", () => {
  const { ask } = open(100);
  ask(1);
  vi.advanceTimersByTime(1000);
  expect(acted).toEqual([1]);
  ask(2);
  vi.advanceTimersByTime(FRAME_MS);
  expect(acted).toEqual([1, 2]);
});

it("[K-03] forgets what it was asked for, in its frame and before it", () => {
  const { ask, cancel } = open(100);
  ask(1);
  cancel();
  vi.advanceTimersByTime(1000);
  ask(2);
  vi.advanceTimersByTime(FRAME_MS);
  ask(3);
  cancel();
  vi.advanceTimersByTime(1000);
  expect(acted).toEqual([2]);
});
