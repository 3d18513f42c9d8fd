import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { markedParts } from "./marked-parts.ts";

const shown = (text: string, spans: [number, number][]) =>
  markedParts(text, spans)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join("");

describe("marked parts of a name", () => {
  it.each<[string, [number, number][], string]>([
    [
      "Half-Life 2",
      [
        [0, 4],
        [5, 9],
      ],
      "[Half]-[Life] 2",
    ],
    ["Half-Life 2", [], "Half-Life 2"],
    ["Half-Life 2", [[0, 11]], "[Half-Life 2]"],
    [
      "Half-Life 2",
      [
        [5, 99],
        [-1, 3],
        [3, 3],
        [4, 2],
        [0.5, 3],
        [Number.NaN, 2],
      ],
      "Half-Life 2",
    ],
    [
      "Half-Life 2",
      [
        [0, 6],
        [4, 9],
      ],
      "[Half-L]ife 2",
    ],
    ["🎮 Game", [[0, 1]], "🎮 Game"],
    ["🎮 Game", [[0, 2]], "[🎮] Game"],
    ["", [[0, 1]], ""],
  ])("%j with %j is %s", (text, spans, expected) => {
    expect(shown(text, spans)).toBe(expected);
  });

  it("never lose or change a letter, whatever the spans", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.array(fc.tuple(fc.integer(), fc.integer())), (text, spans) => {
        expect(
          markedParts(text, spans)
            .map((part) => part.text)
            .join(""),
        ).toBe(text);
      }),
    );
  });
});
