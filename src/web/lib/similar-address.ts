// The address of all games like one, with the filters, the order and the page that are chosen.
import { ROUTES } from "#shared/routes.ts";
import { type CatalogueView, FIRST_VIEW, formatView } from "./catalogue-view.ts";

/** What the list is like is said by its path, not by a filter. */
export function similarAddress(id: number, view: CatalogueView = FIRST_VIEW): string {
  const path = ROUTES.similar.path.replace("{id}", String(id));
  const query = formatView({ ...view, filters: { ...view.filters, like: "" } });
  return query === "" ? path : `${path}?${query}`;
}
