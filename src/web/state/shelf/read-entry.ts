// Reads an entry of the shelf from whatever was stored or imported: what can be understood of it is kept.
import { type Mark, MARKS } from "#web/lib/marks.ts";
import { favoriteKey } from "#web/state/favorite-game.ts";
import { readKeptGame } from "#web/state/read-kept-game.ts";
import { isMadeUpName, isStored, type Reading, readStamped, readStampedRecord } from "./read-stamped.ts";
import { type Play, type ShelfEntry, toShelved } from "./shelf-entry.ts";

export const NOTE_MAX_CHARACTERS = 4000;
const PLAYS_MAX = 200;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day as YYYY-MM-DD that is in the calendar. */
export function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const isMark = (value: unknown): value is Mark => MARKS.some((mark) => mark === value);
const isHalfStars = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= 10;

const readMark = (value: unknown) => (value === null || isMark(value) ? value : undefined);
const readHalfStars = (value: unknown) => (value === null || isHalfStars(value) ? value : undefined);
const readNote = (value: unknown) => (typeof value === "string" ? value.slice(0, NOTE_MAX_CHARACTERS) : undefined);

function readPlay(value: unknown): Play | null | undefined {
  if (value === null) return null;
  if (!isStored(value)) return undefined;
  const day = (text: unknown) => (typeof text === "string" && isDay(text) ? text : "");
  const play = { begun: day(value["begun"]), finished: day(value["finished"]) };
  return play.begun === "" && play.finished === "" ? undefined : play;
}

/**
 * The entry in `stored`, undefined where not even the game can be told. `isWhole` is false as soon as anything in it could
 * not be understood. `now` bounds the times that can be true.
 */
export function readEntry(stored: unknown, now: number): { entry: ShelfEntry | undefined; isWhole: boolean } {
  const reading: Reading = { now, isWhole: true };
  if (!isStored(stored)) return { entry: undefined, isWhole: false };
  const key = favoriteKey(stored["id"]);
  const readGame = (value: unknown) => (isStored(value) ? readKeptGame({ ...value, id: Number(key) }) : undefined);
  const game = key === undefined ? undefined : readStamped(stored["game"], readGame, reading);
  if (key === undefined || game === undefined) return { entry: undefined, isWhole: false };
  const mark = readStamped(stored["mark"], readMark, reading);
  const halfStars = readStamped(stored["halfStars"], readHalfStars, reading);
  const note = readStamped(stored["note"], readNote, reading);
  const entry: ShelfEntry = {
    id: Number(key),
    game: { ...game, value: toShelved(game.value) },
    ...(mark && { mark }),
    ...(halfStars && { halfStars }),
    ...(note && { note }),
    plays: readStampedRecord(stored["plays"], { isKey: isMadeUpName, read: readPlay, most: PLAYS_MAX }, reading),
  };
  return { entry, isWhole: reading.isWhole };
}
