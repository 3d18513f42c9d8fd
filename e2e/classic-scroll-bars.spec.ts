// Scroll bars that take room beside the page, as desktops have them: nothing breaks for the pixels that they take.
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { PORTAL_2, serveGame } from "./support/serve-game.ts";
import { expect, test } from "./support/test.ts";
import { DEEP, deepUnless } from "./support/lane.ts";

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), "--disable-features=OverlayScrollbar,FluentOverlayScrollbar"];
    await use({ ...launchOptions, args, ignoreDefaultArgs: ["--hide-scrollbars"] });
  },
});

/** What the window's own scroll bar takes of its width, in pixels. */
const barWidth = (page: Page) => page.evaluate(() => innerWidth - document.documentElement.clientWidth);

/** How many lines the text of each tab stands in. */
const tabLines = (page: Page) =>
  page.getByRole("tab").evaluateAll((tabs) =>
    tabs.map((tab) => {
      const range = document.createRange();
      range.selectNodeContents(tab);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );

for (const height of [500, 900]) {
  test(
    `[F-01] both kinds of search stand in one line beside a scroll bar, ${height} px high`,
    deepUnless(height === 500),
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height });
      await page.goto("/");
      expect(await barWidth(page)).toBe(15);
      await page.getByRole("tab", { name: "Advanced Search" }).click();
      await expect(page.getByLabel("Developer", { exact: true })).toBeVisible();
      expect(await tabLines(page)).toEqual([1, 1]);
    },
  );
}

test("[F-01] they stand in one line in the sheet, too", DEEP, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  await page.goto("/");
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  await page.getByRole("tab", { name: "Advanced Search" }).click();
  expect(await tabLines(page)).toEqual([1, 1]);
});

for (const width of [800, 1440, 2560]) {
  test(
    `[D-01] the picture behind a game fades beside the scroll bar at ${width} px`,
    deepUnless(width === 1440),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const white = await sharp({ create: { width: 1200, height: 800, channels: 3, background: "white" } })
        .webp()
        .toBuffer();
      await page.route("**/img?*", (route) => route.fulfill({ contentType: "image/webp", body: white }));
      await serveGame(page, {
        background_image: "/media/games/4200/background.jpg",
        description: "<p>Long.</p>".repeat(60),
      });
      await page.goto(`/game/${PORTAL_2}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.waitForLoadState("networkidle");
      const bar = await barWidth(page);
      expect(bar).toBe(15);
      // What stands over the picture has edges of its own.
      await page
        .locator("main")
        .locator("a, button")
        .evaluateAll((links) => {
          for (const link of links) (link as HTMLElement).style.visibility = "hidden";
        });
      const shot = await page.screenshot({ clip: { x: 0, y: 90, width, height: 1 } });
      const { data, info } = await sharp(shot).greyscale().raw().toBuffer({ resolveWithObject: true });
      const at = (x: number) => data[x * info.channels] ?? 0;
      const edge = width - bar - 1;
      const base = 9;
      // White behind everything else, nothing of it where the bar begins, and no step on the way.
      expect(at(4)).toBeGreaterThan(base + 15);
      expect(at(edge)).toBeLessThanOrEqual(base + 4);
      const steps = Array.from({ length: 60 }, (_, index) => Math.abs(at(edge - index) - at(edge - index - 1)));
      expect(Math.max(...steps)).toBeLessThanOrEqual(3);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width - bar);
    },
  );
}
