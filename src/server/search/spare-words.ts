// Memory for sets that live as long as one question. At a million games a set takes 125 KB and a question a dozen of
// them: made anew each time, collecting them costs more than the search itself and every slow answer is one of it.

/** Of one length, kept for the next question; at a million games 8 MB. */
const SPARE_MAX = 64;
/** Sets and counters of one catalogue have two lengths. Another catalogue's are of no use; a process has one, tests have many. */
const LENGTHS_MAX = 2;
const BYTES_PER_WORD = 4;

let lent: Uint32Array[] | undefined;
const spare = new Map<number, Uint32Array[]>();

/** `length` zeroes, used before or new. */
export function takeWords(length: number): Uint32Array {
  if (lent === undefined) return new Uint32Array(length);
  const words = spare.get(length)?.pop()?.fill(0) ?? new Uint32Array(length);
  lent.push(words);
  return words;
}

/** At least `length` zeroes of one byte each, used before or new. */
export function takeBytes(length: number): Uint8Array {
  return new Uint8Array(takeWords(Math.ceil(length / BYTES_PER_WORD)).buffer);
}

function keep(words: Uint32Array): void {
  const alike = spare.get(words.length) ?? [];
  if (alike.length < SPARE_MAX) alike.push(words);
  spare.set(words.length, alike);
  const [oldest] = spare.keys();
  if (spare.size > LENGTHS_MAX && oldest !== undefined) spare.delete(oldest);
}

/**
 * Runs `work`, whose sets are used again afterwards: it must not wait for anything, and neither its result nor anything
 * that outlives it may hold a set that was made meanwhile.
 */
export function withSpareWords<T>(work: () => T): T {
  if (lent !== undefined) return work();
  lent = [];
  try {
    return work();
  } finally {
    for (const words of lent) keep(words);
    lent = undefined;
  }
}
