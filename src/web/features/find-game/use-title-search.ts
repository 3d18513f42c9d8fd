// Games for what is typed into the field that finds one: those that are there already are left out.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { suggestionsFor, suggestionsQuery } from "#web/api/search-games.ts";
import type { CardGame } from "#web/lib/card-game.ts";
import { useDebounced } from "#web/lib/use-debounced.ts";

const DEBOUNCE_MS = 150;
const SHOWN = 6;

export type TitleSearch = {
  phase: "closed" | "searching" | "found" | "empty";
  games: readonly CardGame[];
  /** The first of the games for what is typed, waited for where they are on their way; undefined where none is found. */
  findFirst: () => Promise<CardGame | undefined>;
};

export function useTitleSearch(text: string, isWanted: boolean, without: readonly number[]): TitleSearch {
  const wanted = suggestionsFor(text);
  const isSettled = useDebounced(wanted, DEBOUNCE_MS) === wanted;
  const isAsked = isWanted && wanted !== undefined;
  const client = useQueryClient();
  const amongOthers = (found: readonly CardGame[]) => found.filter(({ id }) => !without.includes(id)).slice(0, SHOWN);
  const findFirst = async () => {
    if (wanted === undefined) return undefined;
    const found = await client.ensureQueryData(suggestionsQuery(wanted)).catch(() => undefined);
    return amongOthers(found?.games ?? [])[0];
  };
  const { data, isError } = useQuery({ ...suggestionsQuery(wanted ?? ""), enabled: isAsked && isSettled });
  if (!isAsked || (isSettled && isError)) return { phase: "closed", games: [], findFirst };
  if (data === undefined) return { phase: "searching", games: [], findFirst };
  const games = amongOthers(data.games);
  return { phase: games.length === 0 ? "empty" : "found", games, findFirst };
}
