import { expect, it } from "vitest";
import { catalogueFiles, testGame } from "../../test/support/catalogue-files.ts";
import { readCatalogue } from "#server/catalogue/catalogue.ts";
import { findMissing, type ListedGame } from "./coverage.ts";

const { catalogue } = readCatalogue(
  catalogueFiles([
    testGame({ id: 1, name: "The Tale of Castles II", released: "2005-03-03", alternative_names: ["Burgzug 2"] }),
    testGame({ id: 2, name: "Resident Weevil 4 (2023)", released: "2023-03-24" }),
    testGame({ id: 3, name: "Announced", tba: true }),
  ]),
);
const entries = catalogue.games.map(({ entry }) => entry);

it.each<[string, ListedGame]>([
  ["articles, numerals and punctuation", { name: "Tale of Castles: 2", year: 2005 }],
  ["another name", { name: "Burgzug 2" }],
  ["a year in brackets", { name: "Resident Weevil 4", year: 2023 }],
  ["a first release elsewhere", { name: "The Tale of Castles II", year: 2007 }],
  ["a date that nobody knows yet", { name: "Announced", year: 2030 }],
])("finds a game in spite of %s", (_what, listed) => {
  expect(findMissing(entries, [listed])).toEqual([]);
});

it.each<[string, ListedGame]>([
  ["another part", { name: "The Tale of Castles III", year: 2005 }],
  ["another game of that name", { name: "Resident Weevil 4", year: 2005 }],
])("takes %s for missing", (_what, listed) => {
  expect(findMissing(entries, [listed])).toEqual([listed]);
});
