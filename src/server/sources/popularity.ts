// One scale of popularity for every game of data/, and what it is in RAWG's protocol.

/** The scale of `popularity` in data/, from what hardly anybody knows to what everybody does. */
export const POPULARITY_MIN = 1;
export const POPULARITY_MAX = 100;

/** How many members of RAWG kept its most kept game in 2025. */
const ADDED_MOST = 22_600;
/** So many points further down the scale a game has half as many. */
const HALF_POINTS = 15;

/**
 * `added` of the protocol for a game of this popularity. It is an estimate on RAWG's scale, for programs that compare
 * games by it, and no count of people: RAWG's own counts of 430 games were one of the things the popularity was
 * estimated from (data/README.md).
 */
export function addedFor(popularity: number): number {
  return Math.round(ADDED_MOST * 2 ** ((popularity - POPULARITY_MAX) / HALF_POINTS));
}

/** The least that a game has which somebody thought worth writing about. Words that only less known ones are called by mean themselves. */
export const KNOWN_ADDED = addedFor(POPULARITY_MIN);
