// Several games of a list, chosen together and marked at one stroke.
import { hold } from "./support/hold.ts";
import { aListed, aPage, serveList } from "./support/serve-list.ts";
import { servePictures } from "./support/serve-pictures.ts";
import { expect, expectNoAxeFindings, test } from "./support/test.ts";

test.beforeEach(async ({ page }) => {
  await servePictures(page);
  await serveList(page, () => aPage([aListed(1), aListed(2), aListed(3)]));
  // A card that the mouse rests on asks for its game's pictures.
  await page.route(/\/api\/games\/\d+\/(?:screenshots|movies)/, (route) => route.fulfill({ json: aPage([]) }));
});

test("[P-01] several games are chosen by key and press, marked at one stroke, and taken back at one", async ({
  page,
}) => {
  await page.goto("/search?q=game");
  await page.getByRole("link", { name: "Game number 2" }).focus();
  await expect(page.getByRole("button", { name: "Put on my shelf: Game number 2" })).toBeAttached();
  await page.keyboard.press("x");
  const bar = page.getByRole("region", { name: "Several games" });
  await expect(bar).toContainText("1 game chosen");
  // A press chooses now, and opens nothing.
  await page.getByRole("article").filter({ hasText: "Game number 3" }).getByRole("link").click();
  await expect(bar).toContainText("2 games chosen");
  await expect(page).toHaveURL(/\/search\?q=game$/);
  await expect(page.getByRole("button", { name: "Choose Game number 3" })).toHaveAttribute("aria-pressed", "true");
  await expectNoAxeFindings(page);
  await page.keyboard.press("3");
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Finished: Game number 2" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Finished: Game number 3" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: /^Finished/ })).toHaveCount(0);
  // From the menu, with the mouse; the bar's button marks what was chosen before that choice ends.
  await page.getByRole("article").filter({ hasText: "Game number 1" }).hover();
  await page.getByRole("button", { name: "Put on my shelf: Game number 1" }).click();
  await page.getByRole("menuitem", { name: "Choose several" }).click();
  await bar.getByRole("button", { name: "All on this page" }).click();
  await expect(bar).toContainText("3 games chosen");
  await bar.getByRole("button", { name: "Want to play" }).click();
  await expect(page.getByRole("button", { name: /^Want to play: /, pressed: true })).toHaveCount(3);
  await expect(page.getByRole("link", { name: "Game number 1" })).toBeFocused();
  await page.keyboard.press("x");
  await page.keyboard.press("Escape");
  await expect(bar).toHaveCount(0);
});

test("[P-01] a game is chosen by a key pressed before the marks have come", async ({ page }) => {
  const marks = await hold(page, /\/assets\/card-marks-[^/]+\.js$/);
  await page.goto("/search?q=game");
  await page.getByRole("link", { name: "Game number 1" }).focus();
  await expect.poll(() => marks.asked.length).toBe(1);
  for (const key of ["x", "ArrowRight", "x", "ArrowRight", "x", "x"]) await page.keyboard.press(key);
  marks.release();
  await expect(page.getByRole("region", { name: "Several games" })).toContainText("2 games chosen");
  await expect(page.getByRole("button", { name: "Choose Game number 2", pressed: true })).toBeVisible();
});

test("[P-01] the focus stays where a choice begins and ends, and an open dialog is closed first", async ({ page }) => {
  await page.goto("/search?q=game");
  await page.getByRole("article").filter({ hasText: "Game number 1" }).hover();
  await page.getByRole("button", { name: "Put on my shelf: Game number 1" }).click();
  await page.getByRole("menuitem", { name: "Choose several" }).click();
  const bar = page.getByRole("region", { name: "Several games" });
  await expect(bar).toContainText("1 game chosen");
  const corner = page.getByRole("button", { name: "Choose Game number 1" });
  await expect(corner).toBeFocused();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  // Neither is a letter in it one of the list's.
  await page.keyboard.press("3");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(bar).toContainText("1 game chosen");
  await expect(corner).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Put on my shelf: Game number 1" })).toBeFocused();
});

test("[P-01] on a page of many lists there is one choice: the next list's ends that of the one before", async ({
  page,
}) => {
  await page.goto("/discover");
  const bar = page.getByRole("region", { name: "Several games" });
  for (const index of [0, 1]) {
    const list = page
      .getByRole("main")
      .getByRole("list")
      .filter({ has: page.getByRole("article") })
      .nth(index);
    await list.getByRole("link").first().focus();
    await expect(list.getByRole("button", { name: /^(?:Put on my shelf|Choose)/ }).first()).toBeAttached();
    await page.keyboard.press("x");
    await expect(list.getByRole("button", { name: /^Choose/ }).first()).toHaveAttribute("aria-pressed", "true");
    await expect(bar).toHaveCount(1);
    await expect(bar).toContainText("1 game chosen");
  }
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /^Choose/ })).toHaveCount(0);
});
