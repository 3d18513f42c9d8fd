// The visitor's own shelf: marks from cards and games' pages, kept in the browser's database, seen and taken along.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { servePictures } from "./support/serve-pictures.ts";
import { aListed, aPage, serveList } from "./support/serve-list.ts";
import { serveUnknownGames } from "./support/serve-game.ts";
import { hold } from "./support/hold.ts";
import { expect, expectNoAxeFindings, test } from "./support/test.ts";
import { deepUnless } from "./support/lane.ts";

test.beforeEach(async ({ page }) => {
  await servePictures(page);
  await serveUnknownGames(page);
  await serveList(page, () => aPage([aListed(1), aListed(2), aListed(3)]));
  // A card that the mouse rests on asks for its game's pictures.
  await page.route(/\/api\/games\/\d+\/(?:screenshots|movies)/, (route) => route.fulfill({ json: aPage([]) }));
});

const card = (page: Page, id: number) => page.getByRole("article").filter({ hasText: `Game number ${id}` });
const shelved = (page: Page, name = "All") => page.getByRole("list", { name }).getByRole("article");
const tab = (page: Page, name: string) => page.getByRole("tab", { name: new RegExp(`^${name}`) });

/** Chooses a mark in the menu of a card. */
async function mark(page: Page, id: number, name: string): Promise<void> {
  await card(page, id).hover();
  await page.getByRole("button", { name: `Put on my shelf: Game number ${id}` }).click();
  await page.getByRole("menuitemradio", { name }).click();
}

/** Leads to the shelf by a full load, at once: what was pressed a moment ago is there all the same. */
async function toShelf(page: Page): Promise<void> {
  await page.goto("/shelf");
  await expect(page.getByRole("heading", { level: 1, name: "My shelf" })).toBeVisible();
}

test("[P-01] a card is marked by a press and a choice, with a way back, and stays so", async ({ page }) => {
  await page.goto("/search?q=game");
  await mark(page, 1, "Playing");
  const button = page.getByRole("button", { name: "Playing: Game number 1" });
  await expect(button).toBeVisible();
  await expect(page.getByRole("status", { name: "Notices" })).toContainText("Game number 1 is on your shelf: Playing.");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(button).toHaveCount(0);
  await mark(page, 1, "Finished");
  await page.reload();
  await expect(page.getByRole("button", { name: "Finished: Game number 1" })).toBeVisible();
});

test("[P-01] one key marks the card in focus, and the same key takes the mark away", async ({ page }) => {
  await page.goto("/search?q=game");
  const link = page.getByRole("link", { name: "Game number 2" });
  await link.focus();
  await expect(page.getByRole("button", { name: "Put on my shelf: Game number 2" })).toBeAttached();
  const want = page.getByRole("button", { name: "Want to play: Game number 2" });
  await page.keyboard.press("1");
  await expect(want).toHaveAttribute("aria-pressed", "true");
  await expect(link).toBeFocused();
  await page.keyboard.press("1");
  await expect(want).toHaveAttribute("aria-pressed", "false");
});

test("[P-01] keys pressed before the marks have come mark the cards that had the focus then", async ({ page }) => {
  const marks = await hold(page, /\/assets\/card-marks-[^/]+\.js$/);
  await page.goto("/search?q=game");
  await page.getByRole("link", { name: "Game number 1" }).focus();
  await expect.poll(() => marks.asked.length).toBe(1);
  for (const key of ["1", "ArrowRight", "3", "ArrowRight"]) await page.keyboard.press(key);
  marks.release();
  await expect(page.getByRole("button", { name: "Want to play: Game number 1", pressed: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Finished: Game number 2" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Put on my shelf: Game number 3" })).toBeAttached();
});

test("[P-01] the menu is walked by keys and gives the focus back", async ({ page }) => {
  await page.goto("/search?q=game");
  await page.getByRole("link", { name: "Game number 1" }).focus();
  const button = page.getByRole("button", { name: "Put on my shelf: Game number 1" });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitemradio", { name: "Want to play" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitemradio", { name: "Finished" })).toBeFocused();
  await expectNoAxeFindings(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(button).toBeFocused();
});

