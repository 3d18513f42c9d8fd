import { favoriteKey } from "#web/state/favorite-game.ts";
import { isMadeUpName, isStored, type Reading, readStamped, readStampedRecord } from "./read-stamped.ts";
import type { ShelfList } from "./shelf-list.ts";

export const LIST_NAME_MAX_CHARACTERS = 120;
const NOTE_MAX_CHARACTERS = 4000;
const GAMES_MAX = 5000;

const textOf = (most: number) => (value: unknown) => (typeof value === "string" ? value.slice(0, most) : undefined);
const readName = (value: unknown) => (value === null ? null : textOf(LIST_NAME_MAX_CHARACTERS)(value));
const readPlace = (value: unknown) =>
  value === null || (typeof value === "number" && Number.isFinite(value)) ? value : undefined;
const isGame = (key: string) => favoriteKey(key) !== undefined;

/**
 * The list in `stored`, undefined where not even its name can be told. `isWhole` is false as soon as anything in it could
 * not be understood. `now` bounds the times that can be true.
 */
export function readList(stored: unknown, now: number): { list: ShelfList | undefined; isWhole: boolean } {
  const reading: Reading = { now, isWhole: true };
  const id = isStored(stored) ? stored["id"] : undefined;
  const name = isStored(stored) ? readStamped(stored["name"], readName, reading) : undefined;
  if (!isStored(stored) || !isMadeUpName(id) || name === undefined) return { list: undefined, isWhole: false };
  const note = readStamped(stored["note"], textOf(NOTE_MAX_CHARACTERS), reading);
  const places = readStampedRecord(stored["places"], { isKey: isGame, read: readPlace, most: GAMES_MAX }, reading);
  return { list: { id, name, ...(note && { note }), places }, isWhole: reading.isWhole };
}
