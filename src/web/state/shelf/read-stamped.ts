// Reads stamped values from whatever was stored or imported.
import { readTime } from "#web/state/favorite-game.ts";
import type { Stamped } from "./stamped.ts";

export type Stored = Record<string, unknown>;
/** `isWhole` turns false as soon as anything could not be understood. */
export type Reading = { isWhole: boolean };
/** Gives the value, undefined where it is none; says in the reading where it is only part of what was stored. */
export type Read<T> = (value: unknown, reading: Reading) => T | undefined;

export const newReading = (): Reading => ({ isWhole: true });

export const isStored = (value: unknown): value is Stored =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const NAME = /^[\w-]{1,40}$/;
/** Stands for a page that is not named, and is a name itself: what was put right is not wrong the next time. */
export const NOBODY = "0";

/** Is it a name as they are made up here? `__proto__` would be no member of a record. */
export const isMadeUpName = (value: unknown): value is string =>
  typeof value === "string" && NAME.test(value) && value !== "__proto__";

/** A text of at most so many characters; of a longer one the beginning, without half a character at its end. */
export const readText =
  (most: number): Read<string> =>
  (value, reading) => {
    if (typeof value !== "string") return undefined;
    if (value.length <= most) return value;
    reading.isWhole = false;
    return value.slice(0, most).replace(/[\uD800-\uDBFF]$/, "");
  };

/** A stamped value that `read` understands; without a time it counts as very old. Undefined is no value at all. */
export function readStamped<T>(stored: unknown, read: Read<T>, reading: Reading): Stamped<T> | undefined {
  if (stored === undefined) return undefined;
  const value = isStored(stored) ? read(stored["value"], reading) : undefined;
  if (!isStored(stored) || value === undefined) {
    reading.isWhole = false;
    return undefined;
  }
  const at = readTime(stored["at"]);
  const by = isMadeUpName(stored["by"]) ? stored["by"] : undefined;
  if (at === undefined || by === undefined) reading.isWhole = false;
  return { value, at: at ?? 1, by: by ?? NOBODY };
}

type ReadEach<T> = { isKey: (key: string) => boolean; read: Read<T>; most: number };

/** The stamped values of a record, at most so many. */
export function readStampedRecord<T>(stored: unknown, { isKey, read, most }: ReadEach<T>, reading: Reading) {
  if (stored === undefined) return {};
  if (!isStored(stored)) reading.isWhole = false;
  const members = Object.entries(isStored(stored) ? stored : {}).flatMap(([key, value]) => {
    const member = isKey(key) ? readStamped(value, read, reading) : undefined;
    if (member === undefined) reading.isWhole = false;
    return member === undefined ? [] : [[key, member] as const];
  });
  if (members.length > most) reading.isWhole = false;
  return Object.fromEntries(members.slice(0, most));
}
