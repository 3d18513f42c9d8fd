import { describe, expect, it } from "vitest";
import { readWords, wordsOf } from "./code-words.ts";
import { newCode } from "./sync-code.ts";

// From the test vectors of BIP39: other programs must find the same words.
const CODE = new Uint8Array(16).fill(0x7f);
const WORDS = "legal winner thank year wave sausage worth useful legal winner thank yellow";

describe("the words of a code", () => {
  it("[P-05] are twelve of BIP39's, and lead back to it", () => {
    expect(wordsOf(CODE).join(" ")).toBe(WORDS);
    for (const code of [CODE, newCode(), newCode()]) {
      expect(readWords(wordsOf(code).join(" "))).toEqual({ kind: "code", code });
    }
  });

  it.each([
    ["in capitals, between commas", WORDS.toUpperCase().replaceAll(" ", ", ")],
    [
      "numbered, on lines of their own",
      WORDS.split(" ")
        .map((word, at) => `${at + 1}. ${word}`)
        .join("\n"),
    ],
  ])("[P-05] are read %s", (_how, text) => {
    expect(readWords(text)).toEqual({ kind: "code", code: CODE });
  });

  it("[P-05] that are mistyped are pointed out, with what was meant", () => {
    expect(readWords(WORDS.replace("winner", "winnr").replace("sausage", "saus"))).toEqual({
      kind: "mistyped",
      words: [
        { word: "winnr", place: 2, meant: "winner" },
        { word: "saus", place: 6, meant: "sausage" },
      ],
    });
  });

  it("[P-05] are counted, and are no code together when one is another or two have changed places", () => {
    expect(readWords("")).toEqual({ kind: "count", count: 0 });
    expect(readWords(`${WORDS} zoo`)).toEqual({ kind: "count", count: 13 });
    expect(readWords(WORDS.replace("useful", "wave"))).toEqual({ kind: "mistaken" });
    expect(readWords(WORDS.replace("legal winner", "winner legal"))).toEqual({ kind: "mistaken" });
  });

  it("[P-05] cost nothing however long a text is put in their place", () => {
    const began = performance.now();
    expect(readWords(Array.from({ length: 12 }, () => "q".repeat(20_000)).join(" ")).kind).toBe("mistyped");
    expect(performance.now() - began).toBeLessThan(2000);
  });
});
