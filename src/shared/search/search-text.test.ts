import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readSearchText } from "./search-text.ts";

describe("the text of a search", () => {
  it.each([
    ["portal 2", "portal 2"],
    ["a\0b", "a b"],
    ["\0", " "],
    ["\uD83C", "\uFFFD"],
    [`${"a".repeat(999)}\u{1F3AE}`, `${"a".repeat(999)}\uFFFD`],
    ["文".repeat(1000), "文".repeat(666)],
    ["\u{1F3AE}".repeat(500), "\u{1F3AE}".repeat(500)],
  ])("%# is read as far as an address can carry it", (given, read) => {
    expect(readSearchText(given)).toBe(read);
  });

  it("[S-12] is a beginning of what was given, can be spelled, and is read the same again", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 1500 }), (text) => {
        const read = readSearchText(text);
        expect(encodeURIComponent(read).length).toBeLessThanOrEqual(6000);
        expect(read).not.toContain("\0");
        expect(readSearchText(read)).toBe(read);
        expect(
          text
            .replaceAll("\0", " ")
            .toWellFormed()
            .startsWith(read.replace(/\uFFFD$/, "")),
        ).toBe(true);
      }),
    );
  });
});
