// A small catalogue for tests, as the TOML files a person would write: a handful of games that between them meet every
// rule of the protocol, and enough others to fill pages.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { stringify } from "smol-toml";
import { ESRB_RATINGS } from "../../src/server/catalogue/entry.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

export type TestGame = Record<string, string | number | boolean | readonly string[]> & { id: number; name: string };
/** Slugs of people by slug of what they did, by game. */
type TestTeams = Readonly<Record<number, Readonly<Record<string, readonly string[]>>>>;
type TestFile = { path: string; text: string };

const term = (id: number, slug: string, name: string) => ({ id, slug, name });

const TAXONOMIES = {
  genre: [
    term(4, "action", "Action"),
    term(3, "adventure", "Adventure"),
    term(7, "puzzle", "Puzzle"),
    term(5, "role-playing-games-rpg", "RPG"),
  ],
  parent_platform: [
    term(1, "pc", "PC"),
    term(2, "playstation", "PlayStation"),
    term(3, "xbox", "Xbox"),
    term(7, "nintendo", "Nintendo"),
  ],
  platform: [
    { ...term(4, "pc", "PC"), parent: "pc" },
    { ...term(18, "playstation4", "PlayStation 4"), parent: "playstation", year_start: 2013 },
    { ...term(16, "playstation3", "PlayStation 3"), parent: "playstation", year_start: 2006, year_end: 2017 },
    { ...term(1, "xbox-one", "Xbox One"), parent: "xbox" },
    { ...term(7, "nintendo-switch", "Nintendo Switch"), parent: "nintendo" },
  ],
  store: [
    {
      ...term(1, "steam", "Steam"),
      domain: "store.steampowered.com",
    },
    { ...term(5, "gog", "GOG"), domain: "gog.com" },
  ],
  tag: [
    term(31, "singleplayer", "Singleplayer"),
    term(7, "multiplayer", "Multiplayer"),
    term(639, "roguelike", "Roguelike"),
    term(64, "fantasy", "Fantasy"),
    term(42, "great-soundtrack", "Great Soundtrack"),
    term(118, "story-rich", "Story Rich"),
    term(45, "2d", "2D"),
  ],
  developer: [term(4, "north-works", "North Works"), term(10, "south-works", "South Works")],
  publisher: [term(20, "big-house", "Big House"), term(21, "small-house", "Small House")],
  creator: [term(47, "ada-composer", "Ada Composer"), term(2_000_000_001, "bo-designer", "Bo Designer")],
  creator_role: [term(2, "director", "director"), term(3, "composer", "composer"), term(6, "designer", "designer")],
};

const TAGS = ["singleplayer", "fantasy", "great-soundtrack", "story-rich", "2d"];
/** Two sentences of which no eight words in a row are those of another number. */
const describeGame = (id: number) =>
  `A game made for tests, number ${id}, with corridors that lead to the room ${id} and doors that open when ${id} is asked. Choose it because rule ${id} finds something to hold on to here.`;

/** A whole entry from what matters to a test. */
export function testGame(game: TestGame): TestGame {
  return {
    slug: game.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-"),
    platforms: ["pc"],
    genres: ["action"],
    tags: TAGS,
    developers: ["north-works"],
    publishers: ["big-house"],
    stores: ["steam"],
    scene: "peaks",
    mood: "calm",
    popularity: 20,
    description: describeGame(game.id),
    ...(game["tba"] === true ? {} : { released: "2001-01-01" }),
    ...game,
  };
}

