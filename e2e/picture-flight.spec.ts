// The card's picture becomes the hero of its game's page.
import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";
import { DEEP, deepUnless } from "./support/lane.ts";

test.use({ reducedMotion: "no-preference" });

const FRAME = "[data-transition-picture]";

/** Stops every animation that begins at its first frame, so that a test can look at it. */
async function stopFlights(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...args) {
      const animation = animate.apply(this, args);
      animation.pause();
      // Whatever the time is set to afterwards, it stands at its beginning.
      Object.defineProperty(animation, "currentTime", { set() {} });
      return animation;
    };
  });
}

const pictureOf = (page: Page, number: number) => page.getByRole("article").nth(number).locator("img").first();

for (const width of [360, 1440]) {
  test(
    `[K-07] at ${width} px the hero begins where the card's picture was, and shows it until its own is there`,
    deepUnless(width === 1440),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await stopFlights(page);
      await page.goto("/");
      const picture = pictureOf(page, 1);
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await page.route(/\/img\?.*&w=(?:400|600|800|1000|1200)&h=(?:300|450|600|750|900)&/, () => new Promise(() => {}));
      await picture.scrollIntoViewIfNeeded();
      const shown = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
      const card = await picture.boundingBox();
      // By the keyboard: a card lifts under the mouse, and the picture would begin a few pixels higher than it was measured.
      await page.getByRole("article").nth(1).getByRole("link").press("Enter");
      const hero = page.locator(`${FRAME} img`);
      await expect(hero).toBeVisible();
      const flown = await page.locator(FRAME).evaluate((frame) => {
        const { left, width: across, top, height } = frame.getBoundingClientRect();
        return { left, across, middle: top + height / 2 };
      });
      expect(flown.left).toBeCloseTo(card?.x ?? 0, -0.5);
      expect(flown.across).toBeCloseTo(card?.width ?? 0, -0.5);
      expect(flown.middle).toBeCloseTo((card?.y ?? 0) + (card?.height ?? 0) / 2, -0.5);
      await expect(hero).toHaveCSS("background-image", `url("${shown}")`);
    },
  );
}

test("[K-07] the flight ends where the hero stands", DEEP, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("article").nth(1).getByRole("link").click();
  await expect(page.locator(FRAME)).toBeVisible();
  const flying = () => page.locator(FRAME).evaluate((frame) => frame.getAnimations({ subtree: true }).length);
  await expect.poll(flying).toBe(0);
  await expect(page.locator(FRAME)).toHaveCSS("transform", "none");
});

test.describe("visitors who prefer less motion", () => {
  test.use({ reducedMotion: "reduce" });

  test("[K-03] get the next page as it is", async ({ page }) => {
    await stopFlights(page);
    await page.goto("/");
    await page.getByRole("article").nth(1).getByRole("link").click();
    await expect(page.locator(FRAME)).toBeVisible();
    await expect(page.locator(FRAME)).toHaveCSS("transform", "none");
  });
});
