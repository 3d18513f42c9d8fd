// Where the build put what it made in each language.
import { existsSync } from "node:fs";
import { builtFolder, DEFAULT_LANGUAGE, LANGUAGES, type Language } from "#shared/languages.ts";

/**
 * What `make` makes of each language's folder beside `directory`, that of the default language. A language that has not
 * been built is spoken to in the default one.
 */
export function inEachLanguage<T>(
  directory: string,
  make: (folder: string, language: Language) => T,
): Readonly<Record<Language, T>> {
  const first = make(directory, DEFAULT_LANGUAGE);
  const made = LANGUAGES.map((language): [Language, T] => {
    const folder = builtFolder(directory, language);
    return [language, language === DEFAULT_LANGUAGE || !existsSync(folder) ? first : make(folder, language)];
  });
  return Object.fromEntries(made) as Record<Language, T>; // Its keys are the languages.
}
