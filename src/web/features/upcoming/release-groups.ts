// Games that are still to come, under the months in which they come out. Where less than a month is known they stand under
// the quarter or the year, behind its last month; without any date, at the end.
import type { CardGame } from "#web/lib/card-game.ts";
import { LANGUAGE } from "#web/lib/language.ts";
import { releaseDate } from "#web/lib/release-date.ts";
import { t } from "#web/lib/t.ts";

export type ReleaseGroup = { key: string; heading: string; games: readonly CardGame[] };

const monthAndYear = new Intl.DateTimeFormat(LANGUAGE, { month: "long", year: "numeric", timeZone: "UTC" });
const YEAR_LETTERS = 4;
const MONTH_LETTERS = 7;
/** Of two groups that end on the same day the narrower one comes first. */
const RANKS = ["month", "quarter", "year"] as const;

type Span = { end: string; kind: (typeof RANKS)[number]; heading: string };

const upperFirst = (text: string) => text.charAt(0).toLocaleUpperCase(LANGUAGE) + text.slice(1);

function spanOf({ released, released_precision: precision }: CardGame): Span | undefined {
  if (released === null) return undefined;
  const year = released.slice(0, YEAR_LETTERS);
  if (precision === "year") return { end: released, kind: "year", heading: t("upcoming.inYear", { year }) };
  if (precision === "quarter") {
    const quarter = releaseDate({ released, released_precision: precision });
    return { end: released, kind: "quarter", heading: t("upcoming.inQuarter", { quarter }) };
  }
  const month = released.slice(0, MONTH_LETTERS);
  const heading = upperFirst(monthAndYear.format(new Date(`${month}-01T00:00:00Z`)));
  // After every day of the month, before a quarter or a year that ends with it.
  return { end: `${month}-31`, kind: "month", heading };
}

/** The groups of games that have a date, the soonest first; within a group games stay in their order. */
export function releaseGroups(games: readonly CardGame[]): ReleaseGroup[] {
  const groups = new Map<string, Span & { games: CardGame[] }>();
  for (const game of games) {
    const span = spanOf(game);
    if (span === undefined) continue;
    const group = groups.get(span.heading) ?? { ...span, games: [] };
    group.games.push(game);
    groups.set(span.heading, group);
  }
  const orderOf = ({ end, kind }: Span) => `${end.slice(0, MONTH_LETTERS)} ${RANKS.indexOf(kind)}`;
  return [...groups.values()]
    .toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
    .map(({ kind, end, heading, games: within }) => ({ key: `${end}-${kind}`, heading, games: within }));
}
