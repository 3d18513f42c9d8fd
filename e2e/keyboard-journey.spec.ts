// One whole visit without a pointer: a filter, the second page, a game, its screenshots, back, and the favourites.
import { type Locator, type Page } from "@playwright/test";
import { servePictures } from "./support/serve-pictures.ts";
import { expect, test } from "./support/test.ts";

const STOPS_MAX = 90;

/** Presses `key` until `target` has the focus. */
async function walkTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" | "ArrowRight"): Promise<void> {
  for (let step = 0; step < STOPS_MAX; step++) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${key} never comes to what is looked for`);
}

test.beforeEach(({ page }) => servePictures(page));

test("[H-07] [F-02] [C-04] [D-04] [V-01] a whole visit by the keyboard alone", async ({ page }) => {
  test.slow();
  await page.goto("/");
  const genre = page.getByRole("complementary").getByRole("group", { name: "Genre" });
  await walkTo(page, genre.getByRole("button", { name: "Action" }), "Tab");
  await walkTo(page, genre.getByRole("button", { name: "Puzzle" }), "ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/genre=puzzle/);
  await expect(genre.getByRole("button", { name: "Puzzle" })).toBeFocused();
  const cards = page.getByRole("list", { name: "Games" }).getByRole("article");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Puzzle games");
  await expect(cards).toHaveCount(20);

  await walkTo(page, page.getByRole("link", { name: "Page 2", exact: true }), "Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(cards).toHaveCount(20);

  const link = cards.nth(1).getByRole("link");
  const name = (await cards.nth(1).getByRole("heading").textContent()) ?? "";
  await walkTo(page, cards.first().getByRole("link"), "Tab");
  await page.keyboard.press("ArrowRight");
  await expect(link).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);

  const screenshot = page.getByRole("button", { name: /^Open screenshot 1 of/ });
  await expect(screenshot).toBeAttached();
  await walkTo(page, screenshot, "Tab");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("1 / ");
  await page.keyboard.press("ArrowRight");
  await expect(dialog).toContainText("2 / ");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  await walkTo(page, page.getByRole("main").getByRole("button", { name: "Back" }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/genre=puzzle&page=2|page=2&genre=puzzle/);
  await expect(link).toBeFocused();

  await walkTo(page, cards.nth(1).getByRole("button", { name: /^Favorite:/ }), "Tab");
  await page.keyboard.press("Space");
  await walkTo(page, page.getByRole("banner").getByRole("link", { name: "Favorites", exact: true }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("list", { name: "Favorite games" }).getByRole("heading")).toHaveText([name]);
});
