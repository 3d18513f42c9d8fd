// Games that the visitor's marks hide are not shown first and taken away then: their places are empty until it is known.
import type { Page } from "@playwright/test";
import { servePictures } from "./support/serve-pictures.ts";
import { expect, test } from "./support/test.ts";

declare global {
  interface Window {
    shown: Set<string>;
  }
}

/** The shelf's own code, slower than the app's. */
const SHELF_CODE = /narrow-by-shelf/;
const LATE_MS = 700;

// It would have the shelf's code at hand.
test.use({ serviceWorkers: "block" });
test.beforeEach(({ page }) => servePictures(page));

/** Finishes the first game of `path`, hides what is finished from all lists, and gives the game's name. */
async function hideFirst(page: Page, path: string): Promise<string> {
  await page.goto(path);
  const card = page.getByRole("main").getByRole("article").first();
  const link = card.getByRole("link").first();
  const name = await link.innerText();
  await link.focus();
  await expect(card.getByRole("button", { name: /^Put on my shelf/ })).toBeAttached();
  await page.keyboard.press("3");
  await expect(page.getByRole("status", { name: "Notices" })).toContainText("is on your shelf");
  await page.evaluate(() =>
    localStorage.setItem("ludex-shelf-filter", JSON.stringify({ hide: ["finished"], only: [] })),
  );
  return name;
}

/** Notes in every frame from now on which cards are to be seen. */
async function watchCards(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shown = new Set();
    const look = () => {
      for (const heading of document.querySelectorAll("main article h2"))
        if (heading.checkVisibility({ visibilityProperty: true })) window.shown.add(heading.textContent);
      requestAnimationFrame(look);
    };
    look();
  });
}

const shown = async (page: Page) => await page.evaluate(() => [...window.shown]);

for (const path of ["/", "/?genre=puzzle", "/search?q=zelda", "/discover", "/upcoming", "/series/the-legend-of-zelda"])
  test(`[P-02] a hidden game is in no frame of ${path} when that is opened anew`, async ({ page }) => {
    const name = await hideFirst(page, path);
    await watchCards(page);
    await page.route(SHELF_CODE, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE_MS));
      await route.continue();
    });
    await page.reload();
    await expect(page.getByRole("main").getByRole("article").nth(1)).toBeVisible();
    await expect(page.locator("html[data-narrowing]")).toHaveCount(0);
    await expect(page.getByRole("article").getByRole("heading", { name, exact: true })).toHaveCount(0);
    const names = await shown(page);
    expect(names.length).toBeGreaterThan(1);
    expect(names).not.toContain(name);
  });

test("[P-02] where the shelf's own code does not come, the games are shown after some seconds", async ({ page }) => {
  const name = await hideFirst(page, "/");
  // Another page of the browser, which has no code at hand.
  const other = await page.context().newPage();
  await servePictures(other);
  await other.route(SHELF_CODE, () => new Promise<never>(() => undefined));
  await other.goto("/", { waitUntil: "commit" });
  const isSeen = () =>
    other
      .getByRole("heading", { name, exact: true, includeHidden: true })
      .evaluate((heading) => heading.checkVisibility({ visibilityProperty: true }));
  await expect.poll(isSeen).toBe(false);
  await expect.poll(isSeen).toBe(true);
});

test("[P-02] a page that no mark narrows shows its games at once", async ({ page }) => {
  await hideFirst(page, "/");
  await page.goto("/");
  const heart = page
    .getByRole("main")
    .getByRole("button", { name: /^Favorite: / })
    .first();
  await heart.click();
  await page.route(SHELF_CODE, () => new Promise<never>(() => undefined));
  await page.goto("/favorites", { waitUntil: "commit" });
  // While it is unknown which games the marks leave, and not only when that is no longer waited for.
  await expect
    .poll(() =>
      page.evaluate(() => {
        const heading = document.querySelector("main article h2");
        const isSeen = heading?.checkVisibility({ visibilityProperty: true }) === true;
        const { narrowing, code } = document.documentElement.dataset;
        // The app runs: before that there may be no style sheet yet, and everything would be seen.
        return isSeen && narrowing === "awaited" && code === undefined;
      }),
    )
    .toBe(true);
});
