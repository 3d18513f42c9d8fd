// The shelf narrowed by genre and platform: what is left, how many each choice leaves, and what of it the address says.
import type { Page } from "@playwright/test";
import { aShelfFile, bringShelf } from "./support/bring-shelf.ts";
import { aPage, serveList } from "./support/serve-list.ts";
import { servePictures } from "./support/serve-pictures.ts";
import { expect, expectNoAxeFindings, test } from "./support/test.ts";

const PUZZLE = { id: 7, name: "Puzzle", slug: "puzzle" };
const ACTION = { id: 4, name: "Action", slug: "action" };
const on = (...names: string[]) => names.map((name, id) => ({ platform: { id, name, slug: name.toLowerCase() } }));

const FILE = aShelfFile([
  { id: 1, mark: "finished", game: { genres: [PUZZLE, ACTION], platforms: on("PC", "PlayStation 5") } },
  { id: 2, mark: "want", game: { genres: [PUZZLE], platforms: on("Xbox One") }, note: "With Anna" },
  { id: 3, mark: "want", game: { genres: [ACTION], platforms: on("PlayStation 4") } },
  // As one that came with a shared link: its name is all that is known of it.
  { id: 4, mark: "want", game: { genres: [], platforms: [] } },
]);

test.beforeEach(async ({ page }) => {
  await servePictures(page);
  await serveList(page, () => aPage([]));
  // A card that the mouse rests on asks for its game's pictures.
  await page.route(/\/api\/games\/\d+\/(?:screenshots|movies)/, (route) => route.fulfill({ json: aPage([]) }));
});

const games = (page: Page) => page.getByRole("tabpanel").getByRole("article").getByRole("heading");
const named = (...ids: number[]) => ids.map((id) => `Game number ${id}`);
const genre = (page: Page) => page.getByRole("combobox", { name: "Genre" });
const platform = (page: Page) => page.getByRole("combobox", { name: "Platform" });
const result = (page: Page) => page.getByRole("tabpanel").getByRole("status").filter({ hasText: "of" });
const clear = (page: Page) => page.getByRole("button", { name: "Clear all" });

test("[P-01] the shelf is narrowed by genre and platform within a tab and an order, and one press shows all again", async ({
  page,
}) => {
  await bringShelf(page, FILE);
  await expect(clear(page)).toHaveCount(0);
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("name");
  await expect(genre(page).locator("option")).toHaveText(["All genres", "Action (2)", "Puzzle (2)", "Not known (1)"]);
  await genre(page).selectOption("puzzle");
  await expect(games(page)).toHaveText(named(1, 2));
  await expect(result(page)).toContainText("2 games of 4. Of 1 more it is not known.");
  await expect(platform(page).locator("option")).toHaveText(["All platforms", "PC (1)", "PlayStation (1)", "Xbox (1)"]);
  await platform(page).selectOption("xbox");
  await expect(games(page)).toHaveText(named(2));
  await page.getByRole("tab", { name: /^Finished/ }).click();
  await expect(page.getByRole("heading", { name: "No game here fits" })).toBeVisible();
  await expect(platform(page).locator("option:checked")).toHaveText("Xbox (0)");
  await page.getByRole("tab", { name: /^All/ }).click();
  await clear(page).click();
  await expect(games(page)).toHaveText(named(1, 2, 3, 4));
  await expect(clear(page)).toHaveCount(0);
  await expect(genre(page)).toBeFocused();
  await genre(page).selectOption("unknown");
  await expect(games(page)).toHaveText(named(4));
});

test("[P-01] words narrow together with the filters, and are cleared with them", async ({ page }) => {
  await bringShelf(page, FILE);
  const find = page.getByRole("searchbox", { name: "Find in names and notes" });
  await find.fill("anna");
  await expect(genre(page).locator("option")).toHaveText(["All genres", "Puzzle (1)"]);
  await genre(page).selectOption("puzzle");
  await expect(games(page)).toHaveText(named(2));
  await clear(page).click();
  await expect(find).toHaveValue("");
  await expect(games(page)).toHaveCount(4);
});

test("[P-01] [P-04] the address says what is chosen, in a part that no server is sent, and nothing of the shelf", async ({
  page,
}) => {
  await bringShelf(page, FILE);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.headers()["referer"] ?? ""}`));
  await page.getByRole("tab", { name: /^Want/ }).click();
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("name");
  await genre(page).selectOption("action");
  await platform(page).selectOption("playstation");
  await page.getByRole("searchbox").and(page.getByLabel("Find in names and notes")).fill("game");
  await expect(games(page)).toHaveText(named(3));
  await expect(page).toHaveURL("/shelf#tab=want&order=name&genre=action&platform=playstation");
  const entries = await page.evaluate(() => history.length);
  await page.reload();
  await expect(games(page)).toHaveText(named(3));
  await expect(page.getByRole("tab", { name: /^Want/ })).toHaveAttribute("aria-selected", "true");
  await games(page).getByRole("link").click();
  await expect(page).toHaveURL("/shelf/3");
  await page.goBack();
  await expect(genre(page)).toHaveValue("action");
  await expect(games(page)).toHaveText(named(3));
  // What is chosen makes no entries that Back would have to go through.
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  expect(sent.filter((request) => /genre=|playstation|tab=want|order=name/.test(request))).toEqual([]);
  // The link at the foot means the whole shelf.
  await page.getByRole("contentinfo").getByRole("link", { name: "My shelf" }).click();
  await expect(page).toHaveURL("/shelf");
  await expect(games(page)).toHaveCount(4);
  await page.evaluate(() => (location.hash = "genre=puzzle"));
  await expect(games(page)).toHaveCount(2);
  await page.evaluate(() => (location.hash = "genre=%3Cb%3E&platform=none"));
  await expect(games(page)).toHaveCount(4);
});

for (const [width, colorScheme] of [
  [320, "dark"],
  [2560, "light"],
] as const)
  test(`[P-01] the shelf's filters are for everybody, by keys alone: ${width}, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await bringShelf(page, FILE);
    await page.getByRole("combobox", { name: "Sort by" }).focus();
    await page.keyboard.press("Tab");
    await expect(genre(page)).toBeFocused();
    await page.keyboard.press("P");
    await expect(games(page)).toHaveCount(2);
    await page.keyboard.press("Tab");
    await expect(platform(page)).toBeFocused();
    await page.keyboard.press("X");
    await expect(games(page)).toHaveText(named(2));
    await expectNoAxeFindings(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await clear(page).focus();
    await page.keyboard.press("Enter");
    await expect(games(page)).toHaveCount(4);
    await expect(genre(page)).toBeFocused();
  });
