// Libraries from elsewhere as they are exported or copied, read into one form. What a format does not say is left out; what
// cannot be read is no game. Columns and fields as their makers document or write them: docs/import.md.
import { parse } from "csv-parse/browser/esm/sync";
import type { Mark } from "#web/lib/marks.ts";

/** A game of a library, by the name that it has there. */
export type LibraryGame = {
  readonly name: string;
  /** Four figures: tells games of one name apart. */
  readonly year?: string;
  /** RAWG's, which is the catalogue's, too. */
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
const GAMES_MAX = 20_000;
const NAME_MAX = 200;
const NOTE_MAX = 4000;

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;
const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? `${value}`.trim() : "";

/** What trackers call a state, in the words that stand in their files. */
const STATES: readonly (readonly [Mark, RegExp])[] = [
  ["not-interested", /not interested|ignored?|skipped/],
  ["dropped", /dropped|retired|abandon|shelved|quit/],
  ["want", /want|wish|backlog|to ?play|plan|unplayed|not played|queue|interested/],
  ["playing", /playing|in progress|started|current|replay|on hold|paused/],
  ["finished", /played|beaten|beat|finish|complet|mastered|done|100/],
];

/** The mark that a state's words come to. */
export function markOf(state: string): Mark | undefined {
  const words = state.toLowerCase();
  return STATES.find(([, pattern]) => pattern.test(words))?.[0];
}

/** A day as trackers write it; undefined for what is none. */
export function dayOf(text: string): string | undefined {
  const [, year = "", month = "", day = ""] = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(text) ?? [];
  const written = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return Number.isNaN(Date.parse(written)) || year === "" ? undefined : written;
}

const yearOf = (text: string) => /\b(?:19|20)\d\d\b/.exec(text)?.[0];

/** Half stars of a rating, of which the highest in the whole file tells the scale: 5 stars, 10 points or 100. */
function halfStarsOf(rating: number, scale: number): number | undefined {
  if (!Number.isFinite(rating) || rating <= 0) return undefined;
  return Math.min(Math.max(Math.round((rating / scale) * 10), 1), 10);
}

function scaleOf(ratings: readonly number[]): number {
  const highest = Math.max(0, ...ratings.filter(Number.isFinite));
  return [5, 10, 100].find((scale) => highest <= scale) ?? highest;
}

type Said = { [Key in keyof LibraryGame]: LibraryGame[Key] | undefined };

/** Without what is not said. */
function gameOf({ name, ...said }: Said & { name: string }): LibraryGame[] {
  const shown = name
    .replaceAll(/[™®©\p{Cc}]/gu, "")
    .trim()
    .slice(0, NAME_MAX);
  if (shown === "") return [];
  const kept = Object.entries(said).filter(([, value]) => value !== undefined && value !== "");
  return [{ name: shown, ...Object.fromEntries(kept) }];
}

/** Columns by what they say, in the spelling of the trackers that write them. */
const COLUMNS = {
  name: ["name", "title", "game", "game name", "game title"],
  year: ["release_date", "release date", "released", "year", "release year"],
  rating: ["rating", "my rating", "user rating", "score", "my score", "review score"],
  note: ["review", "notes", "note", "review notes", "comments"],
  state: ["status", "statuses", "state", "list", "shelf", "play status", "completion status"],
  begun: ["start date", "started", "date started", "started on"],
  finished: [
    "completion date",
    "finish date",
    "finished",
    "date finished",
    "completed on",
    "date completed",
    "end date",
  ],
} as const;
/** Trackers that have a column for each list put a mark into it. */
const LISTS: readonly (readonly [string, Mark])[] = [
  ["retired", "dropped"],
  ["dropped", "dropped"],
  ["playing", "playing"],
  ["completed", "finished"],
  ["beaten", "finished"],
  ["replay", "playing"],
  ["backlog", "want"],
  ["wishlist", "want"],
];

type Row = Readonly<Record<string, string>>;
const said = (row: Row, column: keyof typeof COLUMNS) =>
  COLUMNS[column].map((name) => row[name]?.trim() ?? "").find((text) => text !== "") ?? "";

const isTicked = (text: string | undefined) => /^(?:x|✓|true|yes|1)$/i.test(text?.trim() ?? "");

/** Grouvee writes shelves and dates as JSON into a cell. */
function inCell(text: string | undefined): unknown {
  try {
    return text === undefined || text === "" ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function datesInCell(text: string | undefined): { begun?: string | undefined; finished?: string | undefined } {
  const value = inCell(text);
  const last: unknown = Array.isArray(value) ? value.at(-1) : undefined;
  if (!isFields(last)) return {};
  return { begun: dayOf(textOf(last["date_started"])), finished: dayOf(textOf(last["date_finished"])) };
}

function markOfRow(row: Row): Mark | undefined {
  const shelves = inCell(row["shelves"]);
  const marks = isFields(shelves) ? Object.keys(shelves).map(markOf) : [];
  // What is said of the end counts more than that it was wanted once.
  const latest = (["finished", "dropped", "playing", "want"] as const).find((mark) => marks.includes(mark));
  return latest ?? LISTS.find(([name]) => isTicked(row[name]))?.[1] ?? markOf(said(row, "state"));
}

function readTable(text: string): LibraryGame[] {
  const columns = (header: string[]) => header.map((name) => name.trim().toLowerCase());
  const rows = parse(text, {
    columns,
    bom: true,
    delimiter: [",", ";", "\t"],
    relaxColumnCount: true,
    relaxQuotes: true,
    skipEmptyLines: true,
    to: GAMES_MAX,
  }) as Row[]; // With `columns` each is an object.
  if (rows[0] === undefined || said(rows[0], "name") === "") return [];
  const scale = scaleOf(rows.map((row) => Number(said(row, "rating") || Number.NaN)));
  return rows.flatMap((row) => {
    const dates = datesInCell(row["dates"]);
    return gameOf({
      name: said(row, "name"),
      year: yearOf(said(row, "year")),
      mark: markOfRow(row),
      halfStars: halfStarsOf(Number(said(row, "rating") || Number.NaN), scale),
      note: said(row, "note").slice(0, NOTE_MAX),
      begun: dates.begun ?? dayOf(said(row, "begun")),
      finished: dates.finished ?? dayOf(said(row, "finished")),
    });
  });
}

/** RAWG's word for what somebody does with a game. */
const RAWG_STATES: Readonly<Record<string, Mark>> = {
  toplay: "want",
  playing: "playing",
  beaten: "finished",
  dropped: "dropped",
};

function gamesIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (!isFields(value)) return [];
  // Steam's GetOwnedGames, pages of RAWG, and what wraps either.
  return ["response", "games", "results"].map((name) => gamesIn(value[name])).find((list) => list.length > 0) ?? [];
}

function readJson(value: unknown): LibraryGame[] {
  return gamesIn(value)
    .slice(0, GAMES_MAX)
    .filter(isFields)
    .flatMap((game) => {
      const { user_game: own, id, slug } = game;
      const isOfRawg = isFields(own) && typeof id === "number" && typeof slug === "string";
      const state = isFields(own) ? textOf(own["status"]) : textOf(game["status"]);
      return gameOf({
        name: textOf(game["name"] ?? game["title"]),
        year: yearOf(textOf(game["released"] ?? game["release_date"])),
        id: isOfRawg ? id : undefined,
        mark: RAWG_STATES[state] ?? (state === "" ? undefined : markOf(state)),
      });
    });
}

const DAY_FIRST = /^\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6},?(?: \d{4})?$/i;
const MONTH_FIRST = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6} \d{1,2},?(?: \d{4})?$/i;
/** What stands beside the titles where the page of a library was copied, in English. */
const BESIDE: readonly RegExp[] = [
  /^(?:total played|last played|last two weeks|never played|play|played|install|installed|uninstall)$/i,
  /^(?:view stats|stats|links|my game content|store page|community hub|achievements?(?: .*)?)$/i,
  /^[\d.,]+ ?(?:h|hrs?|hours?|mins?|minutes?)(?: .*)?$/i,
  /^\d+ ?(?:of|\/) ?\d+(?: .*)?$/i,
  DAY_FIRST,
  MONTH_FIRST,
  /^\d+(?:\.\d+)? ?[gmk]i?b$/i,
  /^\d+ ?%$/,
];
const isBeside = (line: string) => BESIDE.some((pattern) => pattern.test(line));

function readLines(text: string): LibraryGame[] {
  const lines = text
    .split(/\r?\n/, 4 * GAMES_MAX)
    .map((line) => line.replace(/^\s*(?:[-*•]\s*|\d{1,4}[.)]\s+)/, "").trim());
  const names = [...new Set(lines.filter((line) => line !== "" && !isBeside(line)))];
  return names.slice(0, GAMES_MAX).flatMap((name) => gameOf({ name }));
}

/** Does the first line name a column for titles, beside another? */
function isTable(text: string): boolean {
  const [first = ""] = text.replace(/^\uFEFF/, "").split(/\r?\n/, 1);
  const names = first.split(/[,;\t]/).map((name) => name.replaceAll('"', "").trim().toLowerCase());
  return names.length > 1 && COLUMNS.name.some((name) => names.includes(name));
}

/** The games that a text holds, whatever of the known formats it is; none where it holds none. */
export function readLibrary(text: string): LibraryGame[] {
  try {
    return readJson(JSON.parse(text));
  } catch {
    // No JSON.
  }
  try {
    return isTable(text) ? readTable(text) : readLines(text);
  } catch {
    return [];
  }
}
