// Lists as tables: CSV with a column for titles. Columns as their makers write them: docs/import.md.
import { parse } from "csv-parse/browser/esm/sync";
import type { Mark } from "#web/lib/marks.ts";
import { lastDates, markOfShelves } from "./grouvee.ts";
import { dayOf, GAMES_MAX, gameOf, halfStarsOf, type LibraryGame, markOf, yearOf } from "./library-game.ts";

/** Columns by what they say, in the spelling of the trackers that write them. */
const COLUMNS = {
  name: ["name", "title", "game", "game name", "game title"],
  year: ["release_date", "release date", "released", "year", "release year"],
  rating: ["rating", "my rating", "user rating", "score", "my score", "review score", "stars"],
  note: ["review", "notes", "note", "review notes", "general notes", "comments", "retired notes"],
  state: ["mark", "status", "statuses", "state", "list", "shelf", "play status", "completion status"],
  begun: ["begun", "start date", "started", "date started", "started on"],
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

const markOfRow = (row: Row): Mark | undefined =>
  markOfShelves(inCell(row["shelves"])) ??
  LISTS.find(([name]) => isTicked(row[name]))?.[1] ??
  markOf(said(row, "state"));

/** The most that can be given: what the makers of a table say, or as the highest in it tells, 5 stars, 10 points or 100. */
function scaleOf(rows: readonly Row[], ratingOf: (row: Row) => string): number {
  const [{ changed, "review notes": scored } = {}] = rows as readonly (Row | undefined)[];
  if (changed !== undefined) return 5;
  if (scored !== undefined) return 100;
  const highest = Math.max(0, ...rows.map((row) => Number(ratingOf(row))).filter(Number.isFinite));
  return [5, 10, 100].find((scale) => highest <= scale) ?? highest;
}

/** Our own table keeps formulas from being run by an apostrophe before them. */
const asWritten = (text: string) => text.replace(/^'(?=[=+\-@\t\r])/, "");

/** The games of a CSV with a column for titles; none without one. Throws on what is no CSV. */
export function readTable(text: string): LibraryGame[] {
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
  const [first] = rows;
  if (first === undefined || said(first, "name") === "") return [];
  // HowLongToBeat calls a score a review, and a review its notes.
  const isScored = "review notes" in first;
  const ratingOf = (row: Row) => said(row, "rating") || (isScored && row["review"]) || "";
  const noteOf = (row: Row) => said(isScored ? { ...row, review: "" } : row, "note");
  const isOurs = ["id", "mark", "stars", "changed"].every((name) => name in first);
  const scale = scaleOf(rows, ratingOf);
  return rows.flatMap((row) => {
    const dates = lastDates(inCell(row["dates"]));
    return gameOf({
      name: isOurs ? asWritten(said(row, "name")) : said(row, "name"),
      year: yearOf(said(row, "year")),
      id: isOurs ? Number(row["id"]) || undefined : undefined,
      mark: markOfRow(row),
      halfStars: halfStarsOf(Number(ratingOf(row)), scale),
      note: isOurs ? asWritten(noteOf(row)) : noteOf(row),
      begun: dates.begun ?? dayOf(said(row, "begun")),
      finished: dates.finished ?? dayOf(said(row, "finished")),
    });
  });
}

/** Does the first line name a column for titles, beside another? */
export function isTable(text: string): boolean {
  const [first = ""] = text.replace(/^\uFEFF/, "").split(/\r?\n/, 1);
  const names = first.split(/[,;\t]/).map((name) => name.replaceAll('"', "").trim().toLowerCase());
  return names.length > 1 && COLUMNS.name.some((name) => names.includes(name));
}
