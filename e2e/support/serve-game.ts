// Answers of the catalogue service that a test makes up, for the game's page.
import type { Page } from "@playwright/test";
import { serveAppShell } from "./serve-app-shell.ts";

/** A game that the bundled catalogue has. */
export const PORTAL_2 = 4200;

const bareGame = {
  id: PORTAL_2,
  slug: "bare",
  name: "Bare",
  released: null,
  background_image: null,
  background_image_additional: null,
  rating: 0,
  metacritic: null,
  platforms: null,
  genres: [],
  stores: [],
  developers: [],
  publishers: [],
  tags: [],
  website: "",
  description: "",
};

const emptyPage = { count: 0, next: null, previous: null, results: [] };

/** Answers the three questions of a game's page with data of the test. */
export async function serveGame(
  page: Page,
  game: object,
  media: { screenshots?: object[]; movies?: object[] } = {},
): Promise<void> {
  const list = (results: object[] = []) => ({ ...emptyPage, count: results.length, results });
  await serveAppShell(page);
  await page.route(`**/api/games/${PORTAL_2}*`, (route) => route.fulfill({ json: { ...bareGame, ...game } }));
  await page.route(`**/api/games/${PORTAL_2}/screenshots*`, (route) =>
    route.fulfill({ json: list(media.screenshots) }),
  );
  await page.route(`**/api/games/${PORTAL_2}/movies*`, (route) => route.fulfill({ json: list(media.movies) }));
}
