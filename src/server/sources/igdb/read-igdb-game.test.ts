// A game of IGDB as a record, from the shapes that its API documents, and the tables against the taxonomies.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import { describe, expect, it } from "vitest";
import { readSourceRecord } from "#server/sources/source-record.ts";
import { KINDS_OF_GAMES, NEW_SHAPE, OLD_SHAPE } from "../../../../test/support/igdb-games.ts";
import { IgdbGameSchema } from "./igdb-game.ts";
import { KEYWORD_TAGS } from "./keyword-tags.ts";
import { PLATFORM_SLUGS } from "./platform-slugs.ts";
import { readIgdbGame } from "./read-igdb-game.ts";
import { GENRE_TERMS, MODE_TERMS, PERSPECTIVE_TERMS, THEME_TERMS } from "./term-slugs.ts";

const read = (game: object, playtime?: number) => readIgdbGame(IgdbGameSchema.parse(game), playtime);
const slugsOf = (file: string, table: string): Set<string> => {
  const text = readFileSync(join(import.meta.dirname, "../../../../data/taxonomies", `${file}.toml`), "utf8");
  return new Set((parse(text)[table] as { slug: string }[]).map(({ slug }) => slug));
};
const gameOf = (id: number) => read(KINDS_OF_GAMES.find((game) => game.id === id) ?? { id });
const image = (id: string) => `https://images.igdb.com/igdb/image/upload/t_1080p/${id}.jpg`;

const EXPECTED = {
  kind: "game",
  name: "Lantern Coast",
  alternative_names: ["LC", "ランタンコースト"],
  released: "2015-05-19",
  platforms: ["pc", "playstation4", "nintendo-switch"],
  genres: ["role-playing-games-rpg", "adventure", "action"],
  tags: ["rpg", "fantasy", "open-world", "singleplayer", "third-person", "post-apocalyptic", "crafting"],
  stores: [
    { slug: "steam", url: "https://store.steampowered.com/app/292000" },
    { slug: "gog", url: "https://www.gog.com/game/lantern_coast" },
    { slug: "epic-games" },
    { slug: "itch", url: "https://shoreline.itch.io/lantern-coast" },
  ],
  developers: ["Shoreline Works"],
  publishers: ["Tidehouse"],
  series: "Lantern",
  rating: 4.62,
  ratings_count: 400,
  added: 2350,
  playtime: 41,
  esrb: "mature",
  description: "Light the lamps of a drowned coast.",
  website: "https://lantern-coast.example/",
  pictures: { background: image("ar5l8o"), screenshots: [image("sc6l7s"), image("sc6l7t")] },
  videos: [{ name: "Trailer", youtube: "Ii9vU_6b2-0" }],
  updated: "2026-01-01T00:00:00",
};

