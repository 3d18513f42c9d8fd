// A set of documents as one bit each, for catalogues of a size known beforehand. Document numbers are popularity ranks
// less one, so walking a set upwards meets the most popular games first.
import { takeWords } from "./spare-words.ts";

const BITS = 32;
const ALL_BITS = 0xffffffff;

function bitsIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The bits of each group of four, which are at most 4. */
function fourths(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  return (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
}

/** The sums of neighbouring groups of four. */
function eighths(nibbles: number): number {
  return (nibbles & 0x0f0f0f0f) + ((nibbles >>> 4) & 0x0f0f0f0f);
}

/** Documents 0 to `size` - 1. Sets that meet in one operation must be of one size. */
export class DocSet {
  readonly size: number;
  /** Document `d` is bit `d & 31` of word `d >>> 5`; bits beyond the size are zero. For loops that must be fast. */
  readonly words: Uint32Array;

  constructor(size: number, words: Uint32Array = takeWords(Math.ceil(size / BITS))) {
    this.size = size;
    this.words = words;
  }

  /** The set of `docs`, in any order; each must be below `size`. */
  static of(size: number, docs: Iterable<number>): DocSet {
    const set = new DocSet(size);
    for (const doc of docs) set.add(doc);
    return set;
  }

  /** Every document. */
  static all(size: number): DocSet {
    const set = new DocSet(size);
    set.words.fill(ALL_BITS);
    if (size % BITS > 0) set.words[set.words.length - 1] = ALL_BITS >>> (BITS - (size % BITS));
    return set;
  }

  has(doc: number): boolean {
    return (((this.words[doc >>> 5] ?? 0) >>> (doc & 31)) & 1) === 1;
  }

  add(doc: number): void {
    this.words[doc >>> 5] = (this.words[doc >>> 5] ?? 0) | (1 << (doc & 31));
  }

  delete(doc: number): void {
    this.words[doc >>> 5] = (this.words[doc >>> 5] ?? 0) & ~(1 << (doc & 31));
  }

  copy(): DocSet {
    const copy = new DocSet(this.size);
    copy.words.set(this.words);
    return copy;
  }

  /** Keeps what `other` has, too. */
  and({ words: others }: DocSet): this {
    const { words } = this;
    for (let at = 0; at < words.length; at += 1) words[at] = (words[at] ?? 0) & (others[at] ?? 0);
    return this;
  }

  /** Takes in all that `other` has. */
  or({ words: others }: DocSet): this {
    const { words } = this;
    for (let at = 0; at < words.length; at += 1) words[at] = (words[at] ?? 0) | (others[at] ?? 0);
    return this;
  }

  /** Drops all that `other` has. */
  andNot({ words: others }: DocSet): this {
    const { words } = this;
    for (let at = 0; at < words.length; at += 1) words[at] = (words[at] ?? 0) & ~(others[at] ?? 0);
    return this;
  }

  /** How many documents. */
  count(): number {
    const { words } = this;
    let count = 0;
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at] ?? 0;
      if (word !== 0) count += bitsIn(word);
    }
    return count;
  }

  /** How many documents both sets have. */
  countCommon({ words: others }: DocSet): number {
    const { words } = this;
    let [count, at] = [0, 0];
    // Four words share the second half of the counting: counts beside options are nothing but this.
    for (; at + 4 <= words.length; at += 4) {
      const low = fourths((words[at] ?? 0) & (others[at] ?? 0)) + fourths((words[at + 1] ?? 0) & (others[at + 1] ?? 0));
      const high =
        fourths((words[at + 2] ?? 0) & (others[at + 2] ?? 0)) + fourths((words[at + 3] ?? 0) & (others[at + 3] ?? 0));
      count += Math.imul(eighths(low) + eighths(high), 0x01010101) >>> 24;
    }
    for (; at < words.length; at += 1) count += bitsIn((words[at] ?? 0) & (others[at] ?? 0));
    return count;
  }

  /** As `countCommon`, looking only at the words at these places. */
  countCommonAt({ words: others }: DocSet, places: Uint32Array): number {
    const { words } = this;
    let count = 0;
    for (const at of places) count += bitsIn((words[at] ?? 0) & (others[at] ?? 0));
    return count;
  }

  isEmpty(): boolean {
    const { words } = this;
    for (let at = 0; at < words.length; at += 1) if (words[at] !== 0) return false;
    return true;
  }

  /** Calls `visit` with every document, ascending, until it answers `false`. */
  forEach(visit: (doc: number) => unknown): void {
    const { words } = this;
    for (let at = 0; at < words.length; at += 1) {
      let rest = words[at] ?? 0;
      while (rest !== 0) {
        if (visit(at * BITS + 31 - Math.clz32(rest & -rest)) === false) return;
        rest &= rest - 1;
      }
    }
  }

  /** The documents, ascending: at most `limit` after the first `offset`. */
  slice(offset: number, limit: number): number[] {
    const docs: number[] = [];
    if (limit <= 0) return docs;
    let skipped = 0;
    for (let at = 0; at < this.words.length && docs.length < limit; at += 1) {
      let rest = this.words[at] ?? 0;
      const bits = bitsIn(rest);
      if (skipped + bits <= offset) {
        skipped += bits;
        continue;
      }
      for (; rest !== 0 && docs.length < limit; rest &= rest - 1, skipped += 1) {
        if (skipped >= offset) docs.push(at * BITS + 31 - Math.clz32(rest & -rest));
      }
    }
    return docs;
  }

  /** Every document, ascending. */
  toArray(): Uint32Array {
    const docs = new Uint32Array(this.count());
    let at = 0;
    this.forEach((doc) => {
      docs[at] = doc;
      at += 1;
    });
    return docs;
  }
}
