// The advanced filters beyond the required dropdowns: several values with any, all or none of them, ranges, and counts.
import type { Page } from "@playwright/test";
import { lastAsked, recordLists } from "./support/serve-catalogue.ts";
import { servePictures } from "./support/serve-pictures.ts";
import { facetsOf, serveFacets } from "./support/serve-facets.ts";
import { expect, expectNoAxeFindings, test } from "./support/test.ts";
import { DEEP, deepUnless } from "./support/lane.ts";

const cards = (page: Page) => page.getByRole("article");
const advanced = (page: Page) => page.getByRole("tab", { name: "Advanced Search" });
const opener = (page: Page, several: string) => page.getByRole("button", { name: `Choose several ${several}` });
const list = (page: Page, several: string) => page.getByRole("group", { name: `Several ${several}` });
const option = (page: Page, several: string, name: RegExp) => list(page, several).getByRole("checkbox", { name });
const chips = (page: Page) => page.getByRole("list", { name: "Active filters" });

async function openAdvanced(page: Page, address = "/") {
  await page.goto(address);
  await advanced(page).click();
}

test.beforeEach(({ page }) => servePictures(page));

test("[F-03] several values of a group: any of them, all of them, none of one", async ({ page }) => {
  const asked = recordLists(page);
  await openAdvanced(page);
  await opener(page, "genres").click();
  await option(page, "genres", /^Action [\d,]+ games$/).check();
  await expect(page).toHaveURL("/?genre=action");
  await option(page, "genres", /^RPG /).check();
  await expect(page).toHaveURL("/?genres=action,role-playing-games-rpg");
  await list(page, "genres").getByRole("radio", { name: "all" }).check({ force: true });
  await expect(page).toHaveURL("/?genres_all=action,role-playing-games-rpg");
  await option(page, "genres", /^Without Indie$/).check({ force: true });
  await expect(page).toHaveURL("/?genres_all=action,role-playing-games-rpg&genres_none=indie");
  await expect
    .poll(() => lastAsked(asked))
    .toEqual({ genre_tags: "true", genres_all: "action,role-playing-games-rpg", genres_none: "indie", page: "1" });
  await expect(page.getByLabel("Genre", { exact: true }).locator("option:checked")).toHaveText(
    "Action and RPG, not Indie",
  );
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  await expect(chips(page).getByRole("listitem")).toHaveText(["Action", "RPG", "Not Indie", "Clear all"]);
  await chips(page).getByRole("button", { name: "Remove filter genre: not Indie" }).press("Enter");
  await expect(page).toHaveURL("/?genres_all=action,role-playing-games-rpg");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await chips(page).getByRole("button", { name: "Remove filter genre: must be RPG" }).click();
  await expect(page).toHaveURL("/?genres_all=action");
});

test("[F-03] the dropdown goes back to one value, and its empty entry to none", DEEP, async ({ page }) => {
  await openAdvanced(page, "/?genres=action,arcade&genres_none=indie");
  const field = page.getByLabel("Genre", { exact: true });
  await field.selectOption({ label: "Puzzle" });
  await expect(page).toHaveURL("/?genre=puzzle&genres_none=indie");
  await field.selectOption({ label: "All genres" });
  await expect(page).toHaveURL("/");
});

test("[F-02] a basic choice replaces several; what is left out stays left out", DEEP, async ({ page }) => {
  await page.goto("/?genres=action,arcade&tags_none=horror");
  const genres = page.getByRole("group", { name: "Genre" });
  await expect(genres.locator("[aria-pressed=true]")).toHaveText(["Action", "Arcade"]);
  await genres.getByRole("button", { name: "Puzzle" }).click();
  await expect(page).toHaveURL("/?genre=puzzle&tags_none=horror");
});

test("[F-03] each option says how many games it leaves, and that many come", async ({ page }) => {
  await openAdvanced(page, "/?platform=7");
  await opener(page, "genres").click();
  const name = await option(page, "genres", /^Puzzle /)
    .locator("..")
    .innerText();
  const count = /([\d,]+)/.exec(name)?.[1];
  await option(page, "genres", /^Puzzle /).check();
  await expect(page.getByRole("status").filter({ hasText: new RegExp(`^${count} games$`) })).toBeVisible();
});

