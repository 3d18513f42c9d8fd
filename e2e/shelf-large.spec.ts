// A shelf of more games than a window shows: the first come at once, the others as somebody comes near them. What is done for
// the games that nobody looks at is counted, and not timed.
import type { Page } from "@playwright/test";
import { aListed, aPage, serveList } from "./support/serve-list.ts";
import { servePictures } from "./support/serve-pictures.ts";
import { expect, test } from "./support/test.ts";

const COUNT = 90;

const stamped = (value: unknown) => ({ value, at: 1, by: "a" });
const GAMES = Array.from({ length: COUNT }, (_, at) => ({
  id: at + 1,
  game: stamped(aListed(at + 1)),
  mark: stamped("want"),
}));

async function takeOver(page: Page): Promise<void> {
  await page.goto("/shelf");
  const input = page.getByLabel("Import a file", { exact: true }).and(page.locator("input"));
  const file = JSON.stringify({ format: "ludex-shelf", version: 1, games: GAMES, lists: [] });
  await input.setInputFiles({ name: "shelf.json", mimeType: "application/json", buffer: Buffer.from(file) });
  await page.getByRole("button", { name: "Take over" }).click();
  await expect(page.getByRole("tab", { name: `All (${COUNT})` })).toBeVisible();
}

test("[P-01] a large shelf shows what a window holds, more when one comes near, and all on demand", async ({
  page,
}) => {
  await servePictures(page);
  await serveList(page, () => aPage([]));
  await takeOver(page);
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

test("[P-01] a page of a list reads of a large shelf the games that it shows, and no others", async ({ page }) => {
  await servePictures(page);
  await serveList(page, () => aPage([aListed(1), aListed(2), aListed(COUNT + 1)]));
  await takeOver(page);
  await page.addInitScript(() => {
    const counts = { one: 0, many: 0 };
    const { get, getAll } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.get = function count(query) {
      counts.one += 1;
      return get.call(this, query);
    };
    IDBObjectStore.prototype.getAll = function count(...query) {
      counts.many += 1;
      return getAll.apply(this, query);
    };
    Object.assign(globalThis, { counts });
  });
  const counts = () => page.evaluate(() => (globalThis as unknown as { counts: object }).counts);
  await page.goto("/?genre=action");
  await expect(page.getByRole("main").locator("[data-marked=want]")).toHaveCount(2);
  expect(await counts()).toEqual({ one: 3, many: 0 });
  await page.goto("/shelf");
  await expect(page.getByRole("tabpanel").getByRole("article")).toHaveCount(20);
  // Games and lists, a part at a time.
  expect(await counts()).toEqual({ one: 0, many: 2 });
});
