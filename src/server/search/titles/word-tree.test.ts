import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { atOnce } from "#server/search/steps.ts";
import { editDistance } from "./edit-distance.ts";
import { createWordTree, findNear } from "./word-tree.ts";

const word = fc.string({ unit: fc.constantFrom("a", "b", "c", "d", "é"), minLength: 1, maxLength: 7 });
const vocabulary = fc.uniqueArray(word, { maxLength: 60 }).map((words) => words.sort());

describe("the tree of words", () => {
  it("finds every word that is near enough, and no other", () => {
    fc.assert(
      fc.property(vocabulary, word, fc.integer({ min: 1, max: 3 }), (words, typed, edits) => {
        const found = findNear(atOnce(createWordTree(words)), typed, { edits, begins: false });
        const expected = words.flatMap((known, first) => {
          const distance = editDistance(typed, known, edits);
          return distance > 0 && distance <= edits ? [{ first, end: first + 1, edits: distance, isWhole: true }] : [];
        });
        expect(found).toEqual(expected);
      }),
    );
  });

  it("finds all that begins with something near at its fewest edits, and no part of it twice", () => {
    /** The fewest edits of a beginning of `known` that ends as `typed` does, or with one letter more. */
    const fewest = (known: string, typed: string, edits: number) => {
      const beginnings = Array.from(known, (_, at) => known.slice(0, at + 1));
      const alike = beginnings.filter((text) => [text.at(-1), text.at(-2)].includes(typed.at(-1)));
      const distances = alike.map((text) => editDistance(typed, text, edits)).filter((distance) => distance > 0);
      return Math.min(edits + 1, ...distances);
    };
    fc.assert(
      fc.property(vocabulary, word, fc.integer({ min: 1, max: 3 }), (words, typed, edits) => {
        const all = findNear(atOnce(createWordTree(words)), typed, { edits, begins: true });
        const begun = all.filter(({ isWhole }) => !isWhole);
        const holding = (at: number) => begun.filter(({ first, end }) => first <= at && at < end);
        const found = words.map((_, at) => Math.min(edits + 1, ...holding(at).map((near) => near.edits)));
        expect(found).toEqual(words.map((known) => fewest(known, typed, edits)));
        for (const at of words.keys()) {
          const each = holding(at).map((near) => near.edits);
          expect(new Set(each).size).toBe(each.length);
        }
      }),
    );
  });

  it("finds what begins with something near, letters of the end alike", () => {
    const words = ["castle", "castlevania", "castor", "vast", "visit"].sort();
    const near = (typed: string) =>
      findNear(atOnce(createWordTree(words)), typed, { edits: 1, begins: true })
        .filter(({ isWhole }) => !isWhole)
        .flatMap(({ first, end }) => words.slice(first, end));
    expect(near("catsl")).toEqual(["castle", "castlevania"]);
    expect(near("astlev")).toEqual(["castlevania"]);
    // Only the last letter differs: that is a word half typed, not one mistyped.
    expect(near("castz")).toEqual([]);
  });
});

describe("long words", () => {
  it.each([
    [30, 1],
    [31, 0],
  ])("of %i letters: %i found that are one too long", (length, expected) => {
    const typed = "abcde".repeat(7).slice(0, length);
    expect(findNear(atOnce(createWordTree([`${typed}z`])), typed, { edits: 1, begins: false })).toHaveLength(expected);
  });
});

describe("the distance of two words", () => {
  it.each([
    ["witcher", "wicher", 1],
    ["witcher", "wittcher", 1],
    ["witcher", "wetcher", 1],
    ["witcher", "wticher", 1],
    ["witcher", "witcher", 0],
    ["witcher", "wetcer", 2],
    ["abcd", "badc", 2],
    ["quake", "uake", 1],
  ])("%s and %s: %i", (a, b, expected) => {
    expect(editDistance(a, b, 3)).toBe(expected);
    expect(editDistance(b, a, 3)).toBe(expected);
  });

  it("stops counting above what is asked for", () => {
    expect(editDistance("abcdefgh", "zyxwvuts", 2)).toBeGreaterThan(2);
  });

  it("rests on its way, so that a server which reads a new catalogue answers meanwhile", () => {
    const words = Array.from({ length: 50_000 }, (_, at) => `w${String(at).padStart(5, "0")}`);
    expect([...createWordTree(words)].length).toBeGreaterThan(70);
  });
});
