// What a favourite keeps of its game: what a card shows, bounded, and when it was added and last changed. It reads
// whatever a browser may have stored and recovers every game whose id can still be told.
import type { GameListItem } from "#shared/rawg/game.ts";
import { readListItem } from "./read-list-item.ts";

const NAME_MAX_CHARACTERS = 300;
const SCREENSHOTS = 7;
const VIDEOS = 1;
const TERMS = 20;
const SLACK_MS = 24 * 3600_000;

/** A favourite: a list item that carries its own times (milliseconds since 1970). */
export type FavoriteGame = GameListItem & {
  /** Decides the place in the list. */
  addedAt: number;
  /** Decides which of two tabs' words is the later one. */
  changedAt: number;
};

/** A game that can become a favourite: an item of a list or a whole game. */
export type FavoriteSource = Omit<GameListItem, "short_screenshots"> & Partial<Pick<GameListItem, "short_screenshots">>;

type Recorded = Record<string, unknown>;

const isRecord = (value: unknown): value is Recorded =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** An id as text, or undefined unless it is a positive whole number in decimal, stored as a number or as text. */
export function favoriteKey(id: unknown): string | undefined {
  const text = typeof id === "number" || typeof id === "string" ? String(id) : "";
  return /^[1-9][0-9]{0,15}$/.test(text) && Number.isSafeInteger(Number(text)) ? text : undefined;
}

/** A time that can be true: not negative, not far in the future (a wrong clock would otherwise win for years). */
export function plausibleTime(value: unknown, now: number): number | undefined {
  if (typeof value !== "number" || !Number.isFinite(value) || value < 0) return undefined;
  return Math.min(value, now + SLACK_MS);
}

/** The part of a game that is kept. */
export function toFavorite(game: FavoriteSource, times: { addedAt: number; changedAt: number }): FavoriteGame {
  const { id, slug, released, tba, background_image, rating, ratings_count, metacritic, playtime, added } = game;
  return {
    id,
    slug,
    name: game.name.slice(0, NAME_MAX_CHARACTERS),
    released,
    tba,
    background_image,
    dominant_color: game.dominant_color,
    rating,
    ratings_count,
    metacritic,
    playtime,
    added,
    platforms: game.platforms.slice(0, TERMS),
    parent_platforms: game.parent_platforms.slice(0, TERMS),
    genres: game.genres.slice(0, TERMS),
    developers: game.developers?.slice(0, TERMS),
    esrb_rating: game.esrb_rating,
    stores: [],
    tags: [],
    short_screenshots: game.short_screenshots?.slice(0, SCREENSHOTS) ?? [],
    screenshots: game.screenshots?.slice(0, SCREENSHOTS),
    videos: game.videos?.slice(0, VIDEOS),
    ...times,
  };
}

/**
 * Reads one stored favourite, of this version or an older one. `place` (its index) stands in for a missing time, so that
 * old lists keep their order. Undefined when not even the id can be told.
 */
export function readFavorite(value: unknown, place: number, now: number): FavoriteGame | undefined {
  const stored: Recorded = isRecord(value) ? value : { id: value };
  const key = favoriteKey(stored.id);
  if (key === undefined) return undefined;
  const name = typeof stored.name === "string" && stored.name.trim() !== "" ? stored.name : `Game ${key}`;
  const game = readListItem({ ...stored, id: Number(key), name });
  if (game === undefined) return undefined;
  const addedAt = plausibleTime(stored.addedAt, now) ?? place + 1;
  return toFavorite(game, { addedAt, changedAt: plausibleTime(stored.changedAt, now) ?? addedAt });
}
