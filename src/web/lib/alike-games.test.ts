import { expect, it } from "vitest";
import { alikeQuestion, isSoughtPair } from "./alike-games.ts";

const games = (...ids: number[]) => ids.map((id) => ({ id }));

it("[E-06] what else is like a comparison does not depend on the order of its games", () => {
  expect(alikeQuestion(games(7, 3, 5))).toEqual(alikeQuestion(games(3, 5, 7)));
  expect(alikeQuestion(games(7, 3))).toEqual({ like: "3" });
});

it.each([
  [games(3, 7), games(9, 7), true],
  [games(7, 3), games(9, 7), true],
  [games(3, 7), games(9, 8), false],
  [games(3, 7), undefined, false],
  [games(3), games(3, 9), false],
  [games(3, 7, 9), games(7, 9), false],
])("[E-06] of %j, beside %j, two that are alike are a pair for search engines: %s", (compared, alike, isPair) => {
  expect(isSoughtPair(compared, alike)).toBe(isPair);
});
