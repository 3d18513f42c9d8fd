// A shelf of more games than a window shows: the first come at once, the others as somebody comes near them.
import { aListed, aPage, serveList } from "./support/serve-list.ts";
import { servePictures } from "./support/serve-pictures.ts";
import { expect, test } from "./support/test.ts";

const COUNT = 90;

test("[P-01] a large shelf shows what a window holds, more when one comes near, and all on demand", async ({
  page,
}) => {
  await servePictures(page);
  await serveList(page, () => aPage([]));
  const stamped = (value: unknown) => ({ value, at: 1, by: "a" });
  const games = Array.from({ length: COUNT }, (_, at) => ({
    id: at + 1,
    game: stamped(aListed(at + 1)),
    mark: stamped("want"),
  }));
  await page.goto("/shelf");
  const input = page.getByLabel("Import a file", { exact: true }).and(page.locator("input"));
  const file = JSON.stringify({ format: "ludex-shelf", version: 1, games, lists: [] });
  await input.setInputFiles({ name: "shelf.json", mimeType: "application/json", buffer: Buffer.from(file) });
  await page.getByRole("button", { name: "Take over" }).click();
  await expect(page.getByRole("tab", { name: `All (${COUNT})` })).toBeVisible();
  // From above: loaded again, the page would stand where it was left.
  await page.goto("/favorites");
  await page.goto("/shelf");
  const cards = page.getByRole("tabpanel").getByRole("article");
  await expect(cards).toHaveCount(20);
  await cards.last().scrollIntoViewIfNeeded();
  await expect(cards).toHaveCount(40);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(cards).toHaveCount(80);
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole("tab", { name: /^Want to play/ }).click();
  await expect(cards).toHaveCount(20);
});
