// A set of documents as one bit each, for catalogues of a size known beforehand. Document numbers are popularity ranks
// less one, so walking a set upwards meets the most popular games first. Beside the words of bits stands which of them
// hold any: most sets of a large catalogue are nearly empty, and going through 125 KB of zeroes costs more than a search.
import { BITS, bitsIn, countBlock, fillBits, lowest } from "./bits.ts";
import { takeWords } from "./spare-words.ts";

/** Where so many words of a block hold any, all of them are gone through: that needs no looking for the next. */
const CROWDED = 12;

/**
 * Documents 0 to `size` - 1. Sets that meet in one operation must be of one size. `words` and `filled` are for loops that
 * must be fast, and for reading alone.
 */
export class DocSet {
  readonly size: number;
  /** Document `d` is bit `d & 31` of word `d >>> 5`; bits beyond the size are zero. */
  readonly words: Uint32Array;
  /** Word `w` of `words` is not zero exactly where bit `w & 31` of word `w >>> 5` is set. 32 words are a block. */
  readonly filled: Uint32Array;

  /** Empty, or with the bits of `words`, which then belongs to the set. */
  constructor(size: number, words?: Uint32Array) {
    this.size = size;
    if (words === undefined) {
      const taken = takeWords(Math.ceil(size / BITS));
      this.words = taken.words;
      this.filled = taken.filled;
    } else {
      this.words = words;
      this.filled = new Uint32Array(Math.ceil(words.length / BITS));
      for (let at = 0; at < words.length; at += 1) {
        if (words[at] !== 0) this.filled[at >>> 5] = (this.filled[at >>> 5] ?? 0) | (1 << (at & 31));
      }
    }
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
    fillBits(set.words, size);
    fillBits(set.filled, set.words.length);
    return set;
  }

  has(doc: number): boolean {
    return (((this.words[doc >>> 5] ?? 0) >>> (doc & 31)) & 1) === 1;
  }

  add(doc: number): void {
    const { words, filled } = this;
    const at = doc >>> 5;
    words[at] = (words[at] ?? 0) | (1 << (doc & 31));
    filled[at >>> 5] = (filled[at >>> 5] ?? 0) | (1 << (at & 31));
  }

  /** Takes in `docs` from place `from` up to, not including, `end`. */
  addEach(docs: Uint32Array, from: number, end: number): void {
    const { words, filled } = this;
    for (let place = from; place < end; place += 1) {
      const doc = docs[place] ?? 0;
      const at = doc >>> 5;
      const before = words[at] ?? 0;
      if (before === 0) filled[at >>> 5] = (filled[at >>> 5] ?? 0) | (1 << (at & 31));
      words[at] = before | (1 << (doc & 31));
    }
  }

  delete(doc: number): void {
    const { words, filled } = this;
    const at = doc >>> 5;
    const left = (words[at] ?? 0) & ~(1 << (doc & 31));
    words[at] = left;
    if (left === 0) filled[at >>> 5] = (filled[at >>> 5] ?? 0) & ~(1 << (at & 31));
  }

  copy(): DocSet {
    return new DocSet(this.size).or(this);
  }

  /** Keeps what `other` has, too. */
  and({ words: others, filled: otherFilled }: DocSet): this {
    const { words, filled } = this;
    for (let block = 0; block < filled.length; block += 1) {
      const own = filled[block] ?? 0;
      if (own === 0) continue;
      const both = own & (otherFilled[block] ?? 0);
      const first = block * BITS;
      let left = both;
      if (bitsIn(own) >= CROWDED) {
        left = 0;
        for (let at = first, end = Math.min(first + BITS, words.length); at < end; at += 1) {
          const word = (words[at] ?? 0) & (others[at] ?? 0);
          words[at] = word;
          if (word !== 0) left |= 1 << (at & 31);
        }
      } else {
        for (let rest = own; rest !== 0; rest &= rest - 1) {
          const at = first + lowest(rest);
          const word = (words[at] ?? 0) & (others[at] ?? 0);
          words[at] = word;
          if (word === 0) left &= ~(1 << (at & 31));
        }
      }
      filled[block] = left;
    }
    return this;
  }

