// Which page an address shows, and the address of a game's page: both follow from the table of routes.
import { parseGameId } from "./game-id.ts";
import { PAGE_NAMES, type PageName, ROUTES } from "./routes.ts";

/** A page; the game's without an id where something else stands in its place, which leads to the 404 page. */
export type Shown = { name: Exclude<PageName, "game"> } | { name: "game"; id: number | undefined };

const PAGES = new Map(PAGE_NAMES.flatMap((name) => (name === "game" ? [] : [[ROUTES[name].path, name] as const])));

/** What stands before a game's id in an address below this page. */
const above = (name: PageName) => ROUTES[name].path.replace(/\/(?:\{id\})?$/, "");
const LISTS = new Set(PAGE_NAMES.filter((name) => name === "game" || ROUTES[name].holdsGames).map(above));

/** The page at a path. A slash at its end changes nothing. */
export function matchRoute(pathname: string): Shown {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
  const name = PAGES.get(path);
  if (name !== undefined) return { name };
  const [, list = "", segment] = /^(.*)\/([^/]+)$/.exec(path) ?? [];
  if (segment === undefined || !LISTS.has(list)) return { name: "not-found" };
  return { name: "game", id: parseGameId(segment) };
}

/** Is there a page at a path? The 404 page is none. */
export function isPage(pathname: string): boolean {
  const shown = matchRoute(pathname);
  return shown.name === "game" ? shown.id !== undefined : ROUTES[shown.name].status === undefined;
}

/** Address of a game's page: below the list at the path `from`, so that it says where it was opened, or by itself. */
export function gameAddress(id: number, from: string = ROUTES.game.path): string {
  const { name } = matchRoute(from);
  return `${above(ROUTES[name].holdsGames ? name : "game")}/${id}`;
}
