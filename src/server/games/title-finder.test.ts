// Titles of other people's texts, found by a source's own search.
import { expect, it } from "vitest";
import { createCatalogueSource } from "#server/catalogue/catalogue-source.ts";
import { openCatalogue } from "#server/catalogue/open.ts";
import { NO_CLIENT } from "#server/http/ask-context.ts";
import { catalogueFiles, writeFiles } from "../../../test/support/catalogue-files.ts";
import { temporaryDirectory } from "../../../test/support/temporary-directory.ts";
import { parseGamesQuery } from "./query.ts";
import { findBySearch, isOfItsTime, namesGame } from "./title-finder.ts";

it.each([
  ["DOOM (2016)", "2016-05-13", true],
  ["DOOM (2016)", "2018-01-01", true],
  ["DOOM (2016)", "2014-12-31", true],
  ["DOOM (2016)", "2019-01-01", false],
  ["DOOM (1993)", "2016-05-13", false],
  ["DOOM", "2016-05-13", true],
  ["DOOM (1993)", null, true],
])("[A-04] %s is of the time of a game of %s: %j", (title, released, expected) => {
  expect(isOfItsTime(title, { released })).toBe(expected);
});

it.each([
  ["Portal 2", "Portal 2", true],
  ["portal ii", "Portal 2", true],
  ["Portal", "Portal 2", false],
  ["Half-Life", "Portal 2", false],
])("[A-04] %s names %s: %j", (title, name, expected) => {
  expect(namesGame(title, name)).toBe(expected);
});

it("[A-04] a title finds its game among what the search gives, and nothing when the search fails", async () => {
  const db = openCatalogue({ dataDirectory: writeFiles(catalogueFiles()), stateDirectory: temporaryDirectory() });
  const { source } = createCatalogueSource(db);
  const { find } = findBySearch(source);
  const named = async (title: string) => (await find(title, NO_CLIENT))?.name;
  const [game] = (await source.listGames(parseGamesQuery(new URLSearchParams(), 1), NO_CLIENT)).value.results;
  expect(await named(game?.name.toUpperCase() ?? "")).toBe(game?.name);
  expect(await named(`${game?.name} (1901)`)).toBeUndefined();
  expect(await named("No Such Game At All")).toBeUndefined();
  const failing = findBySearch({ ...source, listGames: () => Promise.reject(new Error("away")) });
  expect(await failing.find(game?.name ?? "", NO_CLIENT)).toBeUndefined();
  db.close();
});
