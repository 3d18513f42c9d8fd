// A list of games in an order of the visitor's own, with a name, a note and a picture. Each part has its own time, as those of an entry.
import { latest, latestOf, latestOfEach, type Stamp, stamped, type Stamped, unlessKnown } from "./stamped.ts";

export type ShelfList = {
  /** Made up. */
  readonly id: string;
  /** Null once the list was taken away. */
  readonly name: Stamped<string | null>;
  readonly note?: Stamped<string>;
  /** The id of the game whose picture the list has; null where it is made of its first games. */
  readonly cover?: Stamped<number | null>;
  /** Where each game stands, by the game's id: the smaller first. Null is one that was taken out. */
  readonly places: Readonly<Record<string, Stamped<number | null>>>;
};

/** What is to be changed of a list; what is left out stays. */
export type ListChange = {
  readonly name?: string | null;
  readonly note?: string;
  readonly cover?: number | null;
  readonly places?: Readonly<Record<string, number | null>>;
};

/** Places closer than this are given out anew. */
const PLACE_MIN = 1e-6;

/** `list` with `change` made to it; one that is not there yet is made. */
export function withListChange(
  list: ShelfList | undefined,
  { id, change }: { id: string; change: ListChange },
  stamp: Stamp,
): ShelfList {
  const places = Object.entries(change.places ?? {}).map(
    ([game, place]) => [game, stamped(place, list?.places[game], stamp)] as const,
  );
  const name = change.name === undefined ? list?.name : stamped(change.name, list?.name, stamp);
  return {
    ...list,
    id,
    name: name ?? stamped("", undefined, stamp),
    ...(change.note !== undefined && { note: stamped(change.note, list?.note, stamp) }),
    ...(change.cover !== undefined && { cover: stamped(change.cover, list?.cover, stamp) }),
    places: { ...list?.places, ...Object.fromEntries(places) },
  };
}

/** The change that takes `change` back, for the list as it is before it. */
export function inverseOfList(list: ShelfList | undefined, change: ListChange): ListChange {
  const places = Object.keys(change.places ?? {}).map((game) => [game, list?.places[game]?.value ?? null] as const);
  return {
    ...(change.name !== undefined && { name: list?.name.value ?? null }),
    ...(change.note !== undefined && { note: list?.note?.value ?? "" }),
    ...(change.cover !== undefined && { cover: list?.cover?.value ?? null }),
    ...(change.places !== undefined && { places: Object.fromEntries(places) }),
  };
}

/** What two copies of the same list know together, in any order; `other` itself where `one` tells nothing new. */
export function mergeLists(one: ShelfList, other: ShelfList | undefined): ShelfList {
  if (other === undefined) return one;
  const merged = {
    id: one.id,
    name: latest(one.name, other.name),
    ...latestOf("note", [one.note, other.note]),
    ...latestOf("cover", [one.cover, other.cover]),
    places: latestOfEach(one.places, other.places),
  };
  return unlessKnown(merged, other);
}

/** Asked for after each change of the shelf, and of each list, which never changes. */
const orders = new WeakMap<ShelfList, readonly number[]>();

/** The ids of its games, in order. */
export function gamesOf(list: ShelfList): readonly number[] {
  const known = orders.get(list);
  if (known !== undefined) return known;
  const games = Object.entries(list.places)
    .flatMap(([game, { value }]) => (value === null ? [] : [{ id: Number(game), place: value }]))
    .toSorted((a, b) => a.place - b.place || a.id - b.id)
    .map(({ id }) => id);
  orders.set(list, games);
  return games;
}

const placeOf = (list: ShelfList, game: number | undefined) =>
  game === undefined ? undefined : (list.places[String(game)]?.value ?? undefined);

/** The change that puts a game at the end of the list. */
export function adding(list: ShelfList, game: number): ListChange {
  const last = placeOf(list, gamesOf(list).at(-1)) ?? 0;
  return { places: { [game]: last + 1 } };
}

/** The change that puts those of the games that are not in the list yet at its end, in their order; undefined is a new list. */
export function addingAll(list: ShelfList | undefined, games: readonly number[]): ListChange {
  const present = list === undefined ? [] : gamesOf(list);
  const last = list === undefined ? 0 : (placeOf(list, present.at(-1)) ?? 0);
  const isIn = new Set(present);
  const news = games.filter((game) => !isIn.has(game));
  return { places: Object.fromEntries(news.map((game, index) => [game, last + 1 + index])) };
}

/** The change that moves a game so that it stands at `index` (0 is the first) of the list. */
export function moving(list: ShelfList, game: number, index: number): ListChange {
  const others = gamesOf(list).filter((id) => id !== game);
  const at = Math.max(0, Math.min(index, others.length));
  const [before, after] = [placeOf(list, others[at - 1]), placeOf(list, others[at])];
  const place =
    before === undefined ? (after ?? 1) - 1 : after === undefined ? before + 1 : before + (after - before) / 2;
  const isTight = before !== undefined && after !== undefined && after - before < PLACE_MIN;
  if (!isTight) return { places: { [game]: place } };
  return { places: Object.fromEntries(others.toSpliced(at, 0, game).map((id, order) => [id, order + 1])) };
}
