import { expect, it } from "vitest";
import { catalogueFiles, testGame, type TestGame } from "../../test/support/catalogue-files.ts";
import { problemLine } from "#server/catalogue/catalogue.ts";
import { checkCatalogue } from "./check.ts";

const linesFor = (fields: Record<string, TestGame[string]>) =>
  checkCatalogue(catalogueFiles([testGame({ id: 900, name: "Broken", ...fields })])).problems.map(problemLine);
const PS3 = ["playstation3"];
const PS4 = ["playstation4"];

it("names a game that came out before any of its platforms", () => {
  expect(linesFor({ released: "2005-01-01", platforms: ["playstation4", "playstation3"] })).toEqual([
    'games/2005.toml (Broken): released: 2005 is before any of its platforms, PlayStation 3 was the first in 2006 (a machine of the arcades says out_of_time = "arcade-first")',
  ]);
});

it("names a platform that was gone before the game came", () => {
  expect(linesFor({ released: "2020-01-01", platforms: ["pc", "playstation3"] })).toEqual([
    'games/2020.toml (Broken): platforms: playstation3 ended in 2017, before 2020 (made for it afterwards, the game says out_of_time = "late-release")',
  ]);
  expect(linesFor({ tba: true, platforms: PS3 })).toEqual([
    expect.stringContaining("games/tba.toml (Broken): platforms: playstation3 ended in 2017"),
  ]);
});

it.each<[string, Record<string, TestGame[string]>]>([
  ["a port to a later platform", { released: "2001-01-01", platforms: ["pc", "playstation4"] }],
  ["two years of grace", { released: "2019-12-31", platforms: PS3 }],
  ["the year of the launch", { released: "2006-01-01", platforms: PS3 }],
  ["a known late release", { released: "2020-01-01", platforms: PS3, out_of_time: "late-release" }],
  ["a machine of the arcades", { released: "1999-01-01", platforms: PS3, out_of_time: "arcade-first" }],
])("lets %s stand", (_what, fields) => {
  expect(linesFor(fields)).toEqual([]);
});

it.each([
  ["arcade-first", "2015-01-01"],
  ["late-release", "2015-01-01"],
])("names an exception for %s that is not needed", (exception, released) => {
  expect(linesFor({ released, platforms: PS4, out_of_time: exception })).toEqual([
    `games/2015.toml (Broken): out_of_time: ${exception} is not needed, its platforms lived in 2015`,
  ]);
});

it("names a store that has closed", () => {
  const files = catalogueFiles([testGame({ id: 900, name: "Broken", stores: ["steam", "old-shop"] })]).map((file) =>
    file.path === "taxonomies/stores.toml"
      ? { ...file, text: `${file.text}\n[[store]]\nid = 7\nslug = "old-shop"\nname = "Old Shop"\nyear_end = 2024\n` }
      : file,
  );
  expect(checkCatalogue(files).problems.map(problemLine)).toEqual([
    "games/2001.toml (Broken): stores: old-shop closed in 2024, nothing is sold there",
  ]);
});

it("refuses an exception for the wrong reason", () => {
  expect(linesFor({ released: "2020-01-01", platforms: PS3, out_of_time: "arcade-first" })).toHaveLength(2);
});
