// Memory for sets that live as long as one question. At a million games a set takes 125 KB and a question a dozen of
// them: made anew each time, collecting them costs more than the search itself and every slow answer is one of it.

/** Of one length, kept for the next question; at a million games 8 MB. */
const SPARE_MAX = 64;
/** One catalogue has sets of one length. Another's are of no use; a process has one, tests have many. */
const LENGTHS_MAX = 2;
const BITS = 32;
/** From so many blocks of words on that hold anything, all are emptied at once. */
const CROWDED_SHARE = 1 / 3;

/** Words of bits, and one bit for each of them that says whether it holds any. */
export type SetWords = { words: Uint32Array; filled: Uint32Array };

type Lent = { sets: SetWords[]; bytes: Uint8Array[] };

let lent: Lent | undefined;
const spareSets = new Map<number, SetWords[]>();
const spareBytes = new Map<number, Uint8Array[]>();

/** `length` words of zeroes, used before or new. */
export function takeWords(length: number): SetWords {
  const made = lent === undefined ? undefined : spareSets.get(length)?.pop();
  const taken = made ?? { words: new Uint32Array(length), filled: new Uint32Array(Math.ceil(length / BITS)) };
  lent?.sets.push(taken);
  return taken;
}

/** `length` zeroes of one byte each, used before or new. */
export function takeBytes(length: number): Uint8Array {
  const taken = (lent === undefined ? undefined : spareBytes.get(length)?.pop()?.fill(0)) ?? new Uint8Array(length);
  lent?.bytes.push(taken);
  return taken;
}

/** Makes zeroes of them: where most words hold nothing, of those alone that hold any bits. */
function empty({ words, filled }: SetWords): void {
  let held = 0;
  for (let block = 0; block < filled.length; block += 1) held += Number(filled[block] !== 0);
  if (held > filled.length * CROWDED_SHARE) words.fill(0);
  else {
    for (let block = 0; block < filled.length; block += 1) {
      for (let rest = filled[block] ?? 0; rest !== 0; rest &= rest - 1) {
        words[block * BITS + 31 - Math.clz32(rest & -rest)] = 0;
      }
    }
  }
  filled.fill(0);
}

function keep<T>(spare: Map<number, T[]>, length: number, one: T): void {
  const alike = spare.get(length) ?? [];
  if (alike.length < SPARE_MAX) alike.push(one);
  spare.set(length, alike);
  const [oldest] = spare.keys();
  if (spare.size > LENGTHS_MAX && oldest !== undefined) spare.delete(oldest);
}

/**
 * Runs `work`, whose sets are used again afterwards: it must not wait for anything, and neither its result nor anything
 * that outlives it may hold a set that was made meanwhile.
 */
export function withSpareWords<T>(work: () => T): T {
  if (lent !== undefined) return work();
  const taken: Lent = { sets: [], bytes: [] };
  lent = taken;
  try {
    return work();
  } finally {
    for (const set of taken.sets) {
      empty(set);
      keep(spareSets, set.words.length, set);
    }
    for (const one of taken.bytes) keep(spareBytes, one.length, one);
    lent = undefined;
  }
}
