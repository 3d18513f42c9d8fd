// Answers that a test makes up for lists of games for tests that are not about the catalogue itself.
import type { Page } from "@playwright/test";
import { serveAppShell } from "./serve-app-shell.ts";
import { serveUnknownGames } from "./serve-game.ts";

/** A game of a list with nothing but an id and a name; `changes` say what the test is about. */
export function aListed(id: number, changes: object = {}) {
  return {
    id,
    slug: `game-${id}`,
    name: `Game number ${id}`,
    released: "2015-05-18",
    background_image: `/media/games/${id}/background.jpg`,
    rating: 4.2,
    metacritic: 88,
    platforms: [{ platform: { id: 4, name: "PC", slug: "pc" } }],
    genres: [{ id: 4, name: "Action", slug: "action" }],
    developers: [{ id: 1, name: "Studio", slug: "studio" }],
    screenshots: [],
    videos: [],
    ...changes,
  };
}

/** The envelope of a list. */
export const aPage = (results: object[], count = results.length) => ({ count, next: null, previous: null, results });

/** The home page's own question, which screens with little to show ask, too. */
const isForAll = (query: URLSearchParams) =>
  [...query.keys()].every((name) => ["include", "page", "page_size"].includes(name));

/** What the app asked `/api/games` for, question by question, while `answer` answers; all games are none, and not counted. */
export async function serveList(
  page: Page,
  answer: (query: URLSearchParams) => object | Promise<object>,
): Promise<URLSearchParams[]> {
  const asked: URLSearchParams[] = [];
  await serveAppShell(page);
  await serveUnknownGames(page);
  await page.route(/\/api\/games\?/, async (route) => {
    const query = new URL(route.request().url()).searchParams;
    if (isForAll(query)) return route.fulfill({ json: aPage([]) });
    asked.push(query);
    // A request that was aborted meanwhile needs no answer.
    await route.fulfill({ json: await answer(query) }).catch(() => undefined);
  });
  return asked;
}
