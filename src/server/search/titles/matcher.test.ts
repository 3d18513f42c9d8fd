// Which games have the words, in whatever way they are typed, and what that says of how near they are.
import { describe, expect, it } from "vitest";
import { indexOfTitles } from "../../../../test/support/titles.ts";

describe("words", () => {
  it.each([
    { what: "initials beside a word", titles: ["Castle Quest: Ash"], text: "cq ash", expected: ["Castle Quest: Ash"] },
    {
      what: "initials letter by letter",
      titles: ["Storm Ring: Deep Water"],
      text: "s r d w",
      expected: ["Storm Ring: Deep Water"],
    },
    {
      what: "initials of a beginning",
      titles: ["Metal Gear Solid Rising Revengeance"],
      text: "mgs",
      expected: ["Metal Gear Solid Rising Revengeance"],
    },
    { what: "initials and a number", titles: ["Arrow Two"], text: "a2", expected: ["Arrow Two"] },
    { what: "what is parted by dots", titles: ["Fear Itself"], text: "f.e.a.r", expected: ["Fear Itself"] },
    { what: "what is parted once", titles: ["Bluebird"], text: "blue bird", expected: ["Bluebird"] },
    { what: "what is joined", titles: ["Blue Bird"], text: "bluebird", expected: ["Blue Bird"] },
    { what: "what is joined with a number", titles: ["Blue Bird 4"], text: "bird4", expected: ["Blue Bird 4"] },
    {
      what: "what nobody keeps",
      titles: [{ name: "Quiet Place", added: 0 }],
      text: "quiet",
      expected: ["Quiet Place"],
    },
  ])("find $what", ({ titles, text, expected }) => {
    expect(indexOfTitles([...titles, "Xylophone"]).find(text)).toEqual(expected);
  });

  it.each([
    { what: "two letters alone as initials", titles: ["Aardvark", "Alpha Arrow"], text: "aa", expected: ["Aardvark"] },
    { what: "a stop word as initials", titles: ["The Mine", "Tall Hedge Estate"], text: "the", expected: ["The Mine"] },
    { what: "three letters as two words", titles: ["A Bcx"], text: "abc", expected: [] },
    {
      what: "a beginning in the middle",
      titles: ["StarBorn Tales", "Star Bo Tales"],
      text: "star bo tales",
      expected: ["Star Bo Tales"],
    },
    {
      what: "stop words for words",
      titles: ["The Town", "Iron Harbour"],
      text: "the xyzzyq harbour",
      expected: ["Iron Harbour"],
    },
  ])("do not take $what", ({ titles, text, expected }) => {
    expect(indexOfTitles(titles).find(text)).toEqual(expected);
  });

  it("counts initials with a number as a beginning, which is ten times as well known", () => {
    const order = (added: number) =>
      indexOfTitles([
        { name: "Golden Rd 5 Mile", added: 1000 },
        { name: "Riders Dawn 5", added },
      ]).find("rd 5");
    expect(order(100)).toEqual(["Riders Dawn 5", "Golden Rd 5 Mile"]);
    expect(order(99)).toEqual(["Golden Rd 5 Mile", "Riders Dawn 5"]);
  });

  it("do not take one letter at the end for a word where nothing is forgiven", () => {
    expect(indexOfTitles(["Blue Bird"]).find("blueb", { mode: "precise" })).toEqual([]);
  });

  it("take a number alone for the beginning of another", () => {
    const { find } = indexOfTitles(["Motor Saga 50", "Motor Saga V"]);
    expect(find("5")).toEqual(["Motor Saga 50", "Motor Saga V"]);
  });

  it("that are unwanted or stand in a row may be those of another name", () => {
    const { find } = indexOfTitles(["Iron Town", { name: "Iron Harbour", others: ["Steel Port"] }]);
    expect(find("iron", { without: ["steel port"] })).toEqual(["Iron Town"]);
    expect(find("iron", { phrases: ["steel port"] })).toEqual(["Iron Harbour"]);
    expect(find("iron", { phrases: ["steel por"] })).toEqual([]);
    expect(find("", { without: ["iron town"] })).toEqual(["Iron Harbour"]);
    expect(find("iron", { mode: "exact", without: ["town"] })).toEqual(["Iron Harbour"]);
  });

  it("finds all of many, the better known first", () => {
    const titles = Array.from({ length: 100 }, (_, number) => ({ name: `Game ${100 + number}`, added: 1000 - number }));
    expect(indexOfTitles(titles).find("game")).toEqual(titles.map(({ name }) => name));
  });

  it("says how near each is: the very title, an other name, the words", () => {
    const { index } = indexOfTitles(["Castle Quest: Ash", { name: "Iron", others: ["Castle Quest"] }, "Castle Quest"]);
    const { nearnessOf } = index.find({ text: "castle quest", mode: "fuzzy" });
    expect([0, 1, 2].toSorted((a, b) => nearnessOf(a) - nearnessOf(b))).toEqual([2, 1, 0]);
  });

  it("says how near the mistyped are: after all that are spelled so, the fewer slips the nearer, some words last", () => {
    const { index } = indexOfTitles(["Fountain", "Mountain"]);
    const found = (text: string) => index.find({ text, mode: "fuzzy" });
    const nearness = (text: string) =>
      found(text)
        .page({ offset: 0, limit: 9 })
        .map((match) => match.nearness);
    const [nearer = 0, farther = 0] = nearness("mountian");
    const [spelled = 0] = nearness("mountai");
    const [some = 0] = nearness("mountain xyzzyq");
    expect([spelled, nearer, farther, some].toSorted((a, b) => a - b)).toEqual([spelled, nearer, farther, some]);
    expect(new Set([spelled, nearer, farther, some]).size).toBe(4);
    const kinds = ["mountai", "mountian", "mountain xyzzyq"].map((text) => found(text).nearnessOf(1));
    expect(kinds).toEqual(kinds.toSorted((a, b) => a - b));
    expect(new Set(kinds).size).toBe(3);
  });

  it("is nearer the more people keep it", () => {
    const kept = [9000, 900, 90].map((added, at) => ({ name: `Castle ${at}${at}`, added }));
    const { index } = indexOfTitles(kept);
    const found = index.find({ text: "castle", mode: "fuzzy" });
    const nearness = found.page({ offset: 0, limit: 9 }).map((match) => match.nearness);
    expect(new Set(nearness).size).toBe(3);
    expect(nearness).toEqual(nearness.toSorted((a, b) => a - b));
    expect([0, 1, 2].map((doc) => found.nearnessOf(doc)).toSorted((a, b) => b - a)).toEqual(
      [2, 1, 0].map((doc) => found.nearnessOf(doc)),
    );
  });

  it("counts what is better known and near as less near than what is spelled so", () => {
    const { index } = indexOfTitles([
      { name: "Portal", added: 20_000 },
      { name: "Protalis", added: 3 },
    ]);
    const { nearnessOf } = index.find({ text: "protal", mode: "fuzzy" });
    expect(nearnessOf(1)).toBeLessThan(nearnessOf(0));
  });

  it("shows nothing better known beside a game that has what was typed as an other name", () => {
    const other = { name: "Xylo", others: ["Protal"], added: 3 };
    expect(indexOfTitles([{ name: "Portal", added: 20_000 }, other]).find("protal")).toEqual(["Xylo"]);
  });

  it("puts an edition after the game it is of, unless the record says that it adds to another", () => {
    const parts = [
      { name: "Storm Ring: Deluxe Edition", added: 9000 },
      { name: "Storm Ring", added: 8000 },
      { name: "Ring of Fire", added: 7000 },
    ];
    expect(indexOfTitles(parts).find("ring")).toEqual(["Ring of Fire", "Storm Ring", "Storm Ring: Deluxe Edition"]);
    const [edition = { name: "" }, ...others] = parts;
    const withParent = indexOfTitles([{ ...edition, parent: 2 }, ...others]);
    expect(withParent.find("ring")).toEqual(["Ring of Fire", "Storm Ring: Deluxe Edition", "Storm Ring"]);
  });
});

describe("what is a title", () => {
  const { index } = indexOfTitles([
    "Old House of Silent Vines",
    "Silent House Village",
    { name: "Iron", others: ["Steel Port Nine"] },
    "Silent House 5",
  ]);

  it.each([
    ["silent house v", "beginning", true],
    ["silent house v", "whole", true],
    ["silent house vi", "beginning", true],
    ["silent house vi", "whole", false],
    ["steel port 9", "whole", true],
    ["steel po", "beginning", true],
    ["port nine", "beginning", false],
    ["silent village", "beginning", false],
    ["house", "beginning", false],
  ] as const)("%j (%s): %j", (text, how, expected) => {
    expect(index.isTitle(text, how)).toBe(expected);
  });
});
