// Nothing on the shelf goes by a slip, and nobody loses their place on it.
import type { Page } from "@playwright/test";
import { aShelfFile, bringShelf } from "./support/bring-shelf.ts";
import { aPage, serveList } from "./support/serve-list.ts";
import { serveUnknownGames } from "./support/serve-game.ts";
import { servePictures } from "./support/serve-pictures.ts";
import { expect, test } from "./support/test.ts";

test.beforeEach(async ({ page }) => {
  await servePictures(page);
  await serveUnknownGames(page);
});

const link = (page: Page, number: number) => page.getByRole("link", { name: `Game number ${number}`, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name });
/** Three games that no catalogue has, all of them being played. */
async function bringThree(page: Page): Promise<void> {
  await serveList(page, () => aPage([]));
  // A card that the mouse rests on asks for its game's pictures.
  await page.route(/\/api\/games\/\d\/(?:screenshots|movies)/, (route) => route.fulfill({ json: aPage([]) }));
  await bringShelf(page, aShelfFile([1, 2, 3].map((id) => ({ id, mark: "playing" }))));
}

test("[P-01] what was done last is taken back by a key, also when its notice has gone, and once", async ({ page }) => {
  await bringThree(page);
  await page.clock.install();
  await link(page, 2).first().focus();
  await expect(button(page, "Playing: Game number 2")).toBeAttached();
  await page.keyboard.press("3");
  await expect(button(page, "Finished: Game number 2")).toBeAttached();
  await page.clock.fastForward("00:20");
  await expect(button(page, "Undo")).toHaveCount(0);
  // Where somebody writes, the key takes back letters.
  await page.getByRole("combobox", { name: "Search games" }).focus();
  await page.keyboard.press("Control+z");
  await expect(button(page, "Finished: Game number 2")).toBeAttached();
  await link(page, 2).first().focus();
  await page.keyboard.press("Control+z");
  await expect(button(page, "Playing: Game number 2")).toBeAttached();
  await expect(page.getByRole("status", { name: "Notices" })).toContainText("Taken back");
  await page.keyboard.press("4");
  await button(page, "Undo").click();
  await expect(button(page, "Playing: Game number 2")).toBeAttached();
  await link(page, 2).first().focus();
  await page.keyboard.press("Control+z");
  await expect(button(page, "Playing: Game number 2")).toBeAttached();
});

test("[P-01] the focus goes to the next card when one leaves the tab, and to the tab after the last", async ({
  page,
}) => {
  await bringThree(page);
  const playing = page.getByRole("tab", { name: /^Playing/ });
  await playing.click();
  const cards = page.getByRole("list", { name: "Playing" }).getByRole("link", { name: /^Game number/ });
  await cards.nth(1).focus();
  await expect(button(page, "Playing: Game number 2")).toBeAttached();
  const [, , third = ""] = await cards.allInnerTexts();
  await page.keyboard.press("3");
  await expect(cards).toHaveCount(2);
  await expect(cards.nth(1)).toBeFocused();
  await expect(cards.nth(1)).toHaveText(third);
  // By the menu, whose button goes with the card.
  const menu = page
    .getByRole("list", { name: "Playing" })
    .getByRole("button", { name: /^Playing: / })
    .nth(1);
  await menu.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitemradio", { name: "Dropped" }).press("Enter");
  await expect(cards).toHaveCount(1);
  await expect(cards.first()).toBeFocused();
  await page.keyboard.press("3");
  await expect(cards).toHaveCount(0);
  await expect(playing).toBeFocused();
});

