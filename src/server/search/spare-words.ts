// Memory for sets that live as long as one question. At a million games a set takes 125 KB and a question a dozen of
// them: made anew each time, collecting them costs more than the search itself and every slow answer is one of it.

/** Kept for the next question; at a million games 8 MB. */
const SPARE_MAX = 64;

let lent: Uint32Array[] | undefined;
let spare: Uint32Array[] = [];

/** `length` zeroes, used before or new. */
export function takeWords(length: number): Uint32Array {
  if (lent === undefined) return new Uint32Array(length);
  // Another catalogue's are of no use; a process has one, tests have many.
  if (spare[0] !== undefined && spare[0].length !== length) spare = [];
  const words = spare.pop()?.fill(0) ?? new Uint32Array(length);
  lent.push(words);
  return words;
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
    spare = [...spare, ...lent].slice(0, SPARE_MAX);
    lent = undefined;
  }
}
