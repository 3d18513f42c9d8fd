// What leads to the words that a question is about: "juegos de", "Spiele für meine", "a game where you".
import { keyOf } from "./keys.ts";
import { languageOf } from "./languages/languages.ts";

/** The text without the small words at its ends, where it speaks of games in its language; as it stands otherwise. */
export function withoutLead(text: string): string {
  const { fillers, cues } = languageOf(text);
  const words = text.split(/\s+/);
  const keys = words.map(keyOf);
  if (!keys.some((key) => cues.games.has(key))) return text;
  const says = (key: string) => !fillers.has(key) && !cues.games.has(key);
  const bare = words.slice(Math.max(0, keys.findIndex(says)), keys.findLastIndex(says) + 1).join(" ");
  return bare === "" ? text : bare;
}
