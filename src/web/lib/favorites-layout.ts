// How the favourites stand in rows, by the owner's rules rather than by measuring.

const PER_ROW_FALLBACK = 4;
const LAST_ROW_MAX = 5;
const PHONE_BELOW_PX = 768;
const TABLET_BELOW_PX = 1024;

/** How many favourites at the end count as the last row: none up to five, else those beyond five, at most five. */
export function lastRowCount(favorites: number): number {
  return Math.min(Math.max(favorites - LAST_ROW_MAX, 0), LAST_ROW_MAX);
}

/** Cards in a row of at most `count`, for a window this wide (pixels); four where the width is not known. */
export function itemsPerRow(count: number, windowWidthPx?: number): number {
  if (windowWidthPx === undefined) return PER_ROW_FALLBACK;
  if (windowWidthPx < PHONE_BELOW_PX) return 1;
  return windowWidthPx < TABLET_BELOW_PX ? 2 : count;
}
