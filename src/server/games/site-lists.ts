// The lists that RAWG's own site is made of (`games/lists/main`, `games/lists/greatest` …), said in filters that every
// source understands. They are in no document of RAWG's, and many programs ask for them.
import { shiftDay } from "#shared/rawg/day.ts";
import { givenIn, wholeNumber } from "./parameters.ts";
import { PAGE_SIZE, parseGamesQuery } from "./query.ts";
import type { DateRange, GamesFilters, GamesOrder, GamesQuery } from "./source.ts";

const WEEK_DAYS = 7;
const MONTH_DAYS = 30;
const QUARTER_DAYS = 90;
const YEAR_DAYS = 365;
const FIRST_DAY = "1900-01-01";
const LAST_DAY = "2100-12-31";
/** What critics must say of a game that is called one of the best of all time. */
const GREAT_SCORES = { from: 85, to: 100 };

/** What RAWG heeds of a question for one of these lists; the rest (`discover`, `genres`, `filter` …) it overlooks. */
const HEEDED = new Set(["page", "page_size", "ordering", "platforms", "parent_platforms", "dates", "include"]);

export type SiteList = {
  /** Behind `games/lists/`. */
  name: string;
  summary: string;
  /**
   * The days that its games were released in, the ones that RAWG means first. A catalogue that has fewer than `least`
   * games there is asked for the next, wider ones.
   */
  spans: (today: string, year: number | undefined) => readonly DateRange[];
  least: number;
  metacritic?: GamesFilters["metacritic"];
};

const EVER: DateRange = { from: FIRST_DAY, to: LAST_DAY };
const yearSpan = (from: number, to = from): DateRange => ({ from: `${from}-01-01`, to: `${to}-12-31` });

/** The Monday of the day's week. */
function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return shiftDay(day, -((weekday + WEEK_DAYS - 1) % WEEK_DAYS));
}

export const SITE_LISTS: readonly SiteList[] = [
  {
    name: "main",
    summary: "New and trending: released in the last 90 days",
    spans: (today) => [
      { from: shiftDay(today, -QUARTER_DAYS), to: today },
      { from: shiftDay(today, -YEAR_DAYS), to: today },
      { from: shiftDay(today, -3 * YEAR_DAYS), to: today },
      { from: FIRST_DAY, to: today },
    ],
    least: PAGE_SIZE,
  },
  {
    name: "recent-games",
    summary: "Released in this week",
    spans: (today) => {
      const sunday = shiftDay(mondayOf(today), WEEK_DAYS - 1);
      return [mondayOf(today), shiftDay(today, -MONTH_DAYS), shiftDay(today, -YEAR_DAYS), FIRST_DAY].map((from) => ({
        from,
        to: sunday,
      }));
    },
    least: 1,
  },
  {
    name: "recent-games-past",
    summary: "Released in the last 30 days",
    spans: (today) =>
      [shiftDay(today, -MONTH_DAYS), shiftDay(today, -YEAR_DAYS), FIRST_DAY].map((from) => ({ from, to: today })),
    least: 1,
  },
  {
    name: "recent-games-future",
    summary: "Coming out in the next week",
    spans: (today) => {
      const monday = shiftDay(mondayOf(today), WEEK_DAYS);
      const tomorrow = shiftDay(today, 1);
      return [
        { from: monday, to: shiftDay(monday, WEEK_DAYS - 1) },
        { from: tomorrow, to: shiftDay(today, QUARTER_DAYS) },
        { from: tomorrow, to: LAST_DAY },
      ];
    },
    least: 1,
  },
  {
    name: "greatest",
    summary: "The best of a year: of this one, unless `year` says otherwise",
    spans: (today, year) => {
      if (year !== undefined) return [yearSpan(year)];
      const now = Number(today.slice(0, 4));
      return [yearSpan(now), yearSpan(now - 1), yearSpan(now - 5, now), EVER];
    },
    least: 1,
  },
  {
    name: "popular",
    summary: "The best of all time: those that critics praise, the best known first",
    spans: (_today, year) => [year === undefined ? EVER : yearSpan(year)],
    least: 1,
    metacritic: GREAT_SCORES,
  },
];

/** The days of a month from 1 to 12 in a year from 1900 to 2099; `undefined` for anything else. */
export function monthSpan(year: string, month: string): DateRange | undefined {
  if (!/^(?:19|20)\d\d$/.test(year) || !/^(?:0?[1-9]|1[0-2])$/.test(month)) return undefined;
  const from = `${year}-${month.padStart(2, "0")}-01`;
  const next = new Date(Date.UTC(Number(year), Number(month), 1));
  return { from, to: shiftDay(next.toISOString().slice(0, 10), -1) };
}

/** A year that a question names. */
function yearOf(query: URLSearchParams): number | undefined {
  const text = givenIn(query)["year"] ?? "";
  return /^(?:19|20)\d\d$/.test(text) ? wholeNumber(text) : undefined;
}

type Usual = { span: DateRange; metacritic?: GamesFilters["metacritic"]; ordering: GamesOrder };

/**
 * What `query` asks of a list that is `usual` otherwise: dates of its own replace the span, an order that is known the
 * usual one.
 */
export function askedOf(query: URLSearchParams, { span, metacritic, ordering }: Usual): GamesQuery {
  const heeded = new URLSearchParams([...query].filter(([name]) => HEEDED.has(name)));
  const asked = parseGamesQuery(heeded, PAGE_SIZE);
  return {
    ...asked,
    isFiltered: true,
    filters: { ...asked.filters, metacritic, dates: asked.filters.dates ?? [span] },
    ordering: asked.ordering.length === 0 ? [ordering] : asked.ordering,
  };
}

/** The questions that a list may become, the one that RAWG means first. */
export function questionsOf({ spans, metacritic }: SiteList, query: URLSearchParams, today: string): GamesQuery[] {
  const ordering = { field: "added", isDescending: true } as const;
  return spans(today, yearOf(query)).map((span) => askedOf(query, { span, metacritic, ordering }));
}
