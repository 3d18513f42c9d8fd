// Items of RAWG's lists as records.
import { describe, expect, it } from "vitest";
import { asItem, makeGames } from "../../../../test/support/large-rawg-games.ts";
import { readRawgGame } from "./read-rawg-game.ts";

const game = { id: 3328, added: 21_000, released: "2015-05-18", updated: "2026-03-01T10:11:12" };
const record = (item: unknown) => {
  const read = readRawgGame(item);
  return "record" in read ? read.record : read;
};

describe("a game of RAWG's lists", () => {
  it("[Q-01] is the same record in the database's shape and in the index's", () => {
    for (const made of makeGames(300).filter(({ id }) => id % 10 !== 0)) {
      expect(record(asItem(made, "B"))).toEqual(record(asItem(made, "A")));
    }
  });

  it("[Q-01] brings all that a list carries", () => {
    const item = {
      ...asItem(game, "B"),
      name: " The Game ",
      rating: 4.65,
      ratings_count: 6400,
      metacritic: 92,
      playtime: 43,
      platforms: [{ platform: { id: 4, name: "PC", slug: "pc" } }],
      genres: [{ id: 5, name: "RPG", slug: "role-playing-games-rpg" }],
      stores: [{ store: { id: 1, name: "Steam", slug: "steam" } }],
      tags: [
        { id: 31, name: "Singleplayer", slug: "singleplayer", language: "eng" },
        { id: 99, name: "Для одного игрока", slug: "dlia-odnogo-igroka", language: "rus" },
      ],
      esrb_rating: { id: 4, name: "Mature", slug: "mature", name_en: "Mature", name_ru: "Для взрослых" },
      background_image: "https://media.rawg.io/media/games/618/a.jpg",
      short_screenshots: [
        { id: -1, image: "https://media.rawg.io/media/games/618/a.jpg" },
        ...[1, 2, 3, 4, 5, 6].map((id) => ({ id, image: `https://media.rawg.io/media/screenshots/1/${id}.jpg` })),
      ],
    };
    expect(record(item)).toEqual({
      key: "3328",
      slug: "game-3328",
      kind: "game",
      name: "The Game",
      alternative_names: [],
      released: "2015-05-18",
      platforms: ["pc"],
      genres: ["role-playing-games-rpg"],
      tags: ["singleplayer"],
      stores: [{ slug: "steam" }],
      developers: [],
      publishers: [],
      ids: { rawg: 3328 },
      metacritic: 92,
      rating: 4.65,
      ratings_count: 6400,
      added: 21_000,
      playtime: 43,
      esrb: "mature",
      pictures: {
        background: "https://media.rawg.io/media/games/618/a.jpg",
        // The first of RAWG's seven is the background once more.
        screenshots: [1, 2, 3, 4, 5, 6].map((id) => `https://media.rawg.io/media/screenshots/1/${id}.jpg`),
      },
      videos: [],
      updated: "2026-03-01T10:11:12",
    });
  });

  it.each([
    [{ platforms: null, parent_platforms: undefined }, { platforms: [] }],
    [{ released: null }, { released: undefined }],
    [{ released: "1900-01-01" }, { released: undefined }],
    [{ rating: 0 }, { rating: undefined }],
    [
      { metacritic: null, esrb_rating: null },
      { metacritic: undefined, esrb: undefined },
    ],
    [{ background_image: null, short_screenshots: [] }, { pictures: { screenshots: [] } }],
    [{ updated: undefined }, { updated: undefined }],
    [
      {
        genres: [
          { id: 1, name: "?", slug: "" },
          { id: 2, name: "Indie", slug: "indie" },
        ],
      },
      { genres: ["indie"] },
    ],
  ])("[Q-01] may have parts that are empty: %j", (given, expected) => {
    expect(record({ ...asItem(game, "B"), ...given })).toMatchObject(expected);
  });

  it("[Q-01] is told of in one line where it cannot be a record", () => {
    expect(record({ ...asItem(game, "A"), id: 0 })).toEqual({ problem: "id cannot be read" });
    expect(record({ ...asItem(game, "A"), name: "n".repeat(301) })).toEqual({
      problem: "name: is longer than 300 characters",
    });
    expect(record("nothing")).toEqual({ problem: expect.stringContaining("cannot be read") });
  });

  it("leaves out slugs that the catalogue does not know", () => {
    const item = {
      ...asItem(game, "A"),
      tags: ["co-op", "odd-words"].map((slug, id) => ({ id: id + 1, name: slug, slug, language: "eng" })),
    };
    const read = readRawgGame(item, { tags: new Set(["co-op"]) });
    expect("record" in read && read.record.tags).toEqual(["co-op"]);
  });
});
