// The pages of what games belong to: the way there from a game, what they say, and that they are whole without a script.
import type { Page } from "@playwright/test";
import { deepUnless } from "./support/lane.ts";
import { PORTAL_2 } from "./support/serve-game.ts";
import { servePictures } from "./support/serve-pictures.ts";
import { expect, expectNoAxeFindings, test } from "./support/test.ts";

const HTML = { accept: "text/html" };

test.beforeEach(({ page }) => servePictures(page));

const games = (page: Page, name: string) => page.getByRole("region", { name }).getByRole("article");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("[E-01] a game leads to its studio, from there to a series in order, and to the catalogue with all filters", async ({
  page,
}) => {
  await page.goto(`/game/${PORTAL_2}`);
  const about = page.getByRole("region", { name: "About" });
  for (const [name, address] of [
    ["Portal", "/series/portal"],
    ["2011", "/year/2011"],
    ["Puzzle", "/genre/puzzle"],
    ["PC", "/platform/pc"],
    ["Erik Wolpaw", "/person/erik-wolpaw"],
  ] as const)
    await expect(about.getByRole("link", { name, exact: true })).toHaveAttribute("href", address);
  await about.getByRole("link", { name: "Valve Software", exact: true }).click();
  await expect(page).toHaveURL("/studio/valve-software");
  await expect(page).toHaveTitle("Games by Valve Software · Ludex");
  await expect(heading(page)).toHaveText("Valve Software");
  await expect(page.getByText(/^\d+ games · 1998–20\d\d$/)).toBeVisible();
  await expect(page.getByRole("region", { name: "At a glance" })).toContainText("Best reviewed");
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.locator('a[href="/series/half-life"]').click();
  await expect(heading(page)).toHaveText("Half-Life");
  await expect(page.getByRole("region", { name: "At a glance" })).toContainText("Where to begin");
  const inOrder = games(page, "In order of release");
  await expect(inOrder.first()).toContainText("1998");
  await expect(inOrder.last()).toContainText("2020");
  await page
    .getByRole("navigation", { name: "Sort by" })
    .getByRole("link", { name: "Metacritic", exact: true })
    .click();
  await expect(page).toHaveURL("/series/half-life?sort=metacritic");
  await expect(games(page, "Games").first()).toContainText("96");
  await page.getByRole("link", { name: "Open in the catalogue" }).click();
  await expect(page).toHaveURL("/?series=half-life&sort=metacritic");
  await expect(page.getByRole("heading", { name: "Filters" })).toBeVisible();
});

