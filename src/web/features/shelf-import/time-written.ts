// How long a game was played and when, as libraries print it in whatever of our languages: `12.3 hrs on record`,
// `3 h 20 m`, `15 Jan 2024`, `yesterday`.

const LANGUAGES = ["en", "es", "de", "fr"] as const;

/** `12.3 hrs`, `3 h 20 m`, `1 hour, 20 minutes`, `2 Std. und 3 Min.`, and whatever else stands behind. */
const AMOUNTS =
  /^(?:\d[\d\s.,]*½? ?(?:h|hrs?|hours?|horas?|std|stunden?|heures?|m|mins?|minutes?|minutos?|minuten?|s|secs?|seconds?|sekunden?)\b\.?(?:,| y| and| und| et)? ?)+/i;
/** What may stand behind a time; any other word makes a title of it. */
const BEHIND: readonly RegExp[] = [
  /^\(?(?:on record|(?:in )?(?:the )?(?:past|last) (?:2|two) weeks|(?:in )?total|played|playtime)\)?$/i,
  /^\(?(?:en total|jugad[ao]s?|registrad[ao]s?|en registro|en las últimas (?:2|dos) semanas)\)?$/i,
  /^\(?(?:insgesamt|gespielt|aufgezeichnet|in den letzten (?:2|zwei) wochen)\)?$/i,
  /^\(?(?:au total|jouée?s?|de jeu|enregistrée?s?|ces (?:2|deux) dernières semaines)\)?$/i,
];
/** `60 s` is none that a library prints. */
const SECONDS_ALONE = /^\d+ ?s[a-z]*\.?$/i;
/** `12 minutes`, and a game of that name: one whole number and one word that is written out. */
const MAY_BE_TITLE = /^\d{1,4} (?:hours?|horas?|stunden?|heures?|minutes?|minutos?|minuten?)$/i;

function isPlayingTime(line: string): boolean {
  if (!AMOUNTS.test(line) || SECONDS_ALONE.test(line)) return false;
  const behind = line.replace(AMOUNTS, "");
  return behind === "" || BEHIND.some((pattern) => pattern.test(behind));
}

/** Names of months, long and short, as dates are written with them; some people shorten two of them otherwise. */
const MONTHS: ReadonlySet<string> = new Set([
  "sept",
  "mrz",
  ...LANGUAGES.flatMap((language) =>
    (["long", "short"] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(language, { day: "numeric", month, timeZone: "UTC" });
      return Array.from({ length: 12 }, (_, at) => {
        const name = format.formatToParts(Date.UTC(2024, at, 15)).find(({ type }) => type === "month");
        return (name?.value ?? "").replace(".", "").toLowerCase();
      });
    }),
  ),
]);

const withStraightMarks = (line: string) => line.toLowerCase().replaceAll("’", "'");
/** The word for the day that is so many days from today, in each language. */
const wordsFor = (days: number): ReadonlySet<string> =>
  new Set(
    LANGUAGES.map((language) =>
      withStraightMarks(new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(days, "day")),
    ),
  );
const TODAY = wordsFor(0);
const YESTERDAY = wordsFor(-1);

const TIME_OF_DAY = /,? (?:[@-]|at|a las|um|à)? ?\d{1,2}[:.h]\d{2} ?(?:[ap]\.? ?m\.?|uhr)?$/i;
const AGO = /^(?:\d+ (?:minutes?|hours?|days?|weeks?|months?|years?) ago|(?:hace|vor|il y a) \d+ \p{L}+)$/iu;
const IN_FIGURES = /^(?:\d{4}([-./])\d{1,2}\1\d{1,2}|\d{1,2}([-./])\d{1,2}\2\d{4})$/;

const isDayNumber = (part: string) => /^\d{1,2}$/.test(part);
const isYear = (part: string) => /^\d{4}$/.test(part);

/** `15 Jan 2024`, `Jan 15`, `Januar 2024`, `15 de enero de 2024`. */
function isDate(line: string): boolean {
  const parts = line
    .toLowerCase()
    .split(/[\s.,]+/)
    .filter((part) => part !== "" && part !== "de");
  const [first = "", second = "", year = ""] = parts;
  if (isDayNumber(first) && MONTHS.has(second)) return parts.length === 2 || (parts.length === 3 && isYear(year));
  if (!MONTHS.has(first)) return false;
  return parts.length === 2 ? isDayNumber(second) || isYear(second) : isDayNumber(second) && isYear(year);
}

/**
 * What a line tells: `time` how long or when, and nothing else; `maybe` the same, or it is a title (`12 Minutes` and
 * `Yesterday` are games). Undefined for all else.
 */
export function timeIn(line: string): "time" | "maybe" | undefined {
  if (MAY_BE_TITLE.test(line) || YESTERDAY.has(withStraightMarks(line))) return "maybe";
  const day = line.replace(TIME_OF_DAY, "");
  const word = withStraightMarks(day);
  if (TODAY.has(word) || YESTERDAY.has(word) || isDate(day) || AGO.test(day) || IN_FIGURES.test(day)) return "time";
  return line.split(" / ").every(isPlayingTime) ? "time" : undefined;
}
