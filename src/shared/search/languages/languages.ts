// The languages in which sentences are understood, and which of them a sentence is written in.
import { keyOf } from "#shared/search/keys.ts";
import { ENGLISH } from "./english.ts";
import { FRENCH } from "./french.ts";
import { GERMAN } from "./german.ts";
import { type Language, readLanguage } from "./language.ts";
import { SPANISH } from "./spanish.ts";

/** English, whose names the catalogue uses, is the first, and counts where a sentence could be of several. */
export const LANGUAGES: readonly [Language, ...Language[]] = [
  readLanguage(ENGLISH),
  readLanguage(SPANISH),
  readLanguage(GERMAN),
  readLanguage(FRENCH),
];

/** So many words of a language are no accident. */
const SURE_FROM = 2;

/** Words that two languages share say nothing of either; those of options (`rollenspiel`) say as much as small words. */
function scoreOf(language: Language, keys: readonly string[]): number {
  const others = LANGUAGES.filter((other) => other !== language);
  const optionWords = Object.values(language.options);
  const knows = (key: string) => language.words.has(key) || optionWords.some((words) => words.has(key));
  const isShared = (key: string) => others.filter((other) => other.words.has(key)).length;
  return keys.filter(knows).reduce((sum, key) => sum + 1 / (1 + isShared(key)), 0);
}

/** The language of a text, by its words. */
export function languageOf(text: string): Language {
  const keys = text
    .split(/[\s,;'’-]+/u)
    .map(keyOf)
    .filter(Boolean);
  const [english, ...others] = LANGUAGES;
  let best = { language: english, score: scoreOf(english, keys) };
  for (const language of others) {
    const score = scoreOf(language, keys);
    // Titles are English: a sentence around one is written in the other language.
    if (score > best.score || (score === best.score && score >= SURE_FROM)) best = { language, score };
  }
  return best.language;
}
