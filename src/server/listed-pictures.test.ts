// What the pictures of the bundled catalogue show, walked as visitors walk it: page by page through its lists.
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createCatalogueSource } from "#server/catalogue/catalogue-source.ts";
import { openCatalogue } from "#server/catalogue/open.ts";
import { parseGamesQuery, parseTermsQuery } from "#server/games/query.ts";
import { NO_CLIENT } from "#server/http/ask-context.ts";
import { readPictureBriefs } from "../../scripts/catalogue/picture-briefs.ts";
import { filledDirectory } from "../../test/support/filled-directory.ts";

const DATA = join(import.meta.dirname, "../../data");
const PAGE_SIZE = 20;
const FIRST_YEAR = 1972;
const LAST_YEAR = 2027;

const briefs = readPictureBriefs();
const shows = new Map(
  briefs.map(({ id, sentences: [first] }) => [id, first && `${first.subject} in ${first.place}, ${first.view}`]),
);

let db: ReturnType<typeof openCatalogue>;
let source: ReturnType<typeof createCatalogueSource>["source"];
beforeAll(() => {
  db = openCatalogue({ dataDirectory: DATA, stateDirectory: filledDirectory() });
  ({ source } = createCatalogueSource(db));
});
afterAll(() => db.close());

/** What is shown twice on a page of this list, by page. */
async function repeatsIn(query: string): Promise<string[]> {
  const repeats: string[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const asked = new URLSearchParams(`${query}&page_size=${PAGE_SIZE}&page=${page}`);
    const { results, count } = (await source.listGames(parseGamesQuery(asked, 1), NO_CLIENT)).value;
    last = Math.ceil(count / PAGE_SIZE);
    const pictures = results.map(({ id }) => shows.get(id) ?? "nothing");
    const twice = pictures.filter((picture, index) => pictures.indexOf(picture) !== index);
    repeats.push(...twice.map((picture) => `page ${page}: ${picture}`));
  }
  return repeats;
}

describe("the pictures of a list", () => {
  it("are there for every game, each of parts that exist", () => {
    expect(shows.size).toBeGreaterThan(2500);
    expect([...shows].filter(([, picture]) => picture === undefined)).toEqual([]);
  });

  it("[K-11] never show the same thing in the same place from the same side on a page of the default order", async () => {
    expect(await repeatsIn("")).toEqual([]);
  });

  it.each(["genres", "platforms"] as const)(
    "[K-11] nor on a page of any of the %s",
    { timeout: 60_000 },
    async (kind) => {
      const terms = await source.listTerms(kind, parseTermsQuery(new URLSearchParams("page_size=40"), 40), NO_CLIENT);
      expect(terms.value.results.length).toBeGreaterThan(15);
      for (const { id, name } of terms.value.results) {
        expect({ name, repeats: await repeatsIn(`${kind}=${id}`) }).toEqual({ name, repeats: [] });
      }
    },
  );

  it("[K-11] nor on a page of any year", async () => {
    for (let year = FIRST_YEAR; year <= LAST_YEAR; year += 1) {
      const repeats = await repeatsIn(`dates=${year}-01-01,${year}-12-31`);
      expect({ year, repeats }).toEqual({ year, repeats: [] });
    }
  });

  it("[K-11] never show the same twice in a series", () => {
    const bySeries = Map.groupBy(
      briefs.filter(({ series }) => series !== undefined),
      ({ series }) => series,
    );
    expect(bySeries.size).toBeGreaterThan(150);
    for (const [series, games] of bySeries) {
      const pictures = games.map(({ id }) => shows.get(id));
      const twice = pictures.filter((picture, index) => pictures.indexOf(picture) !== index);
      expect({ series, twice }).toEqual({ series, twice: [] });
    }
  });

  it("[K-11] show what the game is about: football in every football game", async () => {
    const asked = new URLSearchParams("tags=soccer&page_size=40");
    const { results } = (await source.listGames(parseGamesQuery(asked, 1), NO_CLIENT)).value;
    expect(results.length).toBeGreaterThan(10);
    const others = results.filter(
      ({ id }) => !/^(?:football|footballer|football-team|manager) in /.test(shows.get(id) ?? ""),
    );
    expect(others.map(({ name }) => name)).toEqual([]);
  });
});
