// Which documents have which terms of one taxonomy. A term that many have is a bit set, a term that few have a list, so
// that thousands of studios cost little more than their games. In the file it is what is smaller, in memory what is
// quicker to count.
import { DocSet } from "#server/search/doc-set.ts";
import { lowerBound } from "#server/search/lower-bound.ts";
import type { Steps } from "#server/search/steps.ts";
import { GrowingArray } from "#server/search/titles/growing-array.ts";
import { bytesOf, readUint32, type Sections } from "./sections.ts";

const BITS = 32;
/** A term that one game in so many has is a set: larger than a list there, but quicker to count. */
const QUICK_FROM = 64;
/** Short lists between two rests. */
const EACH = 256;
/** Documents between two rests. */
const DOCS_EACH = 65_536;
/** So many places go into 16 bits. */
const SHORT_PLACES_MAX = 2 ** 16;

/** Collects the documents of each term, which must come in ascending order. */
export function createPostingsWriter() {
  // One pair a row: a list for each of many thousand terms would have room to grow in every one of them.
  const pairs = { terms: new GrowingArray(), docs: new GrowingArray() };
  return {
    add: (doc: number, terms: readonly number[]): void => {
      for (const [at, term] of terms.entries()) {
        if (terms.indexOf(term) !== at) continue;
        pairs.terms.push(term);
        pairs.docs.push(doc);
      }
    },
    /** Writes the sections of taxonomy `name` over `size` documents. */
    finish: (name: string, size: number): [string, Uint8Array][] => {
      const [terms, docs] = [pairs.terms.view(), pairs.docs.view()];
      const counts = new Map<number, number>();
      for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
      const ordered = [...counts].toSorted(([a], [b]) => a - b);
      // A list takes a word a document, a set a word for every 32 documents there are.
      const dense = ordered.filter(([, count]) => count > size / BITS);
      const sparse = ordered.filter(([, count]) => count <= size / BITS);
      const wordsEach = Math.ceil(size / BITS);
      const words = new Uint32Array(dense.length * wordsEach);
      const starts = new Uint32Array(sparse.length + 1);
      for (const [at, [, count]] of sparse.entries()) starts[at + 1] = (starts[at] ?? 0) + count;
      const lists = new Uint32Array(starts.at(-1) ?? 0);
      const sets = new Map(dense.map(([term], at) => [term, at * wordsEach]));
      /** Where the next document of a list goes. */
      const places = new Map(sparse.map(([term], at) => [term, starts[at] ?? 0]));
      for (const [pair, term] of terms.entries()) {
        const doc = docs[pair] ?? 0;
        const set = sets.get(term);
        if (set === undefined) {
          const place = places.get(term) ?? 0;
          lists[place] = doc;
          places.set(term, place + 1);
        } else {
          const at = set + (doc >>> 5);
          words[at] = (words[at] ?? 0) | (1 << (doc & 31));
        }
      }
      return [
        [`${name} dense terms`, bytesOf(Uint32Array.from(dense, ([term]) => term))],
        [`${name} dense words`, bytesOf(words)],
        [`${name} sparse terms`, bytesOf(Uint32Array.from(sparse, ([term]) => term))],
        [`${name} sparse starts`, bytesOf(starts)],
        [`${name} sparse lists`, bytesOf(lists)],
      ];
    },
  };
}

/** The documents of one term. */
export type TermDocs = { form: "set"; set: DocSet; count: number } | { form: "list"; docs: Uint32Array; count: number };

export type Postings = ReadonlyMap<number, TermDocs>;

/** Reads what the writer wrote: the documents of every term by the term's id. */
export function* readPostings(sections: Sections, name: string, size: number): Steps<Postings> {
  const postings = new Map<number, TermDocs>();
  const wordsEach = Math.ceil(size / BITS);
  const words = readUint32(sections, `${name} dense words`);
  for (const [at, term] of readUint32(sections, `${name} dense terms`).entries()) {
    const set = new DocSet(size, words.subarray(at * wordsEach, (at + 1) * wordsEach));
    postings.set(term, { form: "set", set, count: set.count() });
    yield;
  }
  const starts = readUint32(sections, `${name} sparse starts`);
  const lists = readUint32(sections, `${name} sparse lists`);
  for (const [at, term] of readUint32(sections, `${name} sparse terms`).entries()) {
    const docs = lists.subarray(starts[at], starts[at + 1]);
    const count = docs.length;
    const isQuicker = count > size / QUICK_FROM;
    postings.set(term, isQuicker ? { form: "set", set: DocSet.of(size, docs), count } : { form: "list", docs, count });
    if (isQuicker || at % EACH === 0) yield;
  }
  return postings;
}

/** Adds the documents of a term to `set`. */
export function addDocs(set: DocSet, term: TermDocs): void {
  if (term.form === "set") set.or(term.set);
  else set.addEach(term.docs, 0, term.docs.length);
}

/** How many of `set` have the term. */
export function countIn(set: DocSet, term: TermDocs): number {
  if (term.form === "set") return set.countCommon(term.set);
  const { words } = set;
  let count = 0;
  for (const doc of term.docs) count += ((words[doc >>> 5] ?? 0) >>> (doc & 31)) & 1;
  return count;
}

/** How many of `docs`, ascending and few, are in the list, ascending and long. */
export function countFew(docs: Uint32Array, list: Uint32Array): number {
  let [count, from] = [0, 0];
  for (const doc of docs) {
    from = lowerBound(list, doc, from);
    if (list[from] === doc) count += 1;
  }
  return count;
}

/** Counts all terms of a taxonomy at once, document by document. Gives the count of the term at each place. */
export type TermCounter = {
  /** The place of each term, by its id. */
  places: ReadonlyMap<number, number>;
  count: (set: DocSet) => Uint32Array;
};

/** A counter for a taxonomy of which a document has few terms. Places go in the order of `postings`. */
export function* createTermCounter(postings: Postings, size: number): Steps<TermCounter> {
  const all = [...postings.values()];
  const eachDoc = (term: TermDocs, visit: (doc: number) => void) => {
    if (term.form === "set") term.set.forEach(visit);
    else term.docs.forEach(visit);
  };
  const starts = new Uint32Array(size + 2);
  for (const term of all) {
    eachDoc(term, (doc) => (starts[doc + 2] = (starts[doc + 2] ?? 0) + 1));
    yield;
  }
  for (let doc = 0; doc < size; doc += 1) {
    starts[doc + 2] = (starts[doc + 2] ?? 0) + (starts[doc + 1] ?? 0);
    if (doc % DOCS_EACH === 0) yield;
  }
  const placesOfDocs = new (all.length <= SHORT_PLACES_MAX ? Uint16Array : Uint32Array)(starts.at(-1) ?? 0);
  for (const [place, term] of all.entries()) {
    eachDoc(term, (doc) => {
      const at = starts[doc + 1] ?? 0;
      placesOfDocs[at] = place;
      starts[doc + 1] = at + 1;
    });
    yield;
  }
  // Filling moved each document's start to its end, which is where the next one's places begin.
  return {
    places: new Map([...postings.keys()].map((id, place) => [id, place])),
    count: (set) => {
      const counts = new Uint32Array(all.length);
      set.forEach((doc) => {
        for (let at = starts[doc] ?? 0, end = starts[doc + 1] ?? 0; at < end; at += 1) {
          const place = placesOfDocs[at] ?? 0;
          counts[place] = (counts[place] ?? 0) + 1;
        }
      });
      return counts;
    },
  };
}
