// The browser's history as the app sees it: where it is, and how it came there. What no browser tells is kept in the
// entries' own state. Nothing else touches `history`, `set-fragment.ts` excepted.
import { useSyncExternalStore } from "react";
import { ROUTES } from "#shared/routes.ts";
import { fromBrowser, toBrowser } from "./base.ts";

type Entry = {
  /** Identity of the history entry; stays with it when it is come back to. */
  key: string;
  /** Number of the entry since the app was first opened in this tab; 0 is the first one. */
  index: number;
  /** Did the visitor come here from outside: by typing, a bookmark, another site's link? Links of the app mean what they say. */
  isArrival: boolean;
};

export type Place = Entry & {
  pathname: string;
  /** With its `?`, or empty. */
  search: string;
  /** How it was reached: by a link or choice, in place of another entry, or by Back, Forward or a fresh load. */
  type: "push" | "replace" | "pop";
};

let place: Place | undefined;
/** Where a document is being written that has no browser around it, or was written that is being hydrated. */
let writtenPlace: Place | undefined;
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());
globalThis.addEventListener?.("popstate", tell);

const newKey = () => Math.random().toString(36).slice(2, 10);
const isEntry = (state: Partial<Entry> | null): state is Entry =>
  typeof state?.key === "string" && typeof state.index === "number";

function placeNow(type: Place["type"]): Place {
  const { search, origin } = window.location;
  const pathname = fromBrowser(window.location.pathname);
  if (!isEntry(window.history.state)) {
    // Typed, or opened from elsewhere; or a link of the app that the browser itself followed, into a new tab for instance.
    const isArrival = !document.referrer.startsWith(`${origin}/`);
    window.history.replaceState({ key: newKey(), index: 0, isArrival } satisfies Entry, "");
  }
  return { ...window.history.state, pathname, search, type };
}

/** The place as it is now. An entry that `navigate` has not just made was come back to. */
function currentPlace(): Place {
  if (place === undefined || place.key !== window.history.state?.key) place = placeNow("pop");
  return place;
}

/** Fetches the code of the page at a root-relative address; undefined where it is there. */
type Prepare = (address: string) => Promise<unknown> | undefined;
let prepare: Prepare = () => undefined;

/** Has `navigate` wait for what a page needs: until then the present one stays. */
export function prepareWith(how: Prepare): void {
  prepare = how;
}

/** Number of the way that was last set out on; who has chosen another one meanwhile goes that. */
let way = 0;
const setWaiting = (isWaiting: boolean) => document.documentElement.toggleAttribute("data-waiting", isWaiting);
globalThis.addEventListener?.("popstate", () => {
  way += 1;
  setWaiting(false);
});

/** Goes to a root-relative address, as a new entry or in place of the present one; at once where its page can be shown. */
export function navigate(to: string, options: { replace?: boolean } = {}): void {
  const waited = prepare(to);
  way += 1;
  if (waited === undefined) return go(to, options);
  const own = way;
  setWaiting(true);
  const goOn = () => {
    if (own === way) go(to, options);
  };
  // What cannot be had is asked for once more by the page, which then says so.
  waited.then(goOn, goOn);
}

function go(to: string, { replace = false }: { replace?: boolean }): void {
  setWaiting(false);
  const { index, pathname, search } = currentPlace();
  // As browsers do: what leads to where one is makes no entry, which Back would seem to do nothing for.
  const isSameEntry = replace || to === `${pathname}${search}`;
  const entry: Entry = { key: newKey(), index: isSameEntry ? index : index + 1, isArrival: false };
  window.history[isSameEntry ? "replaceState" : "pushState"](entry, "", toBrowser(to));
  place = placeNow(replace ? "replace" : "push");
  tell();
}

/** Goes back in history, or home when this entry is the first one of the app. */
export function goBack(): void {
  if (currentPlace().index > 0) window.history.back();
  else navigate(ROUTES.catalogue.path, { replace: true });
}

/** For a server: what renders from here on stands at this address. */
export function writeAt({ pathname, search }: Pick<Place, "pathname" | "search">): void {
  writtenPlace = { pathname, search, key: "", index: 0, isArrival: false, type: "pop" };
}

/**
 * For hydration: the address that the document was written for. Whoever has gone back since then, before anything listened,
 * is elsewhere already; React has to find the document as it was written before it can follow.
 */
export function hydrateAt({ pathname, search }: Pick<Place, "pathname" | "search">): void {
  const now = currentPlace();
  if (now.pathname === pathname && now.search === search) writtenPlace = now;
  else writeAt({ pathname, search });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Has the visitor come back here within the app, so that what stood here is at hand? Never while a document is hydrated. */
export const isReturn = (): boolean => way > 0 && currentPlace().type === "pop";

/** The present place; renders again with every navigation. */
export function usePlace(): Place {
  return useSyncExternalStore(subscribe, currentPlace, () => writtenPlace ?? currentPlace());
}
