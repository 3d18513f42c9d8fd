// The rows of a list of the visitor's own: read on any window, and put in order from one end of a long list to the other.
import type { Locator, Page } from "@playwright/test";
import { aShelfFile, bringShelf } from "./support/bring-shelf.ts";
import { aListed, aPage, serveList } from "./support/serve-list.ts";
import { servePictures } from "./support/serve-pictures.ts";
import { expect, expectNoAxeFindings, test } from "./support/test.ts";
import { tooSmall } from "./support/too-small.ts";

const COUNT = 30;
const LONG_NAME = "Castlevania: Symphony of the Night Remastered";

const list = (page: Page) => page.getByRole("group").filter({ hasText: "Top" });
const rows = (page: Page) => list(page).getByRole("listitem");
const grip = (page: Page, index: number) => rows(page).nth(index).locator("span[aria-hidden]").first();
const nameAt = (page: Page, index: number) => rows(page).nth(index).getByRole("link");

async function openList(page: Page): Promise<void> {
  await servePictures(page);
  await serveList(page, () => aPage([]));
  // A name that is pointed at asks for its game, a card in sight for its pictures.
  await page.route(/\/api\/games\/\d+\?/, (route) => route.fulfill({ json: aListed(1) }));
  await page.route(/\/api\/games\/\d+\/(?:screenshots|movies)/, (route) => route.fulfill({ json: aPage([]) }));
  const games = Array.from({ length: COUNT }, (_, index) => ({
    id: index + 1,
    game: index === 0 ? { name: LONG_NAME } : {},
  }));
  await bringShelf(page, aShelfFile(games));
  // On a busy machine what stands above may grow under the press, which then meets something else.
  await expect(async () => {
    if ((await rows(page).count()) === 0) await list(page).locator("summary").click();
    await expect(rows(page).first()).toBeVisible({ timeout: 3000 });
  }).toPass();
}

/** How many lines each word of the link's text takes. */
const linesOfWords = (link: Locator) =>
  link.evaluate((element) => {
    const text = element.firstChild;
    if (text === null) return [];
    return [...(text.textContent ?? "").matchAll(/\S+/g)].map(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });
  });

async function isInWindow(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { top, bottom, left } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + 4, (top + bottom) / 2));
  });
}

for (const width of [320, 390])
  test.describe(`on a telephone, ${width} wide`, () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width, height: 780 } });

    test("[P-01] a row's name has a line of its own, and no word of it breaks", async ({ page }) => {
      await openList(page);
      const name = nameAt(page, 0);
      expect(await linesOfWords(name)).toEqual([1, 1, 1, 1, 1, 1]);
      const [nameBox, rowBox] = [await name.boundingBox(), await rows(page).nth(0).boundingBox()];
      expect(nameBox?.width).toBeGreaterThan((rowBox?.width ?? 0) * 0.95);
      expect(await tooSmall(page, "main ol >> nth=0")).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      // Where a button happens to lie half under the header, axe measures the half that is left.
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectNoAxeFindings(page);
    });
  });

test("[P-01] the page scrolls while a row is held at an edge of the window", async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 500 });
  await openList(page);
  await nameAt(page, 0).evaluate((row) => row.scrollIntoView({ block: "center", behavior: "instant" }));
  await grip(page, 0).hover();
  await page.mouse.down();
  await page.mouse.move(200, 490, { steps: 4 });
  // It stays under the mouse while the others go by, and goes no further than the list.
  await expect.poll(() => isInWindow(nameAt(page, COUNT - 1))).toBe(true);
  const held = await grip(page, 0).boundingBox();
  expect(Math.abs((held?.y ?? 0) + (held?.height ?? 0) / 2 - 490)).toBeLessThan(6);
  await page.waitForTimeout(600);
  expect(await isInWindow(nameAt(page, COUNT - 1))).toBe(true);
  await page.mouse.up();
  await expect(nameAt(page, COUNT - 1)).toHaveText(LONG_NAME);
  await grip(page, COUNT - 1).hover();
  await page.mouse.down();
  await page.mouse.move(200, 70, { steps: 4 });
  await expect.poll(() => isInWindow(nameAt(page, 0))).toBe(true);
  await page.mouse.up();
  await expect(nameAt(page, 0)).toHaveText(LONG_NAME);
});

test("[P-01] End and Home move a game to the end of its list and to its top, and Undo takes it back", async ({
  page,
}) => {
  await openList(page);
  const down = list(page).getByRole("button", { name: "Move down: Game number 3", exact: true });
  await expect(down).toHaveAccessibleDescription("Move down; to the end of the list: End");
  await down.press("End");
  await expect(nameAt(page, COUNT - 1)).toHaveText("Game number 3");
  await expect(down).toBeFocused();
  await expect.poll(() => isInWindow(down)).toBe(true);
  await list(page).getByRole("button", { name: "Move up: Game number 3", exact: true }).press("Home");
  await expect(nameAt(page, 0)).toHaveText("Game number 3");
  await expect.poll(() => isInWindow(nameAt(page, 0))).toBe(true);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(nameAt(page, COUNT - 1)).toHaveText("Game number 3");
  // In the help, too.
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toContainText("In a list of yours, on a game's arrows");
});