test("[P-01] the shelf has tabs with counts, finds names, and keeps stars, note and dates", async ({ page }) => {
  await page.goto("/search?q=game");
  await mark(page, 1, "Want to play");
  await mark(page, 2, "Finished");
  await toShelf(page);
  await expect(tab(page, "All")).toHaveText("All (2)");
  await tab(page, "Finished").click();
  await expect(shelved(page, "Finished")).toHaveCount(1);
  await page.getByRole("button", { name: "Stars, note, dates: Game number 2" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("slider", { name: "Stars" }).fill("9");
  await dialog.getByRole("textbox", { name: /Note/ }).fill("With Anna");
  await dialog.getByRole("button", { name: "Add dates" }).click();
  await dialog.getByLabel("Finished").fill("2025-03-14");
  await expectNoAxeFindings(page);
  await dialog.getByRole("button", { name: "Keep" }).click();
  await expect(page.getByRole("img", { name: "4.5 of 5 stars" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "2025 in numbers" })).toBeVisible();
  await expect(page.getByRole("listitem", { name: "March: 1" })).toBeAttached();
  await tab(page, "All").click();
  await page.getByRole("searchbox", { name: "Find in names and notes" }).fill("anna");
  await expect(shelved(page)).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole("img", { name: "4.5 of 5 stars" })).toBeVisible();
});

test("[P-01] a list keeps the order that keys give it, goes and comes back", async ({ page }) => {
  await page.goto("/search?q=game");
  await mark(page, 1, "Finished");
  await mark(page, 2, "Finished");
  await toShelf(page);
  await page.getByRole("textbox", { name: "Name of a new list" }).fill("With Anna");
  await page.keyboard.press("Enter");
  for (const id of [1, 2]) {
    await page.getByRole("button", { name: `Stars, note, dates: Game number ${id}` }).click();
    await page.getByRole("dialog").getByRole("checkbox", { name: "With Anna" }).check();
    await page.getByRole("dialog").getByRole("button", { name: "Keep" }).click();
  }
  const list = page.getByRole("group").filter({ hasText: "With Anna" });
  await list.getByText("With Anna").click();
  const rows = list.getByRole("listitem").getByRole("link");
  await expect(rows).toHaveText(["Game number 1", "Game number 2"]);
  await list.getByRole("button", { name: "Move up: Game number 2" }).press("Enter");
  await expect(rows).toHaveText(["Game number 2", "Game number 1"]);
  await expect(list.getByRole("button", { name: "Move up: Game number 2" })).toBeFocused();
  await expectNoAxeFindings(page);
  const [first, second] = [list.getByRole("listitem").nth(0), list.getByRole("listitem").nth(1)];
  await first.locator("span[aria-hidden]").first().hover();
  await page.mouse.down();
  const below = await second.boundingBox();
  await page.mouse.move((below?.x ?? 0) + 9, (below?.y ?? 0) + (below?.height ?? 0), { steps: 4 });
  await page.mouse.up();
  await expect(rows).toHaveText(["Game number 1", "Game number 2"]);
  await list.getByRole("button", { name: "Delete the list" }).click();
  await expect(list).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.reload();
  await expect(page.getByText("With Anna")).toBeVisible();
});

test("[P-04] a shared link carries games that no server sees, and whoever opens it can keep them", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto("/search?q=game");
  await mark(page, 1, "Finished");
  await mark(page, 2, "Finished");
  await toShelf(page);
  await page.getByRole("button", { name: "Share", exact: true }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "What the list is called" }).fill("Ours");
  await expect(dialog.getByRole("img", { name: "The link, for a camera" })).toBeVisible();
  await expectNoAxeFindings(page);
  const field = dialog.getByRole("textbox", { name: "Link" });
  await expect(field).toHaveValue(/\/shared#1\./);
  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const there = await elsewhere.newPage();
  await servePictures(there);
  const sent: string[] = [];
  there.on("request", (request) => sent.push(`${request.url()} ${request.headers()["referer"] ?? ""}`));
  // What was typed last is in the link by then.
  await page.waitForTimeout(300);
  const link = await field.inputValue();
  await there.goto(link);
  await expect(there.getByRole("heading", { level: 1, name: "Ours" })).toBeVisible();
  await expect(there.getByRole("list", { name: "Ours" }).getByRole("link")).toHaveText([
    "Game number 2",
    "Game number 1",
  ]);
  await expectNoAxeFindings(there);
  await there.getByRole("button", { name: "Keep it as a list of mine" }).click();
  await expect(there.getByText("Ours is now a list on your shelf.")).toBeVisible();
  await there.getByRole("main").getByRole("link", { name: "My shelf" }).click();
  await expect(there.getByRole("group").filter({ hasText: "Ours" })).toContainText("2 games");
  const fragment = link.split("#")[1] ?? "";
  expect(fragment.length).toBeGreaterThan(20);
  expect(sent.filter((request) => request.includes(fragment.slice(2)) || request.includes("Game number"))).toEqual([]);
  await there.goto("/shared#1.cut");
  await there.reload();
  await expect(there.getByRole("heading", { name: "This link holds no list" })).toBeVisible();
  await elsewhere.close();
});

