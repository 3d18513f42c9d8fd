import { describe, expect, it } from "vitest";
import { atOnce } from "#server/search/steps.ts";
import { readLines } from "./sections.ts";

const readBack = (lines: readonly string[]) =>
  atOnce(readLines(new Map([["words", Buffer.from(lines.join("\n"))]]), "words"));

describe("[Q-09] the words of an index", () => {
  it.each([
    ["one", ["portal"]],
    ["of other scripts", ["ポータル", "портал", "ñandú"]],
    ["more than are read at once", Array.from({ length: 30_000 }, (_, at) => `wörter-${at}`)],
    ["longer than what is read at once", ["a".repeat(100_000), "b".repeat(100_000), "c"]],
  ])("are read as they were written: %s", (_what, lines) => {
    expect(readBack(lines)).toEqual(lines);
  });

  it("are none in a catalogue of no game", () => {
    expect(readBack([])).toEqual([]);
  });

  it("leave time for others on the way", () => {
    const words = Array.from({ length: 30_000 }, (_, at) => `word-${at}`).join("\n");
    expect([...readLines(new Map([["words", Buffer.from(words)]]), "words")].length).toBeGreaterThan(5);
  });
});
