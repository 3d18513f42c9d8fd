// The pages that lead on from the catalogue are clear to everybody: in both languages and themes, wide and narrow, and
// without a script.
import type { Page } from "@playwright/test";
import { deepUnless } from "./support/lane.ts";
import { PAGES_THAT_LEAD_ON } from "./support/pages-that-lead-on.ts";
import { servePictures } from "./support/serve-pictures.ts";
import { expect, expectNoAxeFindings, test } from "./support/test.ts";
import { takeScriptsFrom } from "./support/without-script.ts";

const LANGUAGES = { es: "es-ES", en: "en-US" } as const;
const LOOKS = [
  ["light", 360],
  ["dark", 1440],
  ["dark", 360],
  ["light", 1440],
] as const;
const SHARED = ["/share-target", "/share-target?text=Portal+2"] as const;

const content = (page: Page) => page.getByRole("article").or(page.getByRole("table")).first();
const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

for (const [language, locale] of Object.entries(LANGUAGES)) {
  test.describe(`in ${language}`, () => {
    test.use({ locale });
    test.beforeEach(({ page }) => servePictures(page));

    for (const [look, [theme, width]] of LOOKS.entries()) {
      for (const [place, [id, address]] of PAGES_THAT_LEAD_ON.entries()) {
        // Each page in one look a language, every look for some page.
        const isOrdinary = look === (place + Object.keys(LANGUAGES).indexOf(language)) % LOOKS.length;
        test(
          `[${id}] ${address} has no findings in ${language}, ${theme} at ${width} px`,
          deepUnless(isOrdinary),
          async ({ page }) => {
            await page.setViewportSize({ width, height: 900 });
            await page.emulateMedia({ colorScheme: theme });
            await page.goto(address);
            await expect(page.locator("html")).toHaveAttribute("lang", language);
            await expect(content(page)).toBeVisible();
            expect(await isTooWide(page)).toBe(false);
            await expectNoAxeFindings(page);
          },
        );
      }
    }
  });
}

for (const [place, [id, address]] of PAGES_THAT_LEAD_ON.entries()) {
  const [theme, width] = LOOKS[place % LOOKS.length] ?? LOOKS[0];
  test(`[${id}] ${address} without its script has no findings, ${theme} at ${width} px`, async ({ page }) => {
    await servePictures(page);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: theme });
    await takeScriptsFrom(page, address);
    await page.goto(address);
    await expect(page.locator("html")).toHaveAttribute("data-scripting", "none");
    await expect(content(page)).toBeVisible();
    expect(await isTooWide(page)).toBe(false);
    await expectNoAxeFindings(page);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const [id, address] of PAGES_THAT_LEAD_ON) {
    test(`[${id}] ${address} is read, leads on, and offers nothing that only a script can do`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\S/);
      await expect(content(page)).toBeVisible();
      const buttons = page.getByRole("button").and(page.locator("[type=button]"));
      await expect(buttons.filter({ hasNot: page.locator("img"), visible: true })).toHaveCount(0);
      await expect(page.getByRole("status", { name: /Loading/ })).toBeHidden();
      const game = content(page).locator("a").filter({ visible: true }).first();
      const href = (await game.getAttribute("href")) ?? "";
      expect(href).toMatch(/\/\d+$/);
      await game.click();
      await expect(page).toHaveURL(href);
    });
  }

  for (const address of SHARED) {
    test(`[E-07] ${address} leads on`, async ({ page }) => {
      await page.goto(address);
      await page.getByRole("main").getByRole("link").first().click();
      await expect(page.getByRole("article").first()).toBeVisible();
    });
  }
});

test("[E-07] what is shared with the app has no findings where there is nothing in it", async ({ page }) => {
  await page.goto("/share-target");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectNoAxeFindings(page);
});
