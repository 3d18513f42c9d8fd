// "skyrim in space", "gta in the wild west": whoever asks for a game as it is not asks for games like it.
import { FILTERS } from "#shared/catalogue/filters.ts";
import { anyOf, chipsOf } from "#shared/search/chips.ts";
import { keyOf } from "#shared/search/keys.ts";
import type { Names } from "#shared/search/rules/rule.ts";
import type { Understanding } from "#shared/search/understand.ts";

/** What leads from a game to what it would have, in four languages. */
const LEADS: ReadonlySet<string> = new Set("in with im mit en con dans avec au aux".split(" "));
/** What a game is about and of what kind it is. */
const TRAITS: ReadonlySet<string> = new Set(["genres", "tags", "tags_all"]);

/** Does the sentence begin with the text that is left of it, and lead on from there? */
function leadsOn(typed: string, text: string): boolean {
  const words = typed.trim().split(/\s+/);
  const title = text.split(" ");
  return title.every((word, at) => word === words[at]) && LEADS.has(keyOf(words[title.length] ?? ""));
}

/**
 * A reading with a title left over and, behind it, what games of that title are not: games like the best known one of them
 * instead, where there are any.
 */
export function readOtherwise(typed: string, reading: Understanding, names: Names): Understanding {
  const { text, filters, isSentence } = reading;
  if (!isSentence || text === "" || !filters.some(({ parameter }) => TRAITS.has(parameter))) return reading;
  if (!leadsOn(typed, text) || names.hasGames(filters, text)) return reading;
  const game = names.findGame(text) ?? names.findBestOfSeries(text) ?? names.findShort(text);
  if (game === undefined) return reading;
  const { id, slug, name } = game;
  const otherwise = [...chipsOf(anyOf([{ group: FILTERS.like.wire, id, slug, name }])), ...filters];
  return names.hasGames(otherwise) ? { ...reading, text: "", filters: otherwise } : reading;
}
