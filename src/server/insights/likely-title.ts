// Whether a title that a model wrote means a game of the catalogue. Spelling may differ, the number of the part may
// not: "Portal" is not "Portal 2".

/** How alike two spellings must be to be one title; below this lie other games of the same series. */
const LIKENESS_MIN = 0.88;
const ROMAN: Readonly<Record<string, string>> = Object.fromEntries(
  "ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi"
    .split(" ")
    .map((numeral, index) => [numeral, String(index + 2)]),
);
/** What is added to a title without making it another game. */
const EDITIONS =
  /\b(?:remastered|remaster|definitive|complete|enhanced|deluxe|ultimate|goty|game of the year|directors cut|edition|collection)\b/g;
const ARTICLES = new Set(["the", "a", "an"]);

function wordsOf(title: string): string[] {
  const plain = title
    .normalize("NFKD")
    .replaceAll(/\p{M}|['’`]/gu, "")
    .toLowerCase()
    .replaceAll(/\((?:19|20)\d\d\)/g, " ")
    .replaceAll("&", " and ")
    .replaceAll(EDITIONS, " ");
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !ARTICLES.has(word)).map((word) => ROMAN[word] ?? word);
}

/** Pairs of letters that two texts have in common, from 0 to 1 (Dice's coefficient). */
function alikeness(a: string, b: string): number {
  const pairs = (text: string) => Array.from({ length: text.length - 1 }, (_, index) => text.slice(index, index + 2));
  const rest = pairs(b);
  const all = rest.length + Math.max(0, a.length - 1);
  let shared = 0;
  for (const pair of pairs(a)) {
    const at = rest.indexOf(pair);
    if (at === -1) continue;
    rest.splice(at, 1);
    shared += 1;
  }
  return all === 0 ? 0 : (2 * shared) / all;
}

function numbersOf(words: readonly string[]): string {
  return words.filter((word) => /\d/.test(word)).join(" ");
}

/** The part behind the colon, if it says enough to stand alone. */
function subtitleOf(title: string): string[] {
  const [, ...rest] = title.split(/:| - | – /);
  const words = wordsOf(rest.join(" "));
  return words.length >= 2 ? words : [];
}

/**
 * How surely `title` means the game `name`: 1 for the same words, 0 for another game. "Zelda: Breath of the Wild" and
 * "Breath of the Wild" mean "The Legend of Zelda: Breath of the Wild".
 */
export function likelihood(title: string, name: string): number {
  const [asked, known] = [wordsOf(title), wordsOf(name)];
  if (asked.length === 0 || known.length === 0) return 0;
  if (title.trim().toLowerCase() === name.toLowerCase()) return 1;
  if (asked.join(" ") === known.join(" ") || asked.join("") === known.join("")) return 0.99;
  if (numbersOf(asked) !== numbersOf(known)) return 0;
  const subtitle = subtitleOf(name).join(" ");
  const isShortened =
    subtitle !== "" && asked.join(" ").endsWith(subtitle) && asked.every((word) => known.includes(word));
  if (isShortened) return 0.95;
  const alike = alikeness(asked.join(" "), known.join(" "));
  return alike >= LIKENESS_MIN ? alike : 0;
}