test("[P-07] chance opens a game of the tab that is shown", async ({ page }) => {
  await page.goto("/search?q=game");
  await mark(page, 1, "Want to play");
  await mark(page, 2, "Dropped");
  await toShelf(page);
  await tab(page, "Want to play").click();
  await page.getByRole("button", { name: "Pick one for me" }).click();
  await expect(page).toHaveURL(/\/shelf\/1$/);
  await page.goBack();
  await expect(tab(page, "Want to play")).toHaveAttribute("aria-selected", "true");
  await tab(page, "Playing").click();
  await expect(page.getByRole("button", { name: "Pick one for me" })).toBeDisabled();
});

test("[P-01] a game's own page marks it", async ({ page }) => {
  await page.goto("/game/4200");
  const bar = page.getByRole("group", { name: "My shelf" });
  const button = bar.getByRole("button", { name: "Dropped" });
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await bar.getByRole("link", { name: "My shelf" }).click();
  await expect(page.getByRole("list", { name: "All" }).getByRole("link", { name: "Portal 2" })).toBeVisible();
});

test("[T-05] another tab hears of it at once, and none writes over the other", async ({ page, context }) => {
  await page.goto("/search?q=game");
  await mark(page, 1, "Playing");
  const other = await context.newPage();
  await servePictures(other);
  await toShelf(other);
  await expect(shelved(other)).toHaveCount(1);
  await mark(page, 2, "Dropped");
  await expect(shelved(other)).toHaveCount(2);
});

test("[P-03] a file of it brings another browser the same, and the same file twice changes nothing", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto("/search?q=game");
  await mark(page, 1, "Playing");
  await mark(page, 2, "Dropped");
  await toShelf(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export (JSON)" }).click();
  const path = await (await download).path();
  expect(JSON.parse(await readFile(path, "utf8"))).toMatchObject({ format: "ludex-shelf", version: 1 });
  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const there = await elsewhere.newPage();
  await servePictures(there);
  await toShelf(there);
  const input = there.getByLabel("Import a file", { exact: true }).and(there.locator("input"));
  await input.setInputFiles(path);
  await expect(there.getByText("The file has something new about 2 games.")).toBeVisible();
  await expect(shelved(there)).toHaveCount(0);
  await there.getByRole("button", { name: "Take over" }).click();
  await expect(shelved(there)).toHaveCount(2);
  await input.setInputFiles(path);
  await expect(there.getByText("All that is in this file is on your shelf already.")).toBeVisible();
  await input.setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from("[1,2") });
  await expect(there.getByText("This is no file of a Ludex shelf. Nothing was changed.")).toBeVisible();
  await expect(shelved(there)).toHaveCount(2);
  await elsewhere.close();
});

test("[P-01] of a shelf that asks for no games nothing is sent", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`));
  await page.goto("/search?q=game");
  await mark(page, 1, "Not interested");
  await toShelf(page);
  await expect(shelved(page)).toHaveCount(1);
  expect(
    sent.filter(
      (request) => !request.startsWith("GET ") || /interested|mark/.test(request.replaceAll(/\/assets\/\S+/g, "")),
    ),
  ).toEqual([]);
});

for (const [colorScheme, width, isShort] of [
  ["dark", 1440, true],
  ["light", 360, true],
  ["light", 1440, false],
  ["dark", 360, false],
] as const) {
  test(
    `[P-01] the shelf is readable for everybody: ${colorScheme}, ${width}`,
    deepUnless(isShort),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await toShelf(page);
      await expect(page.getByRole("heading", { name: "Nothing on your shelf yet" })).toBeVisible();
      await expectNoAxeFindings(page);
      await page.goto("/search?q=game");
      await page.getByRole("link", { name: "Game number 1" }).focus();
      await expect(page.getByRole("button", { name: "Put on my shelf: Game number 1" })).toBeAttached();
      await page.keyboard.press("3");
      await toShelf(page);
      await expect(shelved(page)).toHaveCount(1);
      await expectNoAxeFindings(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    },
  );
}
