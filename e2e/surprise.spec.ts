// "Surprise me": a good game of the list as it is, by chance.
import { askApi } from "./support/ask-api.ts";
import { servePictures } from "./support/serve-pictures.ts";
import { expect, expectNoAxeFindings, test } from "./support/test.ts";

test.beforeEach(({ page }) => servePictures(page));

test("[P-07] opens a game that the filters let through, and leads back to the list", async ({ page }) => {
  await page.goto("/?genre=puzzle&metacritic=80-100");
  await page.getByRole("button", { name: "Surprise me" }).click();
  await expect(page).toHaveURL(/\/game\/\d+|\/\d+$/);
  const id = /\d+$/.exec(new URL(page.url()).pathname)?.[0] ?? "";
  expect(await askApi(page, `/api/games?genres=puzzle&metacritic=80,100&ids=${id}`)).toMatchObject({ count: 1 });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/genre=puzzle/);
  await expectNoAxeFindings(page);
});

test("[P-07] is never a game that is marked, and says so where all are", async ({ page }) => {
  await page.goto("/search?q=portal+2");
  const list = page.getByRole("list", { name: "Games found" }).getByRole("article");
  await list.first().getByRole("link").first().focus();
  await expect(list.first().getByRole("button", { name: /^Put on my shelf/ })).toBeAttached();
  await page.keyboard.press("3");
  await expect(page.getByRole("status", { name: "Notices" })).toContainText("is on your shelf: Finished");
  await page.reload();
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  await page.getByRole("group", { name: "Only games that I marked" }).getByRole("button", { name: "Finished" }).click();
  await expect(list).toHaveCount(1);
  await page.getByRole("button", { name: "Surprise me" }).click();
  await expect(page.getByRole("status", { name: "Notices" })).toContainText("All of these are on your shelf.");
  await expect(page).toHaveURL(/\/search\?q=portal/);
});
