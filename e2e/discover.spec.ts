// `/discover`: shelves of the day, whole in the document, and games for this very visitor below them.
import type { Page } from "@playwright/test";
import { servePictures } from "./support/serve-pictures.ts";
import { expect, expectNoAxeFindings, test } from "./support/test.ts";
import { deepUnless } from "./support/lane.ts";

test.beforeEach(({ page }) => servePictures(page));

const namesOn = (page: Page) => page.getByRole("article").getByRole("heading").allInnerTexts();

test("[E-05] the home page's end and the foot of every page lead to shelves, each with its reason", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Discover" })).toHaveAttribute(
    "href",
    "/discover",
  );
  await page.getByRole("main").getByRole("link", { name: "Discover" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Discover" })).toBeVisible();
  const short = page.getByRole("region", { name: "Short and great" });
  await expect(short.getByText("Done in an evening or two, and highly praised.")).toBeVisible();
  const names = await namesOn(page);
  expect(names.length).toBeGreaterThan(15);
  await page.reload();
  expect(await namesOn(page)).toEqual(names);
  await short.getByRole("link", { name: "All of these Short and great" }).click();
  await expect(page).toHaveURL(/\/\?metacritic=80-100&playtime=1-5|\/\?.*playtime/);
  await expect(page.getByRole("list", { name: "Games" }).getByRole("article")).toHaveCount(20);
});

test("[E-05] the unfiltered list ends in a row of one of today's shelves, which is asked for as somebody comes near it", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (sent) => sent.url().includes("/api/games/discover") && asked.push(sent.url()));
  const band = page.getByRole("main").getByRole("region").filter({ hasText: "All for today" });
  await page.goto("/");
  await expect(page.getByRole("article")).toHaveCount(20);
  expect(asked).toEqual([]);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(band.getByRole("listitem")).toHaveCount(6);
  // The catalogue's own cards are those of the list alone.
  await expect(page.getByRole("article")).toHaveCount(20);
  await expectNoAxeFindings(page);
  const name = await band.getByRole("listitem").first().innerText();
  await band.getByRole("listitem").first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await page.goBack();
  await band.getByRole("link", { name: "All for today" }).click();
  await expect(page).toHaveURL("/discover");
  await page.goto("/?genre=puzzle");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(page.getByRole("button", { name: "Surprise me" })).toBeVisible();
  await expect(band).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("[E-05] the shelves stand in the document, in the sitemap, and no game is there twice", async ({
    page,
    request,
  }) => {
    await page.goto("/discover");
    await expect(page.getByRole("heading", { level: 2, name: "Hidden gems" })).toBeVisible();
    const links = await page
      .getByRole("article")
      .locator("h2 a, h3 a")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(links.length).toBeGreaterThan(15);
    expect(new Set(links).size).toBe(links.length);
    await expect(page.getByRole("heading", { name: "For you" })).toBeHidden();
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /hidden gems/);
    expect(await (await request.get("/sitemap.xml")).text()).toContain("/discover</loc>");
  });
});

for (const width of [320, 1440]) {
  test(`[E-05] the page at ${width} px has no findings and whole rows`, deepUnless(width === 320), async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/discover");
    await page.getByRole("heading", { name: "For you" }).scrollIntoViewIfNeeded();
    await expect(page.getByText(/^Mark 3 more games/)).toBeVisible();
    await expectNoAxeFindings(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}
