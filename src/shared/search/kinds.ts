// Genres and tags that are called after another one and are a kind of it: "Local Co-Op" is co-op, "Survival Horror"
// horror. Whoever wants none of a thing wants none of its kinds.
import type { Option } from "./vocabulary.ts";
import { keyOf } from "./keys.ts";

/** Called after something else than what they are. */
const NO_KINDS: ReadonlySet<string> = new Set(["resource-management", "cult-classic", "e-sports"]);

/** What is called so is called so at the beginning: "Turn-Based Combat". */
const LEADING: ReadonlySet<string> = new Set(["turn-based"]);

/** Kinds that are called otherwise: what is played in real time has many names. */
const OTHERWISE: Readonly<Record<string, ReadonlySet<string>>> = {
  rts: new Set(["real-time", "real-time-strategy", "real-time-tactics", "moba"]),
};

const isOfGames = ({ group }: Option) => group === "genres" || group === "tags";
const wordsOf = (name: string): string =>
  ` ${name
    .split(/[\s-]+/)
    .map(keyOf)
    .filter(Boolean)
    .join(" ")}`;

/** Gives the kinds of an option among `options`, each once, whether genre or tag. */
export function createKinds(options: readonly Option[]): (option: Option) => readonly Option[] {
  const all = options.filter((option) => isOfGames(option) && !NO_KINDS.has(option.slug));
  const named = all.map((option) => ({ option, words: wordsOf(option.name) }));
  return (whole) => {
    if (!isOfGames(whole)) return [];
    const [own, seen] = [wordsOf(whole.name), new Set([whole.slug])];
    return named.flatMap(({ option, words }) => {
      const isKind = words.endsWith(own) || (LEADING.has(whole.slug) && words.startsWith(own));
      if (!(isKind || OTHERWISE[whole.slug]?.has(option.slug) === true) || seen.has(option.slug)) return [];
      seen.add(option.slug);
      return [option];
    });
  };
}
