// A slice of RAWG's list of games: those of a span of release days, or, where a single day holds too many, of a span of
// days on which RAWG changed them. Each is walked by `-added`, down to the depth that RAWG serves.
import { z } from "zod";

/** RAWG keeps games without a date as released on this day. */
export const DATELESS = "1900-01-01";
const LAST_DAY = "2200-12-31";
const DAY_MS = 24 * 60 * 60_000;
/** A slice counts its games in so many parts, to know where it can be split. */
const PARTS = 64;
/** RAWG's years: most games by far were released in these. */
const YEARS = { from: 1980, to: 2041 };
/** RAWG began to keep stamps about then. */
const STAMPS = { from: 2012, to: 2042 };

/** First and last day, `YYYY-MM-DD`, both inside. */
export const SpanSchema = z.tuple([z.iso.date(), z.iso.date()]);
export type Span = z.infer<typeof SpanSchema>;

/** Which games: without `dates` those of all release days and of none. */
export type Where = { dates?: Span | undefined; updated?: Span | undefined };

/**
 * Where a split slice begins: its games with more `added` than `above` have been seen. The place is between page `low`,
 * the last known to begin before it (0: none), and page `high`, known to begin behind it.
 */
const EntrySchema = z.object({
  above: z.int(),
  low: z.int(),
  high: z.int().nullable(),
  step: z.int(),
});

/**
 * A page that is to be looked at once more, because something moved between two calls; with `isTrail` the one before it as
 * well, and so on, until there are as many games that had not been seen as are `sought`: one, unless it says.
 */
const AgainSchema = z.object({ page: z.int().min(1), isTrail: z.boolean(), sought: z.int().optional() });

export const SliceSchema = z.object({
  dates: SpanSchema.optional(),
  updated: SpanSchema.optional(),
  /** Pages that have been walked. */
  page: z.int().min(0),
  /** How many games these hold. */
  rank: z.int().min(0),
  /** `added` of the last of them: everything with more has been seen. Undefined before the first page. */
  floor: z.int().optional(),
  /** How many games there are, as RAWG said last. */
  count: z.int().optional(),
  /** The id of the last game seen. */
  last: z.int().optional(),
  /** Games seen by part, where there are more than RAWG serves. */
  seen: z.array(z.int()).optional(),
  /** Of a split slice: games with more `added` have been seen in the one that it is a part of, some with as much as well. */
  above: z.int().optional(),
  entry: EntrySchema.optional(),
  again: AgainSchema.optional(),
  /** RAWG says that there is no further page. */
  isLast: z.boolean().optional(),
});
export type Slice = z.infer<typeof SliceSchema>;

/** What decides where a game stands. `day`: of its release, DATELESS without one; `stamp`: the day of its last change. */
export type Placed = { id: number; added: number; day: string; stamp: string | undefined };

const dayAt = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10);
const numberOf = (day: string) => Date.parse(day) / DAY_MS;
const dayBefore = (day: string) => dayAt(numberOf(day) - 1);

/** Spans that begin at `starts`, the last one ending with `to`. */
const spansFrom = (starts: readonly string[], to: string): Span[] =>
  starts.map((start, index) => {
    const next = starts[index + 1];
    return [start, next === undefined ? to : dayBefore(next)];
  });

const yearStarts = ({ from, to }: { from: number; to: number }) =>
  Array.from({ length: to - from + 1 }, (_, index) => `${from + index}-01-01`);

const FIRST_DATES: readonly Span[] = spansFrom([DATELESS, "1900-01-02", ...yearStarts(YEARS)], LAST_DAY);
const FIRST_STAMPS: readonly Span[] = spansFrom(["1970-01-01", ...yearStarts(STAMPS)], LAST_DAY);

/** At most PARTS spans of whole days, as equal as can be. */
function equalParts([from, to]: Span): Span[] {
  const first = numberOf(from);
  const days = numberOf(to) - first + 1;
  const length = Math.ceil(days / PARTS);
  const starts = Array.from({ length: Math.ceil(days / length) }, (_, index) => dayAt(first + index * length));
  return spansFrom(starts, to);
}

type Parts = { by: "dates" | "updated"; spans: readonly Span[] };

/** The parts that a slice can be split into; undefined for a single day's changes of a single day's games. */
export function partsOf({ dates, updated }: Where): Parts | undefined {
  if (dates === undefined) return { by: "dates", spans: FIRST_DATES };
  if (dates[0] !== dates[1]) return { by: "dates", spans: equalParts(dates) };
  if (updated === undefined) return { by: "updated", spans: FIRST_STAMPS };
  return updated[0] === updated[1] ? undefined : { by: "updated", spans: equalParts(updated) };
}

/** Counts `games` in the parts of a slice. */
export function countInParts(slice: Slice, games: readonly Placed[]): void {
  const parts = partsOf(slice);
  if (parts === undefined) return;
  slice.seen ??= parts.spans.map(() => 0);
  for (const { day, stamp = DATELESS } of games) {
    const at = parts.by === "dates" ? day : stamp;
    const index = Math.max(
      0,
      parts.spans.findLastIndex(([from]) => from <= at),
    );
    slice.seen[index] = (slice.seen[index] ?? 0) + 1;
  }
}

/** Is a game one of those that were asked for? */
export function isWithin({ dates, updated }: Where, { day, stamp }: Placed): boolean {
  const isIn = ([from, to]: Span, at: string) => from <= at && at <= to;
  return (
    (dates === undefined || isIn(dates, day)) && (updated === undefined || stamp === undefined || isIn(updated, stamp))
  );
}

/** The query for a page, canonical: parameters sorted. */
export function queryOf({ dates, updated }: Where, page: number, pageSize: number): string {
  return new URLSearchParams([
    ...(dates === undefined ? [] : [["dates", dates.join(",")]]),
    ["ordering", "-added"],
    ["page", String(page)],
    ["page_size", String(pageSize)],
    ...(updated === undefined ? [] : [["updated", updated.join(",")]]),
  ]).toString();
}
