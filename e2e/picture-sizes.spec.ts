// Every picture comes in the size that it is shown in: never more than twice as many pixels on a side, never so few that
// it is blurred; and with as few bytes as that allows.
import type { Page } from "@playwright/test";
import { PORTAL_2 } from "./support/serve-game.ts";
import { expect, test } from "./support/test.ts";
import { deepUnless } from "./support/lane.ts";

const TOO_LARGE = 2;
const TOO_SMALL = 0.75;
const HOME_MAX_BYTES = 240 * 1024;

const SCREENS = [
  { width: 360, height: 740, deviceScaleFactor: 1 },
  { width: 360, height: 740, deviceScaleFactor: 2 },
  { width: 768, height: 1024, deviceScaleFactor: 1 },
  { width: 1440, height: 900, deviceScaleFactor: 1 },
  { width: 2560, height: 1440, deviceScaleFactor: 1 },
  { width: 3840, height: 2160, deviceScaleFactor: 1 },
];
const PAGES = ["/", "/search?q=zelda", `/game/${PORTAL_2}`, "/favorites"];

/** Makes every lazy picture come. */
async function loadAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = "eager";
  });
  await page.waitForFunction(() => [...document.images].every((image) => image.complete && image.naturalWidth > 0));
}

/** Pixels that were sent, pixels that are shown, of each picture that came through the proxy. */
function measured(page: Page) {
  return page.evaluate(async () => {
    const proxied = [...document.images].filter(({ currentSrc }) => currentSrc.includes("/img?"));
    return await Promise.all(
      proxied.map(async (image) => {
        // What the element itself says is divided by the density that the browser chose it for.
        const sent = await createImageBitmap(await (await fetch(image.currentSrc)).blob());
        const shown = { width: image.clientWidth * devicePixelRatio, height: image.clientHeight * devicePixelRatio };
        const cover = Math.max(shown.width / sent.width, shown.height / sent.height);
        return {
          what: `${sent.width}x${sent.height} shown at ${Math.round(shown.width)}x${Math.round(shown.height)} ${image.currentSrc}`,
          excess: Math.max(sent.width / shown.width, sent.height / shown.height),
          // The largest that is made: enough behind a veil, where alone it is shown larger.
          sharpness: sent.width === 2048 ? 1 : 1 / cover,
        };
      }),
    );
  });
}

for (const { deviceScaleFactor, ...viewport } of SCREENS) {
  const isOrdinary = deviceScaleFactor === 2;
  test.describe(`${viewport.width} px, ${deviceScaleFactor} to a pixel`, deepUnless(isOrdinary), () => {
    test.use({ viewport, deviceScaleFactor });

    test("no picture has more than twice the pixels that it is shown in, and none is blurred", async ({ page }) => {
      test.setTimeout(90_000);
      await page.goto("/");
      // Without the mouse: cards under it fetch their screenshots, and the browser takes what it has.
      const hearts = page.getByRole("button", { name: /^Favorite: / });
      await expect(hearts).toHaveCount(20);
      for (const heart of (await hearts.all()).slice(0, 6)) await heart.dispatchEvent("click");
      for (const address of PAGES) {
        await page.goto(address);
        await expect(page.locator("main img").first()).toBeVisible();
        await loadAll(page);
        const pictures = await measured(page);
        expect(pictures.length).toBeGreaterThan(0);
        expect(pictures.filter(({ excess }) => excess > TOO_LARGE).map(({ what }) => what)).toEqual([]);
        expect(pictures.filter(({ sharpness }) => sharpness < TOO_SMALL).map(({ what }) => what)).toEqual([]);
      }
    });
  });
}

test("the pictures of the home page stay within their budget at 1440 px", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("article")).toHaveCount(20);
  await loadAll(page);
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => name.includes("/img?"))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );

  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(HOME_MAX_BYTES);
});

for (const [deviceScaleFactor, quality] of [
  [1, "90"],
  [2, "75"],
] as const) {
  test.describe(`a phone with ${deviceScaleFactor} to a pixel`, () => {
    test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor });

    test(`[I-01] its picture above a game is sent in quality ${quality}`, async ({ page }) => {
      await page.goto(`/game/${PORTAL_2}`);
      const hero = page.locator("[data-transition-picture] img");
      await expect.poll(() => hero.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(`&q=${quality}&`);
    });
  });
}
