// The day on which a game was first released, as far as it is known. `first_release_date` is always a second; whether the
// day is meant, or its month, quarter or year, the entry of `release_dates` with the same second says
// (https://api-docs.igdb.com/#release-date, #date-format, #release-date-enums).
import type { IgdbGame } from "./igdb-game.ts";

/** `date_format`, once `category`. */
const DAY = 0;
const MONTH = 1;
const YEAR = 2;
const FIRST_QUARTER = 3;
const LAST_QUARTER = 6;
/** "To be determined": its date says nothing. */
const UNKNOWN = 7;

type Release = { date: number; format: number };

function releasesOf({ release_dates }: IgdbGame): Release[] {
  return release_dates.flatMap(({ date, date_format, category }) => {
    const format = date_format ?? category ?? DAY;
    return date === undefined || format < DAY || format >= UNKNOWN ? [] : [{ date, format }];
  });
}

function write({ date, format }: Release): string | undefined {
  const time = new Date(date * 1000);
  const year = time.getUTCFullYear();
  // Beyond, there is no such day, or no game.
  if (!(year >= 1000 && year <= 9999)) return undefined;
  const day = time.toISOString().slice(0, "YYYY-MM-DD".length);
  if (format === MONTH) return day.slice(0, "YYYY-MM".length);
  if (format === YEAR) return String(year);
  if (format >= FIRST_QUARTER && format <= LAST_QUARTER) return `${year}-Q${format - FIRST_QUARTER + 1}`;
  return day;
}

/** `1983-11-19`, `1983-11`, `1983-Q4` or `1983`; undefined where nothing is known. */
export function readRelease(game: IgdbGame): string | undefined {
  const releases = releasesOf(game);
  const first = game.first_release_date ?? Math.min(...releases.map(({ date }) => date));
  if (!Number.isFinite(first)) return undefined;
  const formats = new Set(releases.flatMap(({ date, format }) => (date === first ? [format] : [])));
  // Of several that mean the same second, the one that knows most; the day where none of them is there.
  const format = [DAY, MONTH, 3, 4, 5, 6, YEAR].find((each) => formats.has(each)) ?? DAY;
  return write({ date: first, format });
}