describe("[Q-05] a game of IGDB", () => {
  it.each([
    ["as it was spelled", OLD_SHAPE],
    ["as it is spelled since enumerations became tables", NEW_SHAPE],
  ])("%s becomes the same record", (_title, game) => {
    const record = read(game, 41);
    expect(record).toEqual({
      ...EXPECTED,
      key: String(game.id),
      ids: { igdb: game.id, steam: 292_000, gog: 1_207_664_643 },
    });
    expect(readSourceRecord(record)).toHaveProperty("record");
  });

  it.each([
    [13, { kind: "addition", parent: "11" }],
    [14, { kind: "edition", parent: "11" }],
    [15, { kind: "bundle" }],
    [16, { kind: "game" }],
    [17, { kind: "edition", parent: "11" }],
  ])("number %i is told apart from the game that it belongs to", (id, told) => {
    const { kind, parent } = gameOf(id);
    expect({ kind, ...(parent === undefined ? {} : { parent }) }).toEqual(told);
  });

  it.each([
    [18, "1983"],
    [19, "2027-Q3"],
    [20, "1999-11"],
    [21, undefined],
  ])("number %i says its day as far as it is known", (id, released) => {
    expect(gameOf(id).released).toBe(released);
  });

  it("shows its cover where there is no other picture, and a transparent artwork last", () => {
    expect(gameOf(21).pictures).toEqual({ background: image("co1r8h"), screenshots: [] });
    const [transparent, cover] = [{ image_id: "ar1", alpha_channel: true }, { image_id: "co1" }];
    const backgroundOf = (game: object) => read({ id: 1, name: "A", ...game }).pictures?.background;
    expect(backgroundOf({ artworks: [transparent], cover })).toBe(image("ar1"));
    expect(backgroundOf({ artworks: [transparent], cover, screenshots: [{ image_id: "sc1" }] })).toBe(image("sc1"));
    expect(backgroundOf({ artworks: [{ image_id: "../../evil" }] })).toBeUndefined();
  });

  it("without a name is refused with the reason", () => {
    expect(readSourceRecord(gameOf(22))).toEqual({ problem: "name: is empty" });
  });

  it.each([
    ["fields of other types", Object.fromEntries(Object.keys(OLD_SHAPE).map((field) => [field, { odd: [] }]))],
    ["members of other types", Object.fromEntries(Object.keys(OLD_SHAPE).map((field) => [field, [null, 7, "x", {}]]))],
    ["numbers without bounds", { total_rating: 1e9, total_rating_count: -3, hypes: 1e6, updated_at: 1e15 }],
    ["dates without bounds", { first_release_date: 9e15, release_dates: [{ date: -9e15 }], updated_at: -1 }],
    [
      "links that lead nowhere",
      {
        websites: [
          { url: "javascript:alert(1)", type: 1 },
          { url: "//x", type: 13 },
        ],
      },
    ],
    ["links with credentials", { websites: [{ url: "https://a:b@store.steampowered.com/app/1", type: 13 }] }],
  ])("with %s is still a record", (_title, fields) => {
    const record = read({ ...fields, id: 5, name: "Odd" });
    expect(readSourceRecord(record)).toHaveProperty("record.name", "Odd");
    expect(JSON.stringify(record)).not.toMatch(/javascript|a:b/);
  });

  it("with more of everything than a record holds is cut, not refused", () => {
    const many = <T>(make: (at: number) => T) => Array.from({ length: 300 }, (_, at) => make(at));
    const record = read({
      id: 5,
      name: "Much",
      alternative_names: many((at) => ({ name: `Name ${at}` })),
      screenshots: many((at) => ({ image_id: `sc${at}` })),
      videos: many((at) => ({ name: "V", video_id: String(at).padStart(11, "0") })),
      involved_companies: many((at) => ({ company: { name: `Studio ${at}` }, developer: true })),
      keywords: many(() => ({ slug: "crafting" })),
      summary: "x".repeat(30_000),
    });
    expect(readSourceRecord(record)).toMatchObject({ record: { tags: ["crafting"], videos: { length: 10 } } });
  });

  it.each([
    [92.4, 4.62],
    [100, 5],
    [50, 2.5],
    [3, 1],
  ])("rated %f of a hundred has %f stars", (points, stars) => {
    expect(read({ id: 1, name: "A", total_rating: points, total_rating_count: 3 }).rating).toBe(stars);
  });

  it("that nobody rated has no rating, and counts who waits for it", () => {
    const awaited = read({ id: 1, name: "A", total_rating: 80, hypes: 40, follows: 30 });
    expect(awaited).not.toHaveProperty("rating");
    expect(awaited.added).toBe(200);
  });

  it("is only told in slugs of the taxonomies", () => {
    const terms = [GENRE_TERMS, THEME_TERMS, MODE_TERMS, PERSPECTIVE_TERMS].flatMap((table) => [...table.values()]);
    const genres = slugsOf("genres", "genre");
    const tags = slugsOf("tags", "tag");
    const platforms = slugsOf("platforms", "platform");
    const unknown = [
      ...terms.flatMap((row) => row.genres).filter((slug) => !genres.has(slug)),
      ...terms.flatMap((row) => row.tags).filter((slug) => !tags.has(slug)),
      ...[...KEYWORD_TAGS.values()].filter((slug) => !tags.has(slug)),
      ...[...PLATFORM_SLUGS.values()].filter((slug) => !platforms.has(slug)),
    ];
    expect(unknown).toEqual([]);
  });
});
