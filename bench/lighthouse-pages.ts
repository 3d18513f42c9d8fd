// What Lighthouse says of every kind of page for search engines, for those who cannot see, and of good manners. Nothing here
// is measured in time: once for each page is enough. Needs a built app; starts its own server.
import { examine, fetchLighthouse, printScores } from "./lighthouse.ts";
import { startServer, untilQuiet } from "./server.ts";

const START_LIMIT_MS = 180_000;
const CATEGORIES = ["seo", "accessibility", "best-practices"] as const;
const PAGES = {
  home: "/",
  "home, filtered": "/?genre=puzzle",
  game: "/game/4200",
  studio: "/studio/valve-software",
  publisher: "/publisher/nintendo",
  platform: "/platform/playstation5",
  genre: "/genre/puzzle",
  tag: "/tag/metroidvania",
  person: "/person/hideo-kojima",
  series: "/series/the-witcher",
  year: "/year/1998",
  "similar games": "/game/4200/similar",
  upcoming: "/upcoming",
  discover: "/discover",
  "compare, alike": "/compare?ids=3328,5679",
  "compare, any two": "/compare?ids=3328,4200",
  results: "/search?q=zelda",
};

/** Prints the scores as a Markdown table, and what cost points below it. */
export async function benchLighthousePages(): Promise<void> {
  const directory = fetchLighthouse();
  if (directory === undefined) return;
  // Nothing is measured in time: where others are at work, the server starts when it can.
  await using server = await startServer({}, { startLimitMs: START_LIMIT_MS });
  await untilQuiet(server);
  printScores(server.address, {
    pages: PAGES,
    categories: CATEGORIES,
    reportOf: (address, isDesktop) => examine(directory, address, { isDesktop, categories: CATEGORIES }),
  });
}
