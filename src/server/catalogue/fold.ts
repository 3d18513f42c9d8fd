// Turns titles and questions into comparable words. Both sides of a search go through here, so that case, accents,
// punctuation and Roman numerals never keep a game from being found. It knows nothing of SQL.

// Letters that Unicode does not decompose into a base letter and a mark.
const UNDECOMPOSED = new Map(
  Object.entries({ ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ð: "d", þ: "th", ł: "l", ı: "i" }),
);
const UNDECOMPOSED_LETTERS = /[ßæœøđðþłı]/gu;
const ROMAN = new Map(
  ["ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii", "xiii", "xiv", "xv", "xvi"].map(
    (numeral, index) => [numeral, String(index + 2)],
  ),
);
const WORD_LENGTH_MAX = 64;

function foldLetters(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(UNDECOMPOSED_LETTERS, (letter) => UNDECOMPOSED.get(letter) ?? letter)
    .replace(/['’‘`´]/gu, "");
}

/** Words of a text: lower case, without accents and apostrophes, split at everything that is no letter or digit. */
export function words(text: string): string[] {
  return (foldLetters(text.toWellFormed()).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    word.slice(0, WORD_LENGTH_MAX),
  );
}

/** The text as its words joined by one space: equal titles fold to equal text. */
export function fold(text: string): string {
  return words(text).join(" ");
}

/** The word, a Roman numeral from two to sixteen as digits. */
export function withDigits(word: string): string {
  return ROMAN.get(word) ?? word;
}

/**
 * Further spellings of a title's words: what hyphens and dots separate, joined (`spiderman`, `fear`), and Roman
 * numerals as digits.
 */
export function wordVariants(title: string): string[] {
  const joined = title
    .split(/\s+/u)
    .map(words)
    .filter((parts) => parts.length > 1)
    .map((parts) => parts.join(""));
  const numerals = words(title).flatMap((word) => ROMAN.get(word) ?? []);
  return [...new Set([...joined, ...numerals])];
}

/** The word and every text made by leaving one of its letters out. Two words one edit apart share at least one. */
export function deletions(word: string): string[] {
  const letters = Array.from(word);
  return [...new Set([word, ...letters.map((_, index) => letters.toSpliced(index, 1).join(""))])];
}

/** Is `b` reached from `a` by at most one insertion, deletion, substitution or swap of neighbours? */
export function isOneEditApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restOfA, restOfB] = [a.slice(start), b.slice(start)];
  const isSwap = restOfA.slice(0, 2) === [restOfB[1], restOfB[0]].join("") && restOfA.slice(2) === restOfB.slice(2);
  return (
    isSwap || restOfA.slice(1) === restOfB.slice(1) || restOfA.slice(1) === restOfB || restOfA === restOfB.slice(1)
  );
}
