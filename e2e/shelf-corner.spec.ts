// The corner of a card's picture: one click for the mark that most games get, and the menu of the others beside it.
import type { Page } from "@playwright/test";
import { aListed, aPage, serveList } from "./support/serve-list.ts";
import { servePictures } from "./support/serve-pictures.ts";
import { expect, expectNoAxeFindings, test } from "./support/test.ts";

test.beforeEach(async ({ page }) => {
  await servePictures(page);
  await serveList(page, () => aPage([aListed(1), aListed(2), aListed(3)]));
  // A card that the mouse rests on asks for its game's pictures.
  await page.route(/\/api\/games\/\d+\/(?:screenshots|movies)/, (route) => route.fulfill({ json: aPage([]) }));
});

const card = (page: Page, id: number) => page.getByRole("article").filter({ hasText: `Game number ${id}` });

test("[P-01] one click in a card's corner wants a game, with a way back, and its menu has the others", async ({
  page,
}) => {
  await page.goto("/search?q=game");
  await card(page, 1).hover();
  const want = page.getByRole("button", { name: "Want to play: Game number 1" });
  await expect(want).toHaveAttribute("aria-pressed", "false");
  await want.click();
  await expect(want).toHaveAttribute("aria-pressed", "true");
  await expect(want).toBeFocused();
  await expect(page).toHaveURL("/search?q=game");
  await expect(page.getByRole("status", { name: "Notices" })).toContainText(
    "Game number 1 is on your shelf: Want to play.",
  );
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(want).toHaveAttribute("aria-pressed", "false");
  // By keys, and the same key takes it away.
  await want.press("Enter");
  await expect(want).toHaveAttribute("aria-pressed", "true");
  await expectNoAxeFindings(page);
  await want.press("Enter");
  await expect(want).toHaveAttribute("aria-pressed", "false");
  await want.press("Space");
  await page.getByRole("button", { name: "Change the mark: Game number 1" }).click();
  await page.getByRole("menuitemradio", { name: "Finished" }).click();
  await expect(page.getByRole("button", { name: "Finished: Game number 1" })).toBeFocused();
  // What is finished is not wanted by a slip of the hand.
  await expect(want).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("button", { name: "Finished: Game number 1" })).toBeVisible();
});

test("[P-01] a wanted game says so while nobody turns to it, and shows its menu to who does", async ({ page }) => {
  await page.goto("/search?q=game");
  await card(page, 1).hover();
  await page.getByRole("button", { name: "Want to play: Game number 1" }).click();
  const shownOf = (name: string) =>
    page.getByRole("button", { name }).evaluate((button) => {
      const chain = [button, button.parentElement].filter((one) => one !== null);
      return Math.min(...chain.map((one) => Number(getComputedStyle(one).opacity)));
    });
  await page.reload();
  const [want, menu] = ["Want to play: Game number 1", "Change the mark: Game number 1"];
  await expect.poll(() => shownOf(want)).toBe(1);
  await page.mouse.move(1, 1);
  await expect.poll(() => shownOf(menu)).toBe(0);
  await card(page, 1).hover();
  await expect.poll(() => shownOf(menu)).toBe(1);
  await page.getByRole("button", { name: menu }).click();
  await page.mouse.move(1, 1);
  await expect.poll(() => shownOf(menu)).toBe(1);
});
