// Favourites as every tab sees them in the end: for each game the latest addition or removal wins, whichever tab made it
// and in whichever order the tabs hear of each other. Pure; nothing is stored here.
import { type FavoriteGame, type FavoriteSource, toFavorite } from "./favorite-game.ts";

/** Removals are remembered so that another tab's older list does not bring the game back; only so many. */
const REMOVALS_KEPT = 1000;

/** Favourites in order, and the removed ids with the time of their removal (milliseconds since 1970). */
export type FavoriteChanges = { favorites: readonly FavoriteGame[]; removed: Readonly<Record<string, number>> };

/** A time later than everything known of this id, so that quick changes never tie. */
function nextTime(state: FavoriteChanges, key: string, now: number): number {
  const known = state.favorites.find(({ id }) => String(id) === key)?.changedAt ?? 0;
  return Math.max(now, known + 1, (state.removed[key] ?? 0) + 1);
}

function withoutKey(removed: FavoriteChanges["removed"], key: string): Record<string, number> {
  return Object.fromEntries(Object.entries(removed).filter(([id]) => id !== key));
}

/** Adds a game at the end, or where `addedAt` says (undo). One that is there stays as it is. */
export function withFavorite(
  state: FavoriteChanges,
  game: FavoriteSource,
  { now, addedAt }: { now: number; addedAt?: number | undefined },
): FavoriteChanges {
  const key = String(game.id);
  if (state.favorites.some(({ id }) => String(id) === key)) return state;
  const changedAt = nextTime(state, key, now);
  const last = state.favorites.at(-1)?.addedAt ?? 0;
  const favorite = toFavorite(game, { addedAt: addedAt ?? Math.max(changedAt, last + 1), changedAt });
  return { favorites: inOrder([...state.favorites, favorite]), removed: withoutKey(state.removed, key) };
}

/** Removes games by id; ids that are not there are ignored. */
export function withoutFavorites(
  state: FavoriteChanges,
  ids: readonly (number | string)[],
  now: number,
): FavoriteChanges {
  const keys = new Set(ids.map(String));
  const leaving = state.favorites.filter(({ id }) => keys.has(String(id)));
  if (leaving.length === 0) return state;
  const removals = leaving.map(({ id }) => [String(id), nextTime(state, String(id), now)] as const);
  return {
    favorites: state.favorites.filter(({ id }) => !keys.has(String(id))),
    removed: newest({ ...state.removed, ...Object.fromEntries(removals) }),
  };
}

/** What two tabs know, together. The order of the arguments does not matter. */
export function mergeFavorites(mine: FavoriteChanges, theirs: FavoriteChanges): FavoriteChanges {
  const games = new Map<string, FavoriteGame>();
  for (const favorite of [...mine.favorites, ...theirs.favorites]) {
    const known = games.get(String(favorite.id));
    if (known === undefined || isLater(favorite, known)) games.set(String(favorite.id), favorite);
  }
  const removed: Record<string, number> = {};
  for (const [id, at] of [...Object.entries(mine.removed), ...Object.entries(theirs.removed)]) {
    removed[id] = Math.max(at, removed[id] ?? 0);
  }
  // An addition and a removal at the very same time: the game stays, because losing one is worse than keeping one.
  const staying = [...games.values()].filter(({ id, changedAt }) => (removed[String(id)] ?? -1) <= changedAt);
  for (const { id } of staying) delete removed[String(id)];
  return { favorites: inOrder(staying), removed: newest(removed) };
}

/** Do both know the same? Compares what decides, not the games' texts. */
export function isSameChanges(a: FavoriteChanges, b: FavoriteChanges): boolean {
  const sign = ({ favorites, removed }: FavoriteChanges) =>
    JSON.stringify([
      favorites.map(({ id, changedAt }) => `${id} ${changedAt}`).toSorted(),
      Object.entries(removed).map(String).toSorted(),
    ]);
  return sign(a) === sign(b);
}

/** A total order, so that all tabs choose the same one. */
function isLater(a: FavoriteGame, b: FavoriteGame): boolean {
  return a.changedAt > b.changedAt || (a.changedAt === b.changedAt && a.addedAt < b.addedAt);
}

function inOrder(favorites: FavoriteGame[]): FavoriteGame[] {
  return favorites.toSorted((a, b) => a.addedAt - b.addedAt || a.id - b.id);
}

function newest(removed: Record<string, number>): Record<string, number> {
  const entries = Object.entries(removed);
  if (entries.length <= REMOVALS_KEPT) return removed;
  return Object.fromEntries(entries.toSorted(([, a], [, b]) => b - a).slice(0, REMOVALS_KEPT));
}
