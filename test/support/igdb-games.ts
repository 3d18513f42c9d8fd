// Games in the shapes that IGDB's API documents (https://api-docs.igdb.com/#game), as they came before the enumerations
// became tables and as they come since, and any number of plain ones. The games and their facts are made up.
import type { IgdbRow } from "./apicalypse.ts";

const day = (text: string) => Date.parse(`${text}T00:00:00Z`) / 1000;
export const FIRST_CHANGE = day("2026-01-01");

/** Every field that the feed reads, spelled as until August 2025. */
export const OLD_SHAPE: IgdbRow = {
  id: 11,
  category: 0,
  name: "Lantern Coast",
  slug: "lantern-coast",
  summary: "Light the lamps of a drowned coast.",
  first_release_date: day("2015-05-19"),
  release_dates: [
    { id: 1, date: day("2015-05-19"), category: 0, human: "May 19, 2015", platform: 6, region: 8, y: 2015, m: 5 },
    { id: 2, date: day("2019-10-15"), category: 0, human: "Oct 15, 2019", platform: 130, region: 8, y: 2019, m: 10 },
  ],
  platforms: [
    { id: 6, name: "PC (Microsoft Windows)" },
    { id: 48, name: "PlayStation 4" },
    { id: 9999, name: "Nobody's Machine" },
  ],
  genres: [
    { id: 12, name: "Role-playing (RPG)" },
    { id: 31, name: "Adventure" },
  ],
  themes: [
    { id: 1, name: "Action" },
    { id: 17, name: "Fantasy" },
    { id: 38, name: "Open world" },
  ],
  game_modes: [{ id: 1, name: "Single player" }],
  player_perspectives: [{ id: 2, name: "Third person" }],
  keywords: [
    { id: 270, slug: "post-apocalypse" },
    { id: 271, slug: "crafting" },
    { id: 272, slug: "lamps" },
  ],
  involved_companies: [
    { id: 1, company: { id: 1, name: "Shoreline Works" }, developer: true, publisher: false, porting: false },
    { id: 2, company: { id: 2, name: "Tidehouse" }, developer: false, publisher: true, supporting: false },
    { id: 3, company: { id: 3, name: "Port Hands" }, developer: false, publisher: false, porting: true },
  ],
  alternative_names: [
    { id: 1, name: "LC", comment: "Acronym" },
    { id: 2, name: "Lantern Coast" },
  ],
  game_localizations: [{ id: 1, name: "ランタンコースト", region: 3 }],
  collection: { id: 80, name: "Lantern" },
  franchises: [{ id: 9, name: "Coast Saga" }],
  age_ratings: [
    { id: 1, category: 2, rating: 5 },
    { id: 2, category: 1, rating: 11, rating_cover_url: "m" },
  ],
  external_games: [
    { id: 1, category: 1, uid: "292000", url: "https://store.steampowered.com/app/292000" },
    { id: 2, category: 1, uid: "355880", url: "https://store.steampowered.com/app/355880" },
    { id: 3, category: 5, uid: "1207664643", url: "https://www.gog.com/game/lantern_coast" },
    { id: 4, category: 14, uid: "115977" },
    { id: 5, category: 26, uid: "lantern", url: "https://evil.example/epicgames.com" },
  ],
  websites: [
    { id: 1, category: 1, url: "https://lantern-coast.example/", trusted: false },
    { id: 2, category: 13, url: "https://store.steampowered.com/app/292000", trusted: true },
    { id: 3, category: 15, url: "https://shoreline.itch.io/lantern-coast", trusted: true },
  ],
  cover: { id: 1, image_id: "co1wyy" },
  artworks: [
    { id: 1, image_id: "ar5l8n", alpha_channel: true },
    { id: 2, image_id: "ar5l8o", alpha_channel: false },
  ],
  screenshots: [
    { id: 1, image_id: "sc6l7s" },
    { id: 2, image_id: "sc6l7t" },
  ],
  videos: [
    { id: 1, name: "Trailer", video_id: "Ii9vU_6b2-0" },
    { id: 2, name: "Not a video", video_id: "../evil" },
  ],
  total_rating: 92.4,
  total_rating_count: 400,
  hypes: 50,
  follows: 70,
  updated_at: FIRST_CHANGE,
};

