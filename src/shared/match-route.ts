// Which page an address shows, and the address of a game's page: both follow from the table of routes.
import { parseGameId } from "./game-id.ts";
import { SUBJECT_KINDS } from "./subject-kinds.ts";
import { PAGE_NAMES, type PageName, ROUTES } from "./routes.ts";

/** What may stand in the places of a row's path. */
const PLACES = {
  id: (text: string) => parseGameId(text) !== undefined,
  kind: (text: string) => (SUBJECT_KINDS as readonly string[]).includes(text),
  slug: (text: string) => text !== "",
};

/** What stands in the places of an address. */
type Parts = Readonly<Partial<Record<keyof typeof PLACES, string>>>;

/** A page; the game's without an id where something else stands in its place, which leads to the 404 page. */
export type Shown = { name: Exclude<PageName, "game">; parts?: Parts } | { name: "game"; id: number | undefined };

const ADDRESSES = PAGE_NAMES.flatMap((name) => (name === "game" ? [] : [[ROUTES[name].path, name] as const]));
const PAGES = new Map(ADDRESSES.filter(([path]) => !path.includes("{")));

const PATTERNS = ADDRESSES.filter(([path]) => path.includes("{")).map(
  ([path, name]) => ({ pattern: path.split("/"), name }) as const,
);

const isPlace = (text: string): text is keyof typeof PLACES => Object.hasOwn(PLACES, text);

/** What stands in the places of `pattern`; undefined where the address is another. */
function partsAt(pattern: readonly string[], segments: readonly string[]): Parts | undefined {
  const parts: Partial<Record<keyof typeof PLACES, string>> = {};
  const isThere = pattern.every((expected, at) => {
    const segment = segments[at] ?? "";
    const place = expected.slice(1, -1);
    if (!isPlace(place)) return segment === expected;
    parts[place] = segment;
    return PLACES[place](segment);
  });
  return isThere && segments.length === pattern.length ? parts : undefined;
}

/** What stands before a game's id in an address below this page. */
const above = (name: PageName) => ROUTES[name].path.replace(/\/(?:\{id\})?$/, "");
const LISTS = new Set(PAGE_NAMES.filter((name) => name === "game" || ROUTES[name].holdsGames).map(above));

/** The page at a path. A slash at its end changes nothing. */
export function matchRoute(pathname: string): Shown {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
  const name = PAGES.get(path);
  if (name !== undefined) return { name };
  const segments = path.split("/");
  for (const patterned of PATTERNS) {
    const parts = partsAt(patterned.pattern, segments);
    if (parts !== undefined) return { name: patterned.name, parts };
  }
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
