import type { Page } from "@playwright/test";
import { aListed, aPage, serveList } from "./support/serve-list.ts";
import { serveUnknownGames } from "./support/serve-game.ts";
import { servePictures } from "./support/serve-pictures.ts";
import { expect, expectNoAxeFindings, test } from "./support/test.ts";
import { DEEP, deepUnless } from "./support/lane.ts";

test.beforeEach(async ({ page }) => {
  await servePictures(page);
  await serveUnknownGames(page);
});

const cards = (page: Page) => page.getByRole("list", { name: "Favorite games" }).getByRole("article");
const hearts = (page: Page) => page.getByRole("button", { name: /^Favorite: / });

/** Puts `count` favourites into a browser that has none. */
async function startWith(page: Page, count: number): Promise<void> {
  const favorites = Array.from({ length: count }, (_, index) => aListed(index + 1));
  await page.addInitScript(
    (record) => {
      if (localStorage.getItem("game-store") === null) localStorage.setItem("game-store", record);
    },
    JSON.stringify({ state: { favorites }, version: 0 }),
  );
}

test("[V-01] a heart adds and removes, on every screen alike", async ({ page }) => {
  await serveList(page, () => aPage([aListed(1), aListed(2)]));
  await page.goto("/search?q=game");
  const heart = page.getByRole("button", { name: "Favorite: Game number 1" });
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("link", { name: "Favorites", exact: true }).click();
  await expect(cards(page)).toHaveCount(1);
  await page.goBack();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await page.getByRole("link", { name: "Favorites", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Add favorites" })).toBeVisible();
});

test("[V-01] the header counts them", async ({ page }) => {
  await startWith(page, 3);
  await page.goto("/favorites");
  const link = page.getByRole("link", { name: "Favorites", exact: true });
  await expect(link).toContainText("3");
  await expect(link).toHaveAccessibleDescription("3 games");
});

for (const [width, columns] of [
  [360, 1],
  [639, 1],
  [640, 2],
  [768, 2],
  [1024, 3],
  [1280, 4],
  [1536, 5],
  [2560, 5],
] as const) {
  test(
    `[V-02] the cards stand in ${columns} columns at ${width} px`,
    deepUnless([360, 1024].includes(width)),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await startWith(page, 7);
      await page.goto("/favorites");
      await expect(cards(page)).toHaveCount(7);
      const list = page.getByRole("list", { name: "Favorite games" });
      const found = await list.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(" ").length);
      expect(found).toBe(columns);
    },
  );
}

for (const width of [360, 1440]) {
  test(
    `[V-02] with none, the prompt says 'Add favorites' and leads to the catalogue at ${width} px`,
    deepUnless(width === 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/favorites");
      await expect(page.getByRole("heading", { name: "Add favorites" })).toBeVisible();
      await expectNoAxeFindings(page);
      await page.getByRole("link", { name: "Browse the catalogue" }).click();
      await expect(page).toHaveURL("/");
    },
  );

  test(`[V-02] axe finds nothing on the cards at ${width} px`, deepUnless(width === 1440), async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await startWith(page, 7);
    await page.goto("/favorites");
    await expect(cards(page)).toHaveCount(7);
    await expectNoAxeFindings(page);
  });
}

test("[V-03] the panels of the last row open above, the others below", async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await startWith(page, 7);
  await page.goto("/favorites");
  await expect(cards(page)).toHaveCount(7);
  const sides = await cards(page).evaluateAll((articles) =>
    articles.map((article) => (article instanceof HTMLElement ? article.dataset.panel : "")),
  );
  expect(sides).toEqual(["below", "below", "below", "below", "below", "above", "above"]);
});

test("[V-04] removing takes the card away and moves the focus to its neighbour", async ({ page }) => {
  await startWith(page, 4);
  await page.goto("/favorites");
  await hearts(page).nth(1).focus();
  await page.keyboard.press("Enter");
  await expect(cards(page)).toHaveCount(3);
  await expect(page.getByRole("link", { name: "Game number 3", exact: true })).toBeFocused();
  await hearts(page).nth(2).click();
  await expect(page.getByRole("link", { name: "Game number 3", exact: true })).toBeFocused();
  await hearts(page).first().click();
  await hearts(page).first().click();
  await expect(page.getByRole("heading", { name: "Add favorites" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

for (const width of [360, 1440]) {
  test(
    `[V-04] the removal can be taken back, in its old place, at ${width} px`,
    deepUnless(width === 1440),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await startWith(page, 3);
      await page.goto("/favorites");
      await hearts(page).nth(1).click();
      const notice = page.getByRole("status", { name: "Notices" });
      await expect(notice).toContainText("Game number 2 was removed from your favorites.");
      // The next card has moved under the mouse and would open.
      await page.mouse.move(2, 2);
      await expect(page.getByRole("term")).toHaveCount(0);
      await expectNoAxeFindings(page);
      await notice.getByRole("button", { name: "Undo" }).click();
      await expect(cards(page)).toHaveCount(3);
      await expect(cards(page).nth(1)).toContainText("Game number 2");
      await expect(notice).toBeEmpty();
    },
  );
}

test("[V-04] whoever takes the removal back by the keyboard is at the game again", DEEP, async ({ page }) => {
  await startWith(page, 3);
  await page.goto("/favorites");
  await hearts(page).nth(1).press("Enter");
  const notice = page.getByRole("status", { name: "Notices" });
  await notice.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(page.getByRole("link", { name: "Game number 2", exact: true })).toBeFocused();
  await hearts(page).nth(1).press("Enter");
  await notice.getByRole("button", { name: "Dismiss notice" }).press("Enter");
  await expect(notice).toBeEmpty();
  await expect(page.locator("main")).toBeFocused();
});

test("[V-04] a double click on a heart takes one game away", DEEP, async ({ page }) => {
  await startWith(page, 4);
  await page.goto("/favorites");
  await hearts(page).first().dblclick();
  await expect(cards(page)).toHaveCount(3);
  await page.waitForTimeout(300);
  await expect(cards(page)).toHaveCount(3);
});

test("[V-01] 'Show more' gives the focus to what it shows, and Back to the card that was opened", async ({ page }) => {
  await startWith(page, 150);
  await page.goto("/favorites");
  await page.getByRole("button", { name: "Show more" }).press("Enter");
  await expect(cards(page).nth(100).getByRole("link").first()).toBeFocused();
  const link = cards(page).nth(140).getByRole("link").first();
  await link.focus();
  await link.press("Enter");
  await expect(page).toHaveURL("/favorites/141");
  await page.goBack();
  await expect(cards(page)).toHaveCount(150);
  await expect(link).toBeInViewport();
  await expect(link).toBeFocused();
});

test("hundreds of favourites show piece by piece", DEEP, async ({ page }) => {
  await startWith(page, 250);
  await page.goto("/favorites");
  await expect(cards(page)).toHaveCount(100);
  await page.getByRole("button", { name: "Show more" }).click();
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(cards(page)).toHaveCount(250);
  await expect(page.getByRole("button", { name: "Show more" })).toHaveCount(0);
});
