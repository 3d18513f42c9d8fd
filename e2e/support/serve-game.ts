// Answers of the catalogue service that a test makes up, for the game's page.
import type { Page } from "@playwright/test";
import { isAlone } from "./alone.ts";
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

/**
 * Answers what is asked of games that only a test knows, by ids below a thousand, as soon as a visitor turns to their
 * cards. Games of the bundled catalogue stay what they are.
 */
export async function serveUnknownGames(page: Page): Promise<void> {
  if (isAlone) return;
  // Their pages ask for insights as soon as they stand, and nobody here waits for the answer.
  await page.route(/\/api\/insights\/\d{1,3}$/, () => new Promise(() => {}));
  await page.route(/\/api\/games\/\d{1,3}\?include=screenshots/, async (route) => {
    // A test that has ended needs no answer.
    const response = await route.fetch().catch(() => undefined);
    if (response === undefined) return;
    if (response.status() !== 404) return route.fulfill({ response });
    const id = Number(/(\d+)\?/.exec(route.request().url())?.[1]);
    return route.fulfill({ json: { ...bareGame, id, name: `Game ${id}`, screenshots: [], videos: [] } });
  });
}

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
