// A deck of games on the shelf's page: kept, passed, taken back, opened; by keys and by a finger, with an end.
import { servePictures } from "./support/serve-pictures.ts";
import { expect, expectNoAxeFindings, test } from "./support/test.ts";
import { deepUnless } from "./support/lane.ts";

test.beforeEach(({ page }) => servePictures(page));

test("[P-07] a deck is gone through by keys, with a way back and an end", async ({ page }) => {
  await page.goto("/shelf");
  await page.getByRole("button", { name: "Go through games" }).click();
  const deck = page.getByRole("dialog", { name: "One game at a time" });
  const place = deck.getByRole("status");
  await expect(place).toHaveText("1 of 20");
  const first = await deck.getByRole("heading", { level: 3 }).innerText();
  await expectNoAxeFindings(page);
  await page.keyboard.press("ArrowRight");
  await expect(place).toHaveText("2 of 20");
  await page.keyboard.press("Backspace");
  await expect(place).toHaveText("1 of 20");
  await expect(deck.getByRole("heading", { level: 3 })).toHaveText(first);
  await page.keyboard.press("ArrowRight");
  for (let at = 2; at <= 20; at += 1) {
    await expect(place).toHaveText(`${at} of 20`);
    await page.keyboard.press("ArrowLeft");
  }
  await expect(place).toHaveText("That was all. You kept 1 game: it is on your shelf.");
  await deck.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("tab", { name: "Want to play (1)" })).toBeVisible();
  await expect(page.getByRole("list", { name: "All" }).getByRole("article")).toContainText(first);
});

test("[P-07] a game of the deck is opened, and Back leads to the shelf", async ({ page }) => {
  await page.goto("/shelf");
  await page.getByRole("button", { name: "Go through games" }).click();
  const deck = page.getByRole("dialog", { name: "One game at a time" });
  const name = await deck.getByRole("heading", { level: 3 }).innerText();
  await deck.getByRole("button", { name: "Open" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  await expect(page).toHaveURL(/\/shelf\/\d+$/);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "My shelf" })).toBeVisible();
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test("[P-07] a push to the right keeps, to the left passes, and a short one does nothing", async ({ page }) => {
    await page.goto("/shelf");
    await page.getByRole("button", { name: "Go through games" }).click();
    const deck = page.getByRole("dialog", { name: "One game at a time" });
    const place = deck.getByRole("status");
    await expect(place).toHaveText("1 of 20");
    const push = async (way: number) => {
      const card = deck.locator("[draggable=false]");
      const details = (x: number) => ({ pointerType: "touch", pointerId: 7, clientX: x, clientY: 200, bubbles: true });
      await card.dispatchEvent("pointerdown", details(180));
      await card.dispatchEvent("pointermove", details(180 + way));
      await card.dispatchEvent("pointerup", details(180 + way));
    };
    await push(30);
    await expect(place).toHaveText("1 of 20");
    await push(120);
    await expect(place).toHaveText("2 of 20");
    await push(-120);
    await expect(place).toHaveText("3 of 20");
    await expectNoAxeFindings(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("tab", { name: "Want to play (1)" })).toBeVisible();
  });
});

test("[P-07] the deck fits the smallest window", deepUnless(false), async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  await page.goto("/shelf");
  await page.getByRole("button", { name: "Go through games" }).click();
  await expect(page.getByRole("dialog").getByRole("status")).toHaveText("1 of 20");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectNoAxeFindings(page);
});
