// What tags for sports, subjects and kinds of game are called in each language, in tables of their own: one row says all that a
// tag is called, with commas between, as in the tables of the languages.
import type { OptionWords } from "#shared/search/languages/language.ts";
import { KINDS } from "./kinds.ts";
import { SPORTS } from "./sports.ts";
import { SUBJECTS } from "./subjects.ts";

/** By the tag's slug. */
export type ThemeWords = Readonly<
  Record<string, Readonly<Record<"english" | "spanish" | "german" | "french", string>>>
>;

const THEMES: ThemeWords = { ...SPORTS, ...SUBJECTS, ...KINDS };

/** The tags that have words here. */
export const THEME_SLUGS: ReadonlySet<string> = new Set(Object.keys(THEMES));

/**
 * The words of one language, by slug. What a tag is called in English is known in each of them: "sport ohne golf" would be
 * English otherwise, where "ohne" says nothing.
 */
export const themeWords = (language: keyof ThemeWords[string]): OptionWords =>
  Object.fromEntries(
    Object.entries(THEMES).map(([slug, words]) => {
      const [name = ""] = words.english.split(",");
      return [slug, language === "english" ? words.english : `${words[language]}, ${name}`];
    }),
  );
