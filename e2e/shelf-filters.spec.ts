// Lists narrowed by the visitor's own marks, against the real catalogue.
import type { Locator, Page } from "@playwright/test";
import { servePictures } from "./support/serve-pictures.ts";
import { expect, expectNoAxeFindings, test } from "./support/test.ts";
import { deepUnless } from "./support/lane.ts";

test.beforeEach(({ page }) => servePictures(page));

const cards = (page: Page) => page.getByRole("list", { name: "Games" }).getByRole("article");
const nameOf = async (page: Page, at: number) => await cards(page).nth(at).getByRole("link").first().innerText();
const hidden = (page: Page) => page.getByRole("group", { name: "Hide games that I marked" });
const only = (page: Page) => page.getByRole("group", { name: "Only games that I marked" });
const count = async (page: Page) =>
  Number(
    (
      await page
        .getByRole("status")
        .filter({ hasText: /games?$/ })
        .first()
        .innerText()
    ).replaceAll(/\D/g, ""),
  );

/** Marks a card by a key. */
async function markCard(card: Locator, key: string): Promise<void> {
  await card.getByRole("link").first().focus();
  await expect(card.getByRole("button", { name: /^Put on my shelf/ })).toBeAttached();
  await card.page().keyboard.press(key);
  await expect(card.page().getByRole("status", { name: "Notices" })).toContainText("is on your shelf");
}

const mark = async (page: Page, at: number, key: string) => await markCard(cards(page).nth(at), key);

/** Chooses among the filters of the catalogue, which is where a visitor meets them first. */
async function choose(group: Locator, name: string): Promise<void> {
  await group.page().goto("/");
  await group.getByRole("button", { name }).click();
  await expect(group.getByRole("button", { name })).toHaveAttribute("aria-pressed", "true");
}

const namesIn = async (list: Locator) => await list.getByRole("article").getByRole("heading").allInnerTexts();

test("[P-02] games of a mark are hidden from the catalogue, counted without, and nobody is told", async ({ page }) => {
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  await page.goto("/?genre=puzzle");
  const [first, second] = [await nameOf(page, 0), await nameOf(page, 1)];
  const all = await count(page);
  await expect(hidden(page)).toHaveCount(0);
  await mark(page, 0, "3");
  await page.reload();
  await hidden(page).getByRole("button", { name: "Finished" }).click();
  await expect(cards(page).first()).toContainText(second);
  await expect.poll(() => count(page)).toBe(all - 1);
  await expect(cards(page)).toHaveCount(20);
  await expect(page.getByRole("article").filter({ hasText: first })).toHaveCount(0);
  await expectNoAxeFindings(page);
  expect(new URL(page.url()).search).toBe("?genre=puzzle");
  expect(addresses.filter((address) => /exclude|ids=|finished/.test(address))).toEqual([]);
  // It is the browser that remembers, and a chip that says so and lets it go.
  await page.reload();
  await expect(cards(page).first()).toContainText(second);
  await page.getByRole("button", { name: "Show games again that are marked: Finished" }).click();
  await expect(cards(page).first()).toContainText(first);
  await expect.poll(() => count(page)).toBe(all);
});

test("[P-02] a game that is marked while its mark is hidden goes at once, and Undo brings it back", async ({
  page,
}) => {
  await page.goto("/?genre=puzzle");
  await mark(page, 0, "3");
  await page.reload();
  await hidden(page).getByRole("button", { name: "Finished" }).click();
  await expect(page.getByRole("button", { name: /marked: Finished/ })).toBeVisible();
  await expect(cards(page)).toHaveCount(20);
  const shown = await nameOf(page, 0);
  await mark(page, 0, "3");
  await expect(page.getByRole("article").filter({ hasText: shown })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(cards(page).first()).toContainText(shown);
});

test("[P-02] a search shows only games of a mark, and a way on where there are none", async ({ page }) => {
  await page.goto("/search?q=zelda");
  const found = await nameOf(page, 1).catch(() => "");
  const list = page.getByRole("list", { name: "Games found" }).getByRole("article");
  const wanted = found || (await list.nth(1).getByRole("link").first().innerText());
  await list.nth(1).getByRole("link").first().focus();
  await expect(list.nth(1).getByRole("button", { name: /^Put on my shelf/ })).toBeAttached();
  await page.keyboard.press("1");
  await expect(page.getByRole("status", { name: "Notices" })).toContainText("is on your shelf: Want to play");
  await page.reload();
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  await only(page).getByRole("button", { name: "Want to play" }).click();
  await expect(list).toHaveCount(1);
  await expect(list.first()).toContainText(wanted);
  await only(page).getByRole("button", { name: "Want to play" }).click();
  await only(page).getByRole("button", { name: "Dropped" }).click();
  await expect(page.getByText("The filter by the marks of your shelf leaves no game here.")).toBeVisible();
  await page.getByRole("button", { name: "Without my shelf's filter" }).click();
  await expect(list.nth(1)).toContainText(wanted);
});

test("[P-02] [E-05] the shelves of Discover go on without hidden games, filled from more, and nobody is told", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (each) => each.url().includes("/discover") && sent.push(`${each.url()} ${each.postData() ?? ""}`));
  await page.goto("/discover");
  const row = page.getByRole("region", { name: "Hidden gems" });
  await expect(row.getByRole("article").first()).toBeVisible();
  // As many as stand side by side here.
  const [first = "", second = "", ...others] = await namesIn(row);
  expect(others.length).toBeGreaterThan(1);
  const address = await row.getByRole("article").first().getByRole("link").first().getAttribute("href");
  const all = await page.getByRole("article").count();
  // Two, for a row knows one game more than stands side by side: it would be full without one of them anyway.
  await markCard(row.getByRole("article").first(), "3");
  await markCard(row.getByRole("article").nth(1), "3");
  await choose(hidden(page), "Finished");
  await page.goto("/discover");
  // The document comes with the hidden games, and the shelf is read afterwards.
  await expect(row.getByRole("article").first()).toContainText(others[0] ?? "");
  await expect(row.getByRole("article")).toHaveCount(others.length + 2);
  for (const name of [first, second]) {
    await expect(row.getByRole("heading", { name, exact: true })).toHaveCount(0);
  }
  expect((await namesIn(row)).slice(0, -2)).toEqual(others);
  await expect(page.getByRole("article")).toHaveCount(all);
  const names = await namesIn(page.getByRole("main"));
  expect(new Set(names).size).toBe(names.length);
  await expectNoAxeFindings(page);
  const id = address?.split("/").at(-1) ?? "";
  expect(id).toMatch(/^\d+$/);
  expect(sent.some((each) => /page_size=\d+/.test(each))).toBe(true);
  expect(sent.filter((each) => each.includes(id) || /exclude|ids=|finished/.test(each))).toEqual([]);
});

