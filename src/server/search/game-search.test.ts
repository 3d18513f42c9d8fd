import { describe, expect, it } from "vitest";
import { atOnce } from "#server/search/steps.ts";
import { createGameSearch } from "./game-search.ts";
import { TextDataWriter } from "./texts/text-data.ts";
import { readTextIndex } from "./texts/text-index.ts";
import { createTitleIndex } from "./titles/title-index.ts";
import type { TitleSearch } from "./titles/titles-found.ts";

/** Games by name and what is said of them, the best known first. */
const GAMES: readonly [name: string, said: string][] = [
  ["Rocket League", "football with rocket cars"],
  ["Football Manager", "lead a club, sign players"],
  ["Cars", "talking vehicles race"],
  ["Untitled Goose Game", "a goose steals things in a village"],
  ["Goose Lodge", "a hotel"],
  ["Witcher", "a hunter of monsters"],
  ["Watcher", "cameras and football"],
  ["Witcher: Game of the Year Edition", "a hunter of monsters, with everything"],
  ["Saddle", "galloping through fields and woods"],
  ["Saddle: Game of the Year Edition", "galloping through fields, woods and snow"],
];

const titles = createTitleIndex(
  GAMES.map(([name], doc) => ({ name, others: [], added: 1000 - doc * 100, parent: undefined })),
);
const writer = new TextDataWriter();
for (const [doc, [name, said]] of GAMES.entries()) {
  writer.add(doc, [
    { text: name, weight: 1.3 },
    { text: said, weight: 1 },
  ]);
}
const search = createGameSearch(titles, atOnce(readTextIndex(writer.finish())));

function names(text: string, rest: Partial<TitleSearch> = {}): (string | undefined)[] {
  const found = search.find({ text, mode: "fuzzy", ...rest });
  const page = found.page({ offset: 0, limit: 20 });
  expect(page.map(({ doc }) => doc).toSorted((a, b) => a - b)).toEqual([...found.all.toArray()]);
  // Nearness never falls along a list.
  expect(page.every(({ nearness }, at) => at === 0 || nearness >= (page[at - 1]?.nearness ?? 0))).toBe(true);
  return page.map(({ doc }) => GAMES[doc]?.[0]);
}

describe("[P-03] a title from elsewhere", () => {
  it.each([
    ["only said of games", "vehicles race", []],
    ["with less than half of its words in a name", "Zzqx Goose", []],
    ["with a word more than a game has", "Cars Zzqx", ["Cars"]],
    ["with most of its words in a name", "Untitled Goose Zzqx", ["Untitled Goose Game"]],
    ["with a slip", "Wicther", ["Witcher", "Witcher: Game of the Year Edition"]],
  ])("%s: %s", (_rule, text, found) => {
    expect(names(text, { isFromElsewhere: true })).toEqual(found);
  });
});

describe("titles and texts together", () => {
  it("[S-16] puts titles that have the words first, then what is said", () => {
    expect(names("football")).toEqual(["Football Manager", "Rocket League", "Watcher"]);
  });

  it("[S-16] takes what is said before titles that have only some of the words", () => {
    expect(names("football with cars")[0]).toBe("Rocket League");
  });

  it("[S-16] leaves such titles out where something is said that has more of the words", () => {
    expect(names("football with rocket cars xyzzyq")).toEqual(["Rocket League"]);
  });

  it("[S-16] takes a mistyped title before anything that is said", () => {
    expect(names("witchr")[0]).toBe("Witcher");
  });

  it("[S-16] takes words that texts have for no slip of a title", () => {
    expect(names("hunter monsters")[0]).toBe("Witcher");
    expect(names("catches")).not.toContain("Watcher");
  });

  it("[S-16] leaves an edition behind its game", () => {
    expect(names("hunter of monsters").slice(0, 2)).toEqual(["Witcher", "Witcher: Game of the Year Edition"]);
    // Of which more is said than of the game.
    expect(names("galloping fields woods snow")).toEqual(["Saddle", "Saddle: Game of the Year Edition"]);
  });

  it.each<Partial<TitleSearch>>([
    { mode: "exact" },
    { mode: "precise" },
    { without: ["manager"] },
    { phrases: ["football"] },
  ])("[S-16] gives whoever asks for titles to the letter (%j) nothing else", (rest) => {
    expect(names(rest.phrases === undefined ? "football" : "", rest)).not.toContain("Rocket League");
  });

  it("[S-16] cuts pages across both", () => {
    const found = search.find({ text: "football", mode: "fuzzy" });
    const pages = [0, 1, 2].map((offset) => found.page({ offset, limit: 1 })[0]?.doc);
    expect(pages).toEqual(found.page({ offset: 0, limit: 3 }).map(({ doc }) => doc));
  });
});
