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

const allOf = (page: Page, count: number) => page.getByRole("tab", { name: `All (${count})` });

async function serveNothing(page: Page): Promise<void> {
  await servePictures(page);
  await serveList(page, () => aPage([]));
}

async function takeOver(page: Page, games: readonly object[] = GAMES): Promise<void> {
  await page.goto("/shelf");
  const input = page.getByLabel("Import a file", { exact: true }).and(page.locator("input"));
  const file = JSON.stringify({ format: "ludex-shelf", version: 1, games, lists: [] });
  await input.setInputFiles({ name: "shelf.json", mimeType: "application/json", buffer: Buffer.from(file) });
  await page.getByRole("button", { name: "Take over" }).click();
  await expect(allOf(page, games.length)).toBeVisible();
  // Until it is on the database's side of the browser, it is not there for the next page.
  await expect(page.getByText(/taken over\.$/)).toBeVisible();
}

/** How often a page asks the browser's database for one row, or for many at once, from the next one on. */
async function countReads(page: Page): Promise<void> {
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
}

const counts = (page: Page) => page.evaluate(() => (globalThis as unknown as { counts: object }).counts);

test("[P-01] a large shelf shows what a window holds, more when one comes near, and all on demand", async ({
  page,
}) => {
  await serveNothing(page);
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
  await countReads(page);
  await page.goto("/?genre=action");
  await expect(page.getByRole("main").locator("[data-marked=want]")).toHaveCount(2);
  expect(await counts(page)).toEqual({ one: 3, many: 0 });
  await page.goto("/shelf");
  await expect(page.getByRole("tabpanel").getByRole("article")).toHaveCount(20);
  // Games and lists, a part at a time.
  expect(await counts(page)).toEqual({ one: 0, many: 2 });
});

const MANY = 600;
const MANY_GAMES = Array.from({ length: MANY }, (_, at) => ({
  id: at + 1,
  game: stamped(aListed(at + 1)),
  mark: stamped(at < 10 ? "finished" : "want"),
}));

test("[P-01] of a shelf of hundreds of games the page itself unpacks none", async ({ page }) => {
  await serveNothing(page);
  await takeOver(page, MANY_GAMES);
  await countReads(page);
  await page.goto("/shelf");
  await expect(allOf(page, MANY)).toBeVisible();
  await expect(page.getByRole("tab", { name: "Finished (10)" })).toBeVisible();
  expect(await counts(page)).toEqual({ one: 0, many: 0 });
});

test("[P-01] a shelf of hundreds of games is there where no thread can be had beside the page's", async ({ page }) => {
  await serveNothing(page);
  await takeOver(page, MANY_GAMES);
  const refused = page.context().waitForEvent("requestfailed", (request) => request.url().includes("/shelf-reader-"));
  await page.context().route("**/shelf-reader-*.js", (route) => route.abort());
  await page.goto("/shelf");
  await refused;
  await expect(allOf(page, MANY)).toBeVisible();
});

test("[P-08] a broken row among hundreds is put right and told of, and loses no other", async ({ page }) => {
  await serveNothing(page);
  await takeOver(page, MANY_GAMES);
  await page.evaluate(
    (row) =>
      new Promise((resolve) => {
        indexedDB.open("ludex-shelf").addEventListener("success", ({ target }) => {
          const { result } = target as IDBOpenDBRequest;
          const transaction = result.transaction("entries", "readwrite");
          transaction.objectStore("entries").put(row);
          transaction.addEventListener("complete", resolve);
        });
      }),
    { ...MANY_GAMES[20], halfStars: stamped("many") },
  );
  await page.goto("/shelf");
  await expect(allOf(page, MANY)).toBeVisible();
  const told = page.getByText("of your shelf could not be read whole");
  await expect(told).toBeVisible();
  await page.goto("/favorites");
  await page.goto("/shelf");
  await expect(allOf(page, MANY)).toBeVisible();
  await expect(told).toHaveCount(0);
});
