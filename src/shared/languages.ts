// The languages that the interface speaks. Each is a build of the app by itself: a visitor loads the words of one.

export const LANGUAGES = ["en", "es"] as const;
export type Language = (typeof LANGUAGES)[number];
/** Everybody's whose browser asks for none of them. */
export const DEFAULT_LANGUAGE = "en" satisfies Language;

/** What a visitor chose. A cookie, because the server writes the document in the language before any script runs. */
export const LANGUAGE_COOKIE = "ludex-language";

/** What each calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: "English", es: "Español" };

/** The folder, beside that of the default language, with what the build wrote for this one: `web-es`. */
export const builtFolder = (folder: string, language: Language) =>
  language === DEFAULT_LANGUAGE ? folder : `${folder}-${language}`;
