// How a release date is written. RAWG sends `YYYY-MM-DD` or nothing; the catalogue's own games say how much of it is
// known.
import { LANGUAGE } from "./language.ts";
import { t } from "./t.ts";

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const MONTHS_PER_QUARTER = 3;

/** What stands wherever a date is missing or unreadable: the one word that the suggestions of the search box have to use. */
const NO_DATE = t("cards.noDate");

const day = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: "medium", timeZone: "UTC" });
const month = new Intl.DateTimeFormat(LANGUAGE, { month: "long", year: "numeric", timeZone: "UTC" });

/** A game's date of release and how much of it is known; all of it without a `released_precision`. */
export type Release = { released: string | null; released_precision?: string | undefined };

/** The release year as text, or "N/A". */
export function releaseYear(released: string | null): string {
  return DATE.exec(released ?? "")?.[1] ?? NO_DATE;
}

/** "May 18, 2015", "November 1998", "Q3 2026", "1983", or "N/A". */
export function releaseDate({ released, released_precision: precision }: Release): string {
  if (released === null || !DATE.test(released)) return NO_DATE;
  const date = new Date(`${released}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return NO_DATE;
  if (precision === "year") return releaseYear(released);
  if (precision === "quarter") {
    const quarter = Math.ceil((date.getUTCMonth() + 1) / MONTHS_PER_QUARTER);
    return t("cards.quarter", { quarter, year: releaseYear(released) });
  }
  return (precision === "month" ? month : day).format(date);
}

const YEAR_LETTERS = 4;
const MONTH_LETTERS = 7;

/** The date as machines read it (ISO 8601): no more of it than is known. Undefined without one. */
export function machineDate({ released, released_precision: precision }: Release): string | undefined {
  if (released === null) return undefined;
  if (precision === "year" || precision === "quarter") return released.slice(0, YEAR_LETTERS);
  return precision === "month" ? released.slice(0, MONTH_LETTERS) : released;
}
