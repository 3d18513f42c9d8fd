// The catalogue home in a real browser: its states, columns and pages.
import type { Page } from "@playwright/test";
import { listedGames, serveGames } from "./support/serve-catalogue.ts";
import { servePictures } from "./support/serve-pictures.ts";
import { serveAppShell } from "./support/serve-app-shell.ts";
import { expect, expectNoAxeFindings, test } from "./support/test.ts";
import { DEEP, deepUnless } from "./support/lane.ts";

const cards = (page: Page) => page.getByRole("article");
const pages = (page: Page) => page.getByRole("navigation", { name: "Pages" });
const pageLinks = (page: Page) => pages(page).getByRole("link", { name: /^Page \d+$/ });
const jumpTo = async (page: Page, text: string) => {
  await page.getByLabel("Go to page").fill(text);
  await page.getByRole("button", { name: "Go", exact: true }).click();
};

test.beforeEach(async ({ page }) => {
  await servePictures(page);
});

test("[C-01] twenty games a page, as many pages as they fill; one request for the whole home", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/api/")) asked.push(request.url());
  });
  await serveGames(page, (query) => ({ count: 101, results: listedGames(query.get("page") === "6" ? 1 : 20) }));
  await page.goto("/");
  await expect(cards(page)).toHaveCount(20);
  await expect(page.getByText("101 games")).toBeVisible();
  await page.waitForTimeout(500);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain("page_size=20");
  await jumpTo(page, "6");
  await expect(cards(page)).toHaveCount(1);
  await expect(pages(page).getByRole("link", { name: "Next page" })).toHaveAttribute("aria-disabled", "true");
});

test("[C-01] [C-04] nothing goes beyond page 100, however many games there are", async ({ page }) => {
  await serveGames(page, () => ({ count: 900_000, results: listedGames(20) }));
  await page.goto("/?page=100");
  await expect(cards(page)).toHaveCount(20);
  await expect(pageLinks(page)).toHaveText(["97", "98", "99", "100"]);
  await expect(pages(page).getByRole("link", { name: "Next page" })).toHaveAttribute("aria-disabled", "true");
  await jumpTo(page, "101");
  await expect(page.getByRole("alert")).toHaveText("Choose a page from 1 to 100.");
  await page.goto("/?page=4711");
  await expect(pageLinks(page).last()).toHaveText("100");
});

test("[C-02] twelve skeletons of a card's exact shape while loading", async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await serveAppShell(page);
  await page.route("**/api/games?*", async (route) => {
    await promise;
    await route.fallback();
  });
  await page.goto("/");
  const skeletons = page.locator("[data-skeleton]");
  await expect(skeletons).toHaveCount(12);
  await expectNoAxeFindings(page);
  const held = await skeletons.nth(5).boundingBox();
  resolve();
  await expect(cards(page)).toHaveCount(20);
  expect(await cards(page).nth(5).boundingBox()).toEqual(held);
});