/** Games 101 to 112, each there for the sake of some rule. */
export const NAMED_GAMES: readonly TestGame[] = [
  {
    id: 101,
    name: "Pokémon: Étoile",
    playtime: 40,
    released: "2015-02-01",
    popularity: 80,
    metacritic: 90,
    rating: 4.5,
    ratings_count: 900,
    alternative_names: ["PKE"],
    platforms: ["pc", "playstation4"],
    esrb: "teen",
    website: "https://example.org/",
  },
  {
    id: 102,
    name: "Portal",
    playtime: 4,
    released: "2015-06-01",
    popularity: 78,
    metacritic: 95,
    rating: 4.6,
    ratings_count: 300,
    genres: ["puzzle"],
    stores: ["steam", "gog"],
  },
  {
    id: 103,
    name: "Portal 2",
    playtime: 9,
    released: "2015-12-31",
    popularity: 79,
    metacritic: 95,
    rating: 4.6,
    ratings_count: 100,
    genres: ["action", "puzzle"],
    series: "test-chambers",
  },
  {
    id: 104,
    name: "Portal Stories",
    released: "2016-01-01",
    popularity: 8,
    genres: ["puzzle"],
    series: "test-chambers",
    platforms: ["playstation3"],
    stores: [],
  },
  {
    id: 105,
    name: "Spider-Man: Far From Home",
    released: "2014-12-31",
    popularity: 75,
    metacritic: 87,
    platforms: ["playstation4"],
    developers: ["south-works"],
    stores: ["gog"],
  },
  {
    id: 106,
    name: "Fall of Castles VII",
    released: "2015-05-05",
    popularity: 71,
    metacritic: 80,
    genres: ["role-playing-games-rpg"],
    alternative_names: ["FoC7"],
    series: "fall-of-castles",
  },
  {
    id: 107,
    name: "Fall of Castles VIII",
    tba: true,
    popularity: 48,
    genres: ["role-playing-games-rpg"],
    series: "fall-of-castles",
  },
  {
    id: 108,
    name: "Fall of Castles VII: The Moat",
    released: "2016-05-05",
    popularity: 42,
    parent: 106,
    publishers: ["small-house"],
  },
  {
    id: 109,
    name: "Dungeon of Dice",
    released: "2015-07-07",
    popularity: 38,
    metacritic: 70,
    tags: ["roguelike", ...TAGS.slice(1)],
    platforms: ["pc", "nintendo-switch", "xbox-one"],
  },
  { id: 110, name: "F.E.A.R. of Heights", released: "1999-10-10", popularity: 36, genres: ["adventure"] },
  {
    id: 111,
    name: "The Quiet Sea",
    released: "2015-08-08",
    popularity: 34,
    metacritic: 70,
    rating: 4,
    ratings_count: 200,
    genres: ["adventure"],
  },
  {
    id: 112,
    name: "Quiet Sea <Redux> & Friends",
    released: "2020-02-29",
    popularity: 34,
    platforms: ["nintendo-switch"],
    publishers: ["small-house"],
    description: `${describeGame(112)} It runs at <60 frames & never says sorry.`,
  },
].map(testGame);

/** Forty games of 2001, numbers 201 to 240, the higher the less added; game 240 is the least of all. */
export const FILLERS: readonly TestGame[] = Array.from({ length: 40 }, (_, index) =>
  testGame({
    id: 201 + index,
    name: `Filler ${String(index + 1).padStart(2, "0")}`,
    popularity: 32 - index / 10,
    genres: ["adventure"],
  }),
);

const TEAMS: TestTeams = {
  103: { designer: ["bo-designer"], director: ["bo-designer", "ada-composer"] },
  111: { composer: ["ada-composer"] },
};

const FIRST_SERIES_ID = 5000;

/** A series is called as its slug says: `test-chambers` is Test Chambers. */
function seriesOf(games: readonly TestGame[]) {
  const slugs = games.flatMap(({ series }) => (typeof series === "string" ? [series] : []));
  return [...new Set(slugs)].map((slug, index) => ({
    id: FIRST_SERIES_ID + index,
    slug,
    name: slug.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trim(),
  }));
}

/** The taxonomies by the names of their blocks, and of the people those whom one of these teams names. */
function taxonomiesFor(games: readonly TestGame[], teams: TestTeams) {
  const named = new Set(Object.values(teams).flatMap((team) => Object.values(team).flat()));
  return {
    ...TAXONOMIES,
    creator: TAXONOMIES.creator.filter(({ slug }) => named.has(slug)),
    series: seriesOf(games),
    age_rating: ESRB_RATINGS,
  };
}

/** The files of a catalogue with these games, made by these people, each where its year says. */
export function catalogueFiles(
  games: readonly TestGame[] = [...NAMED_GAMES, ...FILLERS],
  teams: TestTeams = Object.fromEntries(games.flatMap(({ id }) => (TEAMS[id] === undefined ? [] : [[id, TEAMS[id]]]))),
): TestFile[] {
  const byYear = Map.groupBy(games, ({ released }) => (typeof released === "string" ? released.slice(0, 4) : "tba"));
  const dated = (game: TestGame) => String(game["released"] ?? "");
  return [
    ...Object.entries(taxonomiesFor(games, teams)).map(([block, entries]) => ({
      path: `taxonomies/${block.replaceAll("_", "-").replace(/s?$/, "s")}.toml`,
      text: stringify({ [block]: entries }),
    })),
    ...[...byYear].map(([year, members]) => ({
      path: `games/${year}.toml`,
      text: stringify({
        game: members
          .toSorted((a, b) => (dated(a) < dated(b) ? -1 : 1))
          .map((game) => ({ ...game, creators: teams[game.id] ?? {} })),
      }),
    })),
  ];
}

/** Writes the files below `directory` and gives it back. */
export function writeFiles(files: readonly TestFile[], directory = temporaryDirectory()): string {
  for (const { path, text } of files) {
    const target = join(directory, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  return directory;
}
