// On a small screen the filters cover the list: their button says what is behind them.
import { hold } from "./support/hold.ts";
import { listedGames, serveGames } from "./support/serve-catalogue.ts";
import { servePictures } from "./support/serve-pictures.ts";
import { expect, test } from "./support/test.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test.beforeEach(async ({ page }) => {
  await servePictures(page);
});

test("[F-04] Apply says how many games the sheet covers, and nothing while that is not known", async ({ page }) => {
  await serveGames(page, (asked) => ({ count: asked.has("genres") ? 1 : 1242, results: listedGames(1) }));
  const lists = await hold(page, /\/api\/games\?.*genres=/);
  await page.goto("/");
  await page
    .getByRole("banner")
    .getByRole("button", { name: /filters/i })
    .click();
  const apply = page.getByRole("button", { name: "Apply" });
  await expect(apply).toHaveAccessibleName("Apply · 1,242 games");
  await page.getByRole("group", { name: "Genre" }).getByRole("button", { name: "Strategy" }).click();
  await expect(apply).toHaveAccessibleName("Apply");
  lists.release();
  await expect(apply).toHaveAccessibleName("Apply · 1 game");
});
