import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseGameId } from "./game-id.ts";

describe("parseGameId", () => {
  it.each([
    "",
    "0",
    "-3",
    "-0",
    "+3",
    "abc",
    "1.5",
    "1e3",
    "0x10",
    "12abc",
    " 12",
    "12 ",
    "01",
    "９",
    "%00",
    "1".repeat(30),
    "9007199254740992",
  ])("[R-05] refuses %j", (text) => {
    expect(parseGameId(text)).toBeUndefined();
  });

  it("[R-05] takes every positive safe integer in decimal", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (id) => {
        expect(parseGameId(String(id))).toBe(id);
      }),
    );
  });
});