/** The same facts as far as they go, spelled as since then: numbers of entries of tables, and whole entries. */
export const NEW_SHAPE: IgdbRow = {
  ...Object.fromEntries(
    Object.entries(OLD_SHAPE).filter(([name]) => !["category", "collection", "follows"].includes(name)),
  ),
  id: 12,
  game_type: { id: 0, type: "Main Game" },
  release_dates: [
    { id: 1, date: day("2015-05-19"), date_format: 0, platform: { id: 6 }, release_region: 8, status: 6 },
    { id: 2, date: day("2019-10-15"), date_format: { id: 0, format: "YYYYMMMMDD" }, platform: 130, release_region: 8 },
  ],
  platforms: [6, 48, 9999],
  genres: [12, 31],
  themes: [1, 17, 38],
  game_modes: [1],
  player_perspectives: [2],
  collections: [{ id: 80, name: "Lantern" }],
  age_ratings: [
    { id: 1, organization: 2, rating_category: 5 },
    { id: 2, organization: { id: 1, name: "ESRB" }, rating_category: { id: 11, rating: "M" } },
  ],
  external_games: [
    { id: 1, external_game_source: 1, uid: "292000", url: "https://store.steampowered.com/app/292000" },
    { id: 2, external_game_source: { id: 1, name: "Steam" }, uid: "355880" },
    { id: 3, external_game_source: 5, uid: "1207664643", url: "https://www.gog.com/game/lantern_coast" },
    { id: 4, external_game_source: 14, uid: "115977" },
    { id: 5, external_game_source: 26, uid: "lantern", url: "https://evil.example/epicgames.com" },
  ],
  websites: [
    { id: 1, type: 1, url: "https://lantern-coast.example/", trusted: false },
    { id: 2, type: 13, url: "https://store.steampowered.com/app/292000", trusted: true },
    { id: 3, type: { id: 15, type: "Itch" }, url: "https://shoreline.itch.io/lantern-coast", trusted: true },
  ],
  hypes: 70,
};

const bare = (id: number, name: string, rest: object = {}): IgdbRow => ({
  id,
  name,
  updated_at: FIRST_CHANGE,
  ...rest,
});

/** What a game can be beside others, and what can be known of its day. */
export const KINDS_OF_GAMES: readonly IgdbRow[] = [
  OLD_SHAPE,
  NEW_SHAPE,
  bare(13, "Lantern Coast: Ebb", { game_type: 1, parent_game: 11 }),
  bare(14, "Lantern Coast: Gold Edition", { game_type: 0, version_parent: { id: 11, name: "Lantern Coast" } }),
  bare(15, "Coast Bundle", { category: 3 }),
  bare(16, "Lantern Coast Remake", { game_type: 8, parent_game: 11 }),
  bare(17, "Lantern Coast", { game_type: 11, parent_game: 11, platforms: [130] }),
  bare(18, "Known To The Year", {
    first_release_date: day("1983-12-31"),
    release_dates: [{ id: 1, date: day("1983-12-31"), date_format: 2, platform: 59 }],
  }),
  bare(19, "Known To The Quarter", {
    first_release_date: day("2027-09-30"),
    release_dates: [
      { id: 1, date: day("2027-09-30"), category: 5, platform: 6 },
      { id: 2, category: 7, platform: 48 },
    ],
  }),
  bare(20, "Known To The Month", { release_dates: [{ id: 1, date: day("1999-11-30"), date_format: 1, platform: 4 }] }),
  bare(21, "Only A Cover", { cover: { id: 2, image_id: "co1r8h" } }),
  { id: 22, updated_at: FIRST_CHANGE },
];

/** Plain games with rising ids, one of four missing as in IGDB. */
export function plainGames(count: number, firstId = 101): IgdbRow[] {
  return Array.from({ length: count }, (_, at) => {
    const id = firstId + at + Math.floor(at / 3);
    return bare(id, `Game ${id}`, {
      game_type: 0,
      // Nobody asked for its name.
      franchise: 596,
      genres: [[5, 8, 9, 12][at % 4]],
      platforms: [[6, 48, 130][at % 3]],
      first_release_date: day("2000-01-01") + at * 86_400,
      total_rating_count: at % 50,
      total_rating: 70,
    });
  });
}
