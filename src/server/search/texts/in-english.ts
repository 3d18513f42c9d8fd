// Reads words of other languages as those that texts about games use, which are English: "cocina" as cooking, "en blanco y
// negro" as black and white. The words stand in the tables of the languages.
import { words } from "#server/search/titles/fold.ts";
import type { Language } from "#shared/search/languages/language.ts";
import { languageOf, LANGUAGES } from "#shared/search/languages/languages.ts";

const PHRASE_WORDS_MAX = 5;
const [, ...FOREIGN] = LANGUAGES;

/** A word, and which of the pieces between spaces it stands in. */
type Typed = { word: string; piece: number };

/**
 * The longest subject at this place that one of `languages` knows. What is one word may stand as several with a hyphen
 * (`schwarz-weiß`), not with a space: "play a" is no `playa`.
 */
function subjectAt(typed: readonly Typed[], at: number, languages: readonly Language[]) {
  for (let length = Math.min(PHRASE_WORDS_MAX, typed.length - at); length > 0; length -= 1) {
    const said = typed.slice(at, at + length);
    const key = said.map(({ word }) => word).join("");
    const isOnePiece = said.every(({ piece }) => piece === said[0]?.piece);
    const known = languages.filter(({ subjectPhrases }) => isOnePiece || subjectPhrases.has(key));
    const english = known.map(({ subjects }) => subjects.get(key)).find((subject) => subject !== undefined);
    if (english !== undefined) return { length, english };
  }
  return undefined;
}

/**
 * The text with all that is known of another language in English, without the small words of that language. A single word
 * that `isSaid` of games as it stands is left alone, unless the text is written in the language of the word.
 */
export function inEnglish(text: string, isSaid: (word: string) => boolean): string {
  const typed = text.split(/\s+/).flatMap((part, piece) => words(part).map((word): Typed => ({ word, piece })));
  if (!typed.some((_, at) => subjectAt(typed, at, FOREIGN) !== undefined)) return text;
  const language = languageOf(text);
  const read: string[] = [];
  let isRead = false;
  for (let at = 0; at < typed.length;) {
    const own = subjectAt(typed, at, [language]);
    const other = own ?? subjectAt(typed, at, FOREIGN);
    const word = typed[at]?.word ?? "";
    const subject = own === undefined && other?.length === 1 && isSaid(word) ? undefined : other;
    isRead ||= subject !== undefined;
    if (subject !== undefined) read.push(subject.english);
    else if (!language.fillers.has(word)) read.push(word);
    at += subject?.length ?? 1;
  }
  return isRead ? read.join(" ") : text;
}
