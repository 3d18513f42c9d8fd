// What a favourite keeps of its game: what a card shows, bounded, and when it was added and last changed. It reads
// whatever a browser may have stored and recovers every game whose id can still be told.
import { t } from "#web/lib/t.ts";
import { type KeptGame, readKeptGame } from "./read-kept-game.ts";

const NAME_MAX_CHARACTERS = 300;
const SCREENSHOTS = 7;
const VIDEOS = 1;
const TERMS = 20;
/**
 * No calendar of a browser goes further than 8.64e15; what is above it was counted on from there. Higher still nothing of ours
 * gets, and no further change could be told to be later.
 */
const LAST_TIME = 8.8e15;

/** A favourite: what its card shows, and its own times (milliseconds since 1970). */
export type FavoriteGame = KeptGame & {
  /** Decides the place in the list. */
  addedAt: number;
  /** Decides which of two tabs' words is the later one. */
  changedAt: number;
};

/** A game that can become a favourite: an item of a list, a whole game, or another favourite. */
export type FavoriteSource = KeptGame;

type Recorded = Record<string, unknown>;

const isRecord = (value: unknown): value is Recorded =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** An id as text, or undefined unless it is a positive whole number in decimal, stored as a number or as text. */
export function favoriteKey(id: unknown): string | undefined {
  const text = typeof id === "number" || typeof id === "string" ? String(id) : "";
  return /^[1-9][0-9]{0,15}$/.test(text) && Number.isSafeInteger(Number(text)) ? text : undefined;
}

/**
 * A time as some clock may have told it, right or wrong. Whoever reads it takes it as it stands: were it put right by the reader's
 * own clock, two devices would have two orders of the same changes, and a change that was made after another could lose against it.
 */
export function readTime(value: unknown): number | undefined {
  return typeof value === "number" && value >= 0 && value <= LAST_TIME ? value : undefined;
}

/** The part of a game that is kept. */
export function toFavorite(game: FavoriteSource, times: { addedAt: number; changedAt: number }): FavoriteGame {
  const { id, released, released_precision, background_image, dominant_color, rating, metacritic, playtime } = game;
  return {
    id,
    name: game.name.slice(0, NAME_MAX_CHARACTERS),
    released,
    released_precision,
    background_image,
    dominant_color,
    rating,
    metacritic,
    playtime,
    platforms: game.platforms.slice(0, TERMS),
    genres: game.genres.slice(0, TERMS),
    developers: game.developers?.slice(0, TERMS),
    screenshots: game.screenshots?.slice(0, SCREENSHOTS),
    videos: game.videos?.slice(0, VIDEOS),
    ...times,
  };
}

/**
 * Reads one stored favourite, of this version or an older one. `place` (its index) stands in for a missing time, so that
 * old lists keep their order. Undefined when not even the id can be told.
 */
export function readFavorite(value: unknown, place: number): FavoriteGame | undefined {
  const stored: Recorded = isRecord(value) ? value : { id: value };
  const key = favoriteKey(stored.id);
  if (key === undefined) return undefined;
  const name =
    typeof stored.name === "string" && stored.name.trim() !== "" ? stored.name : t("state.gameNumber", { key });
  const game = readKeptGame({ ...stored, id: Number(key), name });
  if (game === undefined) return undefined;
  const addedAt = readTime(stored.addedAt) ?? place + 1;
  return toFavorite(game, { addedAt, changedAt: readTime(stored.changedAt) ?? addedAt });
}
