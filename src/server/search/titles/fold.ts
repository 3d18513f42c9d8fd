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
// What is written without spaces is a word of its own beside Latin letters and figures: ゼルダ2 is two. A script holds signs
// as well (the radicals ⺀ to ⻳, which dictionaries are sorted by): they are no part of a word.
const WORD =
  /(?:(?=[\p{L}\p{N}])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])[\p{L}\p{N}])+/gu;
const KATAKANA = /[\u30a1-\u30f6]/gu;
/** How far a letter of Katakana lies from the same one of Hiragana. */
const KANA_STEP = 0x60;
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
      plain
        .replace(/\p{M}/gu, "")
        .replace(UNDECOMPOSED_LETTERS, (letter) => UNDECOMPOSED.get(letter) ?? letter)
        // Both kana say the same, and people type either.
        .replace(KATAKANA, (letter) => String.fromCharCode(letter.charCodeAt(0) - KANA_STEP));
}

/** What a word that is too long is known by: its first 64 units, and no half of a letter that takes two. */
function beginningOf(word: string): string {
  return word.slice(0, WORD_LENGTH_MAX).replace(/[\uD800-\uDBFF]$/, "");
}

/** Words of a text: lower case, without accents and apostrophes, split at everything that is no letter or digit. */
export function words(text: string): string[] {
  return (foldLetters(text).match(WORD) ?? []).map((word) =>
    word.length > WORD_LENGTH_MAX ? beginningOf(word) : word,
  );
}

/** The text as its words joined by one space: equal titles fold to equal text. */
export function fold(text: string): string {
  return words(text).join(" ");
}
