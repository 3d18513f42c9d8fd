// From the text in the palette to what it lists: places and actions by their words, then what the service knows by them.
import { Search } from "lucide-react";
import { suggestionsFor } from "#web/api/search-games.ts";
import { containing } from "#web/lib/contains-words.ts";
import { searchUrl } from "#web/lib/search-url.ts";
import { t } from "#web/lib/t.ts";
import type { Entry, EntryGroup } from "./entry.ts";
import { foundGames } from "./found-games.tsx";
import { foundSubjects } from "./found-subjects.tsx";
import { useCompared } from "./use-compared.tsx";
import { type Found, useFound } from "./use-found.ts";

/** What is there whatever is typed. */
export type Offered = { places: readonly Entry[]; actions: readonly Entry[] };

export type PaletteState = {
  /** None of them is empty. */
  groups: readonly EntryGroup[];
  /** What is to be said of them. */
  words: string;
  /** Do the words say more than how many there are? */
  isTold: boolean;
};

const searchEntry = (text: string): Entry => ({
  key: "search",
  title: t("palette.searchFor", { text }),
  icon: <Search size={20} aria-hidden="true" />,
  address: searchUrl(text),
});

/** Everything that is listed for `text`, in its order. */
function groupsFor(
  text: string,
  { places, actions }: Offered,
  { games, maker, compared }: Found & { compared: readonly Entry[] },
): EntryGroup[] {
  const has = containing(text);
  const named = (entries: readonly Entry[]) =>
    entries.filter(({ title, alias = "" }) => text === "" || has(`${title} ${alias}`));
  const groups = [
    { name: t("palette.places"), entries: named(places) },
    { name: t("palette.actions"), entries: [...compared, ...named(actions)] },
    { name: t("palette.games"), entries: foundGames(games) },
    // A single letter is a part of nearly every name.
    { name: t("palette.subjects"), entries: suggestionsFor(text) === undefined ? [] : foundSubjects(text, maker) },
    { name: t("palette.search"), entries: text === "" ? [] : [searchEntry(text)] },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

/** What the palette shows for what was typed. */
export function usePalette(typed: string, offered: Offered): PaletteState {
  const text = typed.trim();
  const found = useFound(text);
  const compared = useCompared(text);
  const groups = groupsFor(text, offered, { ...found, compared });
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  if (found.phase === "searching") return { groups, words: t("palette.searching"), isTold: true };
  if (found.phase === "failed") return { groups, words: t("search.noAnswer"), isTold: true };
  // The search is always there.
  if (found.phase === "answered" && count === 1) return { groups, words: t("palette.nothing"), isTold: true };
  return { groups, words: t("palette.count", { count }), isTold: false };
}
