// Pictures of a screen that was left do not keep those of the next one waiting.
import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";
import { DEEP, deepUnless } from "./support/lane.ts";

/** Pictures that never come, and which of them are still waited for. */
async function holdPictures(page: Page): Promise<Set<string>> {
  const waited = new Set<string>();
  await page.route("**/img?*", (route) => {
    waited.add(route.request().url());
    return new Promise(() => {});
  });
  page.on("requestfailed", (request) => waited.delete(request.url()));
  return waited;
}

const gamesOf = (waited: ReadonlySet<string>, id: number) =>
  [...waited].filter((address) => decodeURIComponent(address).includes(`/media/games/${id}/`));

for (const width of [360, 1440]) {
  test(
    `[I-01] at ${width} px pictures that are not there when their screen is left are given up`,
    deepUnless(width === 1440),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/");
      const link = page.getByRole("article").nth(1).getByRole("link").first();
      const id = Number(/(\d+)$/.exec((await link.getAttribute("href")) ?? "")?.[1]);
      const picture = page.getByRole("article").nth(1).locator("img").first();
      const shown = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
      const waited = await holdPictures(page);
      await link.click();
      await expect(page.getByRole("region", { name: "Screenshots" })).toBeVisible();
      const isBackdrop = (address: string) => address.includes("background-additional");
      await expect.poll(() => gamesOf(waited, id).length).toBeGreaterThan(1);
      await expect.poll(() => gamesOf(waited, id).some(isBackdrop)).toBe(true);
      await page.goBack();
      await expect(page.getByRole("article").first()).toBeVisible();
      // The card's own picture, which stands behind the hero, is there already.
      await expect.poll(() => gamesOf(waited, id).filter((address) => address !== shown)).toEqual([]);
    },
  );
}

test("[I-01] [S-09] those of suggestions are given up with the list", async ({ page }) => {
  await page.goto("/");
  const waited = await holdPictures(page);
  const field = page.getByRole("combobox", { name: "Search games" });
  await field.fill("zelda");
  await expect.poll(() => waited.size).toBeGreaterThan(2);
  const held = page.locator("search img");
  await held.first().evaluate((image) => {
    Object.assign(window, { held: image });
  });
  await field.fill("");
  await expect(held).toHaveCount(0);
  await expect.poll(() => [...waited]).toEqual([]);
  // Chromium keeps an element for ever whose loading was broken off by taking its address away.
  expect(await page.evaluate(() => (window as unknown as { held: HTMLImageElement }).held.src)).toBe("data:,");
});

test("[I-01] a picture that stays goes on although what stands beside it changes", DEEP, async ({ page }) => {
  await page.goto("/");
  const waited = await holdPictures(page);
  await page.getByRole("link", { name: "Next page" }).click();
  await expect.poll(() => waited.size).toBeGreaterThan(3);
  const before = [...waited];
  await page
    .getByRole("article")
    .first()
    .getByRole("button", { name: /^Favorite/ })
    .click();
  await page.setViewportSize({ width: 1300, height: 900 });
  await expect(page.getByRole("article").first().getByRole("button", { pressed: true })).toBeVisible();
  expect([...waited]).toEqual(expect.arrayContaining(before));
});
