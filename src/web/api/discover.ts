// The shelves of the day, drawn by the service.
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { isDay } from "#shared/rawg/day.ts";
import { GameListItemSchema } from "#shared/rawg/game.ts";
import { TaxonomyRefSchema } from "#shared/rawg/taxonomy.ts";
import { rawgOf } from "./rawg.ts";

const INCLUDE = "screenshots,movies,developers";
const FRESH_MS = 10 * 60_000;

const ShelfSchema = z.object({
  /** A newer service may have shelves that this page knows nothing of. */
  name: z.string(),
  series: z.optional(TaxonomyRefSchema),
  from: z.optional(z.number()),
  results: z.array(GameListItemSchema),
});
export type DayShelf = z.infer<typeof ShelfSchema>;

const DiscoverSchema = z.object({ day: z.string().check(z.refine(isDay)), shelves: z.array(ShelfSchema) });

/** With `size`, as many games on a shelf, the first of which are those that are there without. */
export function discoverQuery(size?: number) {
  return queryOptions({
    queryKey: size === undefined ? ["discover"] : ["discover", size],
    queryFn: ({ client, signal }) =>
      rawgOf(client).ask(DiscoverSchema, "games/discover", {
        params: { include: INCLUDE, ...(size !== undefined && { page_size: size }) },
        signal,
      }),
    staleTime: FRESH_MS,
    // The same shelves, of which there are only more games to come.
    placeholderData: keepPreviousData,
    networkMode: "always",
    meta: { failure: (error: Error) => `Error: ${error.message}` },
  });
}
