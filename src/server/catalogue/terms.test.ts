import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { catalogueFiles, testGame, writeFiles } from "../../../test/support/catalogue-files.ts";
import { temporaryDirectory } from "../../../test/support/temporary-directory.ts";
import { atOnce } from "#server/search/steps.ts";
import { databasePath, openCatalogue } from "./open.ts";
import { readTerms } from "./terms.ts";

it("[M-03] a start reads of a term what lists need, and the rest once, when somebody asks for it", () => {
  const games = [testGame({ id: 501, name: "Storm Ring" }), testGame({ id: 502, name: "Rain Ring" })];
  const directories = { dataDirectory: writeFiles(catalogueFiles(games)), stateDirectory: temporaryDirectory() };
  openCatalogue(directories).close();
  const db = new DatabaseSync(databasePath(directories));
  const terms = atOnce(readTerms(db));
  const [genre] = terms.list("genres");
  const studio = terms.find("developers", "north-works");
  expect(genre).toMatchObject({ slug: "action", name: "Action" });
  // What had been read of it before would still be there.
  db.exec("UPDATE term_more SET record = json_set(record, '$.pictured', 'another') WHERE kind = 'developers'");
  expect(studio?.more.pictured).toBe("another");
  db.exec("DELETE FROM term_more");
  expect(studio?.more.games.length).toBe(studio?.games_count);
  expect(studio?.added).toBe(Math.max(...(studio?.more.games ?? []).map(({ added }) => added)));
  db.close();
});
