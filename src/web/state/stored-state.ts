// The record under `game-store`: how it is written and how any text found there is read. Reading never throws; it says
// whether everything could be read, so that the caller can keep the original aside.
//
// Version 2: {"state":{"favorites":[…],"removed":{id:ms},"isSidebarOpen":true,"filters":{…}},"version":2}
// Several values of a filter are one text with commas. What the six filters cannot say (values that must all be there or
// none of them, scores, the publisher) is `moreFilters`, as an address says it. It is left out while it is empty: records
// of builds that do not know it read the same.
// Version 0: the same with the filters directly in `state`, the sort order as the service's own value, and no times.
import { readSort, sortOfService } from "#web/lib/catalogue-view.ts";
import { type FavoriteChanges, mergeFavorites } from "./favorite-changes.ts";
import { favoriteKey, type FavoriteGame, readTime, readFavorite } from "./favorite-game.ts";
import { recoverFavorites } from "./recover-favorites.ts";

export const STORED_VERSION = 2;
const FAVORITES_MAX = 5000;
const FILTER_MAX_CHARACTERS = 4000;

/** The filters as text, empty where nothing is chosen. `ordering` is the `key` of one of SORT_OPTIONS. */
export type Filters = {
  year: string;
  genre: string;
  platform: string;
  tag: string;
  developer: string;
  ordering: string;
};
export const NO_FILTERS: Filters = { year: "", genre: "", platform: "", tag: "", developer: "", ordering: "" };
const FILTER_NAMES = ["year", "genre", "platform", "tag", "developer", "ordering"] as const;

/** What is kept besides the favourites. */
export type Settings = { isSidebarOpen: boolean; filters: Filters; moreFilters: string };
export type StoredState = FavoriteChanges & Settings;
export const INITIAL_SETTINGS: Settings = { isSidebarOpen: true, filters: NO_FILTERS, moreFilters: "" };
export const INITIAL_STATE: StoredState = { favorites: [], removed: {}, ...INITIAL_SETTINGS };

type Recorded = Record<string, unknown>;
const isRecord = (value: unknown): value is Recorded =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The text to store. */
export function writeState({ favorites, removed, isSidebarOpen, filters, moreFilters }: StoredState): string {
  const more = moreFilters === "" ? {} : { moreFilters };
  return JSON.stringify({ state: { favorites, removed, isSidebarOpen, filters, ...more }, version: STORED_VERSION });
}

/** What `text` holds. `isWhole` is false as soon as anything in it could not be understood. */
export function readState(text: string): { state: StoredState; isWhole: boolean } {
  const found = openEnvelope(text);
  const favorites = readFavorites(found.state.favorites);
  const filters = readFilters(found.state, found.version);
  const isOpen = found.state.isSidebarOpen;
  const isSidebarKnown = isOpen === undefined || typeof isOpen === "boolean";
  const removed = readRemovals(found.state.removed);
  const more = found.state.moreFilters ?? "";
  const isMoreKnown = typeof more === "string" && more.length <= FILTER_MAX_CHARACTERS;
  return {
    state: {
      ...mergeFavorites({ favorites: favorites.games, removed }, { favorites: [], removed: {} }),
      isSidebarOpen: typeof isOpen === "boolean" ? isOpen : INITIAL_STATE.isSidebarOpen,
      filters: filters.values,
      moreFilters: isMoreKnown ? more : "",
    },
    isWhole: found.isWhole && favorites.isWhole && filters.isWhole && isSidebarKnown && isMoreKnown,
  };
}

type Envelope = { state: Recorded; version: number; isWhole: boolean };

/** Finds the state whatever stands around it: nothing, an envelope, a list of games, or broken JSON. */
function openEnvelope(text: string): Envelope {
  let value: unknown;
  try {
    value = JSON.parse(text);
    if (typeof value === "string") value = JSON.parse(value);
  } catch {
    return { state: { favorites: recoverFavorites(text) }, version: 0, isWhole: false };
  }
  if (Array.isArray(value)) return { state: { favorites: value }, version: 0, isWhole: false };
  if (!isRecord(value)) return { state: {}, version: 0, isWhole: false };
  const { version } = value;
  const isKnown = typeof version === "number" && Number.isInteger(version) && version >= 0 && version <= STORED_VERSION;
  const state = isRecord(value.state) ? value.state : value;
  return { state, version: isKnown ? version : STORED_VERSION, isWhole: isKnown && state !== value };
}

function readFavorites(value: unknown): { games: FavoriteGame[]; isWhole: boolean } {
  if (value === undefined) return { games: [], isWhole: true };
  const all: unknown[] = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : [];
  const members = all.slice(0, FAVORITES_MAX);
  const games = members.flatMap((member, place) => readFavorite(member, place) ?? []);
  return { games, isWhole: Array.isArray(value) && games.length === all.length };
}

function readRemovals(value: unknown): Record<string, number> {
  const removals = Object.entries(isRecord(value) ? value : {}).flatMap(([id, at]) => {
    const time = readTime(at);
    return favoriteKey(id) === undefined || time === undefined ? [] : [[id, time] as const];
  });
  return Object.fromEntries(removals);
}

function readFilters(state: Recorded, version: number): { values: Filters; isWhole: boolean } {
  const source = isRecord(state.filters) ? state.filters : state;
  const values = { ...NO_FILTERS };
  let isWhole = state.filters === undefined || isRecord(state.filters);
  for (const name of FILTER_NAMES) {
    const value = source[name] ?? "";
    const isText = typeof value === "string" || typeof value === "number";
    if (isText && String(value).length <= FILTER_MAX_CHARACTERS) values[name] = String(value);
    else isWhole = false;
  }
  return { values: { ...values, ordering: readOrdering(values.ordering, version) }, isWhole };
}

/** Version 0 kept the service's value and wrote the default out; an order that does not exist means the default. */
function readOrdering(text: string, version: number): string {
  if (version < STORED_VERSION && text === "-added") return "";
  return readSort(text) ?? sortOfService(text) ?? "";
}
