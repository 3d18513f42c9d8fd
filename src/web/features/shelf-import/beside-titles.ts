// What stands beside the titles where the page of a library was copied: hours, days and buttons, in whatever of our languages
// the page was shown.
import { timeIn } from "./time-written.ts";

/** A library has each game once; what stands beside most of them is no title. A diary may name a game three times, too. */
const REPEATED_FROM = 3;
const REPEATED_SHARE = 0.1;
/** A list of titles has hardly one that may be a time; where so many may be, they are times. */
const TIMES_FROM = 2;
const TIMES_SHARE = 1 / 3;

/** What a page says before how long a game was played: above it is the title, whatever that is. */
const BEFORE_TIMES = /^(?:total played|total jugado|gespielt|gesamtspielzeit|temps de jeu|temps de jeu total)$/i;
const BEFORE_DAYS = /^(?:last played|last two weeks|última sesión|zuletzt gespielt|dernière session)$/i;
/** A label and what it is of, in one line. */
const LABELLED =
  /^(?:total played|last played|total jugado|última sesión|zuletzt gespielt|gespielt|temps de jeu|dernière session)(?: ?:)? /i;

const WORDS: readonly RegExp[] = [
  BEFORE_TIMES,
  BEFORE_DAYS,
  /^(?:never played|play|played|install|installed|uninstall)$/i,
  /^(?:view stats|stats|links|my game content|store page|community hub)$/i,
  /^(?:achievements?|logros?|errungenschaften|erfolge|succès|trophies)(?::? \d.*)?$/i,
  /^\d+ ?(?:of|\/|de|von|sur) ?\d+(?: (?:achievements?|logros?|errungenschaften|erfolge|succès|trophies))?$/i,
  /^\d+(?:[.,]\d+)? ?[gmk]i?[bo]$/i,
  /^\d+ ?%$/,
];

type Line = { text: string; kind: "title" | "beside" | "time" | "maybe" };

function kindOf(text: string): Line["kind"] {
  if (WORDS.some((pattern) => pattern.test(text))) return "beside";
  const rest = text.replace(LABELLED, "");
  const time = timeIn(rest);
  return time === undefined ? "title" : rest === text ? time : "time";
}

/** Does the text say of its titles how long they were played, or when? */
function tellsTimes(lines: readonly Line[]): boolean {
  const isSign = ({ text, kind }: Line) => kind === "time" || BEFORE_TIMES.test(text) || BEFORE_DAYS.test(text);
  const perhaps = lines.filter(({ kind }) => kind === "maybe").length;
  return lines.some(isSign) || (perhaps >= TIMES_FROM && perhaps >= lines.length * TIMES_SHARE);
}

/**
 * Those that are a title or a time are a time only in a text that tells times, below a title, and where no time of their own
 * follows them: a title too many is seen on the page, one that is left out is not.
 */
function settled(lines: readonly Line[]): Line[] {
  const areTimes = tellsTimes(lines);
  return lines.map((line, at) => {
    if (line.kind !== "maybe") return line;
    const next = lines[at + 1];
    const hasOwnTime = next !== undefined && (next.kind === "time" || BEFORE_TIMES.test(next.text));
    return { ...line, kind: areTimes && at > 0 && !hasOwnTime ? "time" : "title" };
  });
}

/** The lines of a copied page that may be titles, each once. */
export function titlesAmong(lines: readonly string[]): string[] {
  const times = new Map<string, number>();
  for (const line of lines) times.set(line, (times.get(line) ?? 0) + 1);
  const most = Math.max(REPEATED_FROM, lines.length * REPEATED_SHARE);
  const written = lines.filter((line) => line !== "").map((text): Line => ({ text, kind: kindOf(text) }));
  const titles = settled(written).filter(({ text, kind }) => kind === "title" && (times.get(text) ?? 0) < most);
  return [...new Set(titles.map(({ text }) => text))];
}
