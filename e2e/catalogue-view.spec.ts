// What the address of the catalogue says: sort order, filters, page; with reload, Back, stored choices and late answers.
import type { Page } from "@playwright/test";
import { SORT_OPTIONS } from "../src/shared/options.ts";
import { lastAsked, listedGames, recordLists } from "./support/serve-catalogue.ts";
import { servePictures } from "./support/serve-pictures.ts";
import { needsServer } from "./support/alone.ts";
import { serveAppShell } from "./support/serve-app-shell.ts";
import { expect, test } from "./support/test.ts";
import { DEEP, deepUnless } from "./support/lane.ts";

const cards = (page: Page) => page.getByRole("article");
const pages = (page: Page) => page.getByRole("navigation", { name: "Pages" });
const pageLinks = (page: Page) => pages(page).getByRole("link", { name: /^Page \d+$/ });

test.beforeEach(async ({ page }) => {
  await servePictures(page);
});

test("[C-06] a new sort order or filter begins at page 1 and reloads", async ({ page }) => {
  const asked = recordLists(page);
  await page.goto("/?page=3");
  await expect(cards(page)).toHaveCount(20);
  await page.getByLabel("Sort by").selectOption("Name");
  await expect(page).toHaveURL("/?sort=name");
  await expect.poll(() => lastAsked(asked)).toEqual({ ordering: "name", page: "1" });
  await pageLinks(page).filter({ hasText: "3" }).click();
  await expect(page).toHaveURL("/?sort=name&page=3");
  await page.getByRole("button", { name: "RPG", exact: true }).click();
  await expect(page).toHaveURL("/?genre=role-playing-games-rpg&sort=name");
  await expect.poll(() => lastAsked(asked)).toEqual({ genres: "role-playing-games-rpg", ordering: "name", page: "1" });
});

test("[C-07] Relevance is shown and nothing is sent for it until it is chosen", async ({ page }) => {
  // The folder's home page is written ahead, and asks nothing.
  needsServer("documents");
  const asked = recordLists(page);
  await page.goto("/");
  const sort = page.getByLabel("Sort by");
  await expect(sort).toHaveValue("relevance");
  await expect(sort.locator("option")).toHaveText(SORT_OPTIONS.map(({ label }) => label));
  expect(lastAsked(asked)).toEqual({ page: "1" });
});

for (const { key, label, value } of SORT_OPTIONS) {
  test(
    `[C-07] ${label} asks for ${value} and stays chosen after a reload`,
    deepUnless(key === "metacritic"),
    async ({ page }) => {
      const asked = recordLists(page);
      await page.goto(key === "name" ? "/?sort=rating" : "/?sort=name");
      await expect(cards(page)).toHaveCount(20);
      await page.getByLabel("Sort by").selectOption(label);
      await expect(page).toHaveURL(`/?sort=${key}`);
      await expect.poll(() => lastAsked(asked)).toEqual({ ordering: value, page: "1" });
      await page.reload();
      await expect(cards(page)).toHaveCount(20);
      await expect(page.getByLabel("Sort by").locator("option:checked")).toHaveText(label);
    },
  );
}

test("[C-08] a view survives being shared, reloaded and reached with Back, at the same place", async ({ page }) => {
  await page.goto("/?platform=18&genre=action&sort=metacritic&page=2");
  await expect(cards(page)).toHaveCount(20);
  const third = cards(page).nth(15).getByRole("link");
  const name = await third.textContent();
  await third.scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(200);
  await third.click();
  await expect(page.getByRole("heading", { level: 1, name: name ?? "" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/?platform=18&genre=action&sort=metacritic&page=2");
  await expect(third).toHaveText(name ?? "");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await page.reload();
  await expect(third).toHaveText(name ?? "");
});

test("[C-08] each choice is an entry of the history; Back takes them one by one", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Shooter" }).click();
  await expect(page).toHaveURL("/?genre=shooter");
  await page.getByLabel("Sort by").selectOption("Rating");
  await expect(page).toHaveURL("/?genre=shooter&sort=rating");
  await page.goBack();
  await expect(page).toHaveURL("/?genre=shooter");
  await expect(page.getByLabel("Sort by")).toHaveValue("relevance");
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("button", { name: "Shooter" })).toHaveAttribute("aria-pressed", "false");
  await page.reload();
  await expect(cards(page)).toHaveCount(20);
  await expect(page).toHaveURL("/");
});

test("[C-08] [T-02] stored choices fill a bare address and yield to one that says something", async ({ page }) => {
  const asked = recordLists(page);
  await page.goto("/?page=2");
  await page.getByRole("button", { name: "Racing", exact: true }).click();
  await page.getByLabel("Sort by").selectOption("Name");
  await expect(page).toHaveURL("/?genre=racing&sort=name");
  asked.length = 0;
  await page.goto("/");
  await expect(page).toHaveURL("/?genre=racing&sort=name");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Racing games");
  expect(asked.every((query) => query.get("genres") === "racing")).toBe(true);
  await page.goto("/?genre=puzzle");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Puzzle games");
  await expect(page.getByLabel("Sort by")).toHaveValue("relevance");
});

test("[C-08] the page's links can be opened in a new tab", DEEP, async ({ page, context }) => {
  await page.goto("/?genre=action");
  const link = pageLinks(page).filter({ hasText: "2" });
  await expect(link).toHaveAttribute("href", "/?genre=action&page=2");
  const opened = context.waitForEvent("page");
  await link.click({ modifiers: ["Control"] });
  await (await opened).close();
  await expect(page).toHaveURL("/?genre=action");
});

test("[C-08] the newest choice wins, whatever order the answers come in", async ({ page }) => {
  const slow = Promise.withResolvers<void>();
  await serveAppShell(page);
  await page.route("**/api/games?*genres=action*", async (route) => {
    await slow.promise;
    await route
      .fulfill({ json: { count: 1, next: null, previous: null, results: listedGames(1, 900) } })
      .catch(() => 0);
  });
  await page.goto("/");
  await page.getByRole("button", { name: "Action", exact: true }).click();
  await expect(page.locator("[data-skeleton]")).toHaveCount(12);
  await page.getByRole("button", { name: "Strategy" }).click();
  await expect(cards(page)).toHaveCount(20);
  slow.resolve();
  await page.waitForTimeout(300);
  await expect(page.getByText("Game 900")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Strategy games");
  await expect(page).toHaveURL("/?genre=strategy");
});

test("[C-08] two choices in one breath both count", DEEP, async ({ page }) => {
  await page.goto("/");
  await expect(cards(page)).toHaveCount(20);
  await page.evaluate(() => {
    for (const name of ["Action", "Singleplayer"]) {
      [...document.querySelectorAll("button")].find((button) => button.textContent === name)?.click();
    }
  });
  await expect(page).toHaveURL("/?genre=action&tag=singleplayer");
});

test("[X-03] a list is asked for once for each set of filters and page, media inside", async ({ page }) => {
  const asked = recordLists(page);
  await page.goto("/");
  await expect(cards(page)).toHaveCount(20);
  expect(asked[0]?.get("include")).toBe("screenshots,movies,developers");
  await pageLinks(page).filter({ hasText: "2" }).click();
  await expect(page).toHaveURL("/?page=2");
  await expect(cards(page)).toHaveCount(20);
  await pages(page).getByRole("link", { name: "Previous page" }).click();
  await expect(page).toHaveURL("/");
  await expect(cards(page)).toHaveCount(20);
  expect(asked.map((query) => query.get("page"))).toEqual(["1", "2"]);
});
