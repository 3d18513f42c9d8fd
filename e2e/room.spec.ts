// What stands beside, below and over what: nothing is hidden that somebody looks for, and no hole is left.
import type { Page } from "@playwright/test";
import { deepUnless } from "./support/lane.ts";
import { boxOf } from "./support/box-of.ts";
import { startWithFavorites } from "./support/start-with-favorites.ts";
import { servePictures } from "./support/serve-pictures.ts";
import { expect, test } from "./support/test.ts";

/** Neither scores nor a date nor a store is known of it, and it has no trailer. */
const LITTLE_KNOWN = "/game/2000001054";

test.beforeEach(({ page }) => servePictures(page));

const LANGUAGES = [
  ["en", "en-US", "Filters"],
  ["es", "es-ES", "Filtros"],
] as const;

for (const [language, locale, filters] of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ locale });

    test("[F-02] at 1440 x 900 every basic option stands whole above the bar", async ({ page }) => {
      await page.goto("/");
      const sidebar = page.getByRole("complementary", { name: filters });
      const bar = await boxOf(sidebar.getByRole("button").last());
      const bottoms = await sidebar
        .getByRole("group")
        .getByRole("button")
        .evaluateAll((chips) => chips.map((chip) => chip.getBoundingClientRect().bottom));
      expect(bottoms.length).toBeGreaterThanOrEqual(27);
      expect(Math.max(...bottoms)).toBeLessThan(bar.y - 12);
    });

    for (const width of [768, 1024, 1440, 2560]) {
      test(
        `[K-04] at ${width} px an open panel leaves the name of the card below in sight`,
        deepUnless(width === (language === "es" ? 1024 : 1440)),
        async ({ page }) => {
          await page.setViewportSize({ width, height: 1000 });
          await page.goto("/");
          const cards = page.getByRole("article");
          await expect(cards).toHaveCount(20);
          const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
          const columns = tops.filter((top) => top === tops[0]).length;
          for (const place of [0, columns - 1]) {
            const card = cards.nth(place);
            const { x, y } = await boxOf(card);
            await page.mouse.move(x + 30, y + 40);
            await page.mouse.move(x + 60, y + 60, { steps: 3 });
            const panel = card.locator("dl");
            await expect(panel).toBeVisible();
            await expect(panel).not.toContainText("…");
            const { bottom, right } = await boxOf(panel.locator(".."));
            const name = await boxOf(cards.nth(place + columns).getByRole("heading"));
            expect(bottom).toBeLessThanOrEqual(name.y);
            expect(right).toBeLessThanOrEqual(width);
          }
        },
      );
    }
  });
}

test.describe("in Spanish", () => {
  test.use({ locale: "es-ES" });

  test("[K-04] no word of a panel is broken, however narrow its card", async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto("/");
    const card = page.getByRole("article").nth(1);
    const { x, y } = await boxOf(card);
    await page.mouse.move(x + 40, y + 40, { steps: 3 });
    const maker = card.locator("dd").nth(2);
    await expect(maker).toHaveText("CD PROJEKT RED");
    const { width, needed } = await maker.evaluate((element) => {
      const word = document.createElement("span");
      word.textContent = "PROJEKT";
      element.append(word);
      const widthOfWord = word.offsetWidth;
      word.remove();
      return { width: element.clientWidth, needed: widthOfWord };
    });
    expect(width).toBeGreaterThanOrEqual(needed);
  });
});

for (const width of [1024, 1440]) {
  test(
    `[D-05] at ${width} px the stores stand below what moves, beside the insights`,
    deepUnless(width === 1440),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/game/4200");
      const moving = await boxOf(page.getByRole("region", { name: "In motion" }));
      const stores = await boxOf(page.getByRole("region", { name: "Where to get it" }));
      const insights = await boxOf(page.getByRole("region", { name: "AI Insights" }));
      const screenshots = await boxOf(page.getByRole("region", { name: "Screenshots" }));
      expect(stores.y).toBeGreaterThan(moving.bottom);
      expect(stores.right).toBeLessThan(insights.x);
      expect(stores.bottom).toBeLessThanOrEqual(insights.bottom);
      expect(screenshots.y).toBeGreaterThan(insights.bottom);
    },
  );
}

test("[D-03] the picture that moves is not called a trailer, and that there is none is said aloud", async ({
  page,
}) => {
  await page.goto("/game/4200");
  await expect(page.getByRole("region", { name: "In motion" })).toContainText("No video available for this game.");
  await expect(page.getByRole("heading", { name: "Trailer" })).toHaveCount(0);
  await page.goto("/game/3498");
  await expect(page.getByRole("region", { name: "Trailer" }).locator("video")).toBeVisible();
});

for (const width of [360, 1440]) {
  test(
    `[D-02] at ${width} px the heart begins the line of the figures, however many there are`,
    deepUnless(width === 1440),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(LITTLE_KNOWN);
      const heart = await boxOf(page.getByRole("button", { name: "Favorite: The Cube" }).first());
      const rating = await boxOf(page.getByText("Rating: Not available").first());
      expect(heart.right).toBeLessThanOrEqual(rating.x);
      expect(heart.y).toBeLessThan(rating.bottom);
      expect(heart.bottom).toBeGreaterThan(rating.y);
    },
  );
}

for (const path of ["/search?q=zzzzqqqq", "/?genre=racing&tag=horror&year=1981"]) {
  test(`[S-17] on ${path} what leads on stands right below the words`, async ({ page }) => {
    await page.goto(path);
    const games = page.getByRole("region", { name: "Well-known games" });
    await expect(games.getByRole("article").first()).toBeVisible();
    const words = await boxOf(page.getByRole("heading", { name: "No results found." }).locator(".."));
    expect((await boxOf(games)).y - words.bottom).toBeLessThanOrEqual(1);
  });
}

const favorites = (page: Page) => page.getByRole("list", { name: "Favorite games" }).getByRole("article");
const others = (page: Page) => page.getByRole("list", { name: "Well-known games" }).getByRole("article");

test("[V-02] few favourites have other games below them, none twice", async ({ page }) => {
  await startWithFavorites(page, 5);
  await page.goto("/favorites");
  await expect(favorites(page)).toHaveCount(5);
  await expect(others(page).first()).toBeVisible();
  const own = await favorites(page).getByRole("heading").allTextContents();
  const more = await others(page).getByRole("heading").allTextContents();
  expect(more.filter((name) => own.includes(name))).toEqual([]);
});

test("[V-02] many favourites are alone", async ({ page }) => {
  await startWithFavorites(page, 6);
  await page.goto("/favorites");
  await expect(favorites(page)).toHaveCount(6);
  await expect(others(page)).toHaveCount(0);
});

test("[V-04] a heart that is pressed below the favourites keeps the focus, and its card its place", async ({
  page,
}) => {
  await page.goto("/favorites");
  const heart = others(page)
    .nth(1)
    .getByRole("button", { name: /^Favorite:/ });
  await heart.focus();
  await page.keyboard.press("Enter");
  await expect(favorites(page)).toHaveCount(1);
  await expect(heart).toBeFocused();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
});
