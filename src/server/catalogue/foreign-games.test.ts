import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { catalogueFiles, testGame, writeFiles } from "../../../test/support/catalogue-files.ts";
import { temporaryDirectory } from "../../../test/support/temporary-directory.ts";
import { sourceRecord } from "../../../test/support/source-record.ts";
import type { TestApp } from "../../../test/support/test-app.ts";
import { startTestApp } from "../../../test/support/test-app.ts";
import type { Taken } from "#server/sources/merge/merge-sources.ts";
import { createCatalogueSource } from "./catalogue-source.ts";
import { openCatalogue } from "./open.ts";

const OWN = testGame({
  id: 501,
  name: "Storm Ring",
  released: "1993-11-19",
  platforms: ["pc"],
  developers: ["north-works"],
});
const KEPT_ID = 3_100_000_000;

const TAKEN: readonly Taken[] = [
  {
    source: "rawg",
    credit: { name: "RAWG", url: "https://rawg.io/" },
    records: [
      sourceRecord({
        key: "9001",
        slug: "wheel-of-rain",
        name: "Wheel of Rain",
        released: "2012-05",
        platforms: ["pc", "unheard-of"],
        genres: ["puzzle"],
        tags: ["2d", "unheard-of"],
        stores: [{ slug: "gog", url: "https://www.gog.com/game/wheel" }],
        developers: ["North Works Ltd.", "Rain People"],
        rating: 4.5,
        ratings_count: 20,
        added: 40_000,
        pictures: {
          background: "https://media.rawg.io/a.jpg",
          screenshots: ["https://media.rawg.io/a.jpg", "https://media.rawg.io/b.jpg"],
        },
        videos: [
          { name: "Rain", small: "https://media.rawg.io/s.mp4" },
          { name: "Only there", youtube: "abcdefghijk" },
        ],
      }),
      sourceRecord({
        key: "9002",
        name: "Storm Ring",
        released: "1993",
        platforms: ["pc"],
        metacritic: 80,
        added: 5,
        description: "Theirs.",
      }),
    ],
  },
  {
    source: "old-games",
    credit: { name: "Old Games © Somebody", licence: "CC BY 4.0" },
    records: [
      sourceRecord({ key: "r", name: "Wheel of Rain", released: "2012", platforms: ["pc", "playstation3"] }),
      sourceRecord({ key: "s", name: "雪", released: "1990", genres: ["role-playing-games-rpg"], added: 1 }),
    ],
  },
];

let test: TestApp;
beforeAll(async () => {
  const db = openCatalogue({
    dataDirectory: writeFiles(catalogueFiles([OWN])),
    stateDirectory: temporaryDirectory(),
    foreign: { taken: TAKEN, known: new Map([["old-games r", KEPT_ID]]) },
    revision: 3,
  });
  const { source, gameIndex } = createCatalogueSource(db);
  test = await startTestApp({ deps: { source, gameIndex } });
});
afterAll(() => test.close());

const get = async (path: string) => (await test.get(path)).body;

describe("[Q-02] [Q-07] games of other sources in the catalogue", () => {
  it("are listed, filtered, searched and counted with those of data/", async () => {
    expect(await test.ids("")).toEqual([9001, 501, expect.any(Number)]);
    expect(await test.ids("genres=puzzle&tags=2d&platforms=16")).toEqual([9001]);
    expect(await test.ids("search=whell of rain")).toEqual([9001]);
    expect(await test.ids("genres=puzzle&tags_none=2d")).toEqual([]);
  });

  it("are whole games, of whose terms only those that data/ knows are kept", async () => {
    expect(await get("/api/games/wheel-of-rain?include=screenshots,movies")).toMatchObject({
      id: 9001,
      released: "2012-05-31",
      released_precision: "month",
      rating: 4.5,
      background_image: "https://media.rawg.io/a.jpg",
      description_raw: "Puzzle game by North Works Ltd. for PC and PlayStation 3, 2012.",
      is_brief: true,
      platforms: [{ platform: { slug: "pc" } }, { platform: { slug: "playstation3" } }],
      tags: [{ slug: "2d" }],
      developers: [{ slug: "north-works" }, { slug: "rain-people", name: "Rain People" }],
      screenshots: [{ image: "https://media.rawg.io/b.jpg" }],
      videos: [{ name: "Only there", data: {}, youtube: "abcdefghijk" }],
      movies_count: 1,
    });
    const { results } = await get("/api/games/9001/stores");
    expect(results).toMatchObject([{ url: "https://www.gog.com/game/wheel" }]);
    expect(await get("/api/developers/rain-people")).toMatchObject({ games_count: 1 });
  });

  it("[Q-08] say whom their parts come from", async () => {
    expect((await get("/api/games/9001"))["sources"]).toEqual([
      { source: "rawg", name: "RAWG", url: "https://rawg.io/", parts: ["facts", "scores", "pictures", "videos"] },
      { source: "old-games", name: "Old Games © Somebody", licence: "CC BY 4.0", parts: [] },
    ]);
  });

  it("only add to a game of data/ what that leaves open", async () => {
    const game = await get("/api/games/501");
    expect(game).toMatchObject({
      slug: "storm-ring",
      metacritic: 80,
      released: "1993-11-19",
      description_raw: OWN["description"],
    });
    expect(game["is_brief"]).toBeUndefined();
    expect(game["sources"]).toMatchObject([{ source: "rawg", parts: ["scores"] }]);
    expect(await get("/api/games/9002")).toMatchObject({ id: 501 });
  });

  it("[K-02] have drawn pictures where no source has any, whatever script they are written in", async () => {
    const { results } = await get("/api/games?search=雪");
    const [snow] = results;
    expect(snow?.["background_image"]).toMatch(/\/media\/games\/\d+\/background\.jpg/);
    expect(snow?.["slug"]).toBe(`game-${snow?.id}`);
  });

  it("[Q-09] are found by the ids that they had", async () => {
    expect(await get(`/api/games/${KEPT_ID}`)).toMatchObject({ id: 9001 });
  });
});
