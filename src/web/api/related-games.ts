// The games that belong to a game: those like it, and the others of its series.
import { queryOptions } from "@tanstack/react-query";
import type { RelatedPart } from "#shared/rawg/client.ts";
import { rawgOf } from "./rawg.ts";

const KEPT_MS = 10 * 60_000;
const INCLUDE = "screenshots,movies,developers";

/** At most `count` games of one `part` of the game with this id, the likest or the latest first. */
export function relatedGamesQuery(id: number, part: RelatedPart, count: number) {
  return queryOptions({
    // Among the lists, so that a game that is opened from here is known.
    queryKey: ["games", `${id}/${part}`, count],
    queryFn: ({ client, signal }) =>
      rawgOf(client).listRelated({ id, part }, { page_size: count, include: INCLUDE }, signal),
    staleTime: KEPT_MS,
    meta: { failure: (error: Error) => `Error: ${error.message}` },
  });
}
