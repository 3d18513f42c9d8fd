// The order of titles and texts together, one rule a test, over games made for it: the best known first.
import { describe, expect, it } from "vitest";
import { atOnce } from "#server/search/steps.ts";
import { createGameSearch } from "./game-search.ts";
import { TextDataWriter } from "./texts/text-data.ts";
import { readTextIndex } from "./texts/text-index.ts";
import { createTitleIndex } from "./titles/title-index.ts";

type Game = readonly [name: string, said: string];

function searchOf(games: readonly Game[]) {
  const entries = games.map(([name], doc) => ({ name, others: [], added: 1000 - doc * 100, parent: undefined }));
  const writer = new TextDataWriter();
  for (const [doc, [, text]] of games.entries()) writer.add(doc, [{ text, weight: 1 }]);
  return createGameSearch(createTitleIndex(entries), atOnce(readTextIndex(writer.finish())));
}

function find(games: readonly Game[], text: string): (string | undefined)[] {
  const page = searchOf(games).find({ text, mode: "fuzzy" }).page({ offset: 0, limit: 20 });
  // Nearness never falls along a list.
  expect(page.every(({ nearness }, at) => at === 0 || nearness >= (page[at - 1]?.nearness ?? 0))).toBe(true);
  return page.map(({ doc }) => games[doc]?.[0]);
}

describe("titles and texts", () => {
  it("[S-16] a title with a slip comes before what is hardly said of a game", () => {
    const games: Game[] = [
      ["Courtroom", "the trial of a king"],
      ["Sawyer", "nothing"],
      ["Else", "something"],
    ];
    expect(find(games, "lawyer")).toEqual(["Sawyer", "Courtroom"]);
  });

  it("[S-16] a title with a slip follows what is said word by word", () => {
    const games: Game[] = [
      ["Later", "nothing"],
      ["Brewery", "lager, lager and lager"],
      ["Else", "something"],
    ];
    expect(find(games, "lager")).toEqual(["Brewery", "Later"]);
  });

  it("[S-16] a title of several words with a slip comes before what is said word by word", () => {
    const games: Game[] = [
      ["Hollow Knight", "a bug in a cave"],
      ["Hollow Knight: Silksong", "another bug"],
      ["City", "a hollow, at night, night after night"],
    ];
    expect(find(games, "hollow night")).toEqual(["Hollow Knight", "Hollow Knight: Silksong", "City"]);
    // Of a longer title that is no slip.
    expect(find(games.slice(1), "hollow night")).toEqual(["City", "Hollow Knight: Silksong"]);
  });

  it("[S-16] a title with a slip comes before what is said with a slip", () => {
    const games: Game[] = [
      ["Harbour", "the ancient lighthouse, a lighthouse"],
      ["Ancient Lighthousse", "nothing"],
      ["Else", "something"],
    ];
    expect(find(games, "ancient lighthuose")).toEqual(["Ancient Lighthousse", "Harbour"]);
  });

  it("[S-16] titles with some of the words are found where nothing is said of any", () => {
    const games: Game[] = [
      ["Iron Gate", "nothing"],
      ["Else", "something"],
    ];
    expect(find(games, "iron xyzzyq qqqzzz")).toEqual(["Iron Gate"]);
  });

  it("[S-16] what is said more of an edition than of its game leaves the game first", () => {
    const games: Game[] = [
      ["Old Tower", "a lighthouse"],
      ["Old Tower: Deluxe Edition", "a lighthouse, the lighthouse, two lighthouses"],
      ["Else", "something"],
    ];
    expect(find(games, "lighthouse")).toEqual(["Old Tower", "Old Tower: Deluxe Edition"]);
  });

  it("[S-16] what is said counts as less near than a title, in any order of the list", () => {
    const games: Game[] = [
      ["Brewery", "football"],
      ["Football Manager", "a club"],
    ];
    const found = searchOf(games).find({ text: "football", mode: "fuzzy" });
    expect(found.nearnessOf(1)).toBeLessThan(found.nearnessOf(0));
  });
});

/** The texts found by most of the words, and by all of them. */
const texts = (said: readonly string[]) => {
  const writer = new TextDataWriter();
  for (const [doc, text] of said.entries()) writer.add(doc, [{ text, weight: 1 }]);
  return atOnce(readTextIndex(writer.finish()));
};

describe("what is said", () => {
  it("[S-16] counts more as typed than with a slip, and more with one slip than with two", () => {
    const two = texts(["turnips", "village", "else", "other", "more"]);
    expect(two.withMost("turnpis village").docs).toEqual([1, 0]);
    const slips = texts(["harbour mountaixxnn", "harbour mountain", "else", "other"]);
    expect(slips.withMost("harbour mountaixn").docs).toEqual([1, 0]);
  });

  it("[S-16] of most of the words a little comes before much of one of them", () => {
    const writer = new TextDataWriter();
    const fields = [
      ["clock", 1.2],
      ["clock fog", 0.35],
      ["else", 1],
      ["other", 1],
      ["fog", 0.1],
    ] as const;
    for (const [doc, [text, weight]] of fields.entries()) writer.add(doc, [{ text, weight }]);
    expect(atOnce(readTextIndex(writer.finish())).withMost("clock fog").docs.slice(0, 2)).toEqual([1, 0]);
  });

  it("[S-16] in several words that mean the same counts as the best of them", () => {
    const said = ["cat, kitten, feline", "cat, cat", "else", "other", "more"];
    expect(texts(said).withMost("cat").docs).toEqual([1, 0]);
  });

  it("[S-16] equally of two games is in the order of how well known they are", () => {
    const many = Array.from({ length: 12 }, () => "robot garden");
    expect(texts([...many, "else"]).withAll("robot garden").docs).toEqual(many.map((_, doc) => doc));
  });
});
