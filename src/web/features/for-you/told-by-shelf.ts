// What a visitor's shelf and favourites tell of their taste: which games, how strongly, and by which deed.
import type { FavoriteGame } from "#web/state/favorite-game.ts";
import type { Mark } from "#web/lib/marks.ts";
import { changedAt, type ShelfEntry } from "#web/state/shelf/shelf-entry.ts";

const MARK_WEIGHTS: Readonly<Record<Mark, number>> = {
  finished: 1,
  playing: 0.8,
  want: 0.5,
  dropped: -0.8,
  "not-interested": -1,
};
/** A heart is given for being fond of a game, finished or not. */
const HEART_WEIGHT = 0.9;
/** Two and a half stars say nothing; five say half as much again as having finished a game. */
const NEUTRAL_HALF_STARS = 5;
const HALF_STAR_WEIGHT = 0.3;

/** So many games say what somebody likes, and so many what they do not; more would only be asked for. */
const LIKED_MAX = 50;
const DISLIKED_MAX = 30;
/** Fewer tell of a game and not of a taste. */
const TOLD_MIN = 3;

/** A game of the shelf that tells something; above zero where it is liked. */
export type Told = {
  readonly id: number;
  readonly name: string;
  readonly weight: number;
  readonly mark: Mark | null;
  readonly isFavorite: boolean;
  /** 0 where it has none. */
  readonly halfStars: number;
};

function tellingOf(entry: ShelfEntry, isFavorite: boolean): Told {
  const mark = entry.mark?.value ?? null;
  const halfStars = entry.halfStars?.value ?? 0;
  const marked = mark === null ? 0 : MARK_WEIGHTS[mark];
  // Whoever drops a game that they once gave a heart has changed their mind.
  const meant = isFavorite && marked >= 0 ? Math.max(marked, HEART_WEIGHT) : marked;
  // Stars are what somebody thinks of a game; a mark only hints at it.
  const weight = halfStars > 0 ? (halfStars - NEUTRAL_HALF_STARS) * HALF_STAR_WEIGHT : meant;
  return { id: entry.id, name: entry.game.value.name, weight, mark, halfStars, isFavorite };
}

const tellingOfHeart = ({ id, name }: FavoriteGame): Told => ({
  id,
  name,
  weight: HEART_WEIGHT,
  mark: null,
  halfStars: 0,
  isFavorite: true,
});

/** Those that tell the most, the strongest and latest first. */
export function toldBy(entries: ReadonlyMap<number, ShelfEntry>, favorites: readonly FavoriteGame[]): Told[] {
  const hearts = new Set(favorites.map(({ id }) => id));
  const all = [
    ...[...entries.values()].map((entry) => ({ told: tellingOf(entry, hearts.has(entry.id)), at: changedAt(entry) })),
    ...favorites
      .filter(({ id }) => !entries.has(id))
      .map((favorite) => ({ told: tellingOfHeart(favorite), at: favorite.addedAt })),
  ]
    .toSorted((a, b) => Math.abs(b.told.weight) - Math.abs(a.told.weight) || b.at - a.at || a.told.id - b.told.id)
    .map(({ told }) => told);
  return [
    ...all.filter(({ weight }) => weight > 0).slice(0, LIKED_MAX),
    ...all.filter(({ weight }) => weight < 0).slice(0, DISLIKED_MAX),
  ];
}

/** What is missing before anything can be said: marks, a game that is liked, or nothing. */
export function missingOf(told: readonly Told[]): { marks: number; liked: boolean } {
  return { marks: Math.max(0, TOLD_MIN - told.length), liked: !told.some(({ weight }) => weight > 0) };
}
