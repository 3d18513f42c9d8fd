// How rules read names: the longest stretch of words that is one, several joined, behind the words that lead to them.
import type { TermGroup } from "#shared/catalogue/filters.ts";
import type { Option, Vocabulary } from "#shared/search/vocabulary.ts";
import type { Found } from "#shared/search/chips.ts";
import type { CueName, Language } from "#shared/search/languages/language.ts";
import { LANGUAGES } from "#shared/search/languages/languages.ts";
import { keyOf } from "#shared/search/keys.ts";
import { keyAt, type Context, type Match, type Rule, type Word } from "./rule.ts";

export const OPTION_WORDS_MAX = 5;
export type Look = (text: string) => Option[];

export const rawText = (words: readonly Word[]) =>
  words.map(({ raw, endsClause }) => (endsClause ? raw.slice(0, -1) : raw)).join(" ");

/** The longest stretch of words here that `look` knows. */
function longest(words: readonly Word[], at: number, look: Look): { length: number; options: Option[] } | undefined {
  for (let length = Math.min(OPTION_WORDS_MAX, words.length - at); length > 0; length -= 1) {
    const stretch = words.slice(at, at + length);
    if (stretch.some(({ key }) => key === "") || stretch.slice(0, -1).some(({ endsClause }) => endsClause)) continue;
    const options = look(stretch.map(({ key }) => key).join(""));
    if (options.length > 0) return { length, options };
  }
  return undefined;
}

/** Options joined by `or`, `and` or commas: alternatives where an `or` is among them. */
export function several(
  words: readonly Word[],
  at: number,
  { look, language }: { look: Look; language: Language },
): Match | undefined {
  const found: Option[] = [];
  let [length, isEither] = [0, false];
  for (let step = 0; ;) {
    const next = longest(words, at + length + step, look);
    if (next === undefined) break;
    if (step > 0 && language.cues.or.has(keyAt(words, at + length))) isEither = true;
    length += step + next.length;
    found.push(...next.options);
    if (language.cues.joining.has(keyAt(words, at + length))) step = 1;
    else if (words[at + length - 1]?.endsClause === true) step = 0;
    else break;
  }
  if (length === 0) return undefined;
  const how = isEither ? "any" : "all";
  return { length, found: found.map((option) => ({ option, how })) };
}

export const inGroups =
  (vocabulary: Vocabulary, language: Language, groups: readonly TermGroup[]): Look =>
  (text) =>
    groups.flatMap((group) => vocabulary.find(group, text, language) ?? []).slice(0, 1);

export const platformsOrStores =
  ({ vocabulary, language }: Context): Look =>
  (text) => {
    const platforms = vocabulary.platforms(text, language);
    return platforms.length > 0 ? platforms : inGroups(vocabulary, language, ["stores"])(text);
  };

/** Kinds of game first: what is a genre and a tag is meant as a genre. `Android` itself is no robot, `androids` are. */
export const anyOption =
  (context: Context): Look =>
  (text) => {
    const kind = inGroups(context.vocabulary, context.language, ["genres", "tags"])(text);
    const places = platformsOrStores(context)(text);
    const isPlace = places.length === 1 && places.some(({ name }) => keyOf(name) === text);
    const isKind = kind.some(({ name }) => keyOf(name) === text);
    return kind.length > 0 && (isKind || !isPlace) ? kind : places;
  };

export const asUnwanted = (option: Option): Found => ({ option, how: "none" });

/** How many words at this place are the name of an option. */
export const optionLength = (words: readonly Word[], at: number, context: Context): number =>
  longest(words, at, anyOption(context))?.length ?? 0;

/** How many words at this place are the name of a platform or store. */
export const placeLength = (words: readonly Word[], at: number, context: Context): number =>
  longest(words, at, platformsOrStores(context))?.length ?? 0;

/** Does the word say nothing where the rest is understood? */
export function isFiller({ key, raw }: Word, { fillers }: Language): boolean {
  // "jeux zelda-like" is too short to be known to be French.
  const isGames = LANGUAGES.some(({ cues }) => cues.games.has(key));
  return isGames || fillers.has(key) || (key === "" && !/[\p{L}\p{N}]/u.test(raw));
}

/** Is what stands before this place no part of the same thought: nothing, the end of a clause, a filler, an option? */
export function beginsThought(words: readonly Word[], at: number, context: Context): boolean {
  const before = words[at - 1];
  if (before === undefined || before.endsClause) return true;
  return context.language.fillers.has(before.key) || optionLength(words, at - 1, context) > 0;
}

/** Does a thought end before this place, or another begin: not in `in french resistance`, `in japanese style`? */
export const endsThought = (words: readonly Word[], at: number, { cue }: Context): boolean =>
  at === words.length ||
  words[at - 1]?.endsClause === true ||
  (["placing", "linking", "excluding", "but"] as const).some((name) => cue(words, at, name) > 0);

/** `noir et blanc`: words that mean something together are not taken one by one. */
export const together: Rule = (words, at, context) => {
  const { subjectPhrases } = context.language;
  for (let length = Math.min(OPTION_WORDS_MAX, words.length - at); length > 1; length -= 1) {
    const phrase = words.slice(at, at + length);
    const key = phrase.map((word) => word.key).join("");
    if (!subjectPhrases.has(key) || anyOption(context)(key).length > 0) continue;
    return { length, kept: phrase.map((word) => ({ ...word, key: "" })) };
  }
  return undefined;
};

/** Takes the words of `lead`, an article, and then the options that `look` knows. */
export function led(
  words: readonly Word[],
  at: number,
  { lead, look, context }: { lead: CueName; look: Look; context: Context },
) {
  const { language } = context;
  const cued = context.cue(words, at, lead);
  if (cued === 0) return undefined;
  const article = language.cues.article.has(keyAt(words, at + cued)) ? 1 : 0;
  // `ambientados en el antiguo egipto`: of ancient Egypt, and no old games.
  if (together(words, at + cued, context) !== undefined) return undefined;
  for (const skipped of article === 0 ? [0] : [0, 1]) {
    const match = several(words, at + cued + skipped, { look, language });
    if (match !== undefined) return { ...match, length: cued + skipped + match.length };
  }
  return undefined;
}

/** The words from `at` on that may be one name: to the end of the clause, and to a word that begins another thought. */
export function nameWords(
  words: readonly Word[],
  at: number,
  { most, context }: { most: number; context: Context },
): Word[] {
  const name: Word[] = [];
  for (const word of words.slice(at, at + most)) {
    if (name.length > 0 && context.cue(words, at + name.length, "but") > 0) break;
    name.push(word);
    if (word.endsClause) break;
  }
  return name;
}

export type Stretch<T> = { length: number; value: T };

/** The longest beginning of a name's words that `find` knows. None ends with a word that leads to another: `Hades and`. */
export function longestName<T>(
  name: readonly Word[],
  context: Context,
  find: (text: string) => T | undefined,
): Stretch<T> | undefined {
  const { joining } = context.language.cues;
  for (let length = name.length; length > 0; length -= 1) {
    if (length > 1 && joining.has(keyAt(name, length - 1))) continue;
    const value = find(rawText(name.slice(0, length)));
    if (value !== undefined) return { length, value };
  }
  return undefined;
}
