// Libraries from elsewhere as they are exported or copied, read into one form. What a format does not say is left out; what
// cannot be read is no game.
import { GAMES_MAX, gameOf, type LibraryGame } from "./library-game.ts";
import { readJson } from "./read-json.ts";
import { isTable, readTable } from "./read-table.ts";

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
