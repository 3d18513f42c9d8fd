// How far the taking-in of games from other sources is.
import { queryOptions } from "@tanstack/react-query";
import { TakingInNewsSchema } from "#shared/taking-in.ts";
import { rawgOf } from "./rawg.ts";

const ASK_AGAIN_MS = 20_000;

/** Asked again while games are coming, and not at all once they are there. */
export const takingInQuery = queryOptions({
  queryKey: ["taking-in"],
  queryFn: ({ client, signal }) => rawgOf(client).ask(TakingInNewsSchema, "taking-in", { signal }),
  refetchInterval: ({ state: { data } }) => (data !== undefined && data.sources.length > 0 ? ASK_AGAIN_MS : false),
  retry: false,
});
