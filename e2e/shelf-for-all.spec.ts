// Everything of the shelf that a visitor can open, for everybody: at the narrowest usual width and at a desk's, in both themes.
import type { Page } from "@playwright/test";
import { servePictures } from "./support/serve-pictures.ts";
import { expect, expectNoAxeFindings, test } from "./support/test.ts";

const STAMP = { at: 1, by: "a" };
const stamped = (value: unknown) => ({ value, ...STAMP });

/** Puts real games onto the shelf, with all that can be said of one, and two lists of them. */
async function fillShelf(page: Page): Promise<void> {
  const { results } = await (await page.request.get("/api/games?search=portal+2&page_size=1")).json();
  const more = await (await page.request.get("/api/games?page_size=8&include=developers")).json();
  const games = [...results, ...more.results].map((game: { id: number }, index) => ({
    id: game.id,
    game: stamped(game),
    mark: stamped(["finished", "playing", "want", "finished", "dropped"][index % 5]),
    halfStars: stamped(10 - index),
    note: stamped(index % 2 === 0 ? "With Anna, on the train." : ""),
    plays: { p: stamped({ begun: `202${index % 5}-01-02`, finished: `202${index % 5}-0${1 + (index % 9)}-03` }) },
  }));
  const places = Object.fromEntries(games.map(({ id }, place) => [id, stamped(place)]));
  const lists = [
    { id: "l1", name: stamped("With Anna"), note: stamped("Start with the last."), places },
    { id: "l2", name: stamped("Empty"), places: {} },
  ];
  const file = JSON.stringify({ format: "ludex-shelf", version: 1, games, lists });
  await page.goto("/shelf");
  const input = page.getByLabel("Import a file", { exact: true }).and(page.locator("input"));
  await input.setInputFiles({ name: "shelf.json", mimeType: "application/json", buffer: Buffer.from(file) });
  // What a file would change is said before it does.
  await expect(page.getByRole("button", { name: "Take over" })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole("button", { name: "Take over" }).click();
  await expect(page.getByRole("tab").first()).toBeVisible();
}

for (const width of [360, 1440]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`[P-01] [P-03] [P-04] [P-05] [P-06] the shelf for everybody: ${colorScheme}, ${width}`, async ({ page }) => {
      test.slow();
      await servePictures(page);
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      const check = async () => {
        // What lies half below the header is no smaller for that.
        await page.evaluate(() => scrollTo(0, 0));
        await expectNoAxeFindings(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      };
      await fillShelf(page);

      // The cards, a year in numbers, recommendations with their reasons.
      await page.getByRole("combobox", { name: "Year" }).selectOption("2021");
      const forYou = page.getByRole("region", { name: "For you" });
      await forYou.scrollIntoViewIfNeeded();
      await expect(forYou.getByRole("listitem")).toHaveCount(6);
      await check();

      // A list that is open, another that is empty, and the dialog that hands one on.
      for (const name of ["With Anna", "Empty"])
        await page.getByRole("group").filter({ hasText: name }).locator("summary").click();
      await check();
      const list = page.getByRole("group").filter({ hasText: "With Anna" });
      await list.getByRole("button", { name: "Share" }).click();
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByRole("img", { name: "The link, for a camera" })).toBeVisible({ timeout: 15_000 });
      await check();
      const link = await dialog.getByRole("textbox", { name: "Link" }).inputValue();
      await dialog.getByRole("button", { name: "Close" }).first().click();

      // What is said of one game.
      await page
        .getByRole("button", { name: /^Stars, note, dates/ })
        .first()
        .click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await check();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);

      // A library from elsewhere, with what is certain, what is not, and what is not here.
      const bring = page.getByRole("region", { name: "Bring your games along" });
      await bring.getByRole("textbox").fill("Celeste\nThe Wicher 3\nQzxwv Jkqxz\n");
      await bring.getByRole("button", { name: "Find these games" }).click();
      await expect(bring.getByText(/not in this catalogue/)).toBeVisible();
      await check();

      // In step with another device, its code shown, and the question before all is forgotten.
      const devices = page.getByRole("region", { name: "Continue on another device" });
      await devices.getByRole("button", { name: "Make a code" }).click();
      await expect(devices.getByRole("list", { name: "The twelve words of the code" })).toBeVisible();
      await expect(devices.getByText("In step, a moment ago.")).toBeVisible();
      await devices.getByRole("button", { name: "Forget everywhere" }).click();
      await check();

      // What whoever opens the link sees.
      await page.goto(link);
      await expect(page.getByRole("heading", { level: 1, name: "With Anna" })).toBeVisible();
      await check();
    });
  }
}
