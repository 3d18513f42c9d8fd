// The table of a shelf for a spreadsheet, as the browser saves it.
import { readFile } from "node:fs/promises";
import { parse } from "csv-parse/sync";
import { aShelfFile, bringShelf } from "./support/bring-shelf.ts";
import { aPage, serveList } from "./support/serve-list.ts";
import { servePictures } from "./support/serve-pictures.ts";
import { expect, test } from "./support/test.ts";

const HEADING = "id,name,released,mark,stars,note,begun,finished,times_played,changed";

test("[P-03] the button for CSV saves a table with a heading and a line for each game", async ({ page }) => {
  await servePictures(page);
  await serveList(page, () => aPage([]));
  await bringShelf(
    page,
    aShelfFile([
      { id: 1, game: { name: 'Comma, the "Game"' }, mark: "finished", halfStars: 7, note: "Für Zoë,\n=1+1" },
      { id: 2, mark: "want" },
      { id: 3, mark: "dropped" },
    ]),
  );
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export as a table (CSV)" }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/^ludex-shelf-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await saved.path(), "utf8");
  // The mark by which Excel knows UTF-8 comes first.
  expect(text.split("\r\n")[0]).toBe(`\uFEFF${HEADING}`);
  const rows: Record<string, string>[] = parse(text, { columns: true, bom: true });
  const byId = rows.toSorted((a, b) => Number(a["id"]) - Number(b["id"]));
  expect(byId.map(({ id, name, mark, stars, note }) => [id, name, mark, stars, note])).toEqual([
    ["1", 'Comma, the "Game"', "finished", "3.5", "Für Zoë,\n=1+1"],
    ["2", "Game number 2", "want", "", ""],
    ["3", "Game number 3", "dropped", "", ""],
  ]);
  expect(byId.map(({ released }) => released)).toEqual(["2015-05-18", "2015-05-18", "2015-05-18"]);
});
