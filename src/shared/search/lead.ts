// What leads to the words that a question is about: "juegos de", "Spiele für meine", "a game where you".
import { keyOf } from "./keys.ts";
import { languageOf } from "./languages/languages.ts";

/**
 * The text without the small words at its ends, where it speaks of games in its language; without the article at its
 * beginning, where it does not: "el padrino".
 */
export function withoutLead(text: string): string {
  const { fillers, cues } = languageOf(text);
  const words = text.split(/\s+/);
  const keys = words.map(keyOf);
  const says = (key: string) => !fillers.has(key) && !cues.games.has(key);
  const isOfGames = keys.some((key) => cues.games.has(key));
  const first = isOfGames ? keys.findIndex(says) : Number(cues.article.has(keys[0] ?? ""));
  const end = isOfGames ? keys.findLastIndex(says) + 1 : keys.length;
  return words.slice(Math.max(0, first), end).join(" ") || text;
}
