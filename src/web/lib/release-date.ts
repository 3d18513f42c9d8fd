// How a release date is written. RAWG sends `YYYY-MM-DD` or nothing; the catalogue's own games say how much of it is
// known.
import { type Release, type ReleaseWords, writeRelease } from "#shared/write-release.ts";
import { LANGUAGE } from "./language.ts";
import { t } from "./t.ts";

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** What stands wherever a date is missing or unreadable: the one word that the suggestions of the search box have to use. */
const NO_DATE = t("cards.noDate");

const WORDS: ReleaseWords = {
  day: new Intl.DateTimeFormat(LANGUAGE, { dateStyle: "medium", timeZone: "UTC" }),
  month: new Intl.DateTimeFormat(LANGUAGE, { month: "long", year: "numeric", timeZone: "UTC" }),
  quarter: (quarter, year) => t("cards.quarter", { quarter, year }),
  none: NO_DATE,
};

/** The release year as text, or "N/A". */
export function releaseYear(released: string | null): string {
  return DATE.exec(released ?? "")?.[1] ?? NO_DATE;
}

/** "May 18, 2015", "November 1998", "Q3 2026", "1983", or "N/A". */
export const releaseDate = (release: Release): string => writeRelease(release, WORDS);

const YEAR_LETTERS = 4;
const MONTH_LETTERS = 7;

/** The date as machines read it (ISO 8601): no more of it than is known. Undefined without one. */
export function machineDate({ released, released_precision: precision }: Release): string | undefined {
  if (released === null) return undefined;
  if (precision === "year" || precision === "quarter") return released.slice(0, YEAR_LETTERS);
  return precision === "month" ? released.slice(0, MONTH_LETTERS) : released;
}
