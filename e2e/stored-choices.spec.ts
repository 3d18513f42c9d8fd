// What is stored of the catalogue's view: what a visitor has chosen, and nothing that a link has said.
import type { Page } from "@playwright/test";
import { hold } from "./support/hold.ts";
import { servePictures } from "./support/serve-pictures.ts";
import { expect, test } from "./support/test.ts";
import { DEEP } from "./support/lane.ts";

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const brand = (page: Page) => page.getByRole("banner").getByRole("link", { name: /Ludex/ });
const chip = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

const storedFilters = (page: Page) =>
  page.evaluate((): Record<string, string> => JSON.parse(localStorage.getItem("game-store") ?? "{}").state.filters);

/** Stores the genre as a visitor does. */
async function choose(page: Page, genre: string): Promise<void> {
  await page.goto("/");
  await chip(page, genre).click();
  await expect(title(page)).toHaveText(`${genre} games`);
}

test.beforeEach(({ page }) => servePictures(page));

test("[C-08] what a link filters is shown and not stored; what was chosen before comes back", async ({ page }) => {
  await choose(page, "Racing");
  await page.goto("/?genre=puzzle&platform=18&sort=name");
  await expect(title(page)).toHaveText("Puzzle games for PlayStation 4");
  expect(await storedFilters(page)).toMatchObject({ genre: "racing", platform: "", ordering: "" });
  await page.goto("/");
  await expect(page).toHaveURL("/?genre=racing");
  await expect(title(page)).toHaveText("Racing games");
});

test("[C-08] a choice on top of a link stores the choice alone", DEEP, async ({ page }) => {
  await page.goto("/?genres=puzzle,action&year=2011");
  await chip(page, "Singleplayer").click();
  await expect(page).toHaveURL("/?genres=puzzle,action&tag=singleplayer&year=2011");
  await page.getByLabel("Sort by").selectOption("Rating");
  await page.getByRole("button", { name: "Remove filter genre: Action" }).click();
  await expect(page).toHaveURL("/?genre=puzzle&tag=singleplayer&year=2011&sort=rating");
  await page.goto("/");
  await expect(page).toHaveURL("/?tag=singleplayer&sort=rating");
});

test("[C-08] what was stored and is not shown does not come back beside a new choice", DEEP, async ({ page }) => {
  await choose(page, "Racing");
  await page.goto("/?platform=18");
  await chip(page, "Singleplayer").click();
  await expect(page).toHaveURL("/?platform=18&tag=singleplayer");
  await page.goto("/");
  await expect(page).toHaveURL("/?tag=singleplayer");
});

test(
  "[C-08] [T-02] a choice is stored through a reload of its own address, and gone with Reset",
  DEEP,
  async ({ page }) => {
    await choose(page, "Racing");
    await page.reload();
    await chip(page, "Singleplayer").click();
    await expect(page).toHaveURL("/?genre=racing&tag=singleplayer");
    await page.goto("/");
    await expect(page).toHaveURL("/?genre=racing&tag=singleplayer");
    await brand(page).click();
    await expect(title(page)).toHaveText("All games");
    await chip(page, "Reset").click();
    await page.goto("/");
    await expect(title(page)).toHaveText("All games");
  },
);

test("[H-07] the brand leads to all games, whatever is stored, and a reload stays there", async ({ page }) => {
  await choose(page, "Racing");
  await brand(page).click();
  await expect(page).toHaveURL("/");
  await expect(title(page)).toHaveText("All games");
  await page.reload();
  await expect(title(page)).toHaveText("All games");
  await expect(page).toHaveURL("/");
  expect(await storedFilters(page)).toMatchObject({ genre: "racing" });
  await page.goBack();
  await expect(title(page)).toHaveText("Racing games");
  await page.goto("/");
  await expect(page).toHaveURL("/?genre=racing");
});

test("[H-07] the brand leads to all games in a new tab, too", DEEP, async ({ page, context }) => {
  await choose(page, "Racing");
  const opening = context.waitForEvent("page");
  await brand(page).click({ modifiers: ["Control"] });
  const tab = await opening;
  // Over a session of its own: asked as a page while it opens, Chromium crashes now and then, and the tab never answers.
  const session = await context.newCDPSession(tab);
  const told = async () => {
    const expression = "[document.readyState, location.search, document.querySelector('h1')?.textContent].join()";
    return (await session.send("Runtime.evaluate", { expression, returnByValue: true })).result.value;
  };
  await expect.poll(told).toBe("complete,,All games");
  await page.waitForTimeout(500);
  expect(await told()).toBe("complete,,All games");
});

test("[H-07] the brand leads to all games before the page listens, without hiding them first", async ({ page }) => {
  await choose(page, "Racing");
  const scripts = await hold(page, /\/assets\/[^/]+\.js$/);
  await page.goto("/favorites", { waitUntil: "commit" });
  await brand(page).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("article").first()).toBeVisible();
  scripts.release();
  await expect(title(page)).toHaveText("All games");
  await expect(chip(page, "Racing")).toHaveAttribute("aria-pressed", "false");
});

test("[C-05] the first page of a list without filters stays without those that are stored", DEEP, async ({ page }) => {
  await choose(page, "Racing");
  await page.goto("/?page=2");
  await expect(title(page)).toHaveText("All games");
  await page.getByRole("link", { name: "Page 1", exact: true }).click();
  await expect(page).toHaveURL("/");
  await expect(title(page)).toHaveText("All games");
});
