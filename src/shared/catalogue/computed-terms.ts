// Entries that no data names, because which games have them is worked out: games that are not out yet or come out in a
// month, and games that deserve more players than they have.

/** An entry as filters are offered. */
export type ComputedTerm = { id: number; slug: string; name: string };

/** `release`: announced, not out. */
export const UPCOMING = { id: 1, slug: "upcoming", name: "Upcoming" } as const satisfies ComputedTerm;
/** `release`: out. */
export const RELEASED = { id: 2, slug: "out", name: "Out now" } as const satisfies ComputedTerm;
/** `fame`: not among the better known games of the catalogue. */
export const LITTLE_KNOWN = { id: 1, slug: "little-known", name: "Little-known" } as const satisfies ComputedTerm;

const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;
const MONTH_NAMES = "January February March April May June July August September October November December".split(" ");
/** The id of a month is `202703`. */
const YEAR_STEP = 100;

/** `2027-03` as the entry of `release` that holds what comes out in March 2027. */
function monthTerm(slug: string): ComputedTerm | undefined {
  const [, year, month] = MONTH.exec(slug) ?? [];
  if (year === undefined || month === undefined) return undefined;
  return { id: Number(year) * YEAR_STEP + Number(month), slug, name: `${MONTH_NAMES[Number(month) - 1]} ${year}` };
}

/** The entry of `release` with this slug: `upcoming`, `out`, or a month as `2027-03`. */
export function releaseTerm(slug: string): ComputedTerm | undefined {
  return [UPCOMING, RELEASED].find((term) => term.slug === slug) ?? monthTerm(slug);
}

/** The entry of a worked-out group with this slug; undefined for other groups, `like` included: its entries are games. */
export function computedTerm(group: string, slug: string): ComputedTerm | undefined {
  if (group === "fame") return slug === LITTLE_KNOWN.slug ? LITTLE_KNOWN : undefined;
  return group === "release" ? releaseTerm(slug) : undefined;
}

/** First and last day of a month's entry, as `20270301`; undefined for another entry. */
export function monthDays(id: number): { from: number; to: number } | undefined {
  if (id < YEAR_STEP * YEAR_STEP) return undefined;
  return { from: id * YEAR_STEP + 1, to: id * YEAR_STEP + 31 };
}
