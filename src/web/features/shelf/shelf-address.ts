// What is chosen on the shelf's page, as the fragment of its address: it is there after a reload and in a bookmark, and no
// browser sends a fragment to a server. What is on the shelf, and the words that somebody looks for in their notes, stay out.
import { ROUTES } from "#shared/routes.ts";
import { MARKS } from "#web/lib/marks.ts";
import { PLATFORM_FAMILIES } from "#web/lib/platform-families.ts";
import { type ShelfFilters, UNKNOWN } from "./shelf-facets.ts";
import { SHELF_ORDERS, type ShelfOrder, type ShelfTab } from "./shelf-view.ts";

export type ShelfView = ShelfFilters & { readonly tab: ShelfTab; readonly order: ShelfOrder };

const PLAIN: ShelfView = { tab: "all", order: "changed", genre: "", platform: "" };
const TABS: readonly ShelfTab[] = ["all", ...MARKS];
const PLATFORMS: readonly string[] = [...PLATFORM_FAMILIES, UNKNOWN];
const GENRE = /^[\p{L}\p{N}-]{1,60}$/u;

const oneOf = <T extends string>(offered: readonly T[], value: string | null, otherwise: T): T =>
  offered.find((each) => each === value) ?? otherwise;

/** What a fragment says; what it does not say, or says wrongly, is as it is at first. */
export function readShelfView(fragment: string): ShelfView {
  const said = new URLSearchParams(fragment.replace(/^#/, ""));
  const genre = said.get("genre") ?? "";
  return {
    tab: oneOf(TABS, said.get("tab"), PLAIN.tab),
    order: oneOf(SHELF_ORDERS, said.get("order"), PLAIN.order),
    genre: GENRE.test(genre) ? genre : PLAIN.genre,
    platform: oneOf(PLATFORMS, said.get("platform"), PLAIN.platform),
  };
}

/** The fragment that says it, without its sign; empty where nothing was chosen. */
export function fragmentOfView(view: ShelfView): string {
  const said = new URLSearchParams();
  for (const part of ["tab", "order", "genre", "platform"] as const)
    if (view[part] !== PLAIN[part]) said.set(part, view[part]);
  return said.toString();
}

/** The root-relative address of a list of the visitor's own, which is open there. */
export const listAddress = (id: string): string =>
  `${ROUTES.shelf.path}#${new URLSearchParams({ list: id }).toString()}`;

/** The id of the list that a fragment leads to; undefined where it leads to none. */
export const listInFragment = (fragment: string): string | undefined =>
  new URLSearchParams(fragment.replace(/^#/, "")).get("list") ?? undefined;