test("[C-02] nothing found says so, and which filter could go", async ({ page }) => {
  await page.goto("/?genre=educational&platform=16&year=1983");
  await expect(page.getByRole("heading", { name: "No results found." })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole("button", { name: "Without “1983”" }).click();
  await expect(page).toHaveURL("/?platform=16&genre=educational");
  await page.goto("/?year=1950");
  await page.getByRole("button", { name: "Show all games" }).click();
  await expect(cards(page)).toHaveCount(20);
});

test("[C-02] a page past the end leads to the first one", DEEP, async ({ page }) => {
  await serveAppShell(page);
  await page.route("**/api/games?*page=77*", (route) =>
    route.fulfill({ json: { count: 20, next: null, previous: null, results: [] } }),
  );
  await page.goto("/?page=77&genre=action");
  await expect(page.getByRole("heading", { name: "No results found." })).toBeVisible();
  await page.getByRole("link", { name: "Go to the first page" }).click();
  await expect(page).toHaveURL("/?genre=action");
  await expect(cards(page)).toHaveCount(20);
});

for (const { path, last, first } of [
  { path: "/?genre=racing&page=99", last: /^\/\?genre=racing&page=(\d+)$/, first: "/?genre=racing" },
  { path: "/search?q=mario&page=99", last: /^\/search\?q=mario&page=(\d+)$/, first: "/search?q=mario" },
]) {
  test(
    `[C-02] ${path} offers the last page as well as the first`,
    deepUnless(path.startsWith("/?")),
    async ({ page, request }) => {
      const document = await (await request.get(path, { headers: { accept: "text/html" } })).text();
      expect(document).toContain("Go to the last page");
      await page.goto(path);
      const link = page.getByRole("link", { name: /^Go to the last page, \d+$/ });
      const address = (await link.getAttribute("href")) ?? "";
      expect(address).toMatch(last);
      await expect(link).toHaveText(`Go to the last page, ${last.exec(address)?.[1]}`);
      await expect(page.getByRole("link", { name: "Go to the first page" })).toHaveAttribute("href", first);
      await link.click();
      await expect(page).toHaveURL(address);
      await expect(cards(page).first()).toBeVisible();
      await expect(pages(page).getByRole("link", { name: "Next page" })).toHaveAttribute("aria-disabled", "true");
    },
  );
}

test.describe("when the service fails", () => {
  test.use({ expectedErrors: ["Failed to load resource", "Error: ", "GameStore Error"] });

  test("[C-02] [X-03] it is logged, the choices are kept, and a retry brings the games", async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    let isDown = true;
    await serveAppShell(page);
    await page.route("**/api/games?*", (route) =>
      isDown ? route.fulfill({ status: 503, body: "<html>gone</html>" }) : route.fallback(),
    );
    await page.goto("/?genre=action&sort=name&page=2");
    await expect(page.getByRole("alert")).toContainText("The games could not be loaded", { timeout: 15_000 });
    expect(logged).toContain("Error: 503 Service Unavailable");
    expect(logged.some((line) => line.startsWith("GameStore Error"))).toBe(true);
    await expectNoAxeFindings(page);
    await expect(page.getByLabel("Sort by")).toHaveValue("name");
    await expect(page.getByRole("button", { name: "Action", exact: true })).toHaveAttribute("aria-pressed", "true");
    isDown = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(cards(page)).toHaveCount(20);
    await expect(page).toHaveURL("/?genre=action&sort=name&page=2");
    await expect(pageLinks(page).and(page.locator("[aria-current=page]"))).toHaveText("2");
  });

  test("[C-02] a server that is gone for a while costs nothing that is shown already", DEEP, async ({ page }) => {
    await page.goto("/");
    await expect(cards(page)).toHaveCount(20);
    let isGone = true;
    await serveAppShell(page);
    await page.route("**/api/games?*", (route) => (isGone ? route.abort() : route.fallback()));
    await page.getByRole("button", { name: "Puzzle" }).click();
    await expect(page.getByRole("alert")).toContainText("could not be loaded", { timeout: 15_000 });
    await page.goBack();
    await expect(cards(page)).toHaveCount(20);
    await page.goForward();
    isGone = false;
    await expect(cards(page)).toHaveCount(20, { timeout: 15_000 });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Puzzle games");
  });

  test("[X-03] page 404 of the service counts as an empty page, not as a failure", DEEP, async ({ page }) => {
    await serveAppShell(page);
    await page.route("**/api/games?*", (route) => route.fulfill({ status: 404, json: { detail: "Invalid page." } }));
    await page.goto("/?page=90");
    await expect(page.getByRole("heading", { name: "No results found." })).toBeVisible();
  });
});

