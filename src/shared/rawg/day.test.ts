import { expect, it } from "vitest";
import { isDay } from "./day.ts";

it.each([
  ["2020-02-29", true],
  ["1900-01-01", true],
  ["2019-02-29", false],
  ["2020-02-30", false],
  ["2020-13-01", false],
  ["2020-00-10", false],
  ["2020-1-01", false],
  ["20200101", false],
  ["2020-01", false],
  ["2020", false],
  ["2020-01-01T00", false],
  [" 2020-01-01", false],
  ["", false],
])("%j is a day: %s", (text, expected) => {
  expect(isDay(text)).toBe(expected);
});
