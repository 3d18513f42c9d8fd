// What `npm run catalogue:check` asks of wording: that no phrase is used for two games. Descriptions may not share eight
// words in a row, and no trick may be nearly that of another game or of a genre.
import { problemOf, type Catalogue, type Located, type Problem } from "#server/catalogue/catalogue.ts";
import type { GameEntry } from "#server/catalogue/entry.ts";
import { words } from "#server/search/titles/fold.ts";

const PHRASE_WORDS = 8;
const TRICK_PHRASE_WORDS = 3;
/** Share of the phrases of the shorter of two tricks from which on they say the same. */
const SHARED_MAX = 0.5;

/** Every run of `length` words. */
function phrases(text: string, length: number): string[] {
  const all = words(text);
  return all.slice(length - 1).map((_, index) => all.slice(index, index + length).join(" "));
}

/** Descriptions with a phrase that an earlier one has; each pair of games is named once, by its first phrase. */
export function checkDescriptions(games: readonly Located<GameEntry>[]): Problem[] {
  const owners = new Map<string, Located<GameEntry>>();
  return games.flatMap((game) => {
    const shared = new Map<Located<GameEntry>, string>();
    for (const phrase of phrases(game.entry.description, PHRASE_WORDS)) {
      const owner = owners.get(phrase) ?? game;
      owners.set(phrase, owner);
      if (owner.entry.id !== game.entry.id && !shared.has(owner)) shared.set(owner, phrase);
    }
    return [...shared].map(([owner, phrase]) =>
      problemOf(game, `description: says "${phrase}" as ${owner.entry.name} does in ${owner.file}`),
    );
  });
}

/** `owner` is the game's id or the genre's slug. */
type Trick = { owner: number | string; place: string; phrases: ReadonlySet<string> };

function readTrick(text: string, owner: Trick["owner"], place: string): Trick {
  return { owner, place, phrases: new Set(phrases(text, TRICK_PHRASE_WORDS)) };
}

/** The earlier trick of another owner that shares the most phrases, where those are too many. */
function nearest(trick: Trick, earlier: ReadonlyMap<string, readonly Trick[]>): Trick | undefined {
  const shared = new Map<Trick, number>();
  for (const phrase of trick.phrases) {
    for (const other of earlier.get(phrase) ?? []) {
      if (other.owner !== trick.owner) shared.set(other, (shared.get(other) ?? 0) + 1);
    }
  }
  const [best] = [...shared].toSorted(([, a], [, b]) => b - a);
  if (best === undefined) return undefined;
  const [other, count] = best;
  return count / Math.min(trick.phrases.size, other.phrases.size) >= SHARED_MAX ? other : undefined;
}

/** Tricks that another game or a genre has already, in these words or nearly so. */
export function checkTrickWording({ tricks, genreTricks }: Catalogue): Problem[] {
  const earlier = new Map<string, Trick[]>();
  const keep = (trick: Trick) => {
    for (const phrase of trick.phrases) {
      const same = earlier.get(phrase);
      if (same === undefined) earlier.set(phrase, [trick]);
      else same.push(trick);
    }
  };
  for (const { file, entry } of genreTricks) {
    for (const text of entry.tricks) keep(readTrick(text, entry.slug, `the genre ${entry.slug} in ${file}`));
  }
  return tricks.flatMap((game) =>
    game.entry.tricks.flatMap((text, index) => {
      const trick = readTrick(text, game.entry.id, `${game.entry.name} in ${game.file}`);
      const other = nearest(trick, earlier);
      keep(trick);
      return other === undefined ? [] : [problemOf(game, `tricks.${index}: is nearly one of ${other.place}`)];
    }),
  );
}
