import { describe, expect, it } from "vitest";
import { problemLine, readCatalogue } from "#server/catalogue/catalogue.ts";
import { catalogueFiles, testGame } from "../../test/support/catalogue-files.ts";
import { checkPopularity, PLACED, TOLD_IN_FULL, WITH_LOVED } from "./check-popularity.ts";
import { kindNamed } from "./kind-words.ts";

const FULL = `A puzzle game for testers. ${"It goes on. ".repeat(15)}\n\n${"It ends. ".repeat(15)}`;

const KIND_COMES_SECOND = `A farmhouse in Louisiana, and supper. ${FULL}`;

const LOVED = ["game-1", "game-2", "game-3", "game-4"];

/**
 * Problems of games of falling popularity, of which one has the place of the one before, one another text, and one
 * names other games.
 */
const placesOf = (
  tied: number,
  { count = PLACED + 5, other = -1, text = "Short. A puzzle.", alone = -1, loved = [] as string[] } = {},
) => {
  const games = Array.from({ length: count }, (_, index) =>
    testGame({
      id: 5000 - index,
      name: `Game ${index}`,
      popularity: 100 - (index === tied ? index - 1 : index) / 20,
      description: index === other ? text : FULL,
      loved: index === alone ? loved : LOVED.map((slug) => (slug === `game-${index}` ? "game-9" : slug)),
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
    expect(placesOf(7, { count: 20, other: 3 })).toEqual([]);
  });
});

describe("the texts of the best known", () => {
  const ofLast = (text: string) => placesOf(PLACED + 2, { other: TOLD_IN_FULL - 1, text });
  const ofNext = (text: string) => placesOf(PLACED + 2, { other: TOLD_IN_FULL, text });
  const place = `games/2001.toml (Game ${TOLD_IN_FULL - 1}): description: `;

  it("names one that is short or of one paragraph, among the first three hundred", () => {
    const thin = "A puzzle. It is short.";
    expect(ofLast(thin)).toEqual([`${place}is one of the 300 best known, give it two paragraphs, 75 words or more`]);
    expect(ofNext(thin)).toEqual([]);
  });

  it("names one that says only in its second sentence what kind of game it is, among the first three hundred", () => {
    expect(ofLast(KIND_COMES_SECOND)).toEqual([`${place}does not say in its first sentence what kind of game it is`]);
    expect(ofNext(KIND_COMES_SECOND)).toEqual([]);
  });
});

describe("what is loved with the best known", () => {
  const ofGame = (alone: number, loved: string[]) => placesOf(PLACED + 2, { alone, loved });

  it("names one among the first hundred beside which fewer than four games are named", () => {
    const last = WITH_LOVED - 1;
    const message = `games/2001.toml (Game ${last}): loved: is one of the 100 best known, name 4 games or more`;
    expect(ofGame(last, LOVED.slice(1))).toEqual([message]);
    expect(ofGame(last, LOVED)).toEqual([]);
    expect(ofGame(WITH_LOVED, [])).toEqual([]);
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

  it.each([
    "Eight fighters from eight countries, and two people at a cabinet.",
    "Eight cards, three towers, three minutes.",
    "A party holiday ends in a bamboo cage, and a detective wakes on the floor.",
  ])("is not read from what happens in it: %s", (text) => {
    expect(kindNamed(text)).toBeUndefined();
  });

  it("is looked for no further than asked", () => {
    const text = "A farmhouse in Louisiana. Supper. It is a shooter.";
    expect([kindNamed(text), kindNamed(text, 2), kindNamed(text, 3)]).toEqual([undefined, undefined, "shooter"]);
  });
});
