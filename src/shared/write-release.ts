// A day of release in words, no more exactly than it is known; in which words is up to who writes.
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const YEAR_LETTERS = 4;
const MONTHS_PER_QUARTER = 3;

/** A game's day of release, `YYYY-MM-DD`, and how much of it is known; all of it without a `released_precision`. */
export type Release = { released: string | null; released_precision?: string | undefined };

export type ReleaseWords = {
  day: Intl.DateTimeFormat;
  month: Intl.DateTimeFormat;
  quarter: (quarter: number, year: string) => string;
  /** Where there is no day, or none that can be read. */
  none: string;
};

/** The formats are in UTC: a day is the same everywhere. */
export function writeRelease({ released, released_precision: precision }: Release, words: ReleaseWords): string {
  if (released === null || !DATE.test(released)) return words.none;
  const date = new Date(`${released}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return words.none;
  const year = released.slice(0, YEAR_LETTERS);
  if (precision === "year") return year;
  if (precision === "quarter") return words.quarter(Math.ceil((date.getUTCMonth() + 1) / MONTHS_PER_QUARTER), year);
  return (precision === "month" ? words.month : words.day).format(date);
}
