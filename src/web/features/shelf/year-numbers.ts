// What a year was in numbers: what was finished in it, by month and by genre, and how long that takes.
import { t } from "#web/lib/t.ts";
import { genreWords } from "#web/lib/term-words.ts";
import type { ShelfEntry } from "#web/state/shelf/shelf-entry.ts";

export type YearNumbers = {
  year: number;
  /** How often a game was finished in each of its twelve months. */
  months: readonly number[];
  /** The genres of the games finished, the most frequent first. */
  genres: readonly { name: string; count: number }[];
  /** How many games were finished. */
  games: number;
  /** How often: a game may be finished more than once. */
  finished: number;
  /** As long as these games usually take, each time. */
  hours: number;
};

const GENRES_SHOWN = 8;
type Finished = { entry: ShelfEntry; month: number; year: number };

function finishedOf(entries: Iterable<ShelfEntry>): Finished[] {
  const all: Finished[] = [];
  for (const entry of entries)
    for (const { value } of Object.values(entry.plays)) {
      if (value === null || value.finished === "") continue;
      all.push({ entry, year: Number(value.finished.slice(0, 4)), month: Number(value.finished.slice(5, 7)) });
    }
  return all;
}

function genresOf(finished: readonly Finished[]): YearNumbers["genres"] {
  const counts = new Map<string, number>();
  for (const { entry } of finished)
    for (const genre of entry.game.value.genres) {
      const name = genreWords(genre);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .slice(0, GENRES_SHOWN);
}

/** Each year in which something was finished, the last first. */
export function yearsInNumbers(entries: Iterable<ShelfEntry>): YearNumbers[] {
  const years = Map.groupBy(finishedOf(entries), ({ year }) => year);
  return [...years]
    .toSorted(([a], [b]) => b - a)
    .map(([year, finished]) => ({
      year,
      months: Array.from({ length: 12 }, (_, index) => finished.filter(({ month }) => month === index + 1).length),
      genres: genresOf(finished),
      games: new Set(finished.map(({ entry }) => entry.id)).size,
      finished: finished.length,
      hours: finished.reduce((sum, { entry }) => sum + entry.game.value.playtime, 0),
    }));
}

/** A sentence for a year: the games, the times where these are more, and the hours. */
export const yearWords = ({ games, finished, hours }: Pick<YearNumbers, "games" | "finished" | "hours">): string =>
  t("shelf.finishedIn", { count: games, times: finished > games ? finished : 0, hours });
