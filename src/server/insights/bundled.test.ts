import { describe, expect, it } from "vitest";
import type { Relative, Shared } from "#server/games/knowledge.ts";
import { reasonFor } from "./bundled.ts";

const relative = (name: string, shared: Partial<Shared> = {}): Relative => ({
  id: name.length,
  name,
  released: null,
  background_image: null,
  shared: { isSameSeries: false, studios: [], tags: [], genres: [], ...shared },
});

describe("a reason says what games share, and only that", () => {
  it.each<[string, Relative[], string]>([
    [
      "what all share",
      [relative("A", { tags: ["Roguelike", "2D"] }), relative("B", { tags: ["2D", "Roguelike"] })],
      "Like X, they begin anew after every death and are played in two dimensions.",
    ],
    [
      "what most share",
      [relative("A", { tags: ["Co-op"] }), relative("B", { tags: ["Co-op"] }), relative("C")],
      "Like X, most of them can be played together.",
    ],
    [
      "three traits at most, the most common first",
      [relative("A", { tags: ["a", "b", "c", "d"] }), relative("B", { tags: ["d", "c", "b"] })],
      "Like X, they share b, share c and share d.",
    ],
    [
      "genres where no trait is common",
      [
        relative("A", { tags: ["a"], genres: ["Puzzle"] }),
        relative("B", { genres: ["Puzzle"] }),
        relative("C", { genres: ["Puzzle"] }),
      ],
      "Like X, they are about solving puzzles.",
    ],
    [
      "single traits where nothing is common",
      [relative("A", { tags: ["a"] }), relative("B"), relative("C")],
      "Some of them share a, as X does in its way.",
    ],
    [
      "series and studio",
      [
        relative("A", { isSameSeries: true, studios: ["S"] }),
        relative("B", { studios: ["S"] }),
        relative("C", { studios: ["T"] }),
      ],
      "A belongs to the same series. B and C are by S and T as well.",
    ],
    ["nothing where nothing is shared", [relative("A")], ""],
  ])("%s", (_what, relatives, reason) => {
    expect(reasonFor("X", relatives)).toBe(reason);
  });
});
