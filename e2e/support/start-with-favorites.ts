import type { Page } from "@playwright/test";
import { isAlone } from "./alone.ts";
import { askApi } from "./ask-api.ts";

/** Puts `count` of the catalogue's games into a browser that has no favourites. */
export async function startWithFavorites(page: Page, count: number): Promise<void> {
  const { results } = await askApi(page, `/api/games?page_size=${count}`);
  // There a page was opened to ask, and has left what an empty browser keeps.
  if (isAlone) await page.evaluate(() => localStorage.clear());
  await page.addInitScript(
    (record) => {
      if (localStorage.getItem("game-store") === null) localStorage.setItem("game-store", record);
    },
    JSON.stringify({ state: { favorites: results }, version: 0 }),
  );
}
