// What leads on from a list that is empty.
import { queryOptions } from "@tanstack/react-query";
import { RawgError } from "#shared/rawg/rawg-error.ts";
import { canonicalQuery, type GamesParams } from "#shared/rawg/query.ts";
import { type Hints, HintsSchema } from "#shared/search/hints.ts";
import { rawgOf } from "./rawg.ts";

const NO_HINTS: Hints = { did_you_mean: [], without: [] };

/** Ways out of the list with these filters; none where the service behind the lists cannot count. */
export function hintsQuery({ page: _page, page_size: _size, ordering: _ordering, ...params }: GamesParams) {
  return queryOptions({
    queryKey: ["hints", canonicalQuery(params)],
    queryFn: async ({ client, signal }): Promise<Hints> => {
      try {
        return await rawgOf(client).ask(HintsSchema, "games/hints", { params, signal });
      } catch (error) {
        if (error instanceof RawgError && error.status === 404) return NO_HINTS;
        throw error;
      }
    },
    retry: false,
    networkMode: "always",
    meta: { failure: (error) => `Error al buscar sugerencias: ${error.message}` },
  });
}
