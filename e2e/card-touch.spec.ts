// Cards where there is no mouse, games that have nothing, and what a sweep over twenty cards costs.
import type { Page } from "@playwright/test";
import { listedGame, listedGames, serveGames } from "./support/serve-catalogue.ts";
import { servePictures } from "./support/serve-pictures.ts";
import { expect, expectNoAxeFindings, test } from "./support/test.ts";
import { DEEP, deepUnless } from "./support/lane.ts";

test.use({ reducedMotion: "no-preference" });

/** Of the frames that the machine makes while nothing follows the mouse; most of what is missing are panels that open and pictures that tilt. */
const SWEEP_SHARE_MIN = 0.3;

const card = (page: Page, index = 0) => page.getByRole("article").nth(index);

const HOSTILE = {
  name: `${"<b>W</b>&".repeat(20)} ${"x".repeat(180)}`,
  released: null,
  background_image: null,
  metacritic: null,
  rating: 0,
  platforms: null,
  genres: null,
  developers: null,
  screenshots: null,
  videos: null,
};

test.beforeEach(async ({ page }) => {
  await servePictures(page);
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 780 } });

  test("[K-04] the panel opens by a tap on the info button; one tap on the card opens the game", async ({ page }) => {
    await page.goto("/");
    const info = card(page).getByRole("button", { name: /^More about/ });
    await info.tap();
    await expect(card(page).locator("dl")).toContainText("Developer");
    await expect(info).toHaveAttribute("aria-expanded", "true");
    await expectNoAxeFindings(page);
    await info.tap();
    await expect(card(page).locator("dl")).toHaveCount(0);
    await card(page).tap({ position: { x: 100, y: 80 } });
    await expect(page).toHaveURL(/\/[1-9]\d*$/);
  });

  test("[K-04] [H-06] the panel of either card in a row is as wide as the row, and whole in the window", async ({
    page,
  }) => {
    await page.goto("/");
    const grid = await page.getByRole("list", { name: "Games" }).boundingBox();
    for (const index of [0, 1]) {
      const info = card(page, index).getByRole("button", { name: /^More about/ });
      await info.tap();
      const panel = await card(page, index).locator("dl").locator("..").boundingBox();
      expect(panel?.width).toBeGreaterThan((grid?.width ?? 0) - 8);
      expect(panel?.x).toBeGreaterThanOrEqual(grid?.x ?? Number.NaN);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      await info.tap();
    }
  });

  test("[K-03] a finger tilts nothing and starts nothing", async ({ page }) => {
    await page.goto("/");
    await card(page).dispatchEvent("pointerenter", { pointerType: "touch" });
    await card(page).dispatchEvent("pointermove", { pointerType: "touch", clientX: 100, clientY: 300 });
    await page.waitForTimeout(300);
    expect(await card(page).getAttribute("style")).toBeNull();
    await expect(card(page).locator("dl, video")).toHaveCount(0);
  });

  test("[K-01] heart and info are at least 44 px on touch", async ({ page }) => {
    await page.goto("/");
    for (const button of await card(page).getByRole("button").all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });
});

for (const width of [320, 1440]) {
  test(
    `[K-02] [H-06] a game with nothing, and a name of 200 characters, keeps its place at ${width} px`,
    deepUnless(width === 320),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await serveGames(page, () => ({
        results: [listedGame(1, HOSTILE), listedGame(2), listedGame(3, { platforms: [] })],
      }));
      await page.goto("/");
      await expect(card(page).getByText("N/A")).toBeVisible();
      await expect(card(page).getByText("Platforms unknown")).toBeVisible();
      await expect(card(page).getByRole("heading")).toContainText("<b>W</b>&");
      const [first, second] = [await card(page).boundingBox(), await card(page, 1).boundingBox()];
      expect(first?.height).toBe(second?.height);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await card(page).getByRole("link").focus();
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowLeft");
      await expect(card(page).locator("dl")).toContainText("GenresUnknown");
      await expectNoAxeFindings(page);
    },
  );
}

test("[K-07] arrow keys, Home and End move through the grid", async ({ page }) => {
  await serveGames(page, () => ({ results: listedGames(20) }));
  await page.goto("/");
  const link = (index: number) => card(page, index).getByRole("link");
  await link(0).focus();
  for (const [key, index] of [
    ["ArrowRight", 1],
    ["ArrowDown", 5],
    ["ArrowLeft", 4],
    ["ArrowUp", 0],
    ["ArrowUp", 0],
    ["End", 19],
    ["ArrowDown", 19],
    ["Home", 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(link(index)).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/1");
});

/** Frames a second while the mouse goes over every card's picture, nine steps each. */
async function framesOfSweep(page: Page): Promise<number> {
  const frames = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        const tick = (now: number) => {
          times.push(now);
          if (now - (times[0] ?? now) < 4000) requestAnimationFrame(tick);
          else resolve(times);
        };
        requestAnimationFrame(tick);
      }),
  );
  for (let index = 0; index < 20; index++) {
    const box = await card(page, index).boundingBox();
    if (box === null) continue;
    for (let step = 0; step <= 8; step++) await page.mouse.move(box.x + (box.width * step) / 8, box.y + 70);
  }
  const times = await frames;
  return ((times.length - 1) * 1000) / ((times.at(-1) ?? 0) - (times[0] ?? 0));
}

test("[K-03] a sweep over twenty cards keeps the frames coming", DEEP, async ({ page }) => {
  await serveGames(page, () => ({ results: listedGames(20) }));
  await page.setViewportSize({ width: 1440, height: 1700 });
  await page.goto("/");
  await expect(page.getByRole("article")).toHaveCount(20);
  await page.waitForTimeout(1000);
  const swept = await framesOfSweep(page);
  // The same way over the same page under a pane of glass, which no card feels: what this machine can do at this moment.
  await page.evaluate(() => {
    const pane = document.createElement("div");
    pane.style.cssText = "position: fixed; inset: 0; z-index: 9999";
    document.body.append(pane);
  });
  const possible = await framesOfSweep(page);
  console.log(`sweep over twenty cards: ${swept.toFixed(1)} frames a second of ${possible.toFixed(1)}`);
  expect(swept).toBeGreaterThan(possible * SWEEP_SHARE_MIN);
});
