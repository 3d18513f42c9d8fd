// Screens that have little or nothing to show lead on to games, at every width in whole rows.
import { expect, expectNoAxeFindings, test } from "./support/test.ts";
import { hold } from "./support/hold.ts";
import { deepUnless } from "./support/lane.ts";

const band = "Well-known games";

test.describe("a screen of which nothing is left", () => {
  test.use({ expectedErrors: ["404", "Failed to load resource", "Error "] });

  for (const path of [
    "/nowhere/at/all",
    "/favorites",
    "/search?q=zzzzqqqq",
    "/?genre=racing&tag=horror&year=1981",
    "/game/999999999",
  ]) {
    test(`[H-06] ${path} has nothing, and shows games all the same`, async ({ page }) => {
      await page.goto(path);
      const games = page.getByRole("list", { name: band }).getByRole("article");
      await expect(games.first()).toBeVisible();
      await games.first().getByRole("link").click();
      await expect(page).toHaveURL(/\/\d+$/);
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(
        /not found|does not exist|Favorites|Results/,
      );
    });
  }
});

test("[R-02] empty favourites come with their document, games below and all", async ({ page }) => {
  const scripts = await hold(page, /\/assets\/[^/]+\.js$/);
  await page.goto("/favorites", { waitUntil: "commit" });
  await page.getByRole("heading", { level: 1 }).waitFor();
  const main = page.getByRole("main");
  const games = page.getByRole("list", { name: band }).getByRole("article");
  await expect(games.first()).toBeVisible();
  const before = await main.innerText();
  await main.evaluate((element) => element.setAttribute("data-from-server", ""));
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  scripts.release();
  await expect(games.first().getByRole("button", { name: /^Favorite/ })).toBeEnabled();
  await expect(page.locator("html")).not.toHaveAttribute("data-code");
  await expect(main).toHaveAttribute("data-from-server", "");
  expect(await main.innerText()).toBe(before);
  expect(asked.filter((path) => path.startsWith("/api/games"))).toEqual([]);
});

for (const [width, shown] of [
  [320, 3],
  [360, 6],
  [768, 6],
  [1024, 4],
  [1440, 5],
  [3840, 6],
] as const) {
  test(
    `[H-06] ${shown} games in whole rows at ${width} px`,
    deepUnless([360, 1440].includes(width)),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/favorites");
      const games = page.getByRole("list", { name: band }).getByRole("article");
      await expect(games.filter({ visible: true })).toHaveCount(shown);
      const rows = new Set<number>();
      const columns = new Set<number>();
      for (const game of await games.filter({ visible: true }).all()) {
        const box = await game.boundingBox();
        rows.add(Math.round(box?.y ?? 0));
        columns.add(Math.round(box?.x ?? 0));
      }
      expect(rows.size * columns.size).toBe(shown);
      await expectNoAxeFindings(page);
    },
  );
}

test("[R-03] a search that finds few shows others below them, none twice", async ({ page }) => {
  await page.goto("/search?q=grand+theft+auto+v");
  await expect(page.getByRole("list", { name: "Games found" }).getByRole("article").first()).toBeVisible();
  const found = await page.getByRole("list", { name: "Games found" }).getByRole("heading").allTextContents();
  const others = page.getByRole("list", { name: band });
  await expect(others.getByRole("article").first()).toBeVisible();
  const names = await others.getByRole("heading").allTextContents();
  expect(names.filter((name) => found.includes(name))).toEqual([]);
});
