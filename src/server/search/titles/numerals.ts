// Numbers as titles write them: Roman, in letters, in digits. All three become digits.

const ROMAN = "i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx".split(" ");
const WRITTEN =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );

const DIGITS = new Map([...ROMAN, ...WRITTEN].map((word, index) => [word, String((index % ROMAN.length) + 1)]));

/** The word, a number up to twenty as digits: `vii` and `seven` are `7`. */
export function withDigits(word: string): string {
  return DIGITS.get(word) ?? word;
}

/** Is it made of digits, or one of the numbers that have them? */
export function isNumber(word: string): boolean {
  return DIGITS.has(word) || /^\d+$/.test(word);
}
