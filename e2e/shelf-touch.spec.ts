// The shelf by fingers alone, on a telephone: marks from cards, and the order of a list.
import type { Locator, Page } from "@playwright/test";
import { aShelfFile, bringShelf } from "./support/bring-shelf.ts";
import { createFinger } from "./support/finger.ts";
import { aListed, aPage, serveList } from "./support/serve-list.ts";
import { servePictures } from "./support/serve-pictures.ts";
import { expect, test } from "./support/test.ts";
import { tooSmall } from "./support/too-small.ts";

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 780 } });

const GAMES = [1, 2, 3, 4, 5, 6];
const namesOf = (ids: readonly number[]) => ids.map((id) => `Game number ${id}`);

test.beforeEach(async ({ page }) => {
  await servePictures(page);
  await serveList(page, () => aPage(GAMES.map((id) => aListed(id))));
});

/** The middle of `part`, in the window. */
async function middleOf(part: Locator): Promise<{ x: number; y: number }> {
  const box = await part.boundingBox();
  if (box === null) throw new Error("it is not there");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const scrolled = (page: Page) => page.evaluate(() => scrollY);

for (const width of [320, 340, 360])
  test(`[P-01] one tap in a card's corner wants a game, beside all that its card has: ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 });
    await page.goto("/search?q=game");
    const card = page.getByRole("article").filter({ hasText: "Game number 1" });
    await expect(card).toBeVisible();
    const heart = card.getByRole("button", { name: "Favorite: Game number 1" });
    const before = await heart.boundingBox();
    const from = await middleOf(card);
    await (await createFinger(page)).drag(from, { x: from.x, y: from.y - 60 });
    const want = card.getByRole("button", { name: "Want to play: Game number 1" });
    await want.tap();
    await expect(want).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("menu")).toHaveCount(0);
    await expect(page).toHaveURL("/search?q=game");
    await expect(heart).toHaveAttribute("aria-pressed", "false");
    expect(await heart.boundingBox()).toMatchObject({ x: before?.x, width: before?.width, height: before?.height });
    await page.getByRole("button", { name: "Undo" }).tap();
    await expect(want).toHaveAttribute("aria-pressed", "false");
    // Both parts are as large as a fingertip, inside the picture, and leave most of it to see and to press.
    expect(await tooSmall(page, "article >> nth=0")).toEqual([]);
    const picture = await card.locator("img").first().boundingBox();
    const corner = await want.locator("..").boundingBox();
    if (picture === null || corner === null) throw new Error("it is not there");
    expect(corner.x).toBeGreaterThan(picture.x);
    expect(corner.x + corner.width).toBeLessThanOrEqual(picture.x + picture.width + 1);
    expect(corner.width * corner.height).toBeLessThan((picture.width * picture.height) / 3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

test("[P-01] a card is marked by two taps once a finger has moved the list, and stays so", async ({ page }) => {
  await page.goto("/search?q=game");
  const card = page.getByRole("article").filter({ hasText: "Game number 1" });
  await expect(card).toBeVisible();
  const from = await middleOf(card);
  const finger = await createFinger(page);
  await finger.drag(from, { x: from.x, y: from.y - 60 });
  await card.getByRole("button", { name: "Put on my shelf: Game number 1" }).tap();
  await page.getByRole("menuitemradio", { name: "Playing" }).tap();
  const marked = card.getByRole("button", { name: "Playing: Game number 1" });
  await expect(marked).toBeVisible();
  await expect(page).toHaveURL("/search?q=game");
  await page.reload();
  await expect(marked).toBeVisible();
  // The same two taps take it away again.
  await marked.tap();
  await page.getByRole("menuitemradio", { name: "Playing" }).tap();
  await expect(card.getByRole("button", { name: "Put on my shelf: Game number 1" })).toBeVisible();
});

test("[P-01] a finger drags a game of a list to another place, and it is there after a reload", async ({ page }) => {
  await bringShelf(page, aShelfFile(GAMES.map((id) => ({ id }))));
  const list = page.getByRole("group").filter({ hasText: "Top" });
  const rows = list.getByRole("listitem");
  const names = rows.getByRole("link");
  const grip = (index: number) => rows.nth(index).locator("span[aria-hidden]").first();
  await list.locator("summary").tap();
  await expect(names).toHaveText(namesOf(GAMES));
  // In the middle of the window, so that the page could scroll both ways under the finger.
  await rows.nth(2).evaluate((row) => row.scrollIntoView({ block: "center" }));
  const before = await scrolled(page);
  const finger = await createFinger(page);

  const below = await middleOf(rows.nth(3));
  await finger.drag(await middleOf(grip(1)), { x: below.x, y: below.y + 8 });
  await expect(names).toHaveText(namesOf([1, 3, 4, 2, 5, 6]));
  const above = await middleOf(rows.nth(0));
  await finger.drag(await middleOf(grip(4)), { x: above.x, y: above.y - 8 });
  await expect(names).toHaveText(namesOf([5, 1, 3, 4, 2, 6]));
  // What drags a row does not move the page.
  expect(await scrolled(page)).toBe(before);

  // A drag that the system takes over, as for a call, changes nothing.
  await finger.drag(await middleOf(grip(0)), await middleOf(rows.nth(3)), "cancelled");
  await expect(rows.and(list.locator("[data-dragged]"))).toHaveCount(0);
  await expect(names).toHaveText(namesOf([5, 1, 3, 4, 2, 6]));

  await page.reload();
  await list.locator("summary").tap();
  await expect(names).toHaveText(namesOf([5, 1, 3, 4, 2, 6]));
});
