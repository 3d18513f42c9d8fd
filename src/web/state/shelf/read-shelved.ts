// Reads what a shelf keeps of a game. What the visitor says of one whose name is lost is kept under its number: the next page
// that shows it to them brings the name back.
import { t } from "#web/lib/t.ts";
import { type KeptGame, readKeptGame } from "#web/state/read-kept-game.ts";
import { isStored, NOBODY, type Read, type Stored } from "./read-stamped.ts";
import { GAME_NAME_MAX_CHARACTERS, TERMS_MAX, toShelved } from "./shelf-entry.ts";
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
  let part: keyof KeptGame;
  // Of thousands of games, lists of their parts would be what the browser is busy with.
  for (part in game) {
    const [before, value] = [stored[part], game[part]];
    if (before === undefined || before === null || part === "screenshots" || part === "videos") continue;
    const isSaid = Array.isArray(value)
      ? Array.isArray(before) && value.length === Math.min(before.length, TERMS_MAX)
      : before === value || (part === "id" && before === String(value));
    if (!isSaid) return false;
  }
  return true;
}

const fits = (terms: readonly unknown[] | undefined) => terms === undefined || terms.length <= TERMS_MAX;

/** Is a game that was just read, part by part, already what a shelf keeps of it? */
const isShelved = ({ name, platforms, genres, developers, screenshots, videos }: KeptGame) =>
  name.length <= GAME_NAME_MAX_CHARACTERS &&
  fits(platforms) &&
  fits(genres) &&
  fits(developers) &&
  screenshots === undefined &&
  videos === undefined;

/** The game with this id, under its number where it has no name. */
export const readShelved =
  (id: number): Read<KeptGame> =>
  (value, reading) => {
    if (!isStored(value)) return undefined;
    const name = typeof value["name"] === "string" && value["name"].trim() !== "" ? value["name"] : numbered(id);
    const read = readKeptGame({ ...value, id, name });
    const game = read && (isShelved(read) ? read : toShelved(read));
    if (game !== undefined && (value["name"] !== game.name || !saysThatOf(value, game))) reading.isWhole = false;
    return game;
  };
