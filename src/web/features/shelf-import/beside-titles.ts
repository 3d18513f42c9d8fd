// What stands beside the titles where the page of a library was copied: hours, days and buttons, in whatever of our languages
// the page was shown.

const LANGUAGES = ["en", "es", "de", "fr"] as const;
/** A library has each game once; what stands beside most of them is no title. A diary may name a game three times, too. */
const REPEATED_FROM = 3;
const REPEATED_SHARE = 0.1;

const WORDS: readonly RegExp[] = [
  /^(?:total played|last played|last two weeks|never played|play|played|install|installed|uninstall)$/i,
  /^(?:view stats|stats|links|my game content|store page|community hub|achievements?(?: .*)?)$/i,
  /^\d[\d\s.,]* ?(?:h|hrs?|hours?|horas?|std|stunden?|heures?|min|mins|minutes?|minutos?|minuten)\.?(?: .*)?$/i,
  /^\d+ ?(?:of|\/|de|von|sur) ?\d+(?: .*)?$/i,
  /^\d+(?:[.,]\d+)? ?[gmk]i?[bo]$/i,
  /^\d+ ?%$/,
];

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

const isDayNumber = (part: string) => /^\d{1,2}$/.test(part);
const isYear = (part: string) => /^\d{4}$/.test(part);

/** `15 Jan 2024`, `Jan 15`, `Januar 2024`, `15 de enero de 2024`. */
function isDay(line: string): boolean {
  const parts = line
    .toLowerCase()
    .split(/[\s.,]+/)
    .filter((part) => part !== "" && part !== "de");
  const [first = "", second = "", year = ""] = parts;
  if (isDayNumber(first) && MONTHS.has(second)) return parts.length === 2 || (parts.length === 3 && isYear(year));
  if (!MONTHS.has(first)) return false;
  return parts.length === 2 ? isDayNumber(second) || isYear(second) : isDayNumber(second) && isYear(year);
}

/** The lines of a copied page that may be titles, each once. */
export function titlesAmong(lines: readonly string[]): string[] {
  const times = new Map<string, number>();
  for (const line of lines) times.set(line, (times.get(line) ?? 0) + 1);
  const most = Math.max(REPEATED_FROM, lines.length * REPEATED_SHARE);
  return [...times].flatMap(([line, count]) => {
    const isBeside = count >= most || isDay(line) || WORDS.some((pattern) => pattern.test(line));
    return line === "" || isBeside ? [] : [line];
  });
}