test("[E-01] the best known games are a band of pictures above the name, and nothing to hear", async ({ page }) => {
  await page.goto("/studio/valve-software");
  const main = page.getByRole("main");
  const band = main
    .locator("[aria-hidden=true]")
    .filter({ has: page.locator("img") })
    .first();
  await expect(band.locator("img")).toHaveCount(6);
  const [above, name] = [await band.boundingBox(), await heading(page).boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(name?.y ?? 0);
  const drawn = () =>
    band.locator("img").evaluateAll((all: HTMLImageElement[]) => all.filter((one) => one.naturalWidth > 1).length);
  await expect.poll(drawn).toBe(6);
  await page.getByRole("navigation", { name: "Sort by" }).getByRole("link", { name: "Name" }).click();
  await page.getByRole("link", { name: "Page 2", exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(band).toHaveCount(0);
});

test("[E-01] a series says what is next, and a platform what is best on it alone", async ({ page }) => {
  await page.goto("/series/the-witcher");
  const glance = page.getByRole("region", { name: "At a glance" });
  await expect(glance.getByRole("listitem").filter({ hasText: "Next" })).toContainText("The Witcher IV");
  await page.goto("/platform/nintendo-64");
  const alone = page.getByRole("region", { name: "Best exclusives" });
  await expect(alone.getByRole("listitem").first()).toBeVisible();
  const id = /\d+$/.exec((await alone.getByRole("link").first().getAttribute("href")) ?? "")?.[0];
  const game = await (await page.request.get(`/api/games/${id}`)).json();
  const names = game.platforms.map(({ platform }: { platform: { name: string } }) => platform.name);
  expect(names).toEqual(["Nintendo 64"]);
});

/** How many games the protocol has for a question. */
async function countOf(page: Page, query: string): Promise<number> {
  const { count } = await (await page.request.get(`/api/games?${query}&page_size=1`)).json();
  return count;
}

const counted = (page: Page) => page.getByRole("region", { name: "Games" }).getByRole("status").first();

test("[E-01] the ordinary filters narrow a studio's games in its address, and leave its name and facts", async ({
  page,
}) => {
  await page.goto("/studio/valve-software");
  const facts = page.getByText(/^\d+ games · 1998–20\d\d$/);
  const before = await facts.textContent();
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  await page.getByRole("button", { name: /^Puzzle/ }).click();
  await expect(page).toHaveURL("/studio/valve-software?genre=puzzle");
  const puzzles = await countOf(page, "developers=valve-software&genres=puzzle");
  expect(puzzles).toBeGreaterThan(1);
  await expect(counted(page)).toHaveText(`${puzzles} games`);
  await expect(games(page, "Games")).toHaveCount(puzzles);
  await expect(heading(page)).toHaveText("Valve Software");
  await expect(facts).toHaveText(before ?? "");
  await expect(page.getByRole("region", { name: "At a glance" })).toHaveCount(0);
  await page.getByRole("navigation", { name: "Sort by" }).getByRole("link", { name: "Name" }).click();
  await expect(page).toHaveURL("/studio/valve-software?genre=puzzle&sort=name");
  await page.getByRole("tab", { name: "Advanced Search" }).click();
  const pc = await countOf(page, "developers=valve-software&genres=puzzle&platforms=4");
  await page.getByRole("button", { name: "Choose several platforms" }).click();
  const several = page.getByRole("group", { name: "Several platforms" });
  await expect(several.getByRole("checkbox", { name: new RegExp(`^PC ${pc} games$`) })).toBeVisible();
  await page.getByRole("combobox", { name: "Platform", exact: true }).selectOption({ label: "PC" });
  await expect(page).toHaveURL("/studio/valve-software?platform=4&genre=puzzle&sort=name");
  await page.getByRole("button", { name: "Remove filter Genre: Puzzle" }).click();
  await expect(page).toHaveURL("/studio/valve-software?platform=4&sort=name");
  await expect(heading(page)).toBeFocused();
  // The last filter has gone and the others are still open: the games stay in sight until they are closed.
  await page.getByRole("button", { name: "Remove filter Platform: PC" }).click();
  await expect(page).toHaveURL("/studio/valve-software?sort=name");
  await expect(page.getByRole("region", { name: "At a glance" })).toHaveCount(0);
  await page.getByRole("button", { name: "Close filters" }).click();
  await expect(page.getByRole("region", { name: "At a glance" })).toBeVisible();
});

test("[E-01] the chip of a filter leads to the page of what it names, by mouse and by keys", async ({ page }) => {
  await page.goto("/?platform=187&genre=metroidvania&tag_none=horror&year=2018-2020");
  const chips = page.getByRole("list", { name: "Active filters" });
  await expect(chips.getByRole("link")).toHaveText(["", ""]);
  await chips.getByRole("link", { name: "About PlayStation 5" }).click();
  await expect(page).toHaveURL("/platform/playstation5");
  await page.goBack();
  // A kind of game is chosen among the genres, and its page is a tag's.
  await chips.getByRole("button", { name: /PlayStation 5$/ }).focus();
  for (const _ of [1, 2, 3]) await page.keyboard.press("ArrowRight");
  await expect(chips.getByRole("link", { name: "About Metroidvania" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Metroidvania");
  await expect(page).toHaveURL("/tag/metroidvania");
});

test("[E-01] a filter of a subject's own kind stands beside it, and what leaves nothing leads back", async ({
  page,
}) => {
  await page.goto("/genre/puzzle?genre=action");
  await expect(counted(page)).toHaveText(`${await countOf(page, "genres_all=puzzle,action")} games`);
  await page.goto("/platform/pc?platforms_all=7");
  await expect(counted(page)).toHaveText(`${await countOf(page, "platforms_all=4,7")} games`);
  await page.goto("/year/2015?year=2016&genre=racing");
  await expect(counted(page)).toHaveText(`${await countOf(page, "dates=2015-01-01,2015-12-31&genres=racing")} games`);
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  await page.getByRole("tab", { name: "Advanced Search" }).click();
  await expect(page.getByRole("combobox", { name: "Genre" })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Release year" })).toHaveCount(0);
  await page.goto("/studio/valve-software?genre=racing");
  await expect(page.getByText("None of these games meets the filters.")).toBeVisible();
  await page.getByRole("link", { name: "Without filters" }).click();
  await expect(page).toHaveURL("/studio/valve-software");
  await expect(games(page, "Games").first()).toBeVisible();
});

test("[E-03] a subject's games are followed at their filters", async ({ page }) => {
  await page.goto("/studio/valve-software?genre=puzzle&sort=name");
  const follow = page.getByRole("region", { name: "Follow this list" });
  for (const [name, file] of [
    ["Calendar", "calendar.ics"],
    ["Feed", "feed.atom"],
  ] as const) {
    const address = `/studio/valve-software/${file}?genre=puzzle`;
    await expect(follow.getByRole("link", { name })).toHaveAttribute("href", address);
    expect((await page.request.get(address)).status()).toBe(200);
  }
  const none = await page.request.get("/studio/no-such-studio", { headers: HTML });
  expect(await none.text()).not.toContain("feed.atom");
  expect((await page.request.get("/studio/no-such-studio/feed.atom")).status()).toBe(404);
});

test("[E-01] a series that is narrowed stays in order, with what has no date and meets the filters below it", async ({
  page,
}) => {
  await page.goto("/series/the-witcher?genre=role-playing-games-rpg");
  const inOrder = games(page, "In order of release");
  await expect(inOrder.first()).toContainText("2008");
  const undated = page.getByRole("region", { name: "Announced without a date" });
  await expect(undated).toContainText("The Witcher IV");
  const all = await countOf(page, "series=the-witcher&genres=role-playing-games-rpg");
  await expect(page.getByRole("region", { name: "In order of release" }).getByRole("status").first()).toHaveText(
    `${all} games`,
  );
  await page.goto("/series/the-witcher?years=2008-2012");
  await expect(inOrder.first()).toContainText("2008");
  await expect(undated).toHaveCount(0);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("[E-01] a genre is read, ordered and paged through", async ({ page }) => {
    await page.goto("/genre/puzzle");
    await expect(games(page, "Games")).toHaveCount(20);
    await page.getByRole("navigation", { name: "Sort by" }).getByRole("link", { name: "Name" }).click();
    await expect(page).toHaveURL("/genre/puzzle?sort=name");
    await page.getByRole("link", { name: "Page 2", exact: true }).click();
    await expect(page).toHaveURL("/genre/puzzle?sort=name&page=2");
    await expect(games(page, "Games")).toHaveCount(20);
    await expect(page.getByRole("region", { name: "At a glance" })).toHaveCount(0);
    await page.goto("/year/2015");
    await page.getByRole("link", { name: "2016", exact: true }).click();
    await expect(heading(page)).toHaveText("2016");
  });

  test("[E-01] [F-04] its games are narrowed by a form, which keeps the order", async ({ page }) => {
    await page.goto("/studio/valve-software?sort=name");
    const form = page.getByRole("form", { name: "Filters" });
    await expect(form.getByLabel("Sort by")).toHaveCount(0);
    await form.getByLabel("Genre").selectOption("Puzzle");
    await form.getByRole("button", { name: "Apply" }).click();
    await expect(page).toHaveURL(/^[^?]*\/studio\/valve-software\?.*genres=puzzle/);
    await expect(page).toHaveURL(/sort=name/);
    await expect(games(page, "Games")).toHaveCount(await countOf(page, "developers=valve-software&genres=puzzle"));
    await expect(form.getByLabel("Genre")).toHaveValue("puzzle");
    await expect(page.getByRole("button", { name: "Filters", exact: true })).toBeHidden();
    await form.getByRole("link", { name: "Reset" }).click();
    await expect(page).toHaveURL("/studio/valve-software?sort=name");
    await page.goto("/year/2015");
    await expect(form.getByLabel("Genre")).toBeVisible();
    await expect(form.getByLabel("Year", { exact: true })).toHaveCount(0);
  });
});

test.describe("a studio that there is not", () => {
  test.use({ expectedErrors: ["404"] });

  test("[E-01] leads on", async ({ page }) => {
    await page.goto("/studio/no-such-studio");
    await expect(heading(page)).toHaveText("Oops! Page not found");
    await expect(page.getByRole("article").first()).toBeVisible();
    await page.getByRole("link", { name: "Go Home" }).click();
    await expect(page).toHaveURL("/");
  });
});

test.describe("in Spanish", () => {
  test.use({ locale: "es-ES" });

  test("[E-01] [L-02] says all of it in Spanish", async ({ page }) => {
    await page.goto("/genre/puzzle");
    await expect(page).toHaveTitle(/^Juegos del género .* · Ludex$/);
    await page.goto("/series/the-witcher");
    await expect(page.getByRole("region", { name: "De un vistazo" })).toContainText("Por dónde empezar");
    await expect(page.getByRole("region", { name: "Por orden de salida" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Anunciados sin fecha" })).toContainText("The Witcher IV");
  });
});

for (const [colorScheme, width, path] of [
  ["dark", 360, "/series/the-witcher"],
  ["light", 1440, "/platform/playstation5"],
  ["dark", 1440, "/year/2015"],
  ["light", 360, "/person/hideo-kojima"],
] as const) {
  test(
    `[E-01] nothing is in anybody's way: ${path}, ${colorScheme}, ${width} px`,
    deepUnless(width === 360 || colorScheme === "light"),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect(page.getByRole("article").first()).toBeVisible();
      await expectNoAxeFindings(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    },
  );
}
