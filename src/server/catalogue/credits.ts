// Who did what on a game: read from an entry's `creators`, counted up for each person. Unknown slugs are left out; they
// are reported elsewhere.
import type { GameEntry, TermEntry } from "./entry.ts";
import { rateShares, type RatingShare } from "./rating-shares.ts";
import type { GameRecord } from "./record.ts";

/** A person of a game's team. `positions` are ids of creator roles, ascending, as RAWG orders them. */
export type Credit = { id: number; positions: readonly number[] };

/** What the games of a person add up to. */
export type CreatorFigures = {
  reviews_count: number;
  /** From 0 to 5, each game weighing as much as it has ratings. */
  rating: number;
  /** The games' own, added up, the most frequent first. */
  ratings: RatingShare[];
  /** When the last of the games changed. */
  updated: string;
  /** Games by platform family, the most first. */
  families: { id: number; count: number }[];
  platforms_count: number;
  /** Games by year of release, without gaps. */
  timeline: { year: number; count: number }[];
};

type Lookup = Record<"creators" | "creator_roles", ReadonlyMap<string, TermEntry>>;

/** Slugs of everybody who is named, in the order of naming, each once. */
export function creditedPeople(credits: GameEntry["creators"]): string[] {
  return [...new Set(Object.values(credits).flat())];
}

/** The team of a game, in the order in which the entry names it. */
export function readCredits(credits: GameEntry["creators"], lookup: Lookup): Credit[] {
  return creditedPeople(credits).flatMap((slug) => {
    const person = lookup.creators.get(slug);
    if (person === undefined) return [];
    const positions = Object.entries(credits)
      .filter(([, people]) => people.includes(slug))
      .flatMap(([role]) => lookup.creator_roles.get(role)?.id ?? []);
    return [{ id: person.id, positions: positions.toSorted((a, b) => a - b) }];
  });
}

/** What `person` did in any of these games: ids of roles, ascending. */
export function positionsIn(games: readonly GameRecord[], person: number): number[] {
  const all = games.flatMap(({ team }) => team.filter(({ id }) => id === person).flatMap(({ positions }) => positions));
  return [...new Set(all)].toSorted((a, b) => a - b);
}

function countFamilies(games: readonly GameRecord[]): CreatorFigures["families"] {
  const groups = Map.groupBy(
    games.flatMap((game) => game.parent_platforms),
    (id) => id,
  );
  return [...groups]
    .map(([id, { length: count }]) => ({ id, count }))
    .toSorted((a, b) => b.count - a.count || a.id - b.id);
}

function countByYear(games: readonly GameRecord[]): CreatorFigures["timeline"] {
  const years = games.flatMap(({ released }) => (released === undefined ? [] : Number(released.slice(0, 4))));
  if (years.length === 0) return [];
  const first = Math.min(...years);
  return Array.from({ length: Math.max(...years) - first + 1 }, (_, index) => ({
    year: first + index,
    count: years.filter((year) => year === first + index).length,
  }));
}

const HUNDRED = 100;
/** `count` of `all` in hundredths with two decimals, as RAWG writes its shares. */
export const percentOf = (count: number, all: number): number =>
  Math.round((count / all) * HUNDRED * HUNDRED) / HUNDRED;

function addRatings(games: readonly GameRecord[], votes: number): RatingShare[] {
  const shares = games.flatMap(({ rating = 0, ratings_count: count = 0 }) => rateShares(rating, count));
  return [...Map.groupBy(shares, ({ id }) => id)]
    .map(([id, each]) => {
      const count = each.reduce((sum, share) => sum + share.count, 0);
      return { id, title: each[0]?.title ?? "", count, percent: percentOf(count, votes) };
    })
    .toSorted((a, b) => b.count - a.count || b.id - a.id);
}

/** Adds up the games of one person; there is at least one. */
export function figuresOf(games: readonly GameRecord[]): CreatorFigures {
  const votes = games.reduce((sum, { ratings_count = 0 }) => sum + ratings_count, 0);
  const points = games.reduce((sum, { rating = 0, ratings_count = 0 }) => sum + rating * ratings_count, 0);
  return {
    reviews_count: votes,
    rating: votes === 0 ? 0 : points / votes,
    ratings: addRatings(games, votes),
    updated:
      games
        .map(({ updated }) => updated)
        .toSorted()
        .at(-1) ?? "",
    families: countFamilies(games),
    platforms_count: new Set(games.flatMap(({ platforms }) => platforms)).size,
    timeline: countByYear(games),
  };
}
