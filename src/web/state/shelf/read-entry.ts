// Reads an entry of the shelf from whatever was stored or imported: what can be understood of it is kept.
import { type Mark, MARKS } from "#web/lib/marks.ts";
import { favoriteKey } from "#web/state/favorite-game.ts";
import { readShelved, standIn } from "./read-shelved.ts";
import {
  isMadeUpName,
  isStored,
  newReading,
  type Read,
  readStamped,
  readStampedRecord,
  readText,
  type Stored,
} from "./read-stamped.ts";
import type { Play, ShelfEntry } from "./shelf-entry.ts";

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

const readPlay: Read<Play | null> = (value, reading) => {
  if (value === null) return null;
  if (!isStored(value)) return undefined;
  const day = (text: unknown = "") => {
    if (typeof text === "string" && isDay(text)) return text;
    if (text !== "") reading.isWhole = false;
    return "";
  };
  const [begun, finished] = [day(value["begun"]), day(value["finished"])];
  if (begun === "" && finished === "") return undefined;
  if (finished === "" || begun <= finished) return { begun, finished };
  // What was finished counts in years and months; with when it was begun nobody reckons.
  reading.isWhole = false;
  return { begun: "", finished };
};

type ReadEntry = { entry: ShelfEntry | undefined; isWhole: boolean };
type Parts = Omit<ShelfEntry, "id" | "game">;

function readParts(stored: Stored, reading: ReturnType<typeof newReading>): Parts {
  const mark = readStamped(stored["mark"], readMark, reading);
  const halfStars = readStamped(stored["halfStars"], readHalfStars, reading);
  const note = readStamped(stored["note"], readText(NOTE_MAX_CHARACTERS), reading);
  return {
    ...(mark && { mark }),
    ...(halfStars && { halfStars }),
    ...(note && { note }),
    plays: readStampedRecord(stored["plays"], { isKey: isMadeUpName, read: readPlay, most: PLAYS_MAX }, reading),
  };
}

const saysNothing = ({ mark, halfStars, note, plays }: Parts) =>
  !mark && !halfStars && !note && Object.keys(plays).length === 0;

/**
 * The entry in `stored`, undefined where not even the game's id can be told, or nothing but that. `isWhole` is false as soon as
 * anything in it could not be understood.
 */
export function readEntry(stored: unknown): ReadEntry {
  const reading = newReading();
  const key = isStored(stored) ? favoriteKey(stored["id"]) : undefined;
  if (!isStored(stored) || key === undefined) return { entry: undefined, isWhole: false };
  const id = Number(key);
  const game = readStamped(stored["game"], readShelved(id), reading);
  const parts = readParts(stored, reading);
  if (game === undefined && saysNothing(parts)) return { entry: undefined, isWhole: false };
  return { entry: { id, game: game ?? standIn(id), ...parts }, isWhole: reading.isWhole && game !== undefined };
}
