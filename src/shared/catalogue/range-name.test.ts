import { expect, it } from "vitest";
import { NUMBERS } from "./filters.ts";
import { numbersName } from "./range-name.ts";

it.each([
  ["metacritic", { from: 80, to: 100 }, "Metacritic 80–100"],
  ["metacritic", { from: 80, to: 80 }, "Metacritic 80"],
  ["metacritic", { from: 80 }, "Metacritic 80+"],
  ["metacritic", { to: 50 }, "Metacritic 1–50"],
  ["playtime", { from: 3, to: 5 }, "Playtime 3–5 h"],
  ["playtime", { from: 41 }, "Playtime 41+ h"],
] as const)("[E-04] the range of %s %j is called %s", (wire, range, name) => {
  expect(numbersName(NUMBERS[wire], range)).toBe(name);
});
