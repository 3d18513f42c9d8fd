// What is asked of a copy of a game: each row fails when its rule is broken.
import { describe, expect, it } from "vitest";
import { readSentence } from "../../../../test/support/read-sentence.ts";

describe("which subscription holds a game", () => {
  it.each([
    ["indie games on game pass", " | genres=indie | subscriptions"],
    ["xbox one games on gamepass", " | platforms=1 | subscriptions"],
    ["juegos indie en game pass", " | genres=indie | subscriptions"],
    // A sentence of names, of which "en" is the only Spanish word.
    ["indies en game pass", " | genres=indie | subscriptions"],
    ["indie spiele im game pass ultimate", " | genres=indie | subscriptions"],
    ["jeux indépendants sur apple arcade", " | platforms=3&genres=indie | subscriptions"],
    ["switch online games", " | platforms=7 | subscriptions"],
    // Of the house's platforms, where none is named.
    ["ps5 games on ps plus", " | platforms=187 | subscriptions"],
  ])("[S-15] is said not to be known: %s", (text, expected) => {
    expect(readSentence(text)).toBe(expected);
  });

  it("[S-15] narrows to the platforms of the house whose subscription it is", () => {
    const [, platforms = ""] = /platforms=([^|]*) \|/.exec(readSentence("ps plus extra games")) ?? [];
    expect(decodeURIComponent(platforms).split(",")).toEqual(expect.arrayContaining(["187", "18", "16"]));
    expect(decodeURIComponent(platforms).split(",")).not.toContain("7");
  });
});

describe("how much room a game takes", () => {
  it.each([
    ["indie games under 5 gb", " | genres=indie | sizes"],
    ["indie games less than 500mb", " | genres=indie | sizes"],
    ["juegos indie de menos de 2 gigas", " | genres=indie | sizes"],
    ["indie spiele unter 10 gb", " | genres=indie | sizes"],
    ["jeux indépendants de moins de 5 go", " | genres=indie | sizes"],
    ["indie games for 4gb ram", " | platforms=4&genres=indie | hardware"],
    ["indie games for 16 gb of ram", " | platforms=4&genres=indie | hardware"],
    ["indie games with low storage", " | genres=indie | sizes"],
    ["juegos indie que ocupen poco", " | genres=indie | sizes"],
    ["indie spiele mit wenig speicherplatz", " | genres=indie | sizes"],
    ["jeux indépendants qui prennent peu de place", " | genres=indie | sizes"],
    // An amount that nothing bounds may be of a title.
    ["indie 5 gb", "5 gb | genres=indie | "],
    ["indie 64 mb cup", "64 mb cup | genres=indie | "],
  ])("[S-15] %s", (text, expected) => {
    expect(readSentence(text)).toBe(expected);
  });
});

describe("what stands before what was understood", () => {
  it.each([
    ["portal de switch", "portal | platforms=7 | "],
    ["portal von der switch", "portal | platforms=7 | "],
    ["portal pour switch", "portal | platforms=7 | "],
    ["de switch", " | platforms=7 | "],
  ])("[S-15] is no word to look for: %s", (text, expected) => {
    expect(readSentence(text)).toBe(expected);
  });
});

describe("when a game takes place", () => {
  it.each([
    ["indie ambientado en los 80", "1980s | genres=indie | "],
    ["juegos ambientados en los 80", "1980s |  | "],
    ["games set in the 80s", "1980s |  | "],
    ["spiele die in den 80ern spielen", "1980s |  | "],
    ["jeux qui se passent dans les années 80", "1980s |  | "],
    ["indie de los 80", " | genres=indie&dates=1980-01-01%2C1989-12-31 | "],
    ["games from the 40s", "1940s |  | "],
    ["1940s tale of the shop", "1940s tale of the shop |  | "],
  ])("[S-15] is not when it came out: %s", (text, expected) => {
    expect(readSentence(text)).toBe(expected);
  });
});
