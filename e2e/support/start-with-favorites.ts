import type { Page } from "@playwright/test";
import { needsServer } from "./alone.ts";

/** Puts `count` of the catalogue's games into a browser that has no favourites. */
export async function startWithFavorites(page: Page, count: number): Promise<void> {
  needsServer("it asks the server by itself");
  const { results } = await (await page.request.get(`/api/games?page_size=${count}`)).json();
  await page.addInitScript(
    (record) => {
      if (localStorage.getItem("game-store") === null) localStorage.setItem("game-store", record);
    },
    JSON.stringify({ state: { favorites: results }, version: 0 }),
  );
}
