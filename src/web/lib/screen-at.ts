// Which address shows which screen. The one reading of it, for the router, the server's renderer and the loading of code.
import { parseGameId } from "./game-id.ts";

/** A screen; `wrong-game` is a detail address whose id is none, which leads to the 404 screen. */
export type Screen =
  | { name: "home" | "favorites" | "search" | "not-found" | "wrong-game" }
  | { name: "game"; id: number };
export type ScreenName = Exclude<Screen["name"], "wrong-game">;

/** Where the 404 screen lives. */
export const NOT_FOUND_PATH = "/not-found";

const LISTS: Readonly<Record<string, Screen>> = {
  "/": { name: "home" },
  "/favorites": { name: "favorites" },
  "/search": { name: "search" },
  [NOT_FOUND_PATH]: { name: "not-found" },
};

/** The game's page lies below every list that a game can be opened from. */
const GAME_PATH = /^\/(?:(?:game|search|favorites)\/)?([^/]+)$/;

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The screen at a path. A slash at its end changes nothing. */
export function screenAt(pathname: string): Screen {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
  const list = Object.hasOwn(LISTS, path) ? LISTS[path] : undefined;
  if (list !== undefined) return list;
  const segment = GAME_PATH.exec(path)?.[1];
  if (segment === undefined) return { name: "not-found" };
  const id = parseGameId(decoded(segment));
  return id === undefined ? { name: "wrong-game" } : { name: "game", id };
}
