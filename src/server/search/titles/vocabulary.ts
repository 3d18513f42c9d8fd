// The words of all titles in order, each with the games that have it and those that begin with it. What begins with the
// same letters lies together, so that a prefix is one stretch of the arrays; sets for long stretches are made beforehand.
import { DocSet } from "#server/search/doc-set.ts";
import { bytesOf, readLines, type Sections } from "#server/search/filters/sections.ts";
import type { Steps } from "#server/search/steps.ts";
import { PostingsBuilder, readPostings, type Postings } from "./postings.ts";
import { createWordTree, findNear, placeOf, type Near, type WordTree } from "./word-tree.ts";

/** A stretch of words: `first` up to, not including, `end`. */
export type WordRange = { first: number; end: number };

/** Stretches with more games than this part of the catalogue have their set made beforehand. */
const LONG_SHARE = 1 / 32;
const LONG_MIN = 2048;
/** Nodes between two rests. */
const EACH = 4096;
/** Sorts after every text that begins with what stands before it. */
const LAST = "\uFFFF";

const WORDS = "titles words";
const ANYWHERE = "titles anywhere";
const AT_START = "titles at start";

export class VocabularyBuilder {
  readonly #ids = new Map<string, number>();
  readonly #anywhere = new PostingsBuilder();
  readonly #atStart = new PostingsBuilder();

  /** Documents must come in ascending order. */
  add(doc: number, word: string): void {
    this.#anywhere.add(this.#id(word), doc);
  }

  /** A word with which the name of the document begins. */
  addFirst(doc: number, word: string): void {
    this.#atStart.add(this.#id(word), doc);
  }

  /** The sections of the index. */
  finish(): [string, Uint8Array][] {
    const words = [...this.#ids.keys()].sort();
    const place = new Uint32Array(words.length);
    for (const [at, word] of words.entries()) place[this.#ids.get(word) ?? 0] = at;
    return [
      [WORDS, bytesOf(Buffer.from(words.join("\n")))],
      ...this.#anywhere.finish(ANYWHERE, words.length, place),
      ...this.#atStart.finish(AT_START, words.length, place),
    ];
  }

  #id(word: string): number {
    const known = this.#ids.get(word);
    if (known !== undefined) return known;
    this.#ids.set(word, this.#ids.size);
    return this.#ids.size - 1;
  }
}

function addStretch({ starts, docs }: Postings, { first, end }: WordRange, into: DocSet): void {
  into.addEach(docs, starts[first] ?? 0, starts[end] ?? 0);
}

/** One kind of postings with the sets of its long stretches. */
class Stretches {
  readonly postings: Postings;
  readonly #longMin: number;
  readonly #sets = new Map<number, DocSet>();

  private constructor(postings: Postings, size: number) {
    this.postings = postings;
    this.#longMin = Math.max(LONG_MIN, size * LONG_SHARE);
  }

  static *of(postings: Postings, tree: WordTree, size: number): Steps<Stretches> {
    const made = new Stretches(postings, size);
    for (let node = 0; node < tree.first.length; node += 1) {
      if (node % EACH === 0) yield;
      const range = { first: tree.first[node] ?? 0, end: tree.end[node] ?? 0 };
      if (made.length(range) < made.#longMin) continue;
      // Words with many games have a set of their own: `the` lies in a longer stretch.
      made.#keep(range, size);
      made.#keep({ first: range.first, end: range.first + 1 }, size);
      yield;
    }
    return made;
  }

  /** How many entries, an upper bound of the games. */
  length({ first, end }: WordRange): number {
    return (this.postings.starts[end] ?? 0) - (this.postings.starts[first] ?? 0);
  }

  addTo(into: DocSet, range: WordRange): void {
    const made = this.length(range) < this.#longMin ? undefined : this.#sets.get(this.#key(range));
    if (made === undefined) addStretch(this.postings, range, into);
    else into.or(made);
  }

  #key({ first, end }: WordRange): number {
    return first * this.postings.starts.length + end;
  }

  #keep(range: WordRange, size: number): void {
    if (this.length(range) < this.#longMin || this.#sets.has(this.#key(range))) return;
    const set = new DocSet(size);
    addStretch(this.postings, range, set);
    this.#sets.set(this.#key(range), set);
  }
}

export class Vocabulary {
  readonly #tree: WordTree;
  readonly #anywhere: Stretches;
  readonly #atStart: Stretches;

  private constructor(tree: WordTree, { anywhere, atStart }: Record<"anywhere" | "atStart", Stretches>) {
    this.#tree = tree;
    this.#anywhere = anywhere;
    this.#atStart = atStart;
  }

  /** Reads what `VocabularyBuilder` wrote of `size` documents. */
  static *read(sections: Sections, size: number): Steps<Vocabulary> {
    const tree = yield* createWordTree(yield* readLines(sections, WORDS));
    const anywhere = yield* Stretches.of(readPostings(sections, ANYWHERE), tree, size);
    const atStart = yield* Stretches.of(readPostings(sections, AT_START), tree, size);
    return new Vocabulary(tree, { anywhere, atStart });
  }

  /** The one word, or all that begin with it; empty when there is none. */
  range(word: string, isBeginning: boolean): WordRange {
    const first = this.#place(word);
    if (isBeginning) return { first, end: this.#place(word + LAST) };
    return { first, end: this.#tree.words[first] === word ? first + 1 : first };
  }

  /** How many entries the stretch has, an upper bound of its games. */
  length(range: WordRange): number {
    return this.#anywhere.length(range);
  }

  /** Takes in the games that have a word of the stretch. */
  addTo(into: DocSet, range: WordRange): void {
    this.#anywhere.addTo(into, range);
  }

  /** Takes in the games whose name begins with a word of the stretch. */
  addFirstTo(into: DocSet, range: WordRange): void {
    this.#atStart.addTo(into, range);
  }

  /** The games of a stretch, ascending for each of its words. */
  docs(range: WordRange): Uint32Array {
    const { starts, docs } = this.#anywhere.postings;
    return docs.subarray(starts[range.first] ?? 0, starts[range.end] ?? 0);
  }

  /** Words near to a mistyped one. */
  near(word: string, limits: { edits: number; begins: boolean }): Near[] {
    return findNear(this.#tree, word, limits);
  }

  #place(word: string): number {
    return placeOf(this.#tree.words, word);
  }
}
