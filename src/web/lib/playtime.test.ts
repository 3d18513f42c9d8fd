import { expect, it } from "vitest";
import { playtimeText } from "./playtime.ts";

it.each([
  [0, "Not available"],
  [-1, "Not available"],
  [1, "1 hour"],
  [12, "12 hours"],
])("[E-04] %d hours are written %s", (hours, text) => {
  expect(playtimeText(hours)).toBe(text);
});
