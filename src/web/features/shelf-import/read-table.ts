// Lists as tables: CSV with a column for titles. Columns as their makers write them: docs/import.md.
import { parse } from "csv-parse/browser/esm/sync";
import { headerNames } from "#web/lib/header-names.ts";
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

/** Who has written a table, by columns that nobody else has together, and how many points their best game has. */
const MAKERS = {
  ludex: { columns: ["id", "mark", "stars", "changed"], best: 5 },
  howLongToBeat: { columns: ["title", "review", "review notes"], best: 100 },
  igdb: { columns: ["id", "game", "url", "rating", "category"], best: 10 },
} as const;
type Maker = keyof typeof MAKERS;

const makerOf = (first: Row): Maker | undefined =>
  (["ludex", "howLongToBeat", "igdb"] as const).find((maker) => MAKERS[maker].columns.every((name) => name in first));

/** What the best game has where nobody says: 5 stars, 10 points or 100, as the highest rating tells. */
function bestOf(ratings: readonly number[]): number {
  const highest = Math.max(0, ...ratings.filter(Number.isFinite));
  return [5, 10, 100].find((best) => highest <= best) ?? highest;
}

const asWritten = (text: string) => text.replace(/^'(?=[=+\-@\t\r])/, "");

type Told = { name: string; rating: string; note: string; id?: number };

const asNamed = (row: Row): Told => ({ name: said(row, "name"), rating: said(row, "rating"), note: said(row, "note") });

/** What of a row is read by its maker's habits. */
const HABITS: Record<Maker | "other", (row: Row) => Told> = {
  // Formulas are kept from being run by an apostrophe before them.
  ludex: (row) => ({
    name: asWritten(said(row, "name")),
    rating: said(row, "rating"),
    note: asWritten(said(row, "note")),
    id: Number(row["id"]),
  }),
  // It calls a score a review, and a review its notes.
  howLongToBeat: ({ review = "", ...row }) => ({ name: said(row, "name"), rating: review, note: said(row, "note") }),
  igdb: asNamed,
  other: asNamed,
};

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
  const maker = makerOf(first);
  const read = rows.map((row) => ({ ...HABITS[maker ?? "other"](row), row }));
  const best = maker === undefined ? bestOf(read.map(({ rating }) => Number(rating))) : MAKERS[maker].best;
  return read.flatMap(({ row, name, rating, note, id }) => {
    const dates = lastDates(inCell(row["dates"]));
    return gameOf({
      name,
      year: yearOf(said(row, "year")),
      id: Number.isSafeInteger(id) ? id : undefined,
      mark: markOfRow(row),
      halfStars: halfStarsOf(Number(rating), best),
      note,
      begun: dates.begun ?? dayOf(said(row, "begun")),
      finished: dates.finished ?? dayOf(said(row, "finished")),
    });
  });
}

/** Does the first line name a column for titles, beside another? */
export function isTable(text: string): boolean {
  const names = headerNames(text);
  return names.length > 1 && COLUMNS.name.some((name) => names.includes(name));
}
