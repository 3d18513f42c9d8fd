// The code as twelve English words (BIP39): to be read aloud and typed, with a checksum in the last one.
import { entropyToMnemonic, mnemonicToEntropy } from "@scure/bip39";
import { wordlist } from "@scure/bip39/wordlists/english.js";
import type { SyncCode } from "./sync-code.ts";

const COUNT = 12;
/** No word of the list is longer than eight letters; what is, is looked at so far. */
const WORD_MAX_CHARACTERS = 12;

export type MistypedWord = { readonly word: string; /** From 1. */ readonly place: number; readonly meant: string };
export type ReadWords =
  | { kind: "code"; code: SyncCode }
  /** There are not twelve. */
  | { kind: "count"; count: number }
  /** These are no words of the list. */
  | { kind: "mistyped"; words: readonly MistypedWord[] }
  /** Each is a word of the list, but together they are no code: one is another, or two have changed places. */
  | { kind: "mistaken" };

export const wordsOf = (code: Uint8Array): string[] => entropyToMnemonic(code, wordlist).split(" ");

/** How many letters have to be put in, left out or changed to make one word of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const change = (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1);
      next.push(Math.min(change, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

function lettersInCommon(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count += 1;
  return count;
}

/** The word of the list that was probably meant: the nearest, and of several the one that begins most alike. */
function nearest(word: string): string {
  const begun = word.length >= 3 ? wordlist.find((known) => known.startsWith(word)) : undefined;
  if (begun !== undefined) return begun;
  const short = word.slice(0, WORD_MAX_CHARACTERS);
  let best = { known: "", far: Number.POSITIVE_INFINITY };
  for (const known of wordlist) {
    const far = distance(short, known) - lettersInCommon(short, known) / (WORD_MAX_CHARACTERS + 1);
    if (far < best.far) best = { known, far };
  }
  return best.known;
}

/** What was typed or pasted: in capitals, numbered, with commas or on lines of their own, as people write words down. */
export function readWords(text: string): ReadWords {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length !== COUNT) return { kind: "count", count: words.length };
  const mistyped = words.flatMap((word, index) =>
    wordlist.includes(word) ? [] : [{ word, place: index + 1, meant: nearest(word) }],
  );
  if (mistyped.length > 0) return { kind: "mistyped", words: mistyped };
  try {
    return { kind: "code", code: new Uint8Array(mnemonicToEntropy(words.join(" "), wordlist)) };
  } catch {
    return { kind: "mistaken" };
  }
}
