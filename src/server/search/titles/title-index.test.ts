// What the title index finds and in which order, over a handful of titles made for each rule.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isMutationRun } from "../../../../test/support/lane.ts";
import { DocSet } from "#server/search/doc-set.ts";
import { createTitleIndex } from "./title-index.ts";
import type { TitleSearch } from "./titles-found.ts";

/** Most popular first; `parent` and `others` where they matter. */
const TITLES: readonly { name: string; others?: string[]; added: number; parent?: number }[] = [
  { name: "Castle Quest III: Ash", others: ["Burgzug 3"], added: 9000 },
  { name: "Castle Quest III: Ash - The Well", added: 8000, parent: 0 },
  { name: "Storm Ring: Deep Water", added: 7000, parent: 4 },
  { name: "Iron Harbour", others: ["IH", "Steel Port"], added: 6000 },
  { name: "Storm Ring", added: 5000 },
  { name: "Castle Quest", added: 4000 },
  { name: "Storm Ring: Deluxe Edition", added: 3000 },
  { name: "The Ringstorm", added: 2500 },
  { name: "Spider-Man & Étoile™", added: 2000 },
  { name: "StarBorn", added: 1500 },
  { name: "Quake", added: 100 },
  { name: "Quakes of Iron", added: 90 },
  { name: "Very Long Cartography", added: 80 },
  { name: "Kartography", added: 70 },
  { name: "東京 Racer", added: 60 },
];

const index = createTitleIndex(TITLES.map(({ name, others = [], added, parent }) => ({ name, others, added, parent })));
const find = (text: string, rest: Partial<TitleSearch> = {}) => index.find({ text, mode: "fuzzy", ...rest });
const names = (text: string, rest?: Partial<TitleSearch>) =>
  find(text, rest)
    .page({ offset: 0, limit: 20 })
    .map(({ doc }) => TITLES[doc]?.name);

