// How a release date is written. RAWG sends `YYYY-MM-DD` or nothing.

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

const format = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeZone: "UTC" });

/** The release year as text, or undefined when the date is missing or unreadable. */
export function releaseYear(released: string | null): string | undefined {
  return released === null ? undefined : DATE.exec(released)?.[1];
}

/** "May 18, 2015"; undefined when the date is missing or unreadable. */
export function releaseDate(released: string | null): string | undefined {
  if (released === null || !DATE.test(released)) return undefined;
  const date = new Date(`${released}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? undefined : format.format(date);
}
