// What a range of numbers is called on the screen.
import type { NumbersRow } from "./filters.ts";

/** "Metacritic 80–100", "Metacritic 80", "Metacritic 80+"; a beginning that is undefined is the smallest value. */
export function numbersName(
  { label, limits, unit }: NumbersRow,
  { from = limits[0], to }: { from?: number | undefined; to?: number | undefined },
): string {
  const figures = to === undefined ? `${from}+` : from === to ? String(from) : `${from}–${to}`;
  return `${label} ${figures}${unit === undefined ? "" : ` ${unit}`}`;
}
