import { describe, expect, it } from "vitest";
import { inPieces } from "../../../test/support/fake-provider.ts";
import { createKeyEraser } from "./key-eraser.ts";

const KEY = 'sk-c4nary/+"x=0123456789';
const { erase, eraseStream } = createKeyEraser(KEY);
const base64 = (text: string) => Buffer.from(text).toString("base64");
const hex = (text: string) => Buffer.from(text).toString("hex");
const reversed = (text: string) => Array.from(text).toReversed().join("");
/** No more of the key than this may be left in any spelling. */
const LEFT_MAX_CHARS = 7;

/** What is sent, and what of it is the key's where more than that is spelled so. */
const SPELLINGS: [string, string, string?][] = [
  ["as it is", KEY],
  ["in an address", encodeURIComponent(KEY)],
  [
    "in an address, every sign of it",
    Array.from(KEY)
      .map((char) => `%${hex(char)}`)
      .join(""),
  ],
  ["inside JSON", JSON.stringify(KEY).slice(1, -1)],
  [
    "inside JSON that escapes slashes",
    JSON.stringify(KEY)
      .slice(1, -1)
      .replaceAll("/", String.raw`\/`),
  ],
  ["inside JSON that escapes signs", KEY.replaceAll(/[^\w-]/g, (sign) => `\\u00${hex(sign)}`)],
  ["inside HTML", KEY.replaceAll('"', "&quot;")],
  ["as hexadecimal digits", hex(KEY)],
  ["as large hexadecimal digits", hex(KEY).toUpperCase()],
  ["backwards", reversed(KEY)],
  ["as base64", base64(KEY)],
  ["as base64url", Buffer.from(KEY).toString("base64url")],
  ["as base64 behind one byte", base64(`:${KEY} and more`), base64(`:${KEY}`).slice(0, -4)],
  ["as base64 behind two bytes", base64(`x:${KEY}`)],
  ["as base64 behind a word", base64(`Bearer ${KEY}`), base64(`Bearer ${KEY}`).slice(12)],
  ["as base64, backwards", reversed(base64(KEY))],
  ["as base64 of what is backwards", base64(reversed(KEY))],
];

/** The longest piece of `spelling` that is left in `text`. */
function longestLeft(text: string, spelling: string): number {
  for (let length = spelling.length; length > 0; length -= 1) {
    for (let at = 0; at + length <= spelling.length; at += 1) {
      if (text.includes(spelling.slice(at, at + length))) return length;
    }
  }
  return 0;
}

describe("[safety-1] a key is taken out of what a provider sends", () => {
  it.each(SPELLINGS)("%s", (_name, spelling, ofKey = spelling) => {
    const text = `Wrong key, here it is: ${spelling}. Go away.`;
    expect(erase(text)).toMatch(/^Wrong key, here it is: .*\[key\].*\. Go away\.$/);
    expect(longestLeft(erase(text), ofKey)).toBeLessThanOrEqual(LEFT_MAX_CHARS);
    expect(erase(`${spelling} ${spelling}`).split("[key]")).toHaveLength(3);
  });

  it.each(SPELLINGS)("%s, in pieces of any size", (_name, spelling) => {
    const text = `<${spelling}> and "${spelling}"`;
    for (const size of [1, 2, 3, 5, 7, 8, 13, 1000]) {
      const stream = eraseStream();
      const shown = inPieces(text, size).map((piece) => stream.push(piece));
      shown.push(stream.end());
      expect(shown.join("")).toBe(erase(text));
    }
  });

  it("with some of its signs escaped", () => {
    for (const step of [2, 3]) {
      const escaped = (before: string) =>
        Array.from(KEY, (char, at) => (at % step === 0 ? before + hex(char) : char)).join("");
      for (const before of ["%", String.raw`\u00`])
        expect(erase(`wrong: ${escaped(before)} here`)).toBe("wrong: [key] here");
    }
    expect(erase(String.raw`no key: \u0041 %41`)).toBe(String.raw`no key: \u0041 %41`);
  });

  it("cut off at any place of it", () => {
    for (let end = 4; end < KEY.length; end += 1) expect(erase(`wrong: ${KEY.slice(0, end)}`)).toBe("wrong: [key]");
    for (let begin = 1; begin + 8 <= KEY.length; begin += 1)
      expect(erase(`${KEY.slice(begin)} is wrong`)).toBe("[key] is wrong");
  });

  it("split into pieces of eight signs and more", () => {
    const pieces = inPieces(KEY.slice(0, 24), 8).map((text) => JSON.stringify({ delta: { content: text } }));
    expect(erase(pieces.join("\n"))).not.toMatch(/c4nary|0123|6789/);
  });

  it("and nothing else is", () => {
    for (const text of ["", "sk-", "a sk", "an ordinary answer", "İİİİİİİİİİ", "sk-c4na sk-c4na "])
      expect(erase(text)).toBe(text);
    expect(createKeyEraser(undefined).erase("text")).toBe("text");
    expect(createKeyEraser("short").erase("a short text")).toBe("a short text");
    expect(createKeyEraser(undefined).eraseStream().push("text")).toBe("text");
  });

  it("in time that grows with the text and no faster", () => {
    const long = `${KEY.slice(0, 7)}x`.repeat(40_000);
    const began = performance.now();
    erase(long);
    const stream = eraseStream();
    for (const piece of inPieces(long, 4)) stream.push(piece);
    stream.end();
    expect(performance.now() - began).toBeLessThan(2000);
  });
});
