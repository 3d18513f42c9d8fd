// Finds the option of a filter that a visitor's words mean: by name, by slug, in the plural, or by another name.
import type { TermGroup } from "#shared/catalogue/filters.ts";
import { FAMILIES } from "./families.ts";
import { keyOf } from "./keys.ts";
import type { Language } from "./languages/language.ts";
import { LANGUAGES } from "./languages/languages.ts";
import { createKinds } from "./kinds.ts";
import { SHORT_GROUPS, type ShortGroup, shortNames } from "./short-names.ts";

/** A value of one of the groups, as filters are offered. */
export type Option = { group: TermGroup; id: number; slug: string; name: string };

/** `katzenspiele`, `ninjaspiel`: German writes a kind of game as one word. */
const GERMAN_GAMES = /^(.{3,})spiele?n?$/;

/** Shorter ones are no plurals: `3ds` is none of 3D. */
const PLURAL_LENGTH_MIN = 4;
const SINGULAR_LENGTH_MIN = PLURAL_LENGTH_MIN - 1;

export type Vocabulary = {
  /** The option of `group` that `text` means, in a language and in English. */
  find: (group: TermGroup, text: string, language?: Language) => Option | undefined;
  /** The platforms that `text` means: one, all of a family (`xbox`), or none. */
  platforms: (text: string, language?: Language) => Option[];
  /** What is called after the option: "Survival Horror" after "Horror". */
  kindsOf: (option: Option) => readonly Option[];
};

const [ENGLISH, , GERMAN] = LANGUAGES;
const SHORT: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  SHORT_GROUPS.map((group: ShortGroup) => [group, new Map(shortNames(group))]),
);

/** Knows `options`; of two that are called the same the first counts. */
export function createVocabulary(options: Iterable<Option>): Vocabulary {
  const byKey = new Map<string, Option>();
  const all = [...options];
  for (const option of all) {
    for (const spelling of [option.slug, option.name]) {
      const key = `${option.group} ${keyOf(spelling)}`;
      if (!byKey.has(key)) byKey.set(key, option);
    }
  }
  const findKey = (group: TermGroup, key: string, language: Language): Option | undefined => {
    const words = [language.options[group], ENGLISH.options[group], SHORT.get(group)];
    const slug = words.map((known) => known?.get(key)).find((known) => known !== undefined);
    return byKey.get(`${group} ${slug === undefined ? key : keyOf(slug)}`);
  };
  const find: Vocabulary["find"] = (group, text, language = ENGLISH) => {
    const key = keyOf(text);
    if (key === "") return undefined;
    // "jeux d'horreur": d is no DS.
    const plural = key.length >= SINGULAR_LENGTH_MIN ? findKey(group, `${key}s`, language) : undefined;
    const known = findKey(group, key, language) ?? plural;
    if (known !== undefined) return known;
    const [, kind = ""] = GERMAN_GAMES.exec(key) ?? [];
    const singular =
      key.length >= PLURAL_LENGTH_MIN && key.endsWith("s") ? findKey(group, key.slice(0, -1), language) : undefined;
    if (singular !== undefined || kind === "" || (group !== "genres" && group !== "tags")) return singular;
    return findKey(group, kind, GERMAN) ?? (kind.endsWith("s") ? findKey(group, kind.slice(0, -1), GERMAN) : undefined);
  };
  return {
    find,
    kindsOf: createKinds(all),
    platforms: (text, language) => {
      const family = FAMILIES.get(keyOf(text));
      return (family ?? [text]).flatMap((member) => find("platforms", member, language) ?? []);
    },
  };
}
