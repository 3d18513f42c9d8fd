// What people come for, done as by somebody who is here for the first time: each from the home page, with the steps counted.
// docs/goals.md has the table.
import type { Page } from "@playwright/test";
import { askApi } from "./support/ask-api.ts";
import { createHand, type Hand } from "./support/count-steps.ts";
import { servePictures } from "./support/serve-pictures.ts";
import { startWithFavorites } from "./support/start-with-favorites.ts";
import { expect, test } from "./support/test.ts";

/** What is called short takes no more hours. */
const SHORT_HOURS = 10;
/** So many games are well known. */
const WELL_KNOWN = 1000;

test.beforeEach(({ page }) => servePictures(page));

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const found = (page: Page) => page.getByRole("list", { name: "Games found" }).getByRole("article");
const cards = (page: Page) => page.getByRole("list", { name: "Games" }).getByRole("article");
const chips = (page: Page) => page.getByRole("list", { name: "Active filters" });

/** Begins at home, and gives the hand that does the rest. */
async function atHome(page: Page): Promise<Hand> {
  await page.goto("/");
  await expect(cards(page).first()).toBeVisible();
  return createHand(page);
}

/** Three steps: to the field, the words, Enter. */
async function searchFor(page: Page, hand: Hand, words: string): Promise<void> {
  await hand.press("/");
  await expect(page.getByRole("combobox", { name: "Search games" })).toBeFocused();
  await hand.type(words);
  await hand.press("Enter");
  await expect(page).toHaveURL(/\/search\?/);
}

test("[S-15] a cosy game for two", async ({ page }) => {
  const hand = await atHome(page);
  await searchFor(page, hand, "cosy game for two");
  await expect(chips(page)).toContainText(/Co-op.*Relaxing/);
  await expect(found(page).first()).toBeVisible();
  expect(hand.steps()).toBeLessThanOrEqual(3);
});

test("[S-15] what to play after Hades", async ({ page }) => {
  const hand = await atHome(page);
  await searchFor(page, hand, "games like hades");
  await expect(heading(page)).toHaveText(/like Hades/);
  await expect(found(page).first()).toBeVisible();
  expect(hand.steps()).toBeLessThanOrEqual(3);
});

test("[S-15] what comes out next year", async ({ page }) => {
  const hand = await atHome(page);
  await searchFor(page, hand, "games coming out next year");
  await expect(chips(page)).toContainText(String(new Date().getFullYear() + 1));
  await expect(found(page).first()).toBeVisible();
  expect(hand.steps()).toBeLessThanOrEqual(3);
});

test("[P-04] my ten favourites to my phone", async ({ page, browser, baseURL }) => {
  await startWithFavorites(page, 10);
  const hand = await atHome(page);
  await hand.click(page.getByRole("banner").getByRole("link", { name: "Favorites" }));
  // The home page has a Share button, too.
  await expect(heading(page)).toHaveText("Favorites");
  await hand.click(page.getByRole("button", { name: "Share", exact: true }));
  const dialog = page.getByRole("dialog", { name: /10 games/ });
  // The picture's code comes when it is wanted.
  await expect(dialog.getByRole("img", { name: "The link, for a camera" })).toBeVisible({ timeout: 15_000 });
  expect(hand.steps()).toBeLessThanOrEqual(2);
  // The phone's camera opens the link.
  const link = await dialog.getByRole("textbox", { name: "Link" }).inputValue();
  const phone = await browser.newContext({ ...(baseURL && { baseURL }), viewport: { width: 390, height: 844 } });
  const there = await phone.newPage();
  await servePictures(there);
  await there.goto(link);
  await expect(there.getByRole("list", { name: "Favorites" }).getByRole("link")).toHaveCount(10);
  const thumb = createHand(there);
  await thumb.click(there.getByRole("button", { name: "Keep it as a list of mine" }));
  await expect(there.getByText("Favorites is now a list on your shelf.")).toBeVisible();
  expect(thumb.steps()).toBeLessThanOrEqual(1);
  await phone.close();
});

