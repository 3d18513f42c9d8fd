// What the site tells machines that read: which addresses are not worth a crawler's time, and, for language models, what
// the site is and how its data is asked for.

import { NO_PAGES } from "#shared/no-pages.ts";
import { SUBJECT_KINDS } from "#shared/subject-kinds.ts";
import { ROUTES } from "#shared/routes.ts";

const LEFT_ALONE = Object.values(NO_PAGES).flatMap(({ disallow }) => disallow ?? []);

/**
 * robots.txt: pages are open; the protocol's answers and the resized pictures are not pages. What draws a preview of a
 * shared link keeps to it, too, and needs the one picture of that size.
 */
export function robotsText(base: string): string {
  return `User-agent: *
${LEFT_ALONE.map((path) => `Disallow: ${path}\n`).join("")}Allow: /img?*w=1200&h=630
Allow: /api/docs
Allow: /api/openapi.json

Sitemap: ${base}/sitemap.xml
`;
}

const OWN = {
  pictures: "Pictures are drawn by the site itself and are no screenshots of the games.",
  siteMap: "every game's page",
};
const RAWGS = {
  pictures: `Games and pictures come from RAWG (https://rawg.io). What RAWG cannot
answer at the moment comes from a catalogue of the site's own, with pictures that it draws itself.`,
  siteMap: "the pages of the games that the site's own catalogue knows, a part of all",
};

/** llms.txt in the form that llmstxt.org describes. `servesRawg`: games are RAWG's rather than the bundled ones. */
export function llmsText(base: string, servesRawg: boolean): string {
  const { pictures, siteMap } = servesRawg ? RAWGS : OWN;
  return `# Ludex

> A site to discover video games: browse, search, filter and sort a catalogue, and read about each game. It needs no
> account, and its data is open through an API that speaks the protocol of the RAWG games API.

Reading the API needs no key and no JavaScript, and any origin may ask. Answers are JSON. Use the API rather than the
pages: one request answers a list of up to 40 games. Ask no more often than the server allows; it says 429 when it is
too much. ${pictures}

## API

- [API reference](${base}/api/docs): every route with its parameters, examples and answers, as a page
- [OpenAPI document](${base}/api/openapi.json): the same for programs, OpenAPI 3.1
- [Search](${base}/api/games?search=zelda&page_size=5): \`GET /api/games?search={words}\`
- [Filtered list](${base}/api/games?genres=action&ordering=-metacritic&page_size=5): \`GET /api/games?genres={slugs}&platforms={ids}&tags={slugs}&developers={slugs}&dates={from},{to}&ordering={field}\`
- [One game](${base}/api/games/portal-2): \`GET /api/games/{id or slug}\`
- [Genres](${base}/api/genres), [platforms](${base}/api/platforms), [tags](${base}/api/tags), [developers](${base}/api/developers): the words that filters understand

## Agents

- [Model Context Protocol](${base}/mcp): streamable HTTP without sessions, no key; tools to search, to find by filters, to read
  one game, for similar games, for the values of filters, and for a game by chance

## Pages

- [Catalogue](${base}${ROUTES.catalogue.path}): the whole catalogue; filters, order and page stand in the address
- Search: \`${base}${ROUTES.search.path}?q={words}\`
- A game: \`${base}${ROUTES.game.path}\`
- What games belong to: \`${base}${ROUTES.subject.path}\`, where kind is one of ${SUBJECT_KINDS.join(", ")}; the slugs are those of the
  API, of a year the year
- [Upcoming games](${base}${ROUTES.upcoming.path}): by month, and what is announced without a day; takes the catalogue's filters
- [Discover](${base}${ROUTES.discover.path}): shelves of the day, the same for everybody and others tomorrow
- Games like one, with reasons: \`${base}${ROUTES.similar.path}\`
- Two to four games side by side: \`${base}${ROUTES.compare.path}?ids={id},{id}\`
- [Sitemap](${base}/sitemap.xml): ${siteMap}

## Following

Any list can be followed at its own query, by putting the file's name behind its path:

- [Feed of new and changed games](${base}/feed.atom?genre=puzzle): Atom, \`${base}/feed.atom?{filters}\`
- [Calendar of release days](${base}${ROUTES.upcoming.path}/calendar.ics): iCalendar, \`${base}${ROUTES.upcoming.path}/calendar.ics?{filters}\`
- Also behind a search, a game's similar games and what games belong to: \`${base}${ROUTES.subject.path}/feed.atom\`
`;
}
