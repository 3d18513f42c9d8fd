import { describe, expect, it } from "vitest";
import { problemLine, readCatalogue } from "#server/catalogue/catalogue.ts";
import { catalogueFiles, testGame } from "../../test/support/catalogue-files.ts";
import { checkPopularity, PLACED, TOLD_IN_FULL } from "./check-popularity.ts";
import { kindNamed } from "./kind-words.ts";

const FULL = `A puzzle game for testers. ${"It goes on. ".repeat(15)}\n\n${"It ends. ".repeat(15)}`;

/** Problems of games of falling popularity, of which one has the place of the one before, and one a thin text. */
const placesOf = (tied: number, { count = PLACED + 5, thin = -1 } = {}) => {
  const games = Array.from({ length: count }, (_, index) =>
    testGame({
      id: 5000 - index,
      name: `Game ${index}`,
      popularity: 100 - (index === tied ? index - 1 : index) / 20,
      description: index === thin ? "Short. A puzzle." : FULL,
    }),
  );
  return checkPopularity(readCatalogue(catalogueFiles(games)).catalogue.games).map(problemLine);
};

describe("places", () => {
  it("[S-14] names two games in one place among the first thousand", () => {
    expect(placesOf(7)).toEqual([
      "games/2001.toml (Game 7): popularity: has the place of Game 6, say which of the two is better known",
    ]);
  });

  it("[S-14] lets equals stand further down, and in a small catalogue", () => {
    expect(placesOf(PLACED + 2)).toEqual([]);
    expect(placesOf(7, { count: 20, thin: 3 })).toEqual([]);
  });
});

describe("the texts of the best known", () => {
  it("names one that is short, of one paragraph or silent about the kind, among the first three hundred", () => {
    expect(placesOf(PLACED + 2, { thin: TOLD_IN_FULL - 1 })).toEqual([
      `games/2001.toml (Game ${TOLD_IN_FULL - 1}): description: is one of the 300 best known, give it two paragraphs, 75 words or more`,
    ]);
    expect(placesOf(PLACED + 2, { thin: TOLD_IN_FULL })).toEqual([]);
  });
});

describe("the kind of a game", () => {
  it.each([
    ["A quiet point-and-click adventure for two evenings. It is short.", "point and click"],
    ["Count your bullets: this shooter does. Then run.", "shooter"],
    ["For people who like turn-based tactics!", "tactics"],
  ])("is read from %s", (text, kind) => {
    expect(kindNamed(text)).toBe(kind);
  });

  it("is looked for no further than asked", () => {
    const text = "A farmhouse in Louisiana. Supper. It is a shooter.";
    expect([kindNamed(text), kindNamed(text, 2), kindNamed(text, 3)]).toEqual([undefined, undefined, "shooter"]);
  });
});
