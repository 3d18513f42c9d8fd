import { describe, expect, it } from "vitest";
import type { Relative, Shared } from "#server/games/knowledge.ts";
import { reasonFor } from "./bundled.ts";
import { ENGLISH_CLAUSES } from "./trait-words.ts";
import { SPANISH_CLAUSES } from "./trait-words-es.ts";

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
      "Like X, some of them share a.",
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
    [
      "nothing in two words of one meaning",
      [relative("A", { tags: ["RTS", "Real time strategy", "War"] }), relative("B", { tags: ["RTS", "War"] })],
      "Like X, they are real-time strategy games and are about war.",
    ],
    [
      "nothing that another trait says already, and what comes next in its place",
      [
        relative("A", { tags: ["First-Person", "FPS", "Co-op", "Online Co-Op", "Zombies", "Gore"] }),
        relative("B", { tags: ["First-Person", "FPS", "Co-op", "Online Co-Op", "Zombies", "Gore"] }),
      ],
      "Like X, they are first-person shooters, can be played together online and are about zombies.",
    ],
    [
      "what begins alike in one breath",
      [
        relative("A", { tags: ["Team-Based", "Competitive", "FPS"] }),
        relative("B", { tags: ["Team-Based", "Competitive", "FPS"] }),
      ],
      "Like X, they are played in teams and against others, and are first-person shooters.",
    ],
    [
      "genres as well where one trait is all",
      [
        relative("A", { tags: ["Score Attack"], genres: ["Puzzle"] }),
        relative("B", { tags: ["Score Attack"], genres: ["Puzzle"] }),
      ],
      "Like X, they are about beating a score and solving puzzles.",
    ],
    [
      "no most where it is half",
      [
        relative("A", { tags: ["Co-op"], genres: ["Puzzle"] }),
        relative("B", { genres: ["Puzzle"] }),
        relative("C", { genres: ["Puzzle"] }),
        relative("D", { tags: ["Co-op"] }),
      ],
      "Like X, most of them are about solving puzzles.",
    ],
    [
      "of one game that it is one",
      [relative("A", { tags: ["Open World", "Crafting"] })],
      "Both games let you roam an open world and make things from what you find.",
    ],
    ["nothing where nothing is shared", [relative("A")], ""],
  ])("%s", (_what, relatives, reason) => {
    expect(reasonFor("X", relatives, "en")).toBe(reason);
  });

  it.each<[string, Relative[], string]>([
    [
      "what all share",
      [relative("A", { tags: ["Open World", "Crafting"] }), relative("B", { tags: ["Crafting", "Open World"] })],
      "Como X, dejan recorrer un mundo abierto y fabricar cosas con lo que encuentras.",
    ],
    [
      "what most share",
      [relative("A", { tags: ["Co-op"] }), relative("B", { tags: ["Co-op"] }), relative("C")],
      "Como X, la mayoría se pueden jugar en compañía.",
    ],
    ["one game", [relative("A", { tags: ["Horror"] })], "Ambos juegos dan miedo."],
    [
      "series and studios, and an e before the sound of an i",
      [
        relative("Journey", { isSameSeries: true }),
        relative("Ico", { isSameSeries: true }),
        relative("Z", { studios: ["S"] }),
      ],
      "Journey e Ico pertenecen a la misma saga. Z también es de S.",
    ],
  ])("L-02 in Spanish: %s", (_what, relatives, reason) => {
    expect(reasonFor("X", relatives, "es")).toBe(reason);
  });

  it("L-02 has every clause in Spanish", () => {
    expect(Object.keys(SPANISH_CLAUSES)).toEqual(Object.keys(ENGLISH_CLAUSES));
  });
});
