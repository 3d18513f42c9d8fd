// How much the catalogue knows of its best known games, for whoever edits it.
import type { Located } from "#server/catalogue/catalogue.ts";
import type { GameEntry } from "#server/catalogue/entry.ts";
import { byPopularity } from "./check-popularity.ts";
import { kindNamed } from "./kind-words.ts";

const WHAT: Readonly<Record<string, (game: GameEntry) => boolean>> = {
  playtime: ({ playtime }) => playtime > 0,
  website: ({ website }) => website !== undefined,
  "age rating": ({ esrb }) => esrb !== undefined,
  series: ({ series }) => series !== undefined,
  "other names": ({ alternative_names: others }) => others.length > 0,
  people: ({ creators }) => Object.keys(creators).length > 0,
  "Steam application": ({ steam }) => steam !== undefined,
  "score of Metacritic": ({ metacritic }) => metacritic !== undefined,
  "rating of RAWG": ({ rating }) => rating !== undefined,
  "text of two paragraphs": ({ description }) => /\n\s*\n/.test(description),
  "kind in the first sentence": ({ description }) => kindNamed(description) !== undefined,
  "kind in the first two": ({ description }) => kindNamed(description, 2) !== undefined,
};

/** Of the best known games, how many have what; one number for each of `heads`, in their order. */
export function countFacts(games: readonly Located<GameEntry>[], heads: readonly number[]) {
  const entries = byPopularity(games).map(({ entry }) => entry);
  return Object.entries(WHAT).map(([name, has]) => ({
    name,
    counts: heads.map((head) => entries.slice(0, head).filter(has).length),
  }));
}
