import { servePictures } from "./support/serve-pictures.ts";
import { expect, expectNoAxeFindings, test } from "./support/test.ts";
import { DEEP, deepUnless } from "./support/lane.ts";
import { shareOf } from "../test/support/lane.ts";

test.beforeEach(({ page }) => servePictures(page));

test("[H-01] the brand stands beside a word that says what it is a clone of", async ({ page }) => {
  await page.goto("/favorites");
  const brand = page.getByRole("banner").getByRole("link", { name: /Ludex/ });
  await expect(brand).toContainText("RAWG clone");
  await brand.click();
  await expect(page).toHaveURL("/");
});

test("[H-02] one row when there is room, the search on a row of its own when not", async ({ page }) => {
  await page.goto("/favorites");
  const search = page.getByRole("combobox", { name: "Search games" });
  const brand = page.getByRole("banner").getByRole("link", { name: /Ludex/ });
  const tops = async () => [await brand.boundingBox(), await search.boundingBox()] as const;
  const [wideBrand, wideSearch] = await tops();
  expect(Math.abs((wideBrand?.y ?? 0) + (wideBrand?.height ?? 0) / 2 - (wideSearch?.y ?? 0) - 22)).toBeLessThan(6);
  await page.setViewportSize({ width: 360, height: 700 });
  const [brandBox, searchBox] = await tops();
  expect(searchBox?.y ?? 0).toBeGreaterThanOrEqual((brandBox?.y ?? 0) + (brandBox?.height ?? 0));
  expect(searchBox?.width ?? 0).toBeGreaterThan(300);
});

test("[H-03] the bookmark leads to the favourites and says so in a tooltip", async ({ page }) => {
  await page.goto("/");
  const link = page.getByRole("link", { name: "Favorites", exact: true });
  await expect(page.getByRole("tooltip")).toBeHidden();
  await link.hover();
  await expect(page.getByRole("tooltip")).toHaveText("Favorites");
  await page.mouse.move(0, 500);
  await expect(page.getByRole("tooltip")).toBeHidden();
  await link.click();
  await expect(page).toHaveURL("/favorites");
});

test("[H-03] the tooltip shows for the keyboard too", async ({ page }) => {
  await page.goto("/favorites");
  await page.getByRole("button", { name: "Go to a page" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Favorites", exact: true })).toBeFocused();
  await expect(page.getByRole("tooltip")).toBeVisible();
});

const HAS_FILTER_BUTTON = [
  ["/", 360, true],
  ["/", 768, true],
  ["/", 1023, true],
  ["/", 1024, false],
  ["/", 1440, false],
  ["/favorites", 360, false],
  ["/search?q=portal", 360, false],
] as const;
for (const [path, width, isThere] of HAS_FILTER_BUTTON) {
  test(
    `[H-04] ${path} at ${width} px has ${isThere ? "a" : "no"} filter button in the header`,
    deepUnless(path === "/favorites" || [360, 1440].includes(width)),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await page.getByRole("banner").waitFor();
      const button = page.getByRole("banner").getByRole("button", { name: "Filters" });
      await (isThere ? expect(button).toBeVisible() : expect(button).toBeHidden());
    },
  );
}

test("[H-04] the filter button toggles the sidebar", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/");
  const button = page.getByRole("banner").getByRole("button", { name: "Filters", includeHidden: true });
  const title = page.getByRole("heading", { name: "Filters" });
  const wasOpen = await title.isVisible();
  if (wasOpen) await page.keyboard.press("Escape");
  await expect(title).toBeHidden();
  await button.click();
  await expect(title).toBeVisible();
});

