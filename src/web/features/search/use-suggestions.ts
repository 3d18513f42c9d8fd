// From what stands in the search box to what the list shows. An answer can only appear under the text it answers,
// because the text is its key; the request of a superseded text is aborted.
import { useQuery } from "@tanstack/react-query";
import type { GameListItem } from "#shared/rawg/game.ts";
import type { NamedMaker } from "#shared/rawg/page.ts";
import { readSearchText } from "#shared/search/search-text.ts";
import { suggestionsQuery } from "#web/api/search-games.ts";
import { useDebounced } from "#web/lib/use-debounced.ts";

const DEBOUNCE_MS = 100;
const MIN_CHARACTERS = 2;

export type Suggestions = {
  phase: "closed" | "searching" | "empty" | "found";
  games: readonly GameListItem[];
  maker?: NamedMaker | undefined;
};

const CLOSED: Suggestions = { phase: "closed", games: [] };
const SEARCHING: Suggestions = { phase: "searching", games: [] };

/** Suggestions for `text`; nothing is sent while it is short or `isWanted` is false. A failure closes the list. */
export function useSuggestions(text: string, isWanted: boolean): Suggestions {
  const wanted = readSearchText(text).trim();
  // Characters as a person counts them: an emoji is one.
  const isLongEnough = Array.from(wanted).length >= MIN_CHARACTERS;
  const settled = useDebounced(wanted, DEBOUNCE_MS);
  const isSettled = settled === wanted;
  const { data, isError } = useQuery({ ...suggestionsQuery(wanted), enabled: isWanted && isLongEnough && isSettled });
  if (!isWanted || !isLongEnough) return CLOSED;
  if (!isSettled) return SEARCHING;
  if (isError) return CLOSED;
  if (data === undefined) return SEARCHING;
  const isEmpty = data.games.length === 0 && data.maker === undefined;
  return { phase: isEmpty ? "empty" : "found", ...data };
}
