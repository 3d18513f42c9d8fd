// Finds the option of a filter that a visitor's words mean: by name, by slug, in the plural, or by another name.
import { FAMILIES, SYNONYMS } from "./synonyms.ts";
import type { TermGroup } from "#shared/catalogue/filters.ts";

/** A value of one of the groups, as filters are offered. */
export type Option = { group: TermGroup; id: number; slug: string; name: string };

export type Vocabulary = {
  /** The option of `group` that `text` means. */
  find: (group: TermGroup, text: string) => Option | undefined;
  /** The platforms that `text` means: one, all of a family (`xbox`), or none. */
  platforms: (text: string) => Option[];
};

/** Letters and digits alone, without case and accents: `Souls-like`, `souls like` and `SoulsLike` are one. */
export function keyOf(text: string): string {
  return text
    .toWellFormed()
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** Knows `options`; of two that are called the same the first counts. */
export function createVocabulary(options: Iterable<Option>): Vocabulary {
  const byKey = new Map<string, Option>();
  for (const option of options) {
    for (const spelling of [option.slug, option.name]) {
      const key = `${option.group} ${keyOf(spelling)}`;
      if (!byKey.has(key)) byKey.set(key, option);
    }
  }
  const findKey = (group: TermGroup, key: string): Option | undefined => {
    const slug = SYNONYMS[group]?.get(key);
    return byKey.get(`${group} ${slug === undefined ? key : keyOf(slug)}`);
  };
  const find: Vocabulary["find"] = (group, text) => {
    const key = keyOf(text);
    if (key === "") return undefined;
    const known = findKey(group, key) ?? findKey(group, `${key}s`);
    return known ?? (key.endsWith("s") ? findKey(group, key.slice(0, -1)) : undefined);
  };
  return {
    find,
    platforms: (text) => {
      const family = FAMILIES.get(keyOf(text));
      return (family ?? [text]).flatMap((member) => find("platforms", member) ?? []);
    },
  };
}
