// Reads what a shelf keeps of a game. What the visitor says of one whose name is lost is kept under its number: the next page
// that shows it to them brings the name back.
import { t } from "#web/lib/t.ts";
import { type KeptGame, readKeptGame } from "#web/state/read-kept-game.ts";
import { isStored, NOBODY, type Read, type Stored } from "./read-stamped.ts";
import { TERMS_MAX, toShelved } from "./shelf-entry.ts";
import type { Stamped } from "./stamped.ts";

const numbered = (id: number) => t("state.gameNumber", { key: String(id) });

const EMPTY: Omit<KeptGame, "id" | "name"> = {
  released: null,
  released_precision: undefined,
  background_image: null,
  dominant_color: undefined,
  rating: 0,
  metacritic: null,
  playtime: 0,
  platforms: [],
  genres: [],
  developers: undefined,
  screenshots: undefined,
  videos: undefined,
};

/** Stands for a game of which nothing but its id is known; older than all that anybody says of it. */
export const standIn = (id: number): Stamped<KeptGame> => ({
  value: toShelved({ ...EMPTY, id, name: numbered(id) }),
  at: 0,
  by: NOBODY,
});

/** Does the game say what was stored, as far as that says anything? Longer lists are cut, which loses nothing of the visitor's. */
function saysThatOf(stored: Stored, game: KeptGame): boolean {
  return Object.entries(game).every(([part, value]) => {
    const before = stored[part];
    if (before === undefined || before === null || part === "screenshots" || part === "videos") return true;
    if (!Array.isArray(value)) return before === value || (part === "id" && before === String(value));
    return Array.isArray(before) && value.length === Math.min(before.length, TERMS_MAX);
  });
}

/** The game with this id, under its number where it has no name. */
export const readShelved =
  (id: number): Read<KeptGame> =>
  (value, reading) => {
    if (!isStored(value)) return undefined;
    const name = typeof value["name"] === "string" && value["name"].trim() !== "" ? value["name"] : numbered(id);
    const read = readKeptGame({ ...value, id, name });
    const game = read && toShelved(read);
    if (game !== undefined && (value["name"] !== game.name || !saysThatOf(value, game))) reading.isWhole = false;
    return game;
  };
