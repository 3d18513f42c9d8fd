// Reads stamped values from whatever was stored or imported.
import { plausibleTime } from "#web/state/favorite-game.ts";
import type { Stamped } from "./stamped.ts";

export type Stored = Record<string, unknown>;
/** `now` bounds the times that can be true; `isWhole` turns false as soon as anything could not be understood. */
export type Reading = { readonly now: number; isWhole: boolean };

export const isStored = (value: unknown): value is Stored =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const NAME = /^[\w-]{1,40}$/;
/** Is it a name as they are made up here? */
export const isMadeUpName = (value: unknown): value is string => typeof value === "string" && NAME.test(value);

/** A stamped value that `read` understands; without a time it counts as very old. Undefined is no value at all. */
export function readStamped<T>(
  stored: unknown,
  read: (value: unknown) => T | undefined,
  reading: Reading,
): Stamped<T> | undefined {
  if (stored === undefined) return undefined;
  const value = isStored(stored) ? read(stored["value"]) : undefined;
  if (!isStored(stored) || value === undefined) {
    reading.isWhole = false;
    return undefined;
  }
  const at = plausibleTime(stored["at"], reading.now);
  const by = isMadeUpName(stored["by"]) ? stored["by"] : undefined;
  if (at === undefined || by === undefined) reading.isWhole = false;
  return { value, at: at ?? 1, by: by ?? "?" };
}

type ReadEach<T> = { isKey: (key: string) => boolean; read: (value: unknown) => T | undefined; most: number };

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