describe("the title index", () => {
  it.each([
    // The very title, then what begins so, then the rest.
    ["castle quest", ["Castle Quest", "Castle Quest III: Ash", "Castle Quest III: Ash - The Well"]],
    ["iron", ["Iron Harbour", "Quakes of Iron"]],
    // Additions and editions below their game, however popular, unless they are meant.
    ["storm", ["Storm Ring", "Storm Ring: Deep Water", "Storm Ring: Deluxe Edition"]],
    ["deep water", ["Storm Ring: Deep Water"]],
    ["storm ring deluxe edition", ["Storm Ring: Deluxe Edition"]],
    // An edition that no title has is the game, whatever else is an edition, and so is one with a name of its own.
    ["storm ring deep water game of the year edition", ["Storm Ring: Deep Water"]],
    ["storm ring deep water lagoon edition", ["Storm Ring: Deep Water"]],
    // Numerals in any writing.
    ["castle quest 3 ash", ["Castle Quest III: Ash", "Castle Quest III: Ash - The Well"]],
    ["castle quest three", ["Castle Quest III: Ash", "Castle Quest III: Ash - The Well"]],
    // Joined, parted, accents, signs, "and" for "&".
    ["stormring", ["Storm Ring", "Storm Ring: Deep Water", "Storm Ring: Deluxe Edition"]],
    ["star born", ["StarBorn"]],
    ["spiderman and etoile", ["Spider-Man & Étoile™"]],
    // Initials, other names.
    ["cq3", ["Castle Quest III: Ash", "Castle Quest III: Ash - The Well"]],
    ["cq 3", ["Castle Quest III: Ash", "Castle Quest III: Ash - The Well"]],
    ["burgzug", ["Castle Quest III: Ash"]],
    ["ih", ["Iron Harbour"]],
    // Order, and a stop word too many.
    ["ash castle", ["Castle Quest III: Ash", "Castle Quest III: Ash - The Well"]],
    ["the iron of harbour", ["Iron Harbour"]],
    // One letter wrong, the first, too, and in a word half typed; the nearest title first.
    ["uake", ["Quake", "Quakes of Iron"]],
    ["quaek", ["Quake", "Quakes of Iron"]],
    ["iorn habour", ["Iron Harbour"]],
    ["irno harb", ["Iron Harbour"]],
    // Two wrong in a long word.
    ["cartogrpahi", ["Very Long Cartography"]],
    // A word too many.
    ["iron harbour xyzzy", ["Iron Harbour", "Quakes of Iron"]],
    ["東京", ["東京 Racer"]],
    ["xyzzy", []],
    ["", []],
  ])("finds %s", (text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  it("forgives nothing when it must not", () => {
    expect(names("iorn", { mode: "precise" })).toEqual([]);
    expect(names("harbour iron", { mode: "precise" })).toEqual(["Iron Harbour"]);
    expect(names("harbour iron", { mode: "exact" })).toEqual([]);
    expect(names("steel port", { mode: "exact" })).toEqual([]);
    expect(names("iron harb", { mode: "exact" })).toEqual([]);
    expect(names("quest iii", { mode: "exact" })).toEqual([
      "Castle Quest III: Ash",
      "Castle Quest III: Ash - The Well",
    ]);
  });

  it("wants phrases in a row and leaves out what is unwanted", () => {
    expect(names("", { phrases: ["storm ring"] })).toEqual([
      "Storm Ring",
      "Storm Ring: Deep Water",
      "Storm Ring: Deluxe Edition",
    ]);
    expect(names("", { phrases: ["ring storm"] })).toEqual([]);
    expect(names("storm", { without: ["deep", "deluxe edition"] })).toEqual(["Storm Ring"]);
    expect(names("iron", { phrases: ["steel port"] })).toEqual(["Iron Harbour"]);
  });

  it("shows a better known game beside the few of that very spelling", () => {
    const known = createTitleIndex([
      { name: "Portal", others: [], added: 20_000, parent: undefined },
      { name: "Protalis", others: [], added: 3, parent: undefined },
    ]);
    const docs = (text: string) => known.find({ text, mode: "fuzzy" }).page({ offset: 0, limit: 9 });
    expect(docs("protal").map(({ doc }) => doc)).toEqual([1, 0]);
    expect(docs("portal").map(({ doc }) => doc)).toEqual([0]);
  });

  /** The names found among `titles`, which are given the most popular first. */
  const among = (
    titles: readonly { name: string; added: number; parent?: number; others?: string[] }[],
    text: string,
  ) =>
    createTitleIndex(titles.map(({ others = [], parent, ...title }) => ({ ...title, others, parent })))
      .find({ text, mode: "fuzzy" })
      .page({ offset: 0, limit: 9 })
      .map(({ doc }) => titles[doc]?.name);

  it.each([
    ["dawn", "Riders of Dawn", "Dawn Chorus"],
    ["dawn cho", "Spring Dawn Chorus", "Dawn Chorus"],
    ["rod", "Golden Rodeo", "Riders of Dawn"],
  ])("%s: %s counts as it is, %s, which begins with it or has it as initials, ten times", (text, inside, begun) => {
    const order = (known: number) =>
      among(
        [
          { name: inside, added: 1000 },
          { name: begun, added: known },
        ],
        text,
      );
    expect(order(100)).toEqual([begun, inside]);
    expect(order(99)).toEqual([inside, begun]);
  });

  it("puts an addition before its game only when its whole title is typed", () => {
    const titles = [
      { name: "Hunters III: Wild Blood", added: 9000 },
      { name: "Wild Blood", added: 8000, parent: 0 },
    ];
    expect(among(titles, "wild blood")).toEqual(["Wild Blood", "Hunters III: Wild Blood"]);
    expect(among(titles, "wild bloo")).toEqual(["Hunters III: Wild Blood", "Wild Blood"]);
  });

  it("takes a number at the end for itself, and for the beginning of another only where there is no such game", () => {
    const fifty = { name: "Motor Saga 50", added: 9000 };
    const fifth = { name: "Motor Saga V", added: 100 };
    for (const text of ["motor saga 5", "saga 5", "ms 5"]) {
      expect(among([fifty, fifth], text)).toEqual(["Motor Saga V"]);
    }
    const fourth = { name: "Motor Saga IV", added: 9500 };
    expect(among([fourth, fifty], "motor saga 5")).toEqual(["Motor Saga 50"]);
    expect(among([fifty, fifth], "motor saga 50")).toEqual(["Motor Saga 50"]);
  });

  it("counts, pages and narrows alike", () => {
    const found = find("s");
    const all = found.page({ offset: 0, limit: 100 });
    expect(all).toHaveLength(found.all.count());
    const parts = Array.from({ length: all.length }, (_, offset) => found.page({ offset, limit: 1 })).flat();
    expect(parts).toEqual(all);
    expect(all.map(({ nearness }) => nearness)).toEqual(all.map(({ nearness }) => nearness).toSorted((a, b) => a - b));
    const allowed = DocSet.of(index.size, [2, 6, 8]);
    expect(found.page({ offset: 0, limit: 9 }, allowed).map(({ doc }) => doc)).toEqual([2, 6, 8]);
  });

  it.each([
    ["storm ring", "whole", true],
    ["the storm ring", "whole", true],
    ["storm rin", "whole", false],
    ["storm rin", "beginning", true],
    ["castle quest 3: a", "beginning", true],
    ["burgz", "beginning", true],
    ["ring deep", "beginning", false],
    ["", "beginning", false],
  ] as const)("%j is a title (%s): %j", (text, how, expected) => {
    expect(index.isTitle(text, how)).toBe(expected);
  });

  it("names the nearest titles when nothing matches", () => {
    const nearest = (text: string) => index.nearest({ text, mode: "precise" }, 2).map((doc) => TITLES[doc]?.name);
    expect(nearest("qwake")).toEqual(["Quake", "Quakes of Iron"]);
    expect(nearest("qwkae")).toEqual(["Quake", "Quakes of Iron"]);
    expect(nearest("zzzzzzzzzzzz")).toEqual([]);
  });
});

describe("whatever is typed", () => {
  const mode = fc.constantFrom("fuzzy" as const, "precise" as const, "exact" as const);
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: "grapheme", maxLength: 300 }),
    fc
      .array(fc.constantFrom("storm", "the", "of", "quest", "3", "iii", "é", "-", "\0", "\uD800", "a"), {
        maxLength: 40,
      })
      .map((parts) => parts.join(" ")),
  );

  it("is answered, and each match comes once", () => {
    fc.assert(
      fc.property(text, mode, (typed, how) => {
        const found = index.find({
          text: typed,
          mode: how,
          phrases: [typed.slice(0, 4)],
          without: [typed.slice(4, 8)],
        });
        const docs = found.page({ offset: 0, limit: 100 }).map(({ doc }) => doc);
        expect(new Set(docs).size).toBe(docs.length);
        expect(docs.toSorted((a, b) => a - b)).toEqual([...found.all.toArray()]);
        index.nearest({ text: typed, mode: how }, 5);
      }),
    );
  });

  it.skipIf(isMutationRun)("takes little time however long it is", () => {
    const began = performance.now();
    for (const unit of ["a", "ab ", "the of ", "é-", "quake", "1", "\0", "😀", "ا", "٣ "]) find(unit.repeat(10_000));
    expect(performance.now() - began).toBeLessThan(1000);
  });
});

