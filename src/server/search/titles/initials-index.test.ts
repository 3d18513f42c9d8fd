import { describe, expect, it } from "vitest";
import { InitialsBuilder, InitialsIndex } from "./initials-index.ts";

const ENTRIES = [
  { doc: 0, text: "gta5", isComplete: true },
  { doc: 0, text: "gta", isComplete: false },
  { doc: 1, text: "gta", isComplete: true },
  { doc: 3, text: "az", isComplete: true },
  { doc: 4, text: "a0", isComplete: true },
  { doc: 4, text: "09", isComplete: false },
  { doc: 5, text: "tlozbotw", isComplete: true },
  { doc: 6, text: "tlozbotx", isComplete: true },
  { doc: 7, text: "zzzzzz", isComplete: true },
  { doc: 8, text: "abcdefghij", isComplete: false },
  // Kept by none: one letter, eleven, a letter of another script.
  { doc: 9, text: "a", isComplete: true },
  { doc: 9, text: "abcdefghijk", isComplete: true },
  { doc: 9, text: "дм", isComplete: true },
  { doc: 9, text: "a`", isComplete: true },
  { doc: 9, text: "a{", isComplete: true },
  { doc: 9, text: "a/", isComplete: true },
  { doc: 9, text: "a:", isComplete: true },
];

const builder = new InitialsBuilder();
for (const { doc, ...initials } of ENTRIES) builder.add(doc, initials);
const index = new InitialsIndex(new Map(builder.finish()));

function having(text: string): [number, boolean][] {
  const found: [number, boolean][] = [];
  index.forEach(text, (doc, isComplete) => found.push([doc, isComplete]));
  return found;
}

describe("the initials of titles", () => {
  it.each(ENTRIES.filter(({ doc }) => doc < 9).map(({ text }) => text))(
    "%s are those of the titles that have them",
    (text) => {
      expect(having(text)).toEqual(
        ENTRIES.filter((entry) => entry.text === text).map(({ doc, isComplete }) => [doc, isComplete]),
      );
    },
  );

  it.each(["gt", "gtaa", "zz", "0a", "a", "", "abcdefghijk", "дм", "a`", "a{", "a/", "a:", "tlozbot"])(
    "%j are of none",
    (text) => {
      expect(having(text)).toEqual([]);
    },
  );
});
