// Lists in which those come earlier that are most of what is asked for.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { catalogueFiles, testGame, writeFiles } from "../../../test/support/catalogue-files.ts";
import { startTestApp, type TestApp } from "../../../test/support/test-app.ts";

/** Popularity is a logarithm of how many have a game: ten more are twice as many. */
const GAMES = [
  testGame({ id: 201, name: "Known Elsewhere", genres: ["action", "puzzle"], popularity: 52 }),
  testGame({ id: 202, name: "A Puzzle", genres: ["puzzle"], popularity: 50 }),
  testGame({ id: 208, name: "Not Out", genres: ["puzzle"], popularity: 51, tba: true }),
  testGame({ id: 203, name: "Hardly Known", genres: ["puzzle"], popularity: 5 }),
  testGame({ id: 204, name: "Tagged Late", tags: ["2d", "fantasy", "story-rich", "roguelike"], popularity: 52 }),
  testGame({ id: 205, name: "Tagged First", tags: ["roguelike", "2d"], popularity: 50 }),
  testGame({
    id: 206,
    name: "On Everything",
    platforms: ["pc", "playstation4", "nintendo-switch", "xbox-one"],
    popularity: 52,
  }),
  testGame({ id: 207, name: "On One Machine", platforms: ["nintendo-switch"], popularity: 50 }),
];

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ dataDirectory: writeFiles(catalogueFiles(GAMES)) });
});
afterAll(() => test.close());

describe("what is most of a kind", () => {
  it.each([
    ["genres=puzzle", [201, 208, 202, 203], [202, 201, 208, 203]],
    ["genres_all=puzzle", [201, 208, 202, 203], [202, 201, 208, 203]],
    ["tags=roguelike", [204, 205], [205, 204]],
    // A tag that stands among the genres.
    ["genres=roguelike&genre_tags=true", [204, 205], [205, 204]],
    ["platforms=7", [206, 207], [207, 206]],
    // Of several any counts, and the nearest most.
    ["platforms=7,18", [206, 207], [207, 206]],
  ])(
    "[S-14] comes earlier where %s is asked for, but not before what is far better known",
    async (query, byFame, typical) => {
      expect(await test.ids(query)).toEqual(byFame);
      expect(await test.ids(`${query}&typical=true`)).toEqual(typical);
      expect(await test.ids(`${query}&typical=true&ordering=-added`)).toEqual(byFame);
    },
  );

  it("[S-14] is on the same page whatever the size of pages, and words decide by themselves", async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => test.ids(`genres=puzzle&typical=true&page_size=1&page=${page}`)),
    );
    expect(pages.flat()).toEqual([202, 201, 208, 203]);
    expect(await test.ids("genres=puzzle&search=known&typical=true")).toEqual([201, 203]);
    expect(await test.ids("typical=true&page_size=2")).toEqual(await test.ids("page_size=2"));
  });

  it("[S-14] is looked for among the best known hundred and twenty, behind which fame decides alone", async () => {
    const many = Array.from({ length: 150 }, (_, at) =>
      testGame({
        id: 1000 + at,
        name: `Game ${at}`,
        genres: at === 149 ? ["puzzle"] : ["action", "puzzle"],
        popularity: 60 - at / 10,
      }),
    );
    const large = await startTestApp({ dataDirectory: writeFiles(catalogueFiles(many)) });
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => large.ids(`genres=puzzle&typical=true&page_size=40&page=${page}`)),
    );
    expect(pages.flat()).toEqual(many.map(({ id }) => id));
    expect(await large.ids("genres=puzzle&typical=true&page_size=39&page=4")).toEqual(
      many.slice(117).map(({ id }) => id),
    );
    await large.close();
  });
});
