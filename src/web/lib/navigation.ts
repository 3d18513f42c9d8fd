// The browser's history as the app sees it: where it is, and how it came there. An entry's identity, its number, and
// whether it was pushed or come back to are kept in the entries' own state.
import { useSyncExternalStore } from "react";

/** How the present entry was reached: by a link or choice, in place of another, or by Back, Forward or a fresh load. */
export type NavigationType = "push" | "replace" | "pop";

export type Place = {
  pathname: string;
  /** With its `?`, or empty. */
  search: string;
  /** Identity of the history entry; stays with it when it is come back to. */
  key: string;
  /** Number of the entry since the app was first opened in this tab; 0 is the first one. */
  index: number;
  /** Did the visitor come here from outside: by typing, a bookmark, another site's link? Links of the app mean what they say. */
  isArrival: boolean;
  type: NavigationType;
};

type EntryState = Pick<Place, "key" | "index" | "isArrival">;

function readState(): EntryState | undefined {
  const state: unknown = window.history.state;
  if (typeof state !== "object" || state === null) return undefined;
  const { key, index, isArrival } = state as Partial<Record<keyof EntryState, unknown>>;
  if (typeof key !== "string" || typeof index !== "number") return undefined;
  return { key, index, isArrival: isArrival === true };
}

const newKey = () => Math.random().toString(36).slice(2, 10);

/** A link of the app that the browser itself followed, into a new tab or before the app listened. */
const isFromHere = () => document.referrer.startsWith(`${window.location.origin}/`);

function placeNow(type: NavigationType): Place {
  const known = readState();
  const state = known ?? { key: newKey(), index: 0, isArrival: !isFromHere() };
  // An address that was typed or opened from elsewhere has no state yet.
  if (known === undefined) window.history.replaceState(state, "");
  const { pathname, search } = window.location;
  return { pathname, search, ...state, type };
}

let place: Place | undefined;
/** Where a document is being written that has no browser around it. */
let writtenPlace: Place | undefined;
const listeners = new Set<() => void>();

function moveTo(next: Place): void {
  place = next;
  for (const listener of listeners) listener();
}

const followHistory = () => moveTo(placeNow("pop"));

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("popstate", followHistory);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("popstate", followHistory);
  };
}

/** The place as it is now. A test or a script that moved the window behind the app's back is noticed, too. */
function currentPlace(): Place {
  const { pathname, search } = window.location;
  if (place === undefined || (listeners.size === 0 && (place.pathname !== pathname || place.search !== search))) {
    place = placeNow("pop");
  }
  return place;
}

/** Goes to a root-relative address, as a new entry or in place of the present one. */
export function navigate(to: string, options: { replace?: boolean } = {}): void {
  const { index, pathname, search } = currentPlace();
  // As browsers do: what leads to where one is makes no entry, which Back would seem to do nothing for.
  const isSameEntry = options.replace === true || to === `${pathname}${search}`;
  const state: EntryState = { key: newKey(), index: isSameEntry ? index : index + 1, isArrival: false };
  if (isSameEntry) window.history.replaceState(state, "", to);
  else window.history.pushState(state, "", to);
  moveTo(placeNow(options.replace === true ? "replace" : "push"));
}

/** Goes back in history, or home when this entry is the first one of the app. */
export function goBack(): void {
  if (currentPlace().index > 0) window.history.back();
  else navigate("/", { replace: true });
}

/** For a server: what renders from here on stands at this address. */
export function writeAt({ pathname, search }: Pick<Place, "pathname" | "search">): void {
  writtenPlace = { pathname, search, key: "", index: 0, isArrival: false, type: "pop" };
}

const documentPlace = () => writtenPlace ?? currentPlace();

/** The present place; renders again with every navigation. */
export function usePlace(): Place {
  return useSyncExternalStore(subscribe, currentPlace, documentPlace);
}
