// What a visitor's words mean as filters.
import { queryOptions } from "@tanstack/react-query";
import { type Understanding, UnderstandingSchema } from "#shared/search/hints.ts";
import { rawgOf } from "./rawg.ts";

/** The filters that a text names and the words that remain. A failure is final: the words are then searched for as they are. */
export function understandQuery(text: string) {
  return queryOptions({
    queryKey: ["understand", text],
    queryFn: ({ client, signal }): Promise<Understanding> =>
      rawgOf(client).ask(UnderstandingSchema, "games/understand", { params: { q: text }, signal }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: "always",
    meta: { failure: (error) => `Error al entender la búsqueda: ${error.message}` },
  });
}
