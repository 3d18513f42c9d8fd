// On wide windows the page grows instead of standing in the middle of an empty room.
import type { Page } from "@playwright/test";
import { PORTAL_2 } from "./support/serve-game.ts";
import { servePictures } from "./support/serve-pictures.ts";
import { expect, test } from "./support/test.ts";
import { deepUnless } from "./support/lane.ts";

const PAGES = ["/", "/search?q=zelda", `/game/${PORTAL_2}`, "/favorites"];

/** Share of the window's width that the page's content takes, and the size of its type in pixels. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const inner = document.querySelector("header > *")?.getBoundingClientRect();
    const main = document.querySelector("main > *")?.getBoundingClientRect();
    return {
      share: Math.min(inner?.width ?? 0, main?.width ?? 0) / innerWidth,
      type: Number.parseFloat(getComputedStyle(document.body).fontSize),
      overflow: document.documentElement.scrollWidth - innerWidth,
    };
  });

for (const [width, height, type] of [
  [1440, 900, 16],
  [1760, 1100, 16],
  [2560, 1440, 19],
  [3840, 2160, 24],
] as const) {
  test(
    `[H-06] at ${width} px content takes the window and type is at least ${type} px`,
    deepUnless(width === 2560),
    async ({ page }) => {
      await servePictures(page);
      await page.setViewportSize({ width, height });
      for (const address of PAGES) {
        await page.goto(address);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        const found = await measure(page);
        expect(found.share, address).toBeGreaterThanOrEqual(0.93);
        expect(found.type).toBeGreaterThanOrEqual(type);
        expect(found.type).toBeLessThan(type + 1);
        expect(found.overflow).toBeLessThanOrEqual(0);
      }
    },
  );
}

test("[H-06] at 3840 px cards fill their columns, and icons are as large as the letters beside them", async ({
  page,
}) => {
  await servePictures(page);
  await page.setViewportSize({ width: 3840, height: 2160 });
  await page.goto("/");
  const card = page.getByRole("article").first();
  await expect(card).toBeVisible();
  const { free, icon, letters } = await card.evaluate((element) => {
    const letter = Number.parseFloat(getComputedStyle(document.body).fontSize);
    const column = element.closest("li")?.clientWidth ?? 0;
    return {
      free: column - element.clientWidth,
      icon: element.querySelector("[role=img] svg")?.getBoundingClientRect().width ?? 0,
      letters: letter,
    };
  });
  expect(free).toBeLessThan(24);
  expect(icon).toBeGreaterThanOrEqual(letters * 0.9);
});
