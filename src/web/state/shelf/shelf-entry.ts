// What a visitor's shelf says of one game. Each part has a time of its own, so that two tabs or devices that changed
// different parts both keep what they did. What was taken away stays as an empty value, or an older copy would bring it back.
import type { Mark } from "#web/lib/marks.ts";
import type { KeptGame } from "#web/state/read-kept-game.ts";
import { latest, latestOf, latestOfEach, type Stamp, stamped, type Stamped, unlessKnown } from "./stamped.ts";

/** One time that the game was played: days as YYYY-MM-DD, empty where nobody says. */
export type Play = { readonly begun: string; readonly finished: string };

export type ShelfEntry = {
  readonly id: number;
  /** What a card shows of the game, without pictures beside the first. */
  readonly game: Stamped<KeptGame>;
  readonly mark?: Stamped<Mark | null>;
  /** Half stars: 1 to 10. */
  readonly halfStars?: Stamped<number | null>;
  readonly note?: Stamped<string>;
  /** By a name that was made up for each; null is one that was taken away. */
  readonly plays: Readonly<Record<string, Stamped<Play | null>>>;
};

/** What is to be changed of an entry; what is left out stays. */
export type ShelfChange = {
  readonly mark?: Mark | null;
  readonly halfStars?: number | null;
  readonly note?: string;
  readonly plays?: Readonly<Record<string, Play | null>>;
};

/** So many platforms, genres and developers of a game are kept. */
export const TERMS_MAX = 20;
export const GAME_NAME_MAX_CHARACTERS = 300;

/** The part of a game that a shelf keeps: five thousand of them fit into what any browser gives. */
export function toShelved(game: KeptGame): KeptGame {
  return {
    id: game.id,
    name: game.name.slice(0, GAME_NAME_MAX_CHARACTERS),
    released: game.released,
    released_precision: game.released_precision,
    background_image: game.background_image,
    dominant_color: game.dominant_color,
    rating: game.rating,
    metacritic: game.metacritic,
    playtime: game.playtime,
    platforms: game.platforms
      .slice(0, TERMS_MAX)
      .map(({ platform: { id, name, slug } }) => ({ platform: { id, name, slug } })),
    genres: game.genres.slice(0, TERMS_MAX).map(({ id, name, slug }) => ({ id, name, slug })),
    developers: game.developers?.slice(0, TERMS_MAX).map(({ id, name, slug }) => ({ id, name, slug })),
    screenshots: undefined,
    videos: undefined,
  };
}

/** `entry` with `change` made to it; a game that has none yet gets one. */
export function withChange(
  entry: ShelfEntry | undefined,
  { game, change }: { game: KeptGame; change: ShelfChange },
  stamp: Stamp,
): ShelfEntry {
  const plays = Object.entries(change.plays ?? {}).map(
    ([name, play]) => [name, stamped(play, entry?.plays[name], stamp)] as const,
  );
  return {
    ...entry,
    id: game.id,
    game: stamped(toShelved(game), entry?.game, stamp),
    ...(change.mark !== undefined && { mark: stamped(change.mark, entry?.mark, stamp) }),
    ...(change.halfStars !== undefined && { halfStars: stamped(change.halfStars, entry?.halfStars, stamp) }),
    ...(change.note !== undefined && { note: stamped(change.note, entry?.note, stamp) }),
    plays: { ...entry?.plays, ...Object.fromEntries(plays) },
  };
}

/** The change that takes `change` back, for the entry as it is before it. */
export function inverseOf(entry: ShelfEntry | undefined, change: ShelfChange): ShelfChange {
  const plays = Object.keys(change.plays ?? {}).map((name) => [name, entry?.plays[name]?.value ?? null] as const);
  return {
    ...(change.mark !== undefined && { mark: entry?.mark?.value ?? null }),
    ...(change.halfStars !== undefined && { halfStars: entry?.halfStars?.value ?? null }),
    ...(change.note !== undefined && { note: entry?.note?.value ?? "" }),
    ...(change.plays !== undefined && { plays: Object.fromEntries(plays) }),
  };
}

/** What two copies of the same entry know together, in any order; `other` itself where `one` tells nothing new. */
export function mergeEntries(one: ShelfEntry, other: ShelfEntry | undefined): ShelfEntry {
  if (other === undefined) return one;
  const merged = {
    id: one.id,
    game: latest(one.game, other.game),
    ...latestOf("mark", [one.mark, other.mark]),
    ...latestOf("halfStars", [one.halfStars, other.halfStars]),
    ...latestOf("note", [one.note, other.note]),
    plays: latestOfEach(one.plays, other.plays),
  };
  return unlessKnown(merged, other);
}

/** The times it was played, the earliest first. */
export function playsOf(entry: ShelfEntry | undefined): (Play & { name: string })[] {
  const day = ({ begun, finished }: Play) => begun || finished;
  return Object.entries(entry?.plays ?? {})
    .flatMap(([name, { value }]) => (value === null ? [] : [{ name, ...value }]))
    .toSorted((a, b) => (day(a) < day(b) ? -1 : day(a) > day(b) ? 1 : a.name < b.name ? -1 : 1));
}

/** Does the entry say anything, or is it only what remains of one that was taken away? */
export function isOnShelf(entry: ShelfEntry): boolean {
  const { mark, halfStars, note } = entry;
  return Boolean(mark?.value ?? halfStars?.value ?? note?.value) || playsOf(entry).length > 0;
}

/** An order asks for it a dozen times of each entry, which never changes. */
const times = new WeakMap<ShelfEntry, number>();

/** When anything of it last changed, in milliseconds since 1970. */
export function changedAt(entry: ShelfEntry): number {
  const { mark, halfStars, note, plays } = entry;
  const known = times.get(entry);
  if (known !== undefined) return known;
  const at = Math.max(0, ...[mark, halfStars, note, ...Object.values(plays)].map((part) => part?.at ?? 0));
  times.set(entry, at);
  return at;
}
