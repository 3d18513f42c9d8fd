// The address of all games like one, with the filters, the order and the page that are chosen.
import { matchRoute } from "#shared/match-route.ts";
import { ROUTES } from "#shared/routes.ts";
import { type CatalogueView, FIRST_VIEW, formatView, parseView } from "./catalogue-view.ts";
import { ownFilters } from "./within.ts";

/** What the list is like is said by its path, not by a filter. */
export function similarAddress(id: number, view: CatalogueView = FIRST_VIEW): string {
  const path = ROUTES.similar.path.replace("{id}", String(id));
  const query = formatView({ ...view, filters: { ...view.filters, like: "" } });
  return query === "" ? path : `${path}?${query}`;
}

/** Whom the games at a path are like; zero, which is no game, at any other path. */
export function readSimilarId(pathname: string): number {
  const shown = matchRoute(pathname);
  return shown.name === "similar" ? Number(shown.parts?.id) : 0;
}

/** The view that an address names. */
export function readSimilarView(search: string): CatalogueView {
  const view = parseView(new URLSearchParams(search));
  return { ...view, filters: ownFilters(view.filters, { like: "" }) };
}
