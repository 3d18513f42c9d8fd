// What is found by mistyped words, and in which order: each time the title that must come second is the better known.
import { describe, expect, it } from "vitest";
import { indexOfTitles } from "../../../../test/support/titles.ts";

describe("mistyped words", () => {
  it.each([
    { what: "fewer slips", titles: ["Fountain", "Mountain"], text: "mountian", expected: ["Mountain", "Fountain"] },
    {
      what: "the whole word before its beginning",
      titles: ["Mountaineer", "Mountain"],
      text: "mountian",
      expected: ["Mountain", "Mountaineer"],
    },
    {
      what: "a beginning with one slip before a word with two",
      titles: ["Fountain", "Mountaineer"],
      text: "mountian",
      expected: ["Mountaineer", "Fountain"],
    },
    {
      what: "the whole title",
      titles: ["Mountain Lords of Iron", "Mountain"],
      text: "mountian",
      expected: ["Mountain", "Mountain Lords of Iron"],
    },
    {
      what: "the whole title of several words",
      titles: ["Mountain Harbor Lords", "Mountain Harbor"],
      text: "mountian harbor",
      expected: ["Mountain Harbor", "Mountain Harbor Lords"],
    },
    {
      what: "all words together",
      titles: ["Fountain Harbour", "Mountain Harbor"],
      text: "mountian harbur",
      expected: ["Mountain Harbor", "Fountain Harbour"],
    },
    {
      what: "what is better known, of those equally near",
      titles: ["Mountain A1", "Mountain B1"],
      text: "mountian",
      expected: ["Mountain A1", "Mountain B1"],
    },
  ])("put first: $what", ({ titles, text, expected }) => {
    expect(indexOfTitles(titles).find(text)).toEqual(expected);
  });

  it.each([
    ["qake", "Quake"],
    ["moutnain", "Mountain"],
    ["muontian", "Mountain"],
  ])("of four letters may have a slip, of eight two: %s", (text, title) => {
    expect(indexOfTitles([title, "Xylophone"]).find(text)).toEqual([title]);
  });

  it.each([
    ["aec", "Ace"],
    ["mxxxtain", "Mountain"],
    ["vlilaeg", "Village"],
    ["agn47", "Gan47"],
    ["abcdefghijklmnopqrstuvwxzy", "Abcdefghijklmnopqrstuvwxyz"],
  ])("are nothing where that would be guessing: %s is not %s", (text, title) => {
    expect(indexOfTitles([title]).find(text)).toEqual([]);
  });

  it("are sorted by their words alone among very many games", () => {
    const many = Array.from({ length: 1600 }, (_, number) => `Mountain Range ${number}`);
    const found = indexOfTitles([...many, "Mountain"]).find("mountian");
    expect([found.length, found[0]]).toEqual([1601, "Mountain Range 0"]);
  });

  it("of several words some are enough, the rarer ones rather, a number hardly", () => {
    const { find } = indexOfTitles(["Iron Falls", "Iron Town", "Iron Harbour Gate", "Cellar 9", "Gate 9"]);
    expect(find("iron gate xyzzyq")).toEqual(["Iron Harbour Gate", "Gate 9"]);
    expect(find("cellar xyzzyq 9")).toEqual(["Cellar 9"]);
    expect(find("harbur falls")).toEqual(["Iron Falls", "Iron Harbour Gate"]);
    const others = ["Ash", "Birch", "Cedar", "Elm", "Fir", "Larch", "Oak", "Pine"];
    expect(indexOfTitles(["Gate Town", "Iron Harbour Gate", ...others]).find("iron gate xyzzyq")).toEqual([
      "Iron Harbour Gate",
      "Gate Town",
    ]);
  });
});
