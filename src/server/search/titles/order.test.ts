// The order of what was found, one rule a test: each time the title that must come second is the better known.
import { describe, expect, it } from "vitest";
import { indexOfTitles, type Title } from "../../../../test/support/titles.ts";
import { DocSet } from "#server/search/doc-set.ts";
import type { TitleSearch } from "./titles-found.ts";

const found = (titles: readonly Title[], text: string, search: Partial<TitleSearch> = {}) =>
  indexOfTitles(titles).find(text, search);

describe("the very title", () => {
  it("[S-14] comes before a name that a game has besides, and that before what begins so", () => {
    const titles = [
      { name: "Castle Quest Chronicles", added: 9000 },
      { name: "Iron", others: ["Castle Quest"], added: 10 },
      { name: "Castle Quest", added: 5 },
    ];
    expect(found(titles, "castle quest")).toEqual(["Castle Quest", "Iron", "Castle Quest Chronicles"]);
  });

  it("[S-14] of an addition comes before its game, by another name of it, too", () => {
    const titles = [
      { name: "Hunters III: Wild Blood", added: 9000 },
      { name: "Wild", others: ["Wild Blood"], added: 8000, parent: 0 },
    ];
    expect(found(titles, "wild blood")).toEqual(["Wild", "Hunters III: Wild Blood"]);
  });

  it("[S-14] is not made of initials, even if they are written among the other names", () => {
    const titles = [
      { name: "IH Chronicles", added: 9000 },
      { name: "Iron Harbour", others: ["IH"], added: 10 },
    ];
    expect(found(titles, "ih")).toEqual(["IH Chronicles", "Iron Harbour"]);
  });
});

describe("a beginning", () => {
  it("[S-14] is one, too, where the title writes as one word what was typed as two", () => {
    const titles = [
      { name: "Tales of Star Born", added: 1000 },
      { name: "StarBorn Two", added: 200 },
    ];
    expect(found(titles, "star born")).toEqual(["StarBorn Two", "Tales of Star Born"]);
  });

  it("[S-14] are initials only when they are complete", () => {
    const titles = [
      { name: "Golden MGS Story", added: 1000 },
      { name: "Metal Gear Solid Rising", added: 300 },
    ];
    expect(found(titles, "mgs")).toEqual(["Golden MGS Story", "Metal Gear Solid Rising"]);
  });
});

describe("what is not out yet", () => {
  const last = (titles: readonly Title[], ...docs: number[]) => ({ last: DocSet.of(titles.length, docs) });

  it("[S-14] comes after what is out among games of the very same title, and of the very same other name", () => {
    const same = [
      { name: "Fable", added: 9000 },
      { name: "Fable", added: 100 },
    ];
    const docs = (named: readonly Title[]) =>
      indexOfTitles(named)
        .index.find({ text: "fable", mode: "fuzzy", ...last(named, 0) })
        .page({ offset: 0, limit: 9 })
        .map(({ doc }) => doc);
    expect(docs(same)).toEqual([1, 0]);
    expect(docs(same.map(({ added }, at) => ({ name: `Tale ${at}`, others: ["Fable"], added })))).toEqual([1, 0]);
  });

  it("[S-14] comes after what is out where a stop word too many was typed", () => {
    const titles = ["Castle Quest III", "Castle Quest II"];
    expect(found(titles, "castle of quest", last(titles, 0))).toEqual(["Castle Quest II", "Castle Quest III"]);
  });

  it("[S-14] comes after what is out where the words must stand in a row", () => {
    const titles = ["Castle Quest III", "Castle Quest II"];
    const search = { mode: "exact", ...last(titles, 0) } as const;
    expect(found(titles, "castle quest", search)).toEqual(["Castle Quest II", "Castle Quest III"]);
  });

  it("[S-14] comes after what is out of those that are equally near to a mistyped word", () => {
    const titles = ["Mountain A1", "Mountain B1"];
    expect(found(titles, "mountian", last(titles, 0))).toEqual(["Mountain B1", "Mountain A1"]);
    const nearer = ["Mountain", "Fountain"];
    expect(found(nearer, "mountian", last(nearer, 0))).toEqual(nearer);
  });

  it("[S-14] comes after what is out of those that have as much of the words", () => {
    const titles = ["Iron Gate", "Iron Gate Two", "Birch"];
    expect(found(titles, "iron gate xyzzyq", last(titles, 0))).toEqual(["Iron Gate Two", "Iron Gate"]);
  });
});

describe("mistyped words", () => {
  it.each([
    ["mountian", "one slip: the whole word before a beginning"],
    ["muontian", "two slips: the whole word before a beginning"],
  ])("[S-14] %s: %s", (text) => {
    const titles = ["Mountaineer Lords Abroad", "Lords of Mountain Quiet"];
    expect(found(titles, text)).toEqual(titles.toReversed());
  });

  it("[S-14] are in the order of their slips among very many games, too", () => {
    const many = Array.from({ length: 1600 }, (_, number) => `Mountaineer Range ${number}`);
    const titles = [...many, "Lords of Mountain"];
    expect(found(titles, "mountian")[0]).toBe("Lords of Mountain");
    const last = DocSet.of(titles.length, [0]);
    expect(found(titles, "mountian", { last }).at(-1)).toBe("Mountaineer Range 0");
  });
});

describe("what is near and better known", () => {
  const portal = (added: number) => ({ name: "Portal", added });
  const protal = (count: number) =>
    Array.from({ length: count }, (_, number) => ({ name: `Protal ${number}`, added: 3 }));

  it("[S-14] is shown beside five games at most", () => {
    expect(found([portal(20_000), ...protal(5)], "protal")).toContain("Portal");
    expect(found([portal(20_000), ...protal(6)], "protal")).not.toContain("Portal");
  });

  it("[S-14] is ten times as well known", () => {
    expect(found([portal(30), ...protal(1)], "protal")).toEqual(["Protal 0", "Portal"]);
    expect(found([portal(29), ...protal(1)], "protal")).toEqual(["Protal 0"]);
  });

  it("[S-14] is shown for one word alone", () => {
    const titles = [
      { name: "Portal Gate", added: 20_000 },
      { name: "Protal Gate Three", added: 3 },
    ];
    expect(found(titles, "protal gate")).toEqual(["Protal Gate Three"]);
  });

  it("[S-14] comes before what has the word as initials only", () => {
    const titles = [
      { name: "Aces", added: 20_000 },
      { name: "Alpha Star Eden Sea", added: 3 },
    ];
    expect(found(titles, "ases")).toEqual(["Aces", "Alpha Star Eden Sea"]);
  });
});

describe("some of the words", () => {
  it("[S-14] weigh more as typed than mistyped, and more than a number", () => {
    expect(found(["Iron Harbour Gate", "Iron Falls"], "harbur falls")).toEqual(["Iron Falls", "Iron Harbour Gate"]);
    expect(found(["Gate 9", "Cellar Door"], "cellar xyzzyq 9")).toEqual(["Cellar Door", "Gate 9"]);
  });

  it("[S-14] are those that are no stop words, first those that begin so", () => {
    const titles = [
      { name: "Old Castle Quest", added: 1000 },
      { name: "Castle Quest Two", added: 200 },
    ];
    expect(found(titles, "castle of quest")).toEqual(["Castle Quest Two", "Old Castle Quest"]);
  });

  it("[S-14] are stop words only where nothing else was typed", () => {
    expect(found(["From Dust", "With You"], "from with")).toEqual(["From Dust", "With You"]);
    expect(found(["From Dust", "Iron Gate"], "from iron xyzzyq")).toEqual(["Iron Gate"]);
  });
});
