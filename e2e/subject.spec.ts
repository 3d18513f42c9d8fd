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
  await page.getByRole("navigation", { name: "Sort by" }).getByRole("link", { name: "Metacritic" }).click();
  await expect(page).toHaveURL("/series/half-life?sort=metacritic");
  await expect(games(page, "Games").first()).toContainText("96");
  await page.getByRole("link", { name: "More filters" }).click();
  await expect(page).toHaveURL("/?series=half-life");
  await expect(page.getByRole("heading", { name: "Filters" })).toBeVisible();
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
});

test("[E-01] search engines are told what it is, what it holds and the way to it", async ({ request }) => {
  const read = async (path: string) => {
    const response = await request.get(path, { headers: HTML });
    const html = await response.text();
    const [, json = "null"] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html) ?? [];
    return { status: response.status(), html, graph: JSON.parse(json)?.["@graph"] };
  };
  const types = {
    "/studio/valve-software": "Organization",
    "/person/hideo-kojima": "Person",
    "/series/portal": "VideoGameSeries",
  };
  for (const [path, type] of Object.entries(types)) {
    const { status, html, graph } = await read(path);
    expect(status, path).toBe(200);
    expect(graph[0]).toMatchObject({ "@type": "CollectionPage", about: { "@type": type } });
    expect(graph[0].mainEntity.itemListElement.length).toBeGreaterThan(2);
    expect(graph[1]["@type"]).toBe("BreadcrumbList");
    expect(html).toMatch(/<meta name="description" content="[^"]*Best known: /);
    expect(html).not.toContain('content="noindex"');
  }
  const none = await read("/studio/no-such-studio");
  expect([none.status, none.graph]).toEqual([404, undefined]);
  expect(none.html).toContain('content="noindex"');
  expect(none.html).not.toContain('rel="canonical"');
  expect((await read("/studio/%E0%A4%A")).status).toBe(404);
  const past = await read("/series/portal?page=9");
  expect(past.status).toBe(200);
  expect(past.html).toContain('content="noindex"');
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
