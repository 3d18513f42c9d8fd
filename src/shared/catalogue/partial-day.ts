// Days of release as far as they are known: a day, a month, a quarter or a year.
import { isDay } from "#shared/rawg/day.ts";

export const DAY_PRECISIONS = ["year", "quarter", "month"] as const;
/** What is known of a date that is not known to the day. */
export type DayPrecision = (typeof DAY_PRECISIONS)[number];

/** `precision` is missing where the day is known. */
export type PartialDay = { day: string; precision?: DayPrecision };

const MONTHS_PER_QUARTER = 3;
const MONTHS_PER_YEAR = 12;

/** The last day of a month, counted from 1, as `YYYY-MM-DD`. */
function lastDayOf(year: number, month: number): string {
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/**
 * Reads `1998-11-19`, `1998-11`, `1998-Q4` or `1998`; undefined for anything else. What is not known to the day stands
 * for its last one, as in RAWG, so that an announced game is not out before its year has ended.
 */
export function readPartialDay(text: string): PartialDay | undefined {
  if (isDay(text)) return { day: text };
  const [, year = "", quarter, month] = /^(\d{4})(?:-Q([1-4])|-(0[1-9]|1[0-2]))?$/.exec(text) ?? [];
  if (year === "") return undefined;
  if (quarter !== undefined) {
    return { day: lastDayOf(Number(year), Number(quarter) * MONTHS_PER_QUARTER), precision: "quarter" };
  }
  if (month !== undefined) return { day: lastDayOf(Number(year), Number(month)), precision: "month" };
  return { day: lastDayOf(Number(year), MONTHS_PER_YEAR), precision: "year" };
}
