// How many games each filter option would leave, for the filters as they are.
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { RawgError } from "#shared/rawg/rawg-error.ts";
import { canonicalQuery, type GamesParams } from "#shared/rawg/query.ts";
import { type Facets, FacetsSchema } from "#shared/search/facets.ts";
import { learnNames } from "./learnt-names.ts";
import { rawgOf } from "./rawg.ts";

const FRESH_MS = 10 * 60_000;

/**
 * Counts for every option under these filters; null where the service behind the lists cannot count. While new counts
 * are on their way the old ones stand.
 */
export function facetsQuery({ page: _page, page_size: _size, ordering: _ordering, ...filters }: GamesParams) {
  return queryOptions({
    queryKey: ["facets", canonicalQuery(filters)],
    queryFn: async ({ client, signal }): Promise<Facets | null> => {
      try {
        const facets = await rawgOf(client).ask(FacetsSchema, "games/facets", { params: filters, signal });
        learnNames(
          client,
          facets.developers.map(({ slug, name }) => [`developer:${slug}`, name] as const),
        );
        return facets;
      } catch (error) {
        if (error instanceof RawgError && error.status === 404) return null;
        throw error;
      }
    },
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    retry: false,
    networkMode: "always",
    meta: { failure: (error) => `Error al contar las opciones: ${error.message}` },
  });
}
