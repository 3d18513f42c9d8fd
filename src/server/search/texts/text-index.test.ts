import { describe, expect, it } from "vitest";
import { atOnce } from "#server/search/steps.ts";
import { TextDataWriter, type TextField } from "./text-data.ts";
import { readTextIndex } from "./text-index.ts";

const said = (text: string, weight = 1): TextField[] => [{ text, weight }];

/** An index of these texts, the first the best known. */
function indexOf(texts: readonly (readonly TextField[])[]) {
  const writer = new TextDataWriter();
  for (const [doc, fields] of texts.entries()) writer.add(doc, fields);
  return atOnce(readTextIndex(writer.finish()));
}

const GAMES = indexOf([
  said("You stamp papers at a border crossing and check every passport."),
  said("A goose terrorises a quiet village. Honk."),
  said("Football is played with cars that fly."),
  said("A lawyer defends the innocent in court."),
  said("A farmer grows turnips in a quiet village and marries."),
  said("Soldiers fight in a war."),
]);

describe("what is said of games", () => {
  it.each<[string, number[]]>([
    ["border guard passport", [0]],
    ["goose", [1]],
    ["football with cars", [2]],
    ["the one where you are a goose", [1]],
    ["growing turnips", [4]],
  ])("[S-16] %s", (text, docs) => {
    expect(GAMES.withMost(text).docs.slice(0, docs.length)).toEqual(docs);
  });

  it("[S-16] finds a word by one that means the same, behind one that has it", () => {
    const index = indexOf([said("a vehicle"), said("a car"), said("nothing of the kind")]);
    expect(index.withMost("cars").docs).toEqual([1, 0]);
  });

  it.each(["cooking coop", "cooking co-op", "cooking co op"])(
    "[S-16] is the same however it is written: %s",
    (text) => {
      const index = indexOf([said("a co-op shooter"), said("cooking, alone"), said("cooking co-op")]);
      expect(index.withAll(text).docs).toEqual([2]);
    },
  );

  it("[S-16] finds what belongs to a word, and not the word by what belongs to it", () => {
    const index = indexOf([said("the trial of a king"), said("a lawyer at work"), said("else"), said("other")]);
    expect(index.withMost("lawyer").docs).toEqual([1, 0]);
    expect(index.withMost("trial").docs).toEqual([0]);
  });

  it("[S-16] weighs a rare word more than a common one", () => {
    const index = indexOf([
      said("village village"),
      said("village"),
      said("village"),
      said("village"),
      said("lighthouse"),
    ]);
    expect(index.withMost("village lighthouse").docs[0]).toBe(4);
  });

  it("[S-16] weighs a field as it is told to", () => {
    const index = indexOf([said("dragon"), said("dragon", 3), said("x"), said("y"), said("z")]);
    expect(index.withMost("dragon").docs).toEqual([1, 0]);
  });

  it("[S-16] puts the better known first where texts fit equally", () => {
    const index = indexOf([said("x"), said("robot garden"), said("robot garden"), said("y")]);
    expect(index.withMost("robot garden").docs).toEqual([1, 2]);
  });

  it("[S-16] prefers most of the words to one of them said often", () => {
    const index = indexOf([said("clock clock clock clock", 3), said("clock tower in fog"), said("a"), said("b")]);
    expect(index.withMost("clock fog").docs[0]).toBe(1);
  });

  it("[S-16] forgives a slip where no text has the word, and says so", () => {
    const found = GAMES.withMost("turnpis village");
    expect(found.docs[0]).toBe(4);
    expect(found.isExact).toBe(false);
    expect(GAMES.withMost("turnips village").isExact).toBe(true);
  });

  it("[S-16] finds nothing where not one word is known", () => {
    expect(GAMES.withMost("yoka layle").docs).toEqual([]);
  });

  it("[S-16] with all words finds only what has them all", () => {
    expect(GAMES.withAll("quiet village").docs).toEqual([1, 4]);
    expect(GAMES.withAll("quiet village goose").docs).toEqual([1]);
    expect(GAMES.withAll("quiet unheardof").docs).toEqual([]);
  });

  it("[S-16] has nothing to say to small words", () => {
    expect(GAMES.withMost("the one with the").docs).toEqual([]);
  });
});

describe("how much of the words", () => {
  const games = indexOf([
    said("wooden robot garden"),
    said("garden"),
    said("robot garden"),
    said("robot"),
    said("robot garden"),
    said("fog"),
  ]);

  it("[S-16] with all words is all of them, however common the others are", () => {
    expect(games.withAll("robot garden").docs).toEqual([0, 2, 4]);
    expect(games.withAll("robot fog").docs).toEqual([]);
  });

  it("[S-16] with most of them is not much less than the best has", () => {
    expect(games.withMost("wooden robot garden").docs[0]).toBe(0);
    expect(games.withMost("wooden robot garden").docs).not.toContain(1);
  });

  it("[S-16] a word that nobody uses is lacking", () => {
    expect(games.withMost("fog").share).toBeGreaterThan(games.withMost("fog xyzzyq").share);
  });
});
