// How many games came out each year, by decade: the facets of the unfiltered list.
import type { YearFacets } from "#server/games/wire.ts";
import type { FilterIndex } from "#server/search/filters/filter-index.ts";

/** Newest decade first, newest year first; decades without games are left out. */
export function countYears(index: FilterIndex): YearFacets {
  const counted = index.countOptions({ groups: {}, ranges: {}, within: [], outside: [] }).years().toReversed();
  const years = counted.map(({ year, count }) => ({ year, count, nofollow: false }));
  const decades = Map.groupBy(years, ({ year }) => year - (year % 10));
  return [...decades].map(([decade, members]) => {
    const to = Math.max(...members.map(({ year }) => year), decade);
    return {
      from: decade,
      to,
      filter: `${decade}-01-01,${to}-12-31`,
      decade,
      years: members,
      nofollow: true,
      count: members.reduce((sum, { count }) => sum + count, 0),
    };
  });
}
