// The languages in which sentences are understood, and which of them a sentence is written in.
import { keyOf } from "#shared/search/keys.ts";
import { ENGLISH } from "./english.ts";
import { FRENCH } from "./french.ts";
import { GERMAN } from "./german.ts";
import { type Language, readLanguage } from "./language.ts";
import { SPANISH } from "./spanish.ts";

/** English, whose names the catalogue uses, is the first, and counts where a sentence could be of several. */
export const LANGUAGES: readonly [english: Language, spanish: Language, german: Language, french: Language] = [
  readLanguage(ENGLISH),
  readLanguage(SPANISH),
  readLanguage(GERMAN),
  readLanguage(FRENCH),
];

/** So many words of a language are no accident. */
const SURE_FROM = 2;

/** What platforms and stores are called for short is much the same everywhere. */
const NAME_WEIGHT = 0.5;

/**
 * How much a word says of a language; those of options (`rollenspiel`) say as much as small words. What a platform is called
 * stays a name where another phrase has it as a word: "playable with one switch".
 */
function weightOf({ words, options }: Language, key: string): number {
  const { platforms, stores, ...said } = options;
  if (platforms?.has(key) === true || stores?.has(key) === true) return NAME_WEIGHT;
  return words.has(key) || Object.values(said).some((names) => names.has(key)) ? 1 : 0;
}

/** Words that several languages share say little of each. */
function scoreOf(language: Language, keys: readonly string[]): number {
  const others = LANGUAGES.filter((other) => other !== language);
  const countSharing = (key: string) => others.filter((other) => weightOf(other, key) > 0).length;
  return keys.reduce((sum, key) => sum + weightOf(language, key) / (1 + countSharing(key)), 0);
}

/** A phrase of fewer letters may be words of another language: "à la", "a la carga". */
const PHRASE_LENGTH_MIN = 8;
const PHRASE_WORDS_MAX = 4;

/** Whose words "que faire après" are, with which a text begins that goes on with a title. */
function leadsOn(words: readonly string[]): Language | undefined {
  const [english, ...others] = LANGUAGES;
  for (let length = Math.min(PHRASE_WORDS_MAX, words.length - 1); length > 1; length -= 1) {
    const phrase = words.slice(0, length).join("");
    if (phrase.length < PHRASE_LENGTH_MIN || english.cues.liking.has(phrase)) continue;
    const [language, ...further] = others.filter(({ cues }) => cues.liking.has(phrase));
    if (language !== undefined && further.length === 0) return language;
  }
  return undefined;
}

/** The language of a text, by its words. */
export function languageOf(text: string): Language {
  // "aren't" is English as it stands; what other apostrophes stand between are words.
  const contracted = text.split(/[\s,;-]+/u).filter((word) => /n['’]t$/iu.test(word));
  const words = [...text.split(/[\s,;'’-]+/u), ...contracted].map(keyOf).filter(Boolean);
  const led = leadsOn(words);
  if (led !== undefined) return led;
  // "casse tête" is French as a whole.
  const keys = words.length > 1 ? [...words, keyOf(text)] : words;
  const [english, ...others] = LANGUAGES;
  let best = { language: english, score: scoreOf(english, keys) };
  for (const language of others) {
    const score = scoreOf(language, keys);
    // Titles are English: a sentence around one is written in the other language.
    if (score > best.score || (score === best.score && score >= SURE_FROM)) best = { language, score };
  }
  return best.language;
}
