// A game as some list elsewhere tells of it, and what the words in such lists come to.
import { type Mark, MARKS } from "#web/lib/marks.ts";
import { isDay, NOTE_MAX_CHARACTERS } from "#web/state/shelf/read-entry.ts";

/** A game of a library, by the name that it has there. */
export type LibraryGame = {
  readonly name: string;
  /** Four figures: tells games of one name apart. */
  readonly year?: string;
  /** The catalogue's, which is RAWG's, too. */
  readonly id?: number;
  readonly mark?: Mark;
  /** 1 to 10. */
  readonly halfStars?: number;
  readonly note?: string;
  /** Days as YYYY-MM-DD. */
  readonly begun?: string;
  readonly finished?: string;
};

/** As many as the largest libraries have. */
export const GAMES_MAX = 20_000;
const NAME_MAX = 200;

/** What stands in a list, whatever it is. */
export type Fields = Readonly<Record<string, unknown>>;
export const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;
export const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? `${value}`.trim() : "";

/** What trackers call a state, in the words that stand in their files. */
const STATES: readonly (readonly [Mark, RegExp])[] = [
  ["not-interested", /not interested|ignored?|skipped/],
  ["dropped", /dropped|retired|abandon|shelved|quit/],
  ["want", /want|wish|backlog|to ?play|plan|unplayed|not played|queue|interested/],
  ["playing", /playing|in progress|started|current|replay|on hold|paused/],
  ["finished", /played|beaten|beat|finish|complet|mastered|done|100/],
];

/** The mark that a state's words come to; our own words are themselves. */
export function markOf(state: string): Mark | undefined {
  const words = state.toLowerCase();
  const own = MARKS.find((mark) => mark === words);
  if (own !== undefined) return own;
  return STATES.find(([, pattern]) => pattern.test(words))?.[0];
}

/** A day as trackers write it; undefined for what is none, as the 2012-00-00 of who knows the year alone. */
export function dayOf(text: string): string | undefined {
  const [, year = "", month = "", day = ""] = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(text) ?? [];
  const written = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(written) ? written : undefined;
}

/** The year in a date, or in other words. */
export const yearOf = (text: string) => /\b(?:19|20)\d\d\b/.exec(text)?.[0];

/** `DOOM (2016)`; a name that ends with a year in brackets stays as it is. */
export const withYear = (name: string, year: string | undefined) =>
  year === undefined || /\(\d{4}\)$/.test(name) ? name : `${name} (${year})`;

/** Half stars of `rating`, of which `best` is the most that can be given; undefined without one. */
export function halfStarsOf(rating: number, best: number): number | undefined {
  if (!Number.isFinite(rating) || rating <= 0) return undefined;
  return Math.min(Math.max(Math.round((rating / best) * 10), 1), 10);
}

export type Said = { [Key in keyof LibraryGame]: LibraryGame[Key] | undefined };

/** Without what is not said; nothing where there is no name. */
export function gameOf({ name, note, ...said }: Said & { name: string }): LibraryGame[] {
  const shown = name
    .replaceAll(/[™®©\p{Cc}]/gu, "")
    .trim()
    .slice(0, NAME_MAX);
  if (shown === "") return [];
  const kept = Object.entries({ ...said, note: note?.slice(0, NOTE_MAX_CHARACTERS) }).filter(
    ([, value]) => value !== undefined && value !== "",
  );
  return [{ name: shown, ...Object.fromEntries(kept) }];
}