for (const { width, open, closed } of [
  { width: 320, open: 1, closed: 1 },
  { width: 339, open: 1, closed: 1 },
  { width: 340, open: 2, closed: 2 },
  { width: 479, open: 2, closed: 2 },
  { width: 480, open: 2, closed: 2 },
  { width: 767, open: 2, closed: 2 },
  { width: 768, open: 3, closed: 3 },
  { width: 1024, open: 3, closed: 4 },
  { width: 1280, open: 4, closed: 5 },
  { width: 1440, open: 4, closed: 5 },
  { width: 2560, open: 4, closed: 5 },
]) {
  test(
    `[C-03] [H-06] ${width} px: ${open} columns beside the sidebar, ${closed} without it`,
    deepUnless([320, 340, 1440].includes(width)),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/");
      await expect(cards(page)).toHaveCount(20);
      const grid = page.getByRole("list", { name: "Games" });
      const columns = () => grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(" ").length);
      expect(await columns()).toBe(open);
      const close = page.getByRole("button", { name: "Close filters" });
      if (await close.isVisible()) await close.click();
      expect(await columns()).toBe(closed);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    },
  );
}

test("[C-04] previous is refused at page 1, next at the last page", async ({ page }) => {
  await serveGames(page, () => ({ count: 41, results: listedGames(20) }));
  await page.goto("/");
  const previous = pages(page).getByRole("link", { name: "Previous page" });
  const next = pages(page).getByRole("link", { name: "Next page" });
  await expect(previous).toHaveAttribute("aria-disabled", "true");
  await previous.click({ force: true });
  await expect(page).toHaveURL("/");
  await next.click();
  await expect(page).toHaveURL("/?page=2");
  await expect(previous).not.toHaveAttribute("aria-disabled");
  await next.click();
  await expect(page).toHaveURL("/?page=3");
  await expect(next).toHaveAttribute("aria-disabled", "true");
  await next.click({ force: true });
  await expect(page).toHaveURL("/?page=3");
  await previous.click();
  await expect(page).toHaveURL("/?page=2");
});

for (const text of ["0", "-1", "4", "101", "abc", "1.5", ""]) {
  test(
    `[C-04] a jump to ${JSON.stringify(text)} of three pages is refused and says why`,
    deepUnless(["4", "abc"].includes(text)),
    async ({ page }) => {
      await serveGames(page, () => ({ count: 60, results: listedGames(20) }));
      await page.goto("/?page=2");
      await expect(cards(page)).toHaveCount(20);
      await jumpTo(page, text);
      await expect(page.getByRole("alert")).toHaveText("Choose a page from 1 to 3.");
      await expect(page.getByLabel("Go to page")).toHaveAttribute("aria-invalid", "true");
      await expect(page).toHaveURL("/?page=2");
      if (text === "4") await expectNoAxeFindings(page);
    },
  );
}

for (const { current, shown } of [
  { current: 1, shown: ["1", "2", "3", "4"] },
  { current: 3, shown: ["1", "2", "3", "4", "5", "6"] },
  { current: 20, shown: ["17", "18", "19", "20", "21", "22", "23"] },
  { current: 40, shown: ["37", "38", "39", "40"] },
]) {
  test(
    `[C-05] page ${current} of 40 links ${shown.at(0)} to ${shown.at(-1)}`,
    deepUnless(current === 40),
    async ({ page }) => {
      await serveGames(page, () => ({ count: 800, results: listedGames(20) }));
      await page.goto(`/?page=${current}`);
      await expect(pageLinks(page)).toHaveText(shown);
      await expect(pages(page).locator("[aria-current=page]")).toHaveText(String(current));
    },
  );
}

test("[C-05] another page begins at its top", async ({ page }) => {
  await page.goto("/");
  await expect(cards(page)).toHaveCount(20);
  await pageLinks(page).filter({ hasText: "2" }).click();
  await expect(page).toHaveURL("/?page=2");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle("All games, page 2 · Ludex");
});

for (const width of [360, 1440]) {
  test(`[C-02] axe finds nothing on the loaded home at ${width} px`, deepUnless(width === 1440), async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/?genre=action&platform=4&page=2");
    await expect(cards(page)).toHaveCount(20);
    await expectNoAxeFindings(page);
  });
}