test("[P-01] what was written and not kept can still be kept, unless it was cancelled", async ({ page }) => {
  await bringThree(page);
  const edit = button(page, "Stars, note, dates: Game number 1");
  const note = page.getByRole("dialog").getByRole("textbox", { name: "Note" });
  await edit.click();
  await note.fill("Played with Ann");
  await page.keyboard.press("Escape");
  const notices = page.getByRole("status", { name: "Notices" });
  await expect(notices).toContainText("What you wrote of Game number 1 was not kept");
  await notices.getByRole("button", { name: "Keep" }).click();
  await edit.click();
  await expect(note).toHaveValue("Played with Ann");
  await note.fill("Something else");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await edit.click();
  await expect(note).toHaveValue("Played with Ann");
  await page.keyboard.press("Escape");
  await expect(notices).not.toContainText("not kept");
});

test("[P-07] who opens a game of a deck comes back to it where it was left", async ({ page }) => {
  await page.goto("/shelf");
  await button(page, "Go through games").click();
  const deck = page.getByRole("dialog", { name: "One game at a time" });
  await expect(deck.getByRole("status")).toHaveText("1 of 20");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await expect(deck.getByRole("status")).toHaveText("3 of 20");
  const name = await deck.getByRole("heading", { level: 3 }).innerText();
  await page.keyboard.press("ArrowUp");
  await expect(page).toHaveURL(/\/shelf\/\d+$/);
  await page.goBack();
  await expect(deck.getByRole("status")).toHaveText("3 of 20");
  await expect(deck.getByRole("heading", { level: 3 })).toHaveText(name);
  await page.keyboard.press("Backspace");
  await expect(deck.getByRole("status")).toHaveText("2 of 20");
  await deck.press("Escape");
  await button(page, "Go through games").click();
  await expect(deck.getByRole("status")).toHaveText("1 of 20");
});

for (const path of ["/discover", "/upcoming"])
  test(`[P-02] ${path} says that the shelf narrows it, and lets that go`, async ({ page }) => {
    await page.goto("/?genre=puzzle");
    const first = page.getByRole("list", { name: "Games" }).getByRole("article").first();
    await first.getByRole("link").first().focus();
    await expect(first.getByRole("button", { name: /^Put on my shelf/ })).toBeAttached();
    await page.keyboard.press("3");
    await page.goto("/");
    await page
      .getByRole("group", { name: "Only games that I marked" })
      .getByRole("button", { name: "Finished" })
      .click();
    await page.goto(path);
    const chip = page.getByRole("button", { name: "No longer only games that are marked: Finished" });
    await expect(chip).toBeVisible();
    await expect(page.getByText("Take away a filter")).toHaveCount(0);
    await chip.click();
    await expect(page.getByRole("article").nth(2)).toBeVisible();
    await expect(chip).toHaveCount(0);
  });

test("[P-01] a game's own page tells what was kept of it, and changes with it", async ({ page }) => {
  await page.goto("/game/3328");
  const bar = page.getByRole("group", { name: "My shelf" });
  const edit = bar.getByRole("button", { name: "Stars, note, dates" });
  const dialog = page.getByRole("dialog");
  await expect(bar.getByText("4.5 of 5 stars")).toHaveCount(0);
  await edit.click();
  await dialog.getByRole("slider", { name: "Stars" }).fill("9");
  await dialog.getByRole("textbox", { name: /Note/ }).fill("With Anna <b>\nChapter 7");
  await dialog.getByRole("button", { name: "Add dates" }).click();
  await dialog.getByLabel("Finished").fill("2025-03-14");
  await dialog.getByRole("button", { name: "Keep" }).click();
  await page.reload();
  await expect(bar).toContainText("★ 4.5 of 5 stars · Finished Mar 14, 2025");
  await expect(bar.getByText("With Anna <b>")).toBeVisible();
  await edit.click();
  await dialog.getByRole("slider", { name: "Stars" }).fill("0");
  await dialog.getByRole("button", { name: "Played again" }).click();
  await dialog.getByLabel("Begun").last().fill("2026-01-02");
  await dialog.getByRole("button", { name: "Keep" }).click();
  await expect(bar).toContainText("Begun Jan 2, 2026, the last of 2 times");
  await expect(bar).not.toContainText("of 5 stars");
});
