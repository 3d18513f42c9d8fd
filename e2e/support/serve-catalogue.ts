// Answers for the catalogue where a test needs games that the bundled catalogue does not have, and a record of what the
// page asked.
import type { Page, Request } from "@playwright/test";
import { serveAppShell } from "./serve-app-shell.ts";
import { serveUnknownGames } from "./serve-game.ts";

const PLATFORMS = ["PC", "PlayStation 4", "PlayStation 5", "Xbox One", "Nintendo Switch", "iOS", "macOS"];

/** A game of a list as the service sends it, with everything; `changes` takes away or replaces. */
export function listedGame(id: number, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id,
    slug: `game-${id}`,
    name: `Game ${id}`,
    released: "2015-05-18",
    tba: false,
    background_image: `/media/games/${id}/background.jpg`,
    rating: 4.5,
    ratings_count: 10,
    metacritic: 88,
    added: 10,
    platforms: PLATFORMS.map((name, index) => ({ platform: { id: index + 1, name, slug: `p${index}` } })),
    genres: [
      { id: 4, name: "Action", slug: "action" },
      { id: 5, name: "RPG", slug: "role-playing-games-rpg" },
    ],
    developers: [
      { id: 1, name: "First Studio", slug: "first" },
      { id: 2, name: "Second Studio", slug: "second" },
    ],
    screenshots: [1, 2, 3].map((number) => ({ id: number, image: `/media/games/${id}/screenshot-${number}.jpg` })),
    videos: [],
    short_screenshots: [],
    ...changes,
  };
}

/** `count` games numbered from `from`. */
export function listedGames(count: number, from = 1): Record<string, unknown>[] {
  return Array.from({ length: count }, (_, index) => listedGame(from + index));
}

type Answer = { count?: number; results: Record<string, unknown>[] };

/** Answers the list by `answer`, which sees the parameters asked for. */
export async function serveGames(page: Page, answer: (asked: URLSearchParams) => Answer): Promise<void> {
  await serveAppShell(page);
  await serveUnknownGames(page);
  await page.route("**/api/games?*", (route) => {
    const { count, results } = answer(new URL(route.request().url()).searchParams);
    return route.fulfill({ json: { count: count ?? results.length, next: null, previous: null, results } });
  });
}

/** The parameters of every list asked for, in order. */
export function recordLists(page: Page): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  // A document that carries its answer asks nothing.
  void serveAppShell(page);
  page.on("request", (request: Request) => {
    const url = new URL(request.url());
    if (url.pathname === "/api/games") asked.push(url.searchParams);
  });
  return asked;
}

/** The last list asked for, as an object without what is always there. */
export function lastAsked(asked: readonly URLSearchParams[]): Record<string, string> {
  const { include: _include, page_size: _size, ...rest } = Object.fromEntries(asked.at(-1) ?? []);
  return rest;
}
