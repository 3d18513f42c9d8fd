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

/** What platforms and stores are called for short is much the same everywhere. */
const NAME_WEIGHT = 0.5;

/** Words that two languages share say nothing of either; those of options (`rollenspiel`) say as much as small words. */
function scoreOf(language: Language, keys: readonly string[]): number {
  const others = LANGUAGES.filter((other) => other !== language);
  const { platforms, stores, ...said } = language.options;
  const weightOf = (key: string) => {
    if (language.words.has(key) || Object.values(said).some((words) => words.has(key))) return 1;
    return platforms?.has(key) === true || stores?.has(key) === true ? NAME_WEIGHT : 0;
  };
  const isShared = (key: string) => others.filter((other) => other.words.has(key)).length;
  return keys.reduce((sum, key) => sum + weightOf(key) / (1 + isShared(key)), 0);
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