test("[P-07] a short game that few know, by chance", async ({ page }) => {
  const hand = await atHome(page);
  await searchFor(page, hand, "short hidden gems");
  await expect(found(page).first()).toBeVisible();
  await hand.click(page.getByRole("button", { name: "Surprise me" }));
  await expect(page).toHaveURL(/\/game\/\d+|\/\d+$/);
  expect(hand.steps()).toBeLessThanOrEqual(4);
  const id = /\d+$/.exec(new URL(page.url()).pathname)?.[0] ?? "";
  const game = await askApi(page, `/api/games/${id}`);
  await expect(heading(page)).toHaveText(game.name);
  // Short, whether its length is known or only that it is called so; good; and a thousand others are better known.
  expect(game.tags.map(({ slug }: { slug: string }) => slug)).toContain("short");
  expect(game.playtime).toBeLessThanOrEqual(SHORT_HOURS);
  expect(game.metacritic).toBeGreaterThanOrEqual(80);
  const known = await askApi(page, `/api/games?ordering=-added&page_size=1&page=${WELL_KNOWN}`);
  expect(game.added).toBeLessThanOrEqual(known.results[0].added);
});

test("[E-06] two games compared", async ({ page }) => {
  const hand = await atHome(page);
  await cards(page).first().hover();
  await hand.click(
    cards(page)
      .first()
      .getByRole("button", { name: /^Put on my shelf/ }),
  );
  await hand.click(page.getByRole("menuitem", { name: "Choose several" }));
  const names = [0, 2].map((at) => cards(page).nth(at).getByRole("link").first().innerText());
  await hand.click(cards(page).nth(2).getByRole("link").first());
  await hand.click(page.getByRole("region", { name: "Several games" }).getByRole("button", { name: "Compare" }));
  await expect(page).toHaveURL(/\/compare\?ids=\d+,\d+$/);
  for (const name of await Promise.all(names))
    await expect(page.getByRole("columnheader").filter({ hasText: name }).first()).toBeVisible();
  expect(hand.steps()).toBeLessThanOrEqual(4);
});

test("[E-07] a view shared", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async (data: ShareData) => void (document.title = JSON.stringify(data)) });
  });
  const hand = await atHome(page);
  await searchFor(page, hand, "puzzle games from 2015");
  await hand.click(page.getByRole("button", { name: "Share" }));
  await expect(page).toHaveTitle(/"url".*puzzle/);
  expect(hand.steps()).toBeLessThanOrEqual(4);
});

test("[E-01] all of a studio, in order", async ({ page }) => {
  const hand = await atHome(page);
  await hand.press("/");
  await hand.type("fromsoftware");
  await expect(page.getByRole("option", { name: /Games by FromSoftware/ })).toBeVisible();
  await hand.press("ArrowDown");
  await hand.press("Enter");
  await expect(page).toHaveURL("/studio/fromsoftware");
  await hand.click(page.getByRole("navigation", { name: "Sort by" }).getByRole("link", { name: "Release date" }));
  await expect(page).toHaveURL("/studio/fromsoftware?sort=released");
  expect(hand.steps()).toBeLessThanOrEqual(5);
  // All of them, from the newest to the first: asked for in no order of time, and put in order here.
  const { count, results } = await askApi(page, "/api/games?developers=fromsoftware&page_size=40");
  const games: { name: string; released: string }[] = results;
  expect(games).toHaveLength(count);
  expect(count).toBeGreaterThan(10);
  const newestFirst = games.toSorted((a, b) => b.released.localeCompare(a.released)).map(({ name }) => name);
  expect(newestFirst).not.toEqual(games.map(({ name }) => name));
  await expect(page.getByRole("article").getByRole("heading")).toHaveText(newestFirst);
});

test("[P-02] what I have played, hidden", async ({ page }) => {
  const hand = await atHome(page);
  const first = await cards(page).first().getByRole("link").first().innerText();
  await cards(page).first().hover();
  await hand.click(page.getByRole("button", { name: `Put on my shelf: ${first}`, exact: true }));
  await hand.click(page.getByRole("menuitemradio", { name: "Finished" }));
  await hand.click(
    page.getByRole("group", { name: "Hide games that I marked" }).getByRole("button", { name: "Finished" }),
  );
  await expect(cards(page).getByRole("link", { name: first, exact: true })).toHaveCount(0);
  expect(hand.steps()).toBeLessThanOrEqual(3);
});

test("[P-03] my Steam library brought along", async ({ page }) => {
  const hand = await atHome(page);
  await hand.click(page.getByRole("contentinfo").getByRole("link", { name: "My shelf" }));
  const section = page.getByRole("region", { name: "Bring your games along" });
  await hand.fill(section.getByRole("textbox"), "Portal 2\n12.3 hours\nCeleste\nHollow Knight\n");
  await hand.click(section.getByRole("button", { name: "Find these games" }));
  await hand.click(section.getByRole("button", { name: /^Put 3 games on my shelf/ }));
  await expect(page.getByRole("tab", { name: "All (3)" })).toBeVisible();
  expect(hand.steps()).toBeLessThanOrEqual(4);
});