  /** A new set of what both have; what only one of them has is not gone through. */
  common({ words: others, filled: otherFilled }: DocSet): DocSet {
    const met = new DocSet(this.size);
    const { words, filled } = this;
    for (let block = 0; block < filled.length; block += 1) {
      const both = (filled[block] ?? 0) & (otherFilled[block] ?? 0);
      let left = 0;
      for (let rest = both; rest !== 0; rest &= rest - 1) {
        const bit = lowest(rest);
        const at = block * BITS + bit;
        const word = (words[at] ?? 0) & (others[at] ?? 0);
        if (word === 0) continue;
        met.words[at] = word;
        left |= 1 << bit;
      }
      if (left !== 0) met.filled[block] = left;
    }
    return met;
  }

  /** Takes in all that `other` has. */
  or({ words: others, filled: otherFilled }: DocSet): this {
    const { words, filled } = this;
    for (let block = 0; block < filled.length; block += 1) {
      const added = otherFilled[block] ?? 0;
      if (added === 0) continue;
      filled[block] = (filled[block] ?? 0) | added;
      const first = block * BITS;
      if (bitsIn(added) >= CROWDED) {
        for (let at = first, end = Math.min(first + BITS, words.length); at < end; at += 1) {
          words[at] = (words[at] ?? 0) | (others[at] ?? 0);
        }
      } else {
        for (let rest = added; rest !== 0; rest &= rest - 1) {
          const at = first + lowest(rest);
          words[at] = (words[at] ?? 0) | (others[at] ?? 0);
        }
      }
    }
    return this;
  }

  /** Drops all that `other` has. */
  andNot({ words: others, filled: otherFilled }: DocSet): this {
    const { words, filled } = this;
    for (let block = 0; block < filled.length; block += 1) {
      const own = filled[block] ?? 0;
      const first = block * BITS;
      let left = own;
      for (let rest = own & (otherFilled[block] ?? 0); rest !== 0; rest &= rest - 1) {
        const at = first + lowest(rest);
        const word = (words[at] ?? 0) & ~(others[at] ?? 0);
        words[at] = word;
        if (word === 0) left &= ~(1 << (at & 31));
      }
      filled[block] = left;
    }
    return this;
  }

  /** How many documents. */
  count(): number {
    const { words, filled } = this;
    let count = 0;
    for (let block = 0; block < filled.length; block += 1) {
      for (let rest = filled[block] ?? 0; rest !== 0; rest &= rest - 1) {
        count += bitsIn(words[block * BITS + lowest(rest)] ?? 0);
      }
    }
    return count;
  }

  /** How many documents both sets have. */
  countCommon({ words: others, filled: otherFilled }: DocSet): number {
    const { words, filled } = this;
    let count = 0;
    for (let block = 0; block < filled.length; block += 1) {
      const both = (filled[block] ?? 0) & (otherFilled[block] ?? 0);
      const first = block * BITS;
      if (both !== 0 && bitsIn(both) >= CROWDED && first + BITS <= words.length) {
        count += countBlock(words, others, first);
      } else {
        for (let rest = both; rest !== 0; rest &= rest - 1) {
          const at = first + lowest(rest);
          count += bitsIn((words[at] ?? 0) & (others[at] ?? 0));
        }
      }
    }
    return count;
  }

  isEmpty(): boolean {
    return this.filled.every((block) => block === 0);
  }

  /** Calls `visit` with every document, ascending, until it answers `false`. */
  forEach(visit: (doc: number) => unknown): void {
    const { words, filled } = this;
    for (let block = 0; block < filled.length; block += 1) {
      for (let left = filled[block] ?? 0; left !== 0; left &= left - 1) {
        const at = block * BITS + lowest(left);
        for (let rest = words[at] ?? 0; rest !== 0; rest &= rest - 1) {
          if (visit(at * BITS + lowest(rest)) === false) return;
        }
      }
    }
  }

  /** The documents, ascending: at most `limit` after the first `offset`. */
  slice(offset: number, limit: number): number[] {
    const docs: number[] = [];
    if (limit <= 0) return docs;
    let skipped = 0;
    const { words, filled } = this;
    for (let block = 0; block < filled.length; block += 1) {
      for (let left = filled[block] ?? 0; left !== 0; left &= left - 1) {
        const at = block * BITS + lowest(left);
        let rest = words[at] ?? 0;
        const bits = bitsIn(rest);
        if (skipped + bits <= offset) {
          skipped += bits;
          continue;
        }
        for (; rest !== 0; rest &= rest - 1, skipped += 1) {
          if (skipped >= offset) docs.push(at * BITS + lowest(rest));
          if (docs.length >= limit) return docs;
        }
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
