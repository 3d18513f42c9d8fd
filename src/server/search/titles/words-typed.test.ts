// One rule of the words at a time: each of these fails alone when its rule is broken.
import { describe, expect, it } from "vitest";
import { DocSet } from "#server/search/doc-set.ts";
import { indexOfTitles, type Title } from "../../../../test/support/titles.ts";

const found = (titles: readonly Title[], text: string, search = {}) => indexOfTitles(titles).find(text, search);

describe("a word", () => {
  it("[S-14] of three letters is not parted", () => {
    expect(found(["Call A By Name"], "aby")).toEqual([]);
  });

  it("[S-14] that is parted stands in a row", () => {
    expect(found(["Blue Bird", "Blue Sky", "Bird of Blue"], "bluebird")).toEqual(["Blue Bird"]);
  });

  it("[S-14] may go on where it is the last, and where it is joined with the one before it", () => {
    expect(found(["Castle Quest", "Cast of Quest"], "cast que")).toEqual(["Cast of Quest"]);
    expect(found(["Spiderman", "Majora"], "spider ma")).toEqual(["Spiderman"]);
  });

  it("[S-14] of a script without spaces may go on and may stand inside, wherever it was typed", () => {
    const titles = ["ゼルダの伝説", "伝説の剣"];
    expect(found(titles, "ゼルダ 伝説")).toEqual(["ゼルダの伝説"]);
    expect(found(["ゼルダの伝説", "別の話"], "伝説")).toEqual(["ゼルダの伝説"]);
  });

  it("[S-14] behind an article begins a title, too", () => {
    const titles = [
      { name: "Old Ring Tale", added: 900 },
      { name: "The Ring Road", added: 100 },
    ];
    expect(found(titles, "ring")).toEqual(["The Ring Road", "Old Ring Tale"]);
    // Among very many games the beginnings are looked up instead of read.
    const many = Array.from({ length: 4200 }, (_, number) => ({ name: `Old Ring Tale ${number}`, added: 900 }));
    expect(found([...many, { name: "The Ring Road", added: 100 }], "ring")[0]).toBe("The Ring Road");
  });
});

describe("initials", () => {
  it("[S-14] stand for words beside others", () => {
    expect(found(["Castle Quest: Ash", "Ash of War"], "cq ash")).toEqual(["Castle Quest: Ash"]);
  });

  it("[S-14] in several words must be complete", () => {
    expect(found(["Metal Gear Solid Rising"], "m gs")).toEqual([]);
    expect(found(["Metal Gear Solid"], "m gs")).toEqual(["Metal Gear Solid"]);
  });

  it("[S-14] are no number", () => {
    expect(found(["Ten Seven 3: Rain"], "1073")).toEqual([]);
  });
});

describe("a whole title", () => {
  it("[S-14] is found however it is joined", () => {
    expect(found(["Tic Tac Toe"], "tictactoe")).toEqual(["Tic Tac Toe"]);
  });

  it("[S-14] comes before what is out and better known, out or not", () => {
    const titles = ["Iron Gate Two", "Iron Gate Three", { name: "Iron Gate", added: 10 }];
    expect(found(titles, "iron gate", { last: DocSet.of(3, [2]) })[0]).toBe("Iron Gate");
  });
});

describe("two slips in one of several words", () => {
  it("[S-14] are forgiven from six letters on where nothing has fewer", () => {
    expect(found(["Iron Odyssey", "Iron Gate"], "iron oddysey")).toEqual(["Iron Odyssey"]);
    expect(found(["Iron Odyssey", "Iron Oddyseys"], "iron oddysey")).toEqual(["Iron Oddyseys"]);
  });

  it("[S-14] are not forgiven in a word alone, nor in five letters", () => {
    expect(found(["Odyssey"], "odyrsez")).toEqual([]);
    expect(found(["Iron Hades", "Iron Gate"], "iron hdase")).toEqual(["Iron Hades", "Iron Gate"]);
  });
});