test("[F-03] an option that would leave nothing is grey, stays in its place and refuses", async ({ page }) => {
  await serveFacets(page, facetsOf({ action: 0, indie: 0 }));
  await openAdvanced(page, "/?genre=indie");
  await opener(page, "genres").click();
  const action = option(page, "genres", /^Action 0 games$/);
  await expect(action).toHaveAttribute("aria-disabled", "true");
  await action.focus();
  await expect(action).toBeFocused();
  await page.keyboard.press("Space");
  await expect(action).not.toBeChecked();
  await expect(page).toHaveURL("/?genre=indie");
  // What is chosen can always be taken back.
  await option(page, "genres", /^Indie 0 games$/).uncheck();
  await expect(page).toHaveURL("/");
});

test("[F-03] one game is said to be one", DEEP, async ({ page }) => {
  await serveFacets(page, { ...facetsOf({ action: 1 }), metacritic: [{ from: 90, to: 100, count: 1 }] });
  await openAdvanced(page);
  await expect(page.getByRole("button", { name: "90–100 1 game", exact: true })).toBeVisible();
  await opener(page, "genres").click();
  await expect(option(page, "genres", /^Action 1 game$/)).toBeVisible();
});

test("[F-03] the list is walked by keyboard alone, and words find an option", async ({ page }) => {
  await openAdvanced(page);
  await opener(page, "tags").focus();
  await page.keyboard.press("Enter");
  const find = page.getByRole("searchbox", { name: "Find in tags" });
  await opener(page, "tags").press("Tab");
  await page.keyboard.press("Tab");
  await expect(find).toBeFocused();
  await page.keyboard.type("co op");
  await page.keyboard.press("Tab");
  const first = list(page, "tags").getByRole("listitem").first().getByRole("checkbox").first();
  await expect(first).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/\?tags_none=[a-z-]*co-op[a-z-]*$/);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Home");
  await expect(first).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(find).toBeFocused();
  await page.keyboard.type("zzz");
  await expect(list(page, "tags")).toContainText("Nothing by this name.");
});

test("[F-03] studios beyond the lookup are in the list, and are called by their names", DEEP, async ({ page }) => {
  await serveFacets(page);
  await openAdvanced(page);
  await opener(page, "developers").click();
  await option(page, "developers", /^Larian Studios /).check();
  await expect(page).toHaveURL("/?developer=larian-studios");
  await expect(chips(page).getByRole("listitem").first()).toHaveText("Larian Studios");
});

test("[F-03] years and scores as ranges, by fields and by steps", async ({ page }) => {
  const asked = recordLists(page);
  await openAdvanced(page);
  await page.getByRole("textbox", { name: "Released from year" }).fill("2015");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/?years=2015-");
  await page.getByRole("textbox", { name: "Released until year" }).fill("2018");
  await page.keyboard.press("Tab");
  await expect(page).toHaveURL("/?years=2015-2018");
  await expect.poll(() => lastAsked(asked)).toEqual({ dates: "2015-01-01,2018-12-31", page: "1" });
  await page.getByRole("textbox", { name: "Metacritic from" }).fill("180");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "Numbers from 1 to 100." })).toBeVisible();
  await page.getByRole("textbox", { name: "Metacritic from" }).fill("80");
  await page.keyboard.press("Enter");
  await expect.poll(() => lastAsked(asked).metacritic).toBe("80,100");
  await expect(chips(page).getByRole("listitem")).toHaveText(["2015–2018", "Metacritic 80–100", "Clear all"]);
  await page.getByRole("group", { name: "Metacritic" }).getByRole("button").first().click();
  await expect(page).toHaveURL(/years=2015-2018&metacritic=\d+-\d+$/);
  await chips(page).getByRole("button", { name: "Clear all" }).click();
  await expect(page).toHaveURL("/");
});

