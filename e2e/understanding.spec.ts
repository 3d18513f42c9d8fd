// What people type beside titles, as the app shows it: names, sentences, wishes, what is not here.
import type { Page } from "@playwright/test";
import { servePictures } from "./support/serve-pictures.ts";
import { expect, test, untilHydrated } from "./support/test.ts";

const field = (page: Page) => page.getByRole("combobox", { name: "Search games" });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const chips = (page: Page) => page.getByRole("list", { name: "Active filters" });
const found = (page: Page) => page.getByRole("list", { name: "Games found" }).getByRole("article");

test.beforeEach(({ page }) => servePictures(page));

test("[S-13] the name of a studio finds its games and says so, by the keyboard alone", async ({ page }) => {
  await page.goto("/");
  await untilHydrated(page);
  await field(page).focus();
  await page.keyboard.type("fromso");
  await expect(page.getByRole("option", { name: /Games by FromSoftware/ })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/studio/fromsoftware");
  await expect(heading(page)).toHaveText("FromSoftware");
  await expect(page.getByRole("article").first()).toContainText("Elden Ring");
  await page.reload();
  await page.getByRole("link", { name: "Open in the catalogue" }).click();
  await expect(heading(page)).toHaveText("Games by FromSoftware");
  await expect(chips(page)).toContainText("FromSoftware");
});

test("[S-04] Enter takes what was typed before the app took the field over", async ({ page }) => {
  await page.goto("/");
  await untilHydrated(page);
  // As it stands between the first handler and the first effect: the app has not been told.
  await field(page).evaluate((input) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, "celeste");
  });
  await field(page).press("Enter");
  await expect(page).toHaveURL("/search?q=celeste");
  await expect(found(page).first()).toContainText("Celeste");
});

test("[S-13] a name that is entered whole leads to its games, and back to the exact words", async ({ page }) => {
  await page.goto("/search?q=naughty%20dog");
  await expect(heading(page)).toHaveText("Games by Naughty Dog");
  await page.getByRole("link", { name: "Search for the exact words" }).click();
  await expect(heading(page)).toHaveText("Search results: “naughty dog”");
});

test("[S-13] a title stays one and shows its series beside it", async ({ page }) => {
  await page.goto("/search?q=doom");
  await expect(heading(page)).toHaveText("Search results: “doom”");
  await page.getByRole("link", { name: "Show all DOOM games" }).click();
  await expect(page).toHaveURL("/series/doom");
  await expect(heading(page)).toHaveText("DOOM");
});

test("[S-13] a title that a kind of game is called after shows the games of that kind beside it", async ({ page }) => {
  await page.goto("/search?q=pirates");
  const other = page.getByRole("link", { name: "Show all games: Pirates" });
  await other.click();
  await expect(chips(page)).toContainText("Pirates");
  await expect(heading(page)).toHaveText("Pirate games");
});

test("[S-15] words that ask for an order alone list the games in it, whether typed or opened again", async ({
  page,
}) => {
  await page.goto("/");
  await untilHydrated(page);
  await field(page).fill("worst games");
  await field(page).press("Enter");
  await expect(page.getByText("Your words were read as the order below.")).toBeVisible();
  await expect(page.getByLabel("Sort by")).toHaveValue("lowest");
  const scores = found(page).getByTitle(/^Metacritic [45]\d$/);
  await expect(scores).toHaveCount(20);
  await page.reload();
  await expect(scores).toHaveCount(20);
  await page.getByRole("link", { name: "Search for the exact words" }).click();
  await expect(page.getByText("Searched for the exact words.")).toBeVisible();
});

test("[S-15] a sentence for games like another one", async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent("games like stardew valley on switch")}`);
  await expect(heading(page)).toHaveText("Games for Nintendo Switch like Stardew Valley");
  await expect(found(page).first()).toBeVisible();
  await page.reload();
  await expect(chips(page)).toContainText("Stardew Valley");
});

test("[S-15] a left-over word is a wish: it comes first, and loses none of the others", async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent("rpg with wolves")}`);
  await expect(page.getByText(/^\d+ games? with “wolves” first, then the others\./)).toBeVisible();
  await expect(chips(page)).toContainText("RPG");
  await expect(found(page)).toHaveCount(20);
});

const ASK_STORES = "; a game’s page leads to its stores. Your words";
for (const [typed, said, chip] of [
  ["cheap puzzle games", `Prices are not known here${ASK_STORES}`, "Puzzle"],
  ["games that run on a potato", `What a game needs of a computer is not known here${ASK_STORES}`, "PC"],
  ["colorblind friendly puzzles", `How accessible games are is not known here${ASK_STORES}`, "Puzzle"],
  ["games in Spanish", `The languages of games are not known here${ASK_STORES}`, "Out now"],
  ["indie games from sweden", "Which country a game comes from is not known here. Your words", "Indie"],
  ["switch exclusives", "stand on the page of that platform. Your words", "Nintendo Switch"],
] as const) {
  test(`[S-15] who asks for what is not known learns that it is not: ${typed}`, async ({ page }) => {
    await page.goto(`/search?q=${encodeURIComponent(typed)}`);
    await expect(page.getByText(said)).toBeVisible();
    await expect(chips(page)).toContainText(chip);
    await expect(found(page).first()).toBeVisible();
  });
}

test("[S-15] other words than those that were typed are said to be looked for, and the typed ones are a step away", async ({
  page,
}) => {
  await page.goto("/search?q=the%20third%20elder%20scrolls");
  await expect(found(page).first()).toContainText("The Elder Scrolls III: Morrowind");
  await expect(page.getByText("Looked for “The Elder Scrolls III: Morrowind”.")).toBeVisible();
  await expect(field(page)).toHaveValue("the third elder scrolls");
  await page.getByRole("link", { name: "Search for the exact words" }).click();
  await expect(page).toHaveURL(/literal=1/);
  await expect(found(page).first()).toContainText("The Elder Scrolls");
});

test("[S-16] a story finds its game, and shows the kind that it seems to name beside it", async ({ page }) => {
  await page.goto("/search?q=wannabe%20pirate%20insult%20sword%20fighting");
  await expect(found(page).first()).toContainText("The Secret of Monkey Island");
  await page.getByRole("link", { name: "Show all games: Pirates" }).click();
  await expect(chips(page)).toContainText("Pirates");
});

test("[S-16] a description finds the game", async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent("the one where you are a goose")}`);
  await expect(found(page).first()).toContainText("Untitled Goose Game");
});

test("[S-17] a title that exists and is not here is said to be so", async ({ page }) => {
  await page.goto("/search?q=Yooka-Laylee");
  await expect(page.getByText("“Yooka-Laylee” is a game, but it is not in this catalogue")).toBeVisible();
});

test("[S-17] words that empty a list of filters can be dropped, with what is left", async ({ page }) => {
  await page.goto("/search?q=qqxxzz&genre=racing");
  await page.getByRole("button", { name: /^Without “qqxxzz”: \d+ games$/ }).click();
  await expect(found(page).first()).toBeVisible();
  await expect(chips(page)).toContainText("Racing");
});
