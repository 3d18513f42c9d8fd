import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fold, words } from "./fold.ts";
import { isNumber, withDigits } from "./numerals.ts";
import { keyWords, spellingsOf } from "./spellings.ts";

describe("fold", () => {
  it.each([
    ["Pokémon: Étoile", "pokemon etoile"],
    ["  DOOM  ", "doom"],
    ["Baldur's Gate", "baldurs gate"],
    ["Spider-Man", "spider man"],
    ["Straße Ærø", "strasse aero"],
    ["Œuvre Đại Eiði Þór Łódź ılık", "oeuvre dai eidi thor lodz ilik"],
    ["Don’t ‘n’ `go`", "dont n go"],
    ["ＦＵＬＬ ｗｉｄｔｈ", "full width"],
    ["ペルソナ5", "へるそな 5"],
    ["?!…", ""],
    ["\uD800lone", "lone"],
    ["Spider-Man™ ®", "spider man"],
    ["İstanbul", "istanbul"],
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

  it("knows every letter of Unicode from every sign, and cuts none in two", () => {
    for (let first = 0; first < 0x11_00_00; first += 256) {
      const row = Array.from({ length: 256 }, (_, offset) => String.fromCodePoint(first + offset));
      for (const text of [row.join(" "), `a${row.join("a")}`, row.join("")]) {
        const folded = words(text);
        expect(folded.filter((word) => !/^[\p{L}\p{N}]{1,64}$/u.test(word))).toEqual([]);
        expect(words(folded.join(" "))).toEqual(folded);
      }
    }
  });

  it("knows joined spellings", () => {
    expect(spellingsOf("Spider-Man: F.E.A.R. VII").joined).toEqual(["spiderman", "fear"]);
    expect(spellingsOf("Portal 2").joined).toEqual([]);
  });

  it.each([
    ["vii", "7"],
    ["seven", "7"],
    ["7", "7"],
    ["xx", "20"],
    ["mix", "mix"],
    ["0", "0"],
  ])("writes %s as %s", (word, digits) => {
    expect(withDigits(word)).toBe(digits);
  });

  it.each([
    ["7", true],
    ["2042", true],
    ["vii", true],
    ["seven", true],
    ["xxi", false],
    ["7th", false],
    ["", false],
  ])("%j is a number: %j", (word, expected) => {
    expect(isNumber(word)).toBe(expected);
  });

  it.each([
    ["The Witcher III", ["witcher", "3"]],
    ["Ratchet & Clank", ["ratchet", "clank"]],
    ["Ratchet and Clank", ["ratchet", "clank"]],
    ["An Elder Tale", ["elder", "tale"]],
    ["A Tale", ["tale"]],
    ["Tale of the Sea", ["tale", "of", "the", "sea"]],
    ["The", ["the"]],
  ])("compares %s by %j", (title, meant) => {
    expect(keyWords(words(title))).toEqual(meant);
  });
});
