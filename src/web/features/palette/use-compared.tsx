// "Portal 2 vs Half-Life 2": the games that a text sets against each other, as a way to see them side by side.
import { useQuery } from "@tanstack/react-query";
import { Columns2 } from "lucide-react";
import { readKeptGame } from "#web/state/read-kept-game.ts";
import { MatchesSchema } from "#shared/search/matches.ts";
import { rawgOf } from "#web/api/rawg.ts";
import { COMPARED_MAX, compareAddress } from "#web/lib/compare-address.ts";
import { t } from "#web/lib/t.ts";
import { useDebounced } from "#web/lib/use-debounced.ts";
import type { Entry } from "./entry.ts";

const DEBOUNCE_MS = 150;
const LETTERS_MIN = 2;
const AGAINST = /\s(?:vs\.?|versus)\s/i;

/** The titles on both sides; none where the text sets nothing against anything. */
export function comparedTitles(text: string): string[] {
  const titles = text
    .split(AGAINST)
    .map((title) => title.trim())
    .filter((title) => title.length >= LETTERS_MIN);
  return titles.length < 2 ? [] : titles.slice(0, COMPARED_MAX);
}

/** One entry where there is a game for each title, in the order of the text; else none. */
export function useCompared(text: string): Entry[] {
  const titles = comparedTitles(text).join("\n");
  const isSettled = useDebounced(titles, DEBOUNCE_MS) === titles;
  const { data } = useQuery({
    queryKey: ["compared", titles],
    queryFn: ({ client, signal }) => rawgOf(client).ask(MatchesSchema, "games/match", { params: { titles }, signal }),
    enabled: titles !== "" && isSettled,
  });
  if (titles === "" || data === undefined) return [];
  const found = data.results.flatMap(({ games: [game] }) => (game && readKeptGame(game)) ?? []);
  const games = [...new Map(found.map((game) => [game.id, game])).values()];
  if (games.length < 2 || found.length < data.results.length) return [];
  const names = games.map(({ name }) => name).join(" · ");
  return [
    {
      key: "compare games",
      title: t("palette.compare", { names }),
      icon: <Columns2 size={20} aria-hidden="true" />,
      address: compareAddress(games.map(({ id }) => id)),
    },
  ];
}
