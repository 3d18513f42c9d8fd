// At 400 % zoom a window of 1280 x 1024 has room for 320 x 256: what stands still must not cover what is being read.
import type { Locator, Page } from "@playwright/test";
import { servePictures } from "./support/serve-pictures.ts";
import { expect, expectNoAxeFindings, test } from "./support/test.ts";
import { DEEP } from "./support/lane.ts";

test.use({ viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 });

test.beforeEach(({ page }) => servePictures(page));

/** Those of the elements that are seen whole: within the window, and nothing stands before a corner. */
const seenWhole = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all
      .filter((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const corners = [left + 8, right - 8].flatMap((x) => [top + 3, bottom - 3].map((y) => [x, y] as const));
        return corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
      })
      .map((element) => element.textContent),
  );

async function openSheet(page: Page): Promise<Locator> {
  await page.goto("/");
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await expect(sheet).toBeVisible();
  await sheet.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  return sheet;
}

test("[F-01] the sheet of filters shows chips at once, and most of the window when scrolled", async ({ page }) => {
  const sheet = await openSheet(page);
  const chips = sheet.getByRole("group").getByRole("button");
  expect((await seenWhole(chips)).length).toBeGreaterThanOrEqual(2);
  await sheet.evaluate((element) => element.scrollTo(0, 300));
  expect((await seenWhole(chips)).length).toBeGreaterThanOrEqual(8);
  await sheet.getByRole("button", { name: "Apply" }).scrollIntoViewIfNeeded();
  await expect(sheet.getByRole("button", { name: "Apply" })).toBeInViewport();
  await expectNoAxeFindings(page);
});

test("[F-02] what the keyboard comes to in the sheet is seen whole", DEEP, async ({ page }) => {
  const sheet = await openSheet(page);
  const first = sheet.getByRole("group", { name: "Platform" }).getByRole("button").first();
  await first.focus();
  for (let step = 0; step < 12; step++) {
    expect(await seenWhole(page.locator(":focus"))).toHaveLength(1);
    await page.keyboard.press("ArrowRight");
  }
  // Genre, Tag, Reset and Apply.
  for (let step = 0; step < 4; step++) {
    await page.keyboard.press("Tab");
    expect(await seenWhole(page.locator(":focus"))).toHaveLength(1);
  }
});

test.describe("in a window that is low, but not zoomed", () => {
  test.use({ viewport: { width: 390, height: 600 }, deviceScaleFactor: 1 });

  test("[F-04] Reset and Apply stay in sight and cover nothing that the keyboard comes to", async ({ page }) => {
    const sheet = await openSheet(page);
    await expect(sheet.getByRole("button", { name: "Apply" })).toBeInViewport({ ratio: 1 });
    await sheet.getByRole("group", { name: "Platform" }).getByRole("button").first().focus();
    for (const name of ["Genre", "Tag"]) {
      await page.keyboard.press("Tab");
      await expect(sheet.getByRole("group", { name }).locator(":focus")).toHaveCount(1);
      await page.keyboard.press("End");
      expect(await seenWhole(page.locator(":focus"))).toHaveLength(1);
    }
  });
});
