// From what stands in the search box to what the list shows. An answer can only appear under the text it answers,
// because the text is its key; the request of a superseded text is aborted.
import { useQuery } from "@tanstack/react-query";
import type { GameListItem } from "#shared/rawg/game.ts";
import type { NamedMaker } from "#shared/rawg/page.ts";
import { suggestionsFor, suggestionsQuery } from "#web/api/search-games.ts";
import { useDebounced } from "#web/lib/use-debounced.ts";

const DEBOUNCE_MS = 100;

export type Suggestions = {
  phase: "closed" | "searching" | "empty" | "found";
  games: readonly GameListItem[];
  maker?: NamedMaker | undefined;
};

const CLOSED: Suggestions = { phase: "closed", games: [] };
const SEARCHING: Suggestions = { phase: "searching", games: [] };

/** Suggestions for `text`; nothing is sent while it is short or `isWanted` is false. A failure closes the list. */
export function useSuggestions(text: string, isWanted: boolean): Suggestions {
  const wanted = suggestionsFor(text);
  const isSettled = useDebounced(wanted, DEBOUNCE_MS) === wanted;
  const isAsked = isWanted && wanted !== undefined;
  const { data, isError } = useQuery({ ...suggestionsQuery(wanted ?? ""), enabled: isAsked && isSettled });
  if (!isAsked || (isSettled && isError)) return CLOSED;
  // What is known already is shown before the text has settled.
  if (data === undefined) return SEARCHING;
  const isEmpty = data.games.length === 0 && data.maker === undefined;
  return { phase: isEmpty ? "empty" : "found", ...data };
}
