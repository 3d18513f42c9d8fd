import { describe, expect, it } from "vitest";
import { itemsPerRow, lastRowCount } from "./favorites-layout.ts";

describe("rows of favourites", () => {
  it.each([
    [0, 0],
    [1, 0],
    [5, 0],
    [6, 1],
    [7, 2],
    [9, 4],
    [10, 5],
    [11, 5],
    [400, 5],
  ])("[V-03] of %i favourites, %i stand in the last row", (favorites, expected) => {
    expect(lastRowCount(favorites)).toBe(expected);
  });

  it.each([
    [5, undefined, 4],
    [3, undefined, 4],
    [5, 320, 1],
    [5, 767, 1],
    [5, 768, 2],
    [5, 1023, 2],
    [5, 1024, 5],
    [3, 1440, 3],
  ])("[V-03] %i wanted in a window of %s px are %i in a row", (count, width, expected) => {
    expect(itemsPerRow(count, width)).toBe(expected);
  });
});
