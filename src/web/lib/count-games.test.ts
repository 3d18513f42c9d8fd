import { describe, expect, it } from "vitest";
import { countOfGames } from "./count-games.ts";
import { wordForGames } from "./word-for-games.ts";

describe("a number of games", () => {
  it.each([
    [0, "0 games"],
    [1, "1 game"],
    [2, "2 games"],
    [1242, "1,242 games"],
  ])("%d is said as %j", (count, words) => {
    expect(countOfGames(count)).toBe(words);
    expect(words.endsWith(` ${wordForGames(count)}`)).toBe(true);
  });
});
