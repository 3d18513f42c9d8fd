// Lists as JSON: Steam's, RAWG's, Grouvee's and our own. Fields as their makers write them: docs/import.md.
import type { Mark } from "#web/lib/marks.ts";
import { readEntry } from "#web/state/shelf/read-entry.ts";
import { readList } from "#web/state/shelf/read-list.ts";
import { SHELF_FORMAT } from "#web/state/shelf/shelf-file.ts";
import { isOnShelf, playsOf } from "#web/state/shelf/shelf-entry.ts";
import { lastDates, markOfShelves } from "./grouvee.ts";
import {
  type Fields,
  GAMES_MAX,
  gameOf,
  halfStarsOf,
  isFields,
  type LibraryGame,
  markOf,
  textOf,
  yearOf,
} from "./library-game.ts";

/** RAWG's word for what somebody does with a game. */
const RAWG_STATES: Readonly<Record<string, Mark>> = {
  toplay: "want",
  yet: "want",
  playing: "playing",
  beaten: "finished",
  dropped: "dropped",
};

function gamesIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (!isFields(value)) return [];
  // Steam's GetOwnedGames and our own file, pages of RAWG, an export of Grouvee, and what wraps either.
  return (
    ["response", "games", "results", "collection"]
      .map((name) => gamesIn(value[name]))
      .find((list) => list.length > 0) ?? []
  );
}

/** Of a file that a shelf here was exported to. */
function readOwn(game: Fields): LibraryGame[] {
  const { entry } = readEntry(game);
  if (entry === undefined || !isOnShelf(entry)) return [];
  const { id, name, released } = entry.game.value;
  const last = playsOf(entry).at(-1);
  return gameOf({
    name,
    id,
    year: yearOf(released ?? ""),
    mark: entry.mark?.value ?? undefined,
    halfStars: entry.halfStars?.value ?? undefined,
    note: entry.note?.value,
    begun: last?.begun,
    finished: last?.finished,
  });
}

/** Grouvee's stars are five. */
const GROUVEE_STARS = 5;

function readGrouvee(game: Fields): LibraryGame[] {
  return gameOf({
    name: textOf(game["name"]),
    year: yearOf(textOf(game["release_date"])),
    mark: markOfShelves(game["shelves"]),
    halfStars: halfStarsOf(Number(game["rating"]), GROUVEE_STARS),
    note: textOf(game["review"]),
    ...lastDates(game["dates"]),
  });
}

function readOther(game: Fields): LibraryGame[] {
  const { user_game: own, id, slug } = game;
  const isOfRawg = isFields(own) && typeof id === "number" && typeof slug === "string";
  const state = isFields(own) ? textOf(own["status"]) : textOf(game["status"]);
  return gameOf({
    name: textOf(game["name"] ?? game["title"]),
    year: yearOf(textOf(game["released"] ?? game["release_date"])),
    id: isOfRawg ? id : undefined,
    mark: RAWG_STATES[state] ?? (state === "" ? undefined : markOf(state)),
  });
}

const isOwnFile = (value: unknown): value is Fields => isFields(value) && value["format"] === SHELF_FORMAT;

/** How many lists a shelf's own file has in a JSON value, without those that were taken away; 0 in any other value. */
export function countOwnLists(value: unknown): number {
  const lists: unknown = isOwnFile(value) ? value["lists"] : undefined;
  return Array.isArray(lists) ? lists.filter((list) => readList(list).list?.name.value != null).length : 0;
}

/** The games in a JSON value of one of these forms. */
export function readJson(value: unknown): LibraryGame[] {
  const isOurs = isOwnFile(value);
  return gamesIn(value)
    .slice(0, GAMES_MAX)
    .filter(isFields)
    .flatMap((game) => {
      if (isOurs) return readOwn(game);
      return isFields(game["shelves"]) ? readGrouvee(game) : readOther(game);
    });
}