describe("which game a text names", () => {
  const named = (text: string) => {
    const doc = index.named(text, (at) => TITLES[at]?.name ?? "");
    return doc === undefined ? undefined : TITLES[doc]?.name;
  };

  it.each([
    ["Castle Quest", "Castle Quest"],
    ["castle quest 3", "Castle Quest III: Ash"],
    ["CQ3", "Castle Quest III: Ash"],
    ["CQ 3: Ash", "Castle Quest III: Ash"],
    ["Castle Quest 3: Ash – The Well", "Castle Quest III: Ash - The Well"],
    ["Castle Quest III: Ash (Complete Edition)", "Castle Quest III: Ash"],
    ["Burgzug III", "Castle Quest III: Ash"],
    ["Deep Water", "Storm Ring: Deep Water"],
    ["StormRing", "Storm Ring"],
    ["Storm Ring: The Final Cut", "Storm Ring"],
    ["Storm Ring Remastered", "Storm Ring"],
    ["Spiderman and Etoile", "Spider-Man & Étoile™"],
    ["Very Long Cartografy", "Very Long Cartography"],
    ["Iron Harbor", "Iron Harbour"],
  ])("%s is %s", (text, name) => {
    expect(named(text)).toBe(name);
  });

  it.each([
    "Castle Quest 2",
    "Castle Quest IV: Ash",
    "Storm",
    "Iron",
    "Iron Harbour 2",
    "Storm Ring: Shallow Water",
    "Ring of Storms",
    "Quake Champions",
    "Castle Quest: Ash and the Long Way Home",
    "3",
    "the",
    "",
  ])("%j is none of them", (text) => {
    expect(named(text)).toBeUndefined();
  });

  it("is none when it may be two", () => {
    const titles = ["Night Watch: Red Moon", "Day Watch: Red Moon", "Night Harbour 2", "North Hill 2"];
    const two = createTitleIndex(titles.map((name) => ({ name, others: [], added: 5000, parent: undefined })));
    const of = (text: string) => two.named(text, (doc) => titles[doc] ?? "");
    expect([of("Red Moon"), of("NH2"), of("Night Watch")]).toEqual([undefined, undefined, 0]);
  });

  it("is none when what is shortened begins another title, too", () => {
    const titles = [
      "Night Watch: Red Moon",
      "Night Watch Begins",
      "Far Harbour: Tides",
      "Far Harbour: Tides - The Pier",
    ];
    const some = createTitleIndex(titles.map((name) => ({ name, others: [], added: 5000, parent: undefined })));
    const of = (text: string) => some.named(text, (doc) => titles[doc] ?? "");
    expect([of("Night Watch"), of("Far Harbour"), of("The Pier")]).toEqual([undefined, 2, 3]);
  });

  it("neither throws nor names a game of another number, whatever the text is", () => {
    const parts = fc.constantFrom("castle", "quest", "3", "ash", "of", "storm", ":", "(", " - ", "CQ", "IV", "é", "[");
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 12 }), (text) => {
        const name = named(text.join(" "));
        expect(name === undefined || !text.includes("IV")).toBe(true);
      }),
    );
  });
});
