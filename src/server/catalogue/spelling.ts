// "horor games", "realxing puzel games": words for kinds of game as people mistype them. Titles are forgiven their slips
// elsewhere; these words stand in tables.
import { keyOf } from "#shared/search/keys.ts";
import { LANGUAGES } from "#shared/search/languages/languages.ts";
import { editDistance } from "#server/search/titles/edit-distance.ts";

/** Shorter words are near to too many others. */
const LENGTH_MIN = 5;
/** From this length on two letters may be wrong. */
const LONG = 8;
const GROUPS = ["genres", "tags"] as const;

const isLetters = (word: string) => /^\p{L}+$/u.test(word);
const saidAs = (phrase: string) => phrase.toLowerCase().split(/[\s/&-]+/);

/** Every word of `names` and of what the languages call kinds of game, as it is compared. */
function wordsFor(names: Iterable<string>): ReadonlySet<string> {
  const tables = LANGUAGES.flatMap(({ options, cues }) => [
    ...cues.games,
    ...GROUPS.flatMap((group) => [...(options[group]?.keys() ?? [])]),
  ]);
  const words = [...[...names].flatMap(saidAs).map(keyOf), ...tables];
  return new Set(words.filter((word) => word.length >= LENGTH_MIN && isLetters(word)));
}

/**
 * Corrects what is near to a word of `names`, or of what the languages call kinds of game, where `isSaid` knows it of no
 * game. The text as it stands where nothing is.
 */
export function createSpelling({ names, isSaid }: { names: Iterable<string>; isSaid: (word: string) => boolean }) {
  const known = wordsFor(names);
  const isWord = (key: string) => known.has(key) || LANGUAGES.some(({ words }) => words.has(key));

  const correct = (raw: string): string => {
    const key = keyOf(raw);
    if (key.length < LENGTH_MIN || !isLetters(key) || isWord(key) || isSaid(key)) return raw;
    const most = key.length >= LONG ? 2 : 1;
    let nearest = { word: raw, distance: most + 1 };
    for (const word of known) {
      // The first letter is hardly ever wrong, and most of what is near by accident begins otherwise.
      if (word[0] !== key[0]) continue;
      const distance = editDistance(key, word, most);
      if (distance < nearest.distance) nearest = { word, distance };
    }
    return nearest.word;
  };
  return (text: string): string =>
    text
      .split(/(\s+)/)
      .map((word) => (word.trim() === "" ? word : correct(word)))
      .join("");
}
