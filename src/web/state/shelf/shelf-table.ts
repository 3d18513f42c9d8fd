// A shelf as a table for a spreadsheet: RFC 4180, one line for each game.
import { headerNames } from "#web/lib/header-names.ts";
import { changedAt, isOnShelf, playsOf, type ShelfEntry } from "./shelf-entry.ts";

const COLUMNS = ["id", "name", "released", "mark", "stars", "note", "begun", "finished", "times_played", "changed"];

/** The last moment that has a date; a wrong clock may have counted on from there. */
const LAST_DATE = 8.64e15;

/** Spreadsheets run what begins like a formula; names and notes never do. */
function cell(value: string | number): string {
  const text = typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function row(entry: ShelfEntry): string {
  const { id, name, released } = entry.game.value;
  const plays = playsOf(entry);
  const last = plays.at(-1);
  const stars = entry.halfStars?.value;
  const cells = [
    id,
    name,
    released ?? "",
    entry.mark?.value ?? "",
    stars ? stars / 2 : "",
    entry.note?.value ?? "",
    last?.begun ?? "",
    last?.finished ?? "",
    plays.length,
    new Date(Math.min(changedAt(entry), LAST_DATE)).toISOString(),
  ];
  return cells.map(cell).join(",");
}

/** Columns that no other table has together. */
const OWN_COLUMNS = ["id", "mark", "stars", "changed"];

/** Is it such a table, perhaps as a spreadsheet has kept it since? */
export function isShelfTable(text: string): boolean {
  const names = new Set(headerNames(text));
  return OWN_COLUMNS.every((name) => names.has(name));
}

/** The dates are those of the last time that a game was played. Begins with a mark by which Excel knows UTF-8. */
export function shelfTable(entries: Iterable<ShelfEntry>): string {
  const rows = [...entries].filter(isOnShelf).map(row);
  return `\uFEFF${[COLUMNS.join(","), ...rows].join("\r\n")}\r\n`;
}
