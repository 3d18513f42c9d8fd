// Opens a catalogue of made-up games while the real one is still on its way, and searches it: a browser compiles code when
// it first runs, and what has run once takes half as long when a visitor waits for it.
import { beginDatabase, type BuiltContent, indexSections } from "#server/catalogue/build.ts";
import type { CatalogueDatabase } from "#server/catalogue/database.ts";
import type { GameRecord } from "#server/catalogue/record.ts";
import { contentArrays, contentOf } from "./catalogue-file.ts";
import { createEngine, type Given } from "./engine.ts";
import { setTimeout as pause } from "./timers.ts";

/** Enough for rows to be written many at a time, more than once. */
const GAMES = 600;
const DAY = "2001-01-01";
/** Where files come so soon behind the code of SQLite it is the processor that a visitor waits for, and not the network. */
const SOON_MS = 1000;
/** What is asked first: suggestions while somebody types, with a slip; and a page of a list. */
const QUESTIONS = [
  "search=made&page_size=9&include=matches,makers",
  "search=mdae&page_size=9&include=matches,makers",
  "page_size=20",
];

const term = { id: 1, slug: "one", name: "One" };
const TERMS: BuiltContent["catalogue"]["terms"] = {
  genres: [term],
  parent_platforms: [term],
  platforms: [{ ...term, parent: "one" }],
  stores: [term],
  tags: [term],
  developers: [term],
  publishers: [term],
  series: [term],
  age_ratings: [term],
  creators: [term],
  creator_roles: [term],
};

const gameAt = (place: number): GameRecord => ({
  id: place + 1,
  slug: `made-up-${place}`,
  name: `Made Up ${place}`,
  alternative_names: [`MU ${place}`],
  released: DAY,
  tba: false,
  updated: `${DAY}T00:00:00`,
  metacritic: 80,
  rating: 4,
  ratings_count: 100,
  added: GAMES - place,
  playtime: 1,
  platforms: [1],
  parent_platforms: [1],
  genres: [1],
  tags: [1],
  stores: [1],
  developers: [1],
  publishers: [1],
  series: [1],
  age_ratings: [1],
  creators: [],
  loved: [],
  team: [],
  scene: "peaks",
  mood: "calm",
  sentences: [],
  look: "",
  description: "",
  additions_count: 0,
  parents_count: 0,
  game_series_count: GAMES - 1,
});

/** Rests between its steps, with what was answered, and may be left at any of them. `open` gives an empty database. */
export async function* rehearse(open: () => CatalogueDatabase): AsyncGenerator<Given | undefined> {
  const written: BuiltContent = {
    catalogue: { terms: TERMS, tricks: [], genreTricks: [], elsewhere: [] },
    records: Array.from({ length: GAMES }, (_, place) => gameAt(place)),
  };
  const arrays = new Map([...contentArrays(written, ""), ...indexSections(written)]);
  yield undefined;
  const { content, version } = contentOf(arrays);
  const db = open();
  try {
    beginDatabase(db, content, version);
    yield undefined;
    const engine = createEngine(db);
    for (const question of QUESTIONS) yield await engine.ask(new URL(`http://rehearsal.invalid/api/games?${question}`));
  } finally {
    db.close();
  }
}

/**
 * Rehearses until the catalogue is there, if it takes long behind `starting`, which gives empty databases. Never rejects: a
 * failure of either is told to whoever waits for both.
 */
export async function rehearseUntil(
  fetching: Promise<unknown>,
  starting: Promise<() => CatalogueDatabase>,
): Promise<void> {
  const here = new AbortController();
  const noted = () => here.abort();
  const told = fetching.then(noted, noted);
  try {
    const open = await starting;
    await Promise.race([told, pause(SOON_MS)]);
    const steps = rehearse(open);
    while (!here.signal.aborted && (await steps.next()).done !== true) await pause(0);
    await steps.return(undefined);
  } catch {
    // What is only made up cannot be missed.
  }
}
