// The games like one as a list that is narrowed, ordered and paged as its address says.
import { similarGamesQuery } from "#web/api/similar-games.ts";
import { type CatalogueView, viewParams } from "#web/lib/catalogue-view.ts";
import { similarAddress } from "#web/lib/similar-address.ts";
import { filtersWithin } from "#web/lib/within.ts";
import { useNarrowedList } from "./use-narrowed-list.ts";

export function useSimilarGames(id: number) {
  const within = { like: String(id) };
  return useNarrowedList({
    within,
    addressOf: (view) => similarAddress(id, view),
    // The order by likeness is the service's own.
    paramsOf: ({ filters, sort, page }: CatalogueView) =>
      viewParams({ filters: filtersWithin(filters, within), sort: sort === "relevance" ? undefined : sort, page }),
    questionOf: similarGamesQuery,
  });
}