test("[F-03] the store is a filter like the others, by id", async ({ page }) => {
  const asked = recordLists(page);
  await openAdvanced(page);
  await page.getByLabel("Store", { exact: true }).selectOption("GOG");
  await expect(page).toHaveURL("/?store=5");
  await opener(page, "stores").click();
  await option(page, "stores", /^Steam [\d,]+ games$/).check();
  await expect(page).toHaveURL("/?stores=5,1");
  await option(page, "stores", /^Without itch\.io$/).check({ force: true });
  await expect.poll(() => lastAsked(asked)).toEqual({ stores: "5,1", stores_none: "9", page: "1" });
  await page.reload();
  await expect(chips(page).getByRole("listitem")).toHaveText(["GOG", "Steam", "Not itch.io", "Clear all"]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Games on GOG or Steam without itch.io");
  await page.goto("/search?q=store:gog%20portal");
  await expect(page).toHaveURL("/search?q=portal&said=store%3Agog%20portal&store=5");
});

test("[E-04] hours of playing as a range, by steps and by fields, and as an order", async ({ page }) => {
  const asked = recordLists(page);
  await openAdvanced(page);
  const hours = page.getByRole("group", { name: "Playtime" });
  await expect(hours.getByRole("button")).toHaveText([/^1–2/, /^3–5/, /^6–10/, /^11–20/, /^21–40/, /^41\+/]);
  const step = hours.getByRole("button", { name: /^3–5 / });
  const count = /([\d,]+)\s+games/.exec(await step.innerText())?.[1];
  await step.click();
  await expect(page).toHaveURL("/?playtime=3-5");
  await expect(page.getByRole("status").filter({ hasText: `${count} games` })).toBeVisible();
  await expect(chips(page).getByRole("listitem").first()).toHaveText("Playtime 3–5 h");
  await page.getByRole("textbox", { name: "Playtime to" }).fill("");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/?playtime=3-");
  await expect(chips(page).getByRole("listitem").first()).toHaveText("Playtime 3+ h");
  await page.getByLabel("Sort by").selectOption("Shortest");
  await expect.poll(() => lastAsked(asked)).toEqual({ playtime: "3,9999", ordering: "playtime", page: "1" });
  await hours.getByRole("button", { name: /^41\+ / }).click();
  await expect(page).toHaveURL("/?playtime=41-&sort=shortest");
  await expect(hours.getByRole("button", { pressed: true })).toHaveText(/^41\+/);
});

test("[F-03] both ends of a range are typed in one go, and the focus stays", DEEP, async ({ page }) => {
  await openAdvanced(page);
  await page.getByRole("textbox", { name: "Released from year" }).click();
  await page.keyboard.type("2015");
  await page.keyboard.press("Tab");
  await page.keyboard.type("2018");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/?years=2015-2018");
  await expect(page.getByRole("textbox", { name: "Released until year" })).toBeFocused();
  await page.keyboard.press("Backspace");
  await page.keyboard.type("9");
  await page.keyboard.press("Tab");
  await expect(page).toHaveURL("/?years=2015-2019");
});

test("[C-08] [T-02] what was chosen is stored and taken up by a bare address", DEEP, async ({ page }) => {
  await openAdvanced(page);
  await opener(page, "genres").click();
  await option(page, "genres", /^Action [\d,]+ games$/).check();
  await option(page, "genres", /^Arcade /).check();
  await option(page, "genres", /^Without Indie$/).check({ force: true });
  await expect(page).toHaveURL("/?genres=action,arcade&genres_none=indie");
  await page.goto("/");
  await expect(page).toHaveURL("/?genres=action,arcade&genres_none=indie");
});

test.describe("a service that does not count", () => {
  test.use({ expectedErrors: ["Failed to load resource"] });

  test("[F-03] options stand without counts, and none is refused", DEEP, async ({ page }) => {
    await serveFacets(page, null);
    await openAdvanced(page);
    await opener(page, "genres").click();
    await option(page, "genres", /^Action$/).check();
    await expect(page).toHaveURL("/?genre=action");
    await expect(list(page, "genres").locator("[aria-disabled]")).toHaveCount(0);
  });
});

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("[F-03] [H-06] several values are chosen in the sheet, nothing is too wide", async ({ page }) => {
    await page.goto("/");
    await page
      .getByRole("banner")
      .getByRole("button", { name: /filters/i })
      .tap();
    await advanced(page).tap();
    await opener(page, "platforms").tap();
    await option(page, "platforms", /^Nintendo Switch \d\d/).check();
    await option(page, "platforms", /^PC /).check();
    await expect(page).toHaveURL("/?platforms=7,4");
    const sheet = page.getByRole("dialog", { name: "Filters" });
    expect(await sheet.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });
});

for (const width of [360, 1440]) {
  test(`[F-03] axe finds nothing with every list open at ${width} px`, deepUnless(width === 1440), async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await serveFacets(page, facetsOf({ action: 0, pc: 0 }));
    await page.goto("/?genres=indie,arcade&genres_none=puzzle&years=2015-&metacritic=80-");
    if (width < 1024)
      await page
        .getByRole("banner")
        .getByRole("button", { name: /filters/i })
        .click();
    await advanced(page).click();
    for (const several of ["platforms", "developers", "tags", "stores"]) await opener(page, several).click();
    await expect(option(page, "genres", /^Action 0 games$/)).toHaveAttribute("aria-disabled", "true");
    await expectNoAxeFindings(page);
  });
}
