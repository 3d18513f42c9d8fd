// All that opens over a page or within it, in both themes and both languages.
import { readFileSync } from "node:fs";
import { type Page } from "@playwright/test";
import { servePictures } from "./support/serve-pictures.ts";
import { expect, expectNoAxeFindings, test } from "./support/test.ts";
import { deepUnless } from "./support/lane.ts";

type Words = Readonly<Record<string, string>>;
const wordsOf = (language: string) =>
  JSON.parse(readFileSync(new URL(`../src/web/messages/${language}.json`, import.meta.url), "utf8")) as Words;

const LANGUAGES = { en: { locale: "en-US", words: wordsOf("en") }, es: { locale: "es-ES", words: wordsOf("es") } };

/** What a message says before the first of its places. */
const beginning = (message: string | undefined) => (message ?? "").split("{")[0] ?? "";

const banner = (page: Page) => page.getByRole("banner");

/** Opens what is told, and says where it is. */
const POPUPS: Readonly<Record<string, (page: Page, words: Words, width: number) => Promise<string>>> = {
  suggestions: async (page) => {
    await page.goto("/");
    await banner(page).getByRole("combobox").fill("zelda");
    await page.getByRole("option").first().waitFor();
    return "header";
  },
  filters: async (page, words, width) => {
    await page.goto("/");
    const isSheet = width < 1024;
    if (isSheet) {
      await banner(page)
        .getByRole("button", { name: words["layout.filters"] ?? "" })
        .click();
    }
    await page
      .getByRole("tab", { name: words["filters.advanced"] ?? "" })
      .first()
      .click();
    const within = isSheet ? "dialog[open]" : "aside";
    const several = page.locator(within).getByRole("tabpanel").getByRole("button", { expanded: false });
    await several.first().click();
    return within;
  },
  shortcuts: async (page) => {
    await page.goto("/favorites");
    await page.keyboard.press("?");
    await page.getByRole("dialog").waitFor();
    return "dialog[open]";
  },
  lightbox: async (page, words) => {
    await page.goto("/game/4200");
    await page
      .getByRole("button", { name: beginning(words["game.openScreenshot"]) })
      .first()
      .click();
    await page.getByRole("dialog").waitFor();
    return "dialog[open]";
  },
  support: async (page, words) => {
    await page.clock.install();
    await page.goto("/favorites");
    await page.clock.runFor(61_000);
    await page.getByText(words["support.question"] ?? "").waitFor();
    await page.clock.resume();
    return "html";
  },
  palette: async (page) => {
    await page.goto("/favorites");
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("combobox").fill("zelda");
    await page.getByRole("dialog").locator("img").first().waitFor();
    return "dialog[open]";
  },
  panel: async (page) => {
    await page.goto("/");
    await page.getByRole("article").first().getByRole("link").focus();
    await page.keyboard.press("ArrowRight");
    await page.locator("article[data-open] dl").waitFor();
    return "main";
  },
  notice: async (page, words) => {
    await page.goto("/");
    await page
      .getByRole("article")
      .first()
      .getByRole("button", { name: beginning(words["favorites.favorite"]) })
      .click();
    await banner(page)
      .getByRole("link", { name: words["pages.favoritesTitle"] ?? "", exact: true })
      .click();
    await page
      .getByRole("list", { name: words["favorites.list"] ?? "" })
      .getByRole("button", { pressed: true })
      .click();
    await page.getByRole("button", { name: words["favorites.undo"] ?? "", exact: true }).waitFor();
    return "html";
  },
};

test.beforeEach(({ page }) => servePictures(page));

for (const [at, [popup, open]] of Object.entries(POPUPS).entries()) {
  for (const language of ["en", "es"] as const) {
    test.describe(language, () => {
      const { locale, words } = LANGUAGES[language];
      test.use({ locale });

      for (const colorScheme of ["light", "dark"] as const) {
        for (const width of [360, 1440]) {
          test(
            `[L-01] [L-02] axe finds nothing in the open ${popup} in ${language}, ${colorScheme}, at ${width} px`,
            // The dark in English is looked at where each of them has its own tests.
            deepUnless(language === "es" && colorScheme === "light" && width === (at % 2 === 0 ? 360 : 1440)),
            async ({ page }) => {
              await page.emulateMedia({ colorScheme });
              await page.setViewportSize({ width, height: 800 });
              const within = await open(page, words, width);
              await expect(page.locator("html")).toHaveAttribute("lang", language);
              await expectNoAxeFindings(page, within);
            },
          );
        }
      }
    });
  }
}
