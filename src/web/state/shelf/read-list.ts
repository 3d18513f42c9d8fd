import { favoriteKey } from "#web/state/favorite-game.ts";
import {
  isMadeUpName,
  isStored,
  newReading,
  type Read,
  readStamped,
  readStampedRecord,
  readText,
} from "./read-stamped.ts";
import type { ShelfList } from "./shelf-list.ts";

export const LIST_NAME_MAX_CHARACTERS = 120;
/** Of a note that is written here; longer ones, which older builds took, stay. */
export const LIST_NOTE_TYPED_MAX_CHARACTERS = 2000;
const NOTE_MAX_CHARACTERS = 4000;
const GAMES_MAX = 5000;

/** Places are counted on and halved: so far out they still differ. */
const PLACE_MAX = 1e9;

const readName: Read<string | null> = (value, reading) =>
  value === null ? null : readText(LIST_NAME_MAX_CHARACTERS)(value, reading);
const readPlace: Read<number | null> = (value, reading) => {
  if (value === null) return null;
  if (typeof value !== "number" || !Number.isFinite(value)) return undefined;
  const place = Math.max(-PLACE_MAX, Math.min(value, PLACE_MAX));
  if (place !== value) reading.isWhole = false;
  return place;
};
const readCover: Read<number | null> = (value) => {
  if (value === null) return null;
  return typeof value === "number" && favoriteKey(value) !== undefined ? value : undefined;
};
const isGame = (key: string) => favoriteKey(key) !== undefined;

type ReadList = { list: ShelfList | undefined; isWhole: boolean };

/**
 * The list in `stored`, undefined where not even its name can be told. `isWhole` is false as soon as anything in it could
 * not be understood.
 */
export function readList(stored: unknown): ReadList {
  const reading = newReading();
  const id = isStored(stored) ? stored["id"] : undefined;
  const name = isStored(stored) ? readStamped(stored["name"], readName, reading) : undefined;
  if (!isStored(stored) || !isMadeUpName(id) || name === undefined) return { list: undefined, isWhole: false };
  const note = readStamped(stored["note"], readText(NOTE_MAX_CHARACTERS), reading);
  const places = readStampedRecord(stored["places"], { isKey: isGame, read: readPlace, most: GAMES_MAX }, reading);
  const cover = readStamped(stored["cover"], readCover, reading);
  return { list: { id, name, ...(note && { note }), ...(cover && { cover }), places }, isWhole: reading.isWhole };
}