test.describe("with motion", () => {
  test.use({ reducedMotion: "no-preference" });

  test("[H-05] the spotlight follows the mouse, and stands still for who prefers it", async ({ page }) => {
    await page.goto("/favorites");
    const light = page.locator("[data-spotlight] > div");
    const place = () => light.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).e);
    await page.mouse.move(100, 300);
    await expect.poll(place).toBeCloseTo(100, -1);
    await page.mouse.move(900, 300);
    await expect.poll(place).toBeCloseTo(900, -1);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.mouse.move(200, 300);
    await page.waitForTimeout(300);
    expect(await place()).toBeCloseTo(900, -1);
  });
});

for (const [place, width] of [320, 360, 480, 768, 1024, 1440, 1920, 2560].entries()) {
  test(`[H-06] nothing scrolls sideways at ${width} px`, deepUnless([320, 2560].includes(width)), async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of shareOf(["/", "/favorites", "/search?q=the", "/game/3328"], 4, place)) {
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      const excess = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(await excess(), path).toBe(0);
    }
    await page.getByRole("combobox", { name: "Search games" }).fill("portal");
    await page.getByRole("listbox").getByRole("option").first().waitFor();
    const list = await page.getByRole("listbox").boundingBox();
    expect(list?.x ?? -1).toBeGreaterThanOrEqual(0);
    expect((list?.x ?? 0) + (list?.width ?? Infinity)).toBeLessThanOrEqual(width);
  });
}

test("[H-06] text spacing and twice the letter size cut nothing off in the header", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/favorites");
  await page.evaluate(() => {
    const { style } = document.documentElement;
    style.fontSize = "200%";
    style.letterSpacing = "0.12em";
    style.wordSpacing = "0.16em";
    style.lineHeight = "1.5";
  });
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(excess).toBeLessThanOrEqual(0);
  for (const name of [/Ludex/, "Favorites"]) {
    await expect(page.getByRole("banner").getByRole("link", { name })).toBeInViewport({ ratio: 1 });
  }
});

test("keys: / goes to the search, ? lists the shortcuts, the focus comes back", async ({ page }) => {
  await page.goto("/favorites");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.keyboard.press("/");
  await expect(page.getByRole("combobox", { name: "Search games" })).toBeFocused();
  await page.keyboard.type("/?");
  await expect(page.getByRole("combobox", { name: "Search games" })).toHaveValue("/?");
  await expect(page.getByRole("dialog")).toBeHidden();

  const favorites = page.getByRole("link", { name: "Favorites", exact: true });
  await favorites.focus();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(favorites).toBeFocused();
  await page.keyboard.press("?");
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("reaching for the header does not move a scrolled page", DEEP, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("article").nth(10).waitFor();
  await page.mouse.move(720, 500);
  await page.mouse.wheel(0, 700);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  await page.keyboard.press("/");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Favorites", exact: true })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(700);
});

test("[H-07] the skip link leads past the header", async ({ page }) => {
  await page.goto("/favorites");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("[D-02] the skip link leaves the way back as it is", DEEP, async ({ page }) => {
  await page.goto("/search?q=portal");
  await page.getByRole("article").first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/search\/\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("link", { name: "Skip to content" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page).toHaveURL("/search?q=portal");
});

for (const width of [360, 1440]) {
  test(`axe finds nothing on the small screens at ${width} px`, deepUnless(width === 1440), async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ["/favorites", "/search?q=portal", "/search?q=zzzzqqqq"]) {
      await page.goto(path);
      await page.getByRole("heading", { level: 2 }).first().waitFor();
      await expectNoAxeFindings(page);
    }
  });
}

test("[H-06] with forced colours the open tab, the current page and a chosen chip carry the system's highlight", async ({
  browser,
}) => {
  const context = await browser.newContext({ forcedColors: "active", viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto("/");
  await page.getByRole("button", { name: "Action", exact: true }).click();
  const backgroundOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  const plain = await backgroundOf('[role="tab"][aria-selected="false"]');
  for (const chosen of ['[role="tab"][aria-selected="true"]', '[aria-current="page"]', '[aria-pressed="true"]']) {
    expect(await backgroundOf(chosen)).not.toBe(plain);
  }
  await context.close();
});
