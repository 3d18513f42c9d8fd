// Shelves of thousands of games that are all different, as they weigh the most: a mark, stars and a note on each, every third
// with dates, changed at any time by one of two hundred pages.
import { createRandom } from "#artwork/prng.ts";
import { MARKS } from "../../src/web/lib/marks.ts";
import type { KeptGame } from "../../src/web/state/read-kept-game.ts";
import { type ShelfEntry, withChange } from "../../src/web/state/shelf/shelf-entry.ts";
import { makeTitles } from "../../bench/generated/titles.ts";
import { createVocabulary } from "../../bench/generated/words.ts";

const NOTE_WORDS = 14;
const PAGES = 200;
const STUDIOS = 900;
const DAY_MS = 86_400_000;

/** So many games as RAWG has them: pictures under names that nothing can be told from. */
function someGames(size: number): KeptGame[] {
  const random = createRandom("games");
  const hex = (length: number) => Array.from({ length }, () => random.int(0, 15).toString(16)).join("");
  const studios = makeTitles(STUDIOS, "studios");
  const studio = () => {
    const id = random.int(1, STUDIOS);
    const name = studios[id - 1]?.name ?? "";
    return { id, name, slug: name.toLowerCase().replaceAll(/\W+/g, "-") };
  };
  const term = (kind: string, most: number) => {
    const id = random.int(1, most);
    return { id, name: `${kind} ${id}`, slug: `${kind.toLowerCase()}-${id}` };
  };
  const two = (figure: number) => String(figure).padStart(2, "0");
  return makeTitles(size, "titles").map(({ name }, index) => ({
    id: index * 100 + random.int(1, 99),
    name,
    released: `${random.int(1985, 2026)}-${two(random.int(1, 12))}-${two(random.int(1, 28))}`,
    released_precision: undefined,
    background_image: `https://media.rawg.io/media/games/${hex(3)}/${hex(32)}.jpg`,
    dominant_color: hex(6),
    rating: random.int(200, 490) / 100,
    metacritic: random.chance(0.4) ? random.int(50, 97) : null,
    playtime: random.int(0, 60),
    platforms: Array.from({ length: random.int(1, 6) }, () => ({ platform: term("Platform", 30) })),
    genres: Array.from({ length: random.int(1, 3) }, () => term("Genre", 19)),
    developers: [studio()],
    screenshots: undefined,
    videos: undefined,
  }));
}

/** The same each time. */
export function largeShelf(size: number): ReadonlyMap<number, ShelfEntry> {
  const random = createRandom("marks");
  const word = createVocabulary("notes");
  const by = () => (random.int(1, PAGES) * 0x9e3779b97f4a7).toString(16).padStart(16, "0");
  const entries = someGames(size).map((game, index) => {
    const stamp = { now: Date.UTC(2025, 0, 1) + random.int(0, 600 * DAY_MS), by: by() };
    const note = Array.from({ length: NOTE_WORDS }, () => word(random)).join(" ");
    const plays = index % 3 === 0 ? { [`p${index}`]: { begun: "", finished: "2025-03-04" } } : {};
    const change = { mark: random.pick(MARKS), halfStars: random.int(1, 10), note, plays };
    return withChange(undefined, { game, change }, stamp);
  });
  return new Map(entries.map((entry) => [entry.id, entry]));
}
