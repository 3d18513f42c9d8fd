// Windows of telephones, in the language with the longer words: nothing is cut, nothing stands where it is not seen.
import { deepUnless } from "./support/lane.ts";
import { boxOf } from "./support/box-of.ts";
import { startWithFavorites } from "./support/start-with-favorites.ts";
import { servePictures } from "./support/serve-pictures.ts";
import { expect, test } from "./support/test.ts";

const SENTENCE = `/search?q=${encodeURIComponent("short couch co-op games on switch like overcooked")}`;

test.use({ viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true, locale: "es-ES" });

test.beforeEach(({ page }) => servePictures(page));

test("[H-01] the word beside the brand stands on one line with it, also beside three buttons", async ({ page }) => {
  await page.goto("/");
  const banner = page.getByRole("banner");
  const name = await boxOf(banner.getByText("Ludex", { exact: true }));
  const clone = await boxOf(banner.getByText("RAWG clone"));
  expect(clone.y + clone.height / 2).toBeGreaterThan(name.y);
  expect(clone.y + clone.height / 2).toBeLessThan(name.bottom);
  expect(clone.x).toBeGreaterThanOrEqual(name.right);
  expect(clone.right).toBeLessThanOrEqual((await boxOf(banner.getByRole("button", { name: "Filtros" }))).x);
});

test("[F-04] the sheet of filters is no wider than the window, its buttons included", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("banner").getByRole("button", { name: "Filtros" }).click();
  const sheet = page.getByRole("dialog", { name: "Filtros" });
  const apply = sheet.getByRole("button", { name: /^Aplicar\b.*\d[.,]\d{3} juegos/ });
  await expect(apply).toBeVisible();
  for (const tab of ["Avanzada", "Básica"]) {
    await sheet.getByRole("tab", { name: tab }).click();
    expect(await sheet.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(320);
    expect((await boxOf(apply)).right).toBeLessThanOrEqual(320);
    expect((await boxOf(sheet.getByRole("button", { name: "Restablecer" }))).x).toBeGreaterThanOrEqual(0);
  }
});

test("[S-15] a title that says many filters leaves room for games", async ({ page }) => {
  await page.goto(SENTENCE);
  const { height } = await boxOf(page.getByRole("heading", { level: 1 }));
  expect(height).toBeLessThan(200);
});

test("[C-07] the count and the order of the games share a line", async ({ page }) => {
  await page.goto("/");
  const count = await boxOf(page.getByRole("main").getByText(/^\d+[.,]\d{3} juegos$/));
  const order = await boxOf(page.getByRole("combobox", { name: "Ordenar por" }));
  expect(count.y).toBeGreaterThan(order.y);
  expect(count.bottom).toBeLessThan(order.bottom);
});

for (const width of [320, 360, 430]) {
  test(
    `[K-04] at ${width} px the panel of a favourite lies within the window`,
    deepUnless(width === 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await startWithFavorites(page, 3);
      await page.goto("/favorites");
      const card = page.getByRole("article").first();
      await card.getByRole("button", { name: /^Más sobre/ }).tap();
      const panel = await boxOf(card.locator("dl"));
      expect(panel.x).toBeGreaterThanOrEqual(0);
      expect(panel.right).toBeLessThanOrEqual(width);
    },
  );
}

test("[H-06] the foot of the page can be scrolled out from under a notice", async ({ page }) => {
  await startWithFavorites(page, 4);
  await page.goto("/favorites");
  await page.getByRole("article").first().getByRole("button", { pressed: true }).tap();
  const notice = page.getByRole("status", { name: "Avisos" });
  await expect(notice.getByRole("button", { name: "Deshacer" })).toBeInViewport();
  // It stays as long as somebody has it.
  await notice.getByRole("button", { name: "Deshacer" }).focus();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(notice.getByRole("button", { name: "Deshacer" })).toBeInViewport();
  const last = page.getByRole("contentinfo").getByRole("button", { name: "English" });
  await expect
    .poll(async () => (await boxOf(notice)).y - (await boxOf(last)).bottom, { message: "room above the notice" })
    .toBeGreaterThanOrEqual(0);
});

test.describe("with motion", () => {
  test.use({ reducedMotion: "no-preference" });

  test("[C-02] skeletons far below the window stand still", async ({ page }) => {
    await page.goto("/");
    await page.route(/\/api\/games\?/, () => undefined);
    await page.getByRole("navigation", { name: "Páginas" }).getByRole("link", { name: "Página 2", exact: true }).tap();
    await expect(page.locator("[data-skeleton]")).toHaveCount(12);
    const shimmering = () =>
      page.evaluate(() => {
        const tops = document.getAnimations().flatMap(({ effect }) => {
          const target = effect instanceof KeyframeEffect ? effect.target : null;
          return target?.closest("[data-skeleton]") ? [target.getBoundingClientRect().top] : [];
        });
        return { count: tops.length, lowest: Math.max(...tops) };
      });
    await expect.poll(async () => (await shimmering()).count).toBeGreaterThan(3);
    expect((await shimmering()).lowest).toBeLessThan(2 * 640);
  });
});
