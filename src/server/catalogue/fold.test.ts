import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deletions, fold, isOneEditApart, words, wordVariants } from "./fold.ts";

describe("fold", () => {
  it.each([
    ["Pokémon: Étoile", "pokemon etoile"],
    ["  DOOM  ", "doom"],
    ["Baldur's Gate", "baldurs gate"],
    ["Spider-Man", "spider man"],
    ["Straße Ærø", "strasse aero"],
    ["ＦＵＬＬ ｗｉｄｔｈ", "full width"],
    ["ペルソナ5", "ヘルソナ5"],
    ["?!…", ""],
    ["\uD800lone", "lone"],
  ])("turns %j into %j", (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it("gives words of letters and digits only, whatever it is given", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        for (const word of words(text)) expect(word).toMatch(/^[\p{L}\p{N}]{1,64}$/u);
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });

  it("knows joined spellings and digits for numerals", () => {
    expect(wordVariants("Spider-Man: F.E.A.R. VII")).toEqual(["spiderman", "fear", "7"]);
    expect(wordVariants("Portal 2")).toEqual([]);
  });
});

describe("one edit", () => {
  it.each([
    ["witcher", "wicher", true],
    ["witcher", "wittcher", true],
    ["witcher", "wetcher", true],
    ["witcher", "wticher", true],
    ["witcher", "witcher", true],
    ["witcher", "wchr", false],
    ["witcher", "wetcer", false],
    ["abcd", "badc", false],
  ])("%s and %s: %j", (a, b, expected) => {
    expect(isOneEditApart(a, b)).toBe(expected);
    expect(isOneEditApart(b, a)).toBe(expected);
  });

  it("never escapes the deletions: neighbours share at least one", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b", "c", "d"), minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        if (!isOneEditApart(a, b)) return;
        const ofB = new Set(deletions(b));
        expect(deletions(a).some((deletion) => ofB.has(deletion))).toBe(true);
      }),
    );
  });
});
