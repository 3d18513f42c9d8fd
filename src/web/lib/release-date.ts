// How a release date is written. RAWG sends `YYYY-MM-DD` or nothing.

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** What stands wherever a date is missing or unreadable: the one word that the suggestions of the search box have to use. */
const NO_DATE = "N/A";

const format = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeZone: "UTC" });

/** The release year as text, or "N/A". */
export function releaseYear(released: string | null): string {
  return DATE.exec(released ?? "")?.[1] ?? NO_DATE;
}

/** "May 18, 2015", or "N/A". */
export function releaseDate(released: string | null): string {
  if (released === null || !DATE.test(released)) return NO_DATE;
  const date = new Date(`${released}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? NO_DATE : format.format(date);
}
