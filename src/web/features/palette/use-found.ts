// What the service finds for the text in the palette: the same question as the search box's, so that each answers the other.
import { useQuery } from "@tanstack/react-query";
import { type Suggested, suggestionsFor, suggestionsQuery } from "#web/api/search-games.ts";
import { useDebounced } from "#web/lib/use-debounced.ts";

const DEBOUNCE_MS = 150;
const NOTHING: Suggested = { games: [], maker: undefined };

export type Found = Suggested & {
  /** Nothing is asked while the text is short. */
  phase: "unasked" | "searching" | "failed" | "answered";
};

/** An answer stands under the text that it answers, and under no other. */
export function useFound(text: string): Found {
  const wanted = suggestionsFor(text);
  const isSettled = useDebounced(wanted, DEBOUNCE_MS) === wanted;
  const { data, isError } = useQuery({
    ...suggestionsQuery(wanted ?? ""),
    enabled: wanted !== undefined && isSettled,
  });
  if (wanted === undefined) return { ...NOTHING, phase: "unasked" };
  // What is known already is shown before the text has settled.
  if (data !== undefined) return { ...data, phase: "answered" };
  return { ...NOTHING, phase: isSettled && isError ? "failed" : "searching" };
}
