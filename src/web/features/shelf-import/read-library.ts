// Libraries from elsewhere as they are exported or copied, read into one form. What a format does not say is left out; what
// cannot be read is no game.
import { titlesAmong } from "./beside-titles.ts";
import { GAMES_MAX, gameOf, type LibraryGame } from "./library-game.ts";
import { countOwnLists, readJson } from "./read-json.ts";
import { isTable, readTable } from "./read-table.ts";

function readLines(text: string): LibraryGame[] {
  const lines = text
    .split(/\r?\n/, 4 * GAMES_MAX)
    .map((line) => line.replace(/^\s*(?:[-*•]\s*|\d{1,4}[.)]\s+)/, "").trim());
  return titlesAmong(lines)
    .slice(0, GAMES_MAX)
    .flatMap((name) => gameOf({ name }));
}

/** How many lists a text holds beside its games: those of a shelf's own file. */
export function countLists(text: string): number {
  try {
    return countOwnLists(JSON.parse(text));
  } catch {
    return 0;
  }
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
