// Where RAWG stops serving a filtered list: over a catalogue that has more games than that.
import { afterAll, beforeAll, expect, it } from "vitest";
import { catalogueFiles, testGame, writeFiles } from "../../../test/support/catalogue-files.ts";
import { startTestApp, type TestApp } from "../../../test/support/test-app.ts";

const SERVED_MAX = 10_000;
const GAMES = SERVED_MAX + 60;

let test: TestApp;
beforeAll(async () => {
  const games = Array.from({ length: GAMES }, (_, index) =>
    testGame({ id: 100_000 - index, name: `Corridor ${index}`, popularity: 90 - (index / GAMES) * 80 }),
  );
  test = await startTestApp({ dataDirectory: writeFiles(catalogueFiles(games)) });
});
afterAll(() => test.close());

it.each([
  ["search=corridor", 40],
  ["genres=action", 20],
  // It filters nothing, and yet the list counts as filtered.
  ["metacritic=80", 40],
])(
  "[G-01] serves of a list with %s 10,000 results in pages of %i, and says how many there are",
  async (query, size) => {
    const last = SERVED_MAX / size;
    const page = (number: number) => test.get(`/api/games?${query}&page_size=${size}&page=${number}`);
    const { status, body } = await page(last);
    expect([status, body.count, body.results.length]).toEqual([200, GAMES, size]);
    for (const beyond of [last + 1, last + 2]) {
      expect(await page(beyond)).toMatchObject({ status: 404, text: '{"detail":"Invalid page."}' });
    }
  },
);

it("[G-01] serves the whole list to its end", async () => {
  const { status, body } = await test.get("/api/games?page_size=40&page=252");
  expect([status, body.count, body.next]).toEqual([200, GAMES, null]);
  expect(body.results.at(-1)).toMatchObject({ name: `Corridor ${GAMES - 1}` });
});
