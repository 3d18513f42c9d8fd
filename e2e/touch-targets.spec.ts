// On a touch screen everything that can be pressed is as large as a fingertip, on every screen.
import type { Page } from "@playwright/test";
import { PORTAL_2 } from "./support/serve-game.ts";
import { servePictures } from "./support/serve-pictures.ts";
import { expect, expectNoAxeFindings, test } from "./support/test.ts";
import { tooSmall } from "./support/too-small.ts";
import { DEEP, deepUnless } from "./support/lane.ts";

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

test.beforeEach(({ page }) => servePictures(page));

const isWithinWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

for (const [name, path] of [
  ["home", "/?genre=puzzle&tags_none=horror"],
  ["results", "/search?q=portal"],
  ["search read as filters", "/search?q=dragons&said=puzzle+games+with+dragons&genre=puzzle"],
  ["page past the end", "/?page=99"],
  ["favorites", "/favorites"],
] as const) {
  test(
    `[H-06] everything on the ${name} screen is as large as a fingertip`,
    deepUnless(name === "home"),
    async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await tooSmall(page)).toEqual([]);
    },
  );
}

test("[D-05] a game's facts, tabs, stores and the footer are as large as a fingertip", async ({ page }) => {
  await page.goto(`/game/${PORTAL_2}`);
  const panel = page.getByRole("region", { name: "AI Insights" });
  await panel.scrollIntoViewIfNeeded();
  await expect(panel.getByRole("link").first()).toBeVisible();
  const about = page.getByRole("region", { name: "About" });
  await expect(about.getByRole("link", { name: "PC", exact: true })).toBeVisible();
  expect(await tooSmall(page)).toEqual([]);
  expect(await isWithinWindow(page)).toBe(true);
  // Where a fact happens to lie half under the header, axe measures the half that is left.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectNoAxeFindings(page);
});

for (const mode of ["Basic Search", "Advanced Search"]) {
  test(
    `[F-01] everything in the sheet's ${mode} is as large as a fingertip`,
    deepUnless(mode === "Advanced Search"),
    async ({ page }) => {
      await page.goto("/?genre=puzzle");
      await page.getByRole("button", { name: "Filters", exact: true }).tap();
      await page.getByRole("tab", { name: mode }).tap();
      if (mode === "Advanced Search") await page.getByRole("button", { name: /^Choose several genres/ }).tap();
      await expect(page.getByRole("dialog").getByText("Genre", { exact: true })).toBeVisible();
      expect(await tooSmall(page, "dialog[open]")).toEqual([]);
    },
  );
}

test(
  "[S-03] suggestions and the ways on from a search that finds nothing are as large as a fingertip",
  DEEP,
  async ({ page }) => {
    await page.goto("/search?q=portall+2+zzz&genre=racing&tag=horror");
    await expect(page.getByText("No results found.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Without any filter" })).toBeVisible();
    expect(await tooSmall(page)).toEqual([]);
    await page.getByRole("combobox", { name: "Search games" }).fill("zelda");
    const options = page.getByRole("listbox").getByRole("option");
    await expect(options.first()).toBeVisible();
    const heights = await options.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  },
);

test("[D-04] the lightbox is as large as a fingertip everywhere", async ({ page }) => {
  await page.goto(`/game/${PORTAL_2}`);
  await page.getByRole("region", { name: "Screenshots" }).getByRole("button").first().tap();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await tooSmall(page, "dialog[open]")).toEqual([]);
});

test(
  "[N-02] [V-04] the card that asks for support, and a notice, are as large as a fingertip",
  DEEP,
  async ({ page }) => {
    await page.clock.install();
    await page.goto("/");
    const heart = page.getByRole("button", { name: /^Favorite: / }).first();
    await heart.tap();
    await page.goto("/favorites");
    await page.getByRole("button", { name: /^Favorite: /, pressed: true }).tap();
    await expect(page.getByRole("status", { name: "Notices" }).getByRole("button").first()).toBeVisible();
    // A notice lies over the end of the page for as long as it is there.
    expect(await tooSmall(page, '[role="status"][aria-label="Notices"]')).toEqual([]);
    await page.clock.fastForward(61_000);
    await expect(page.getByRole("complementary", { name: "Do you like this project?" })).toBeVisible();
    expect(await tooSmall(page, "aside")).toEqual([]);
  },
);
