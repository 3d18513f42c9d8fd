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

test("[P-01] several games go into a list, new or there already, and out of it again at one stroke", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/search?q=game");
  const bar = page.getByRole("region", { name: "Several games" });
  const dialog = page.getByRole("dialog", { name: "Add to a list" });
  const choose = async (...ids: number[]) => {
    for (const id of ids) {
      await page.getByRole("link", { name: `Game number ${id}` }).focus();
      await expect(
        page.getByRole("button", { name: new RegExp(`^(?:Put on my shelf|Choose).* ${id}$`, "i") }),
      ).toBeAttached();
      await page.keyboard.press("x");
    }
    await bar.getByRole("button", { name: "Add to a list" }).click();
  };
  await choose(3, 1);
  await expectNoAxeFindings(page);
  // A number in its name marks nothing.
  await dialog.getByRole("textbox", { name: "Name of a new list" }).pressSequentially("Top 3");
  await page.keyboard.press("Enter");
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole("status")).toContainText(["2 games were put into the list Top 3."]);
  await expect(page.getByRole("link", { name: "Game number 1" })).toBeFocused();
  await choose(1, 2);
  await expect(dialog.getByRole("button", { name: "Top 3" })).toContainText("2 games");
  await dialog.getByRole("button", { name: "Top 3" }).click();
  await expect(page.getByText("1 game was put into the list Top 3.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await choose(3);
  await dialog.getByRole("button", { name: "Top 3" }).click();
  await expect(page.getByText("They are in the list already: Top 3.")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.goto("/shelf");
  const list = page.getByRole("group").filter({ hasText: "Top 3" });
  await list.locator("summary").click();
  await expect(list.getByRole("listitem").getByRole("link")).toHaveText(["Game number 3", "Game number 1"]);
});
