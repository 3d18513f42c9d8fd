// How much of other lists of games the catalogue has, by name and year.
import { fold } from "#server/search/titles/fold.ts";
import { withDigits } from "#server/search/titles/numerals.ts";
import type { GameEntry } from "#server/catalogue/entry.ts";

/** A game as another list names it; without a year where the list does not say it. */
export type ListedGame = { name: string; year?: number };

/** First releases in Japan and in the West, on the web and in shops: lists know the one or the other. */
const YEARS_APART_MAX = 3;
const ARTICLES = new Set(["a", "an", "of", "the"]);

/** The name without its year, articles, punctuation and numerals that are spelled another way. */
function nameKey(name: string): string {
  const plain = name.replace(/\((?:19|20)\d{2}\)/g, " ").replaceAll(/['’]/g, "");
  return fold(plain)
    .split(" ")
    .filter((word) => !ARTICLES.has(word))
    .map(withDigits)
    .join("");
}

/** The games of `listed` that are not among `entries`, under their name or another one, in the order of the list. */
export function findMissing<T extends ListedGame>(entries: readonly GameEntry[], listed: readonly T[]): T[] {
  const years = new Map<string, (number | undefined)[]>();
  for (const { name, alternative_names: others, released } of entries) {
    const year = released === undefined ? undefined : Number(released.slice(0, 4));
    for (const key of new Set([name, ...others].map(nameKey))) years.set(key, [...(years.get(key) ?? []), year]);
  }
  return listed.filter(({ name, year }) => {
    const known = years.get(nameKey(name));
    if (known === undefined) return true;
    return year !== undefined && !known.some((one) => one === undefined || Math.abs(one - year) <= YEARS_APART_MAX);
  });
}