test("[P-02] [E-05] the row of Discover at the end of the list goes on without a hidden game", async ({ page }) => {
  const band = page.getByRole("main").getByRole("region").filter({ hasText: "All for today" });
  const games = band.getByRole("listitem");
  await page.goto("/");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(games).toHaveCount(6);
  const title = await band.getByRole("heading").innerText();
  const first = await games.first().innerText();
  await page.goto("/discover");
  const row = page.getByRole("region", { name: title });
  await markCard(row.getByRole("article").first(), "3");
  await choose(hidden(page), "Finished");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(games).toHaveCount(6);
  await expect(games.getByText(first, { exact: true })).toHaveCount(0);
});

test("[P-02] [E-05] Discover shows only games of a mark, and a way on where there are none", async ({ page }) => {
  await page.goto("/discover");
  const rows = page.getByRole("main").getByRole("article");
  const all = await rows.count();
  const row = page.getByRole("region", { name: "Hidden gems" });
  const [, second] = await namesIn(row);
  await markCard(row.getByRole("article").nth(1), "1");
  await choose(only(page), "Want to play");
  await page.goto("/discover");
  await expect(rows).toHaveCount(1);
  expect(await namesIn(row)).toEqual([second]);
  await choose(only(page), "Dropped");
  await only(page).getByRole("button", { name: "Want to play" }).click();
  await page.goto("/discover");
  await expect(page.getByText("The filter by the marks of your shelf leaves no game here.")).toBeVisible();
  await expect(rows).toHaveCount(0);
  await expectNoAxeFindings(page);
  await page.getByRole("button", { name: "Without my shelf's filter" }).click();
  await expect(rows).toHaveCount(all);
});

test("[P-02] the games like one go on without hidden games, filled from more", async ({ page }) => {
  await page.goto("/game/4200");
  const row = page.getByRole("list", { name: "More like this", exact: true });
  await page.getByRole("button", { name: "More like this" }).click();
  await expect(row.getByRole("article").first()).toBeVisible();
  const [first = "", second = "", ...others] = await namesIn(row);
  expect(others.length).toBeGreaterThan(1);
  await markCard(row.getByRole("article").first(), "3");
  await markCard(row.getByRole("article").nth(1), "3");
  await choose(hidden(page), "Finished");
  await page.goto("/game/4200");
  await page.getByRole("button", { name: "More like this" }).click();
  await expect(row.getByRole("article").first()).toContainText(others[0] ?? "");
  await expect(row.getByRole("article")).toHaveCount(others.length + 2);
  expect((await namesIn(row)).slice(0, -2)).toEqual(others);
  await page.getByRole("link", { name: "All similar games" }).click();
  const list = page.getByRole("list", { name: "Similar games" });
  await expect(list.getByRole("article")).toHaveCount(20);
  for (const name of [first, second]) {
    await expect(list.getByRole("heading", { name, exact: true })).toHaveCount(0);
  }
});

for (const width of [360, 1440]) {
  test(`[P-02] [A11y] the filters by marks at ${width} px`, deepUnless(width === 360), async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/?genre=puzzle");
    await mark(page, 0, "3");
    await page.reload();
    if (width < 1024)
      await page
        .getByRole("button", { name: /^Filters/ })
        .first()
        .click();
    await hidden(page).getByRole("button", { name: "Finished" }).click();
    await expect(hidden(page).getByRole("button", { name: "Finished" })).toHaveAttribute("aria-pressed", "true");
    await expectNoAxeFindings(page);
  });
}
