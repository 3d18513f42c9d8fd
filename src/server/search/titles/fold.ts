// Turns titles and questions into comparable words. Both sides of a search go through here, so that case, accents,
// punctuation, signs and apostrophes never keep a game from being found.

// Letters that Unicode does not decompose into a base letter and a mark.
const UNDECOMPOSED = new Map(
  Object.entries({ ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ð: "d", þ: "th", ł: "l", ı: "i" }),
);
const UNDECOMPOSED_LETTERS = /[ßæœøđðþłı]/gu;
// Signs go before letters are folded: the trade mark would become the letters TM.
const SIGNS = /[™℠®©]/gu;
const APOSTROPHES = /['’‘`´ʼ′＇]/gu;
const WORD = /[\p{L}\p{N}]+/gu;
const ASCII = /^[\0-\x7F]*$/;
const WORD_LENGTH_MAX = 64;

/** Without accents, signs and apostrophes; case stays. */
export function withoutMarks(text: string): string {
  if (ASCII.test(text)) return text.replace(APOSTROPHES, "");
  return text.toWellFormed().replace(SIGNS, "").normalize("NFKD").replace(/\p{M}/gu, "").replace(APOSTROPHES, "");
}

function foldLetters(text: string): string {
  const plain = withoutMarks(text).toLowerCase();
  return ASCII.test(plain)
    ? plain
    : // Lower case may bring marks back (İ).
      plain.replace(/\p{M}/gu, "").replace(UNDECOMPOSED_LETTERS, (letter) => UNDECOMPOSED.get(letter) ?? letter);
}

/** Words of a text: lower case, without accents and apostrophes, split at everything that is no letter or digit. */
export function words(text: string): string[] {
  return (foldLetters(text).match(WORD) ?? []).map((word) => word.slice(0, WORD_LENGTH_MAX));
}

/** The text as its words joined by one space: equal titles fold to equal text. */
export function fold(text: string): string {
  return words(text).join(" ");
}
