// For each of many keys its documents, ascending: all in one array, and where each key's part begins.
import { bytesOf, readUint32, type Sections } from "#server/search/filters/sections.ts";
import { GrowingArray } from "./growing-array.ts";

export type Postings = {
  /** The documents of key `k` are `docs[starts[k]]` up to, not including, `docs[starts[k + 1]]`. */
  starts: Uint32Array;
  docs: Uint32Array;
};

/** Collects pairs of key and document. Documents must come in ascending order; the same pair twice is kept once. */
export class PostingsBuilder {
  readonly #keys = new GrowingArray();
  readonly #docs = new GrowingArray();
  /** The last document of each key, plus one. */
  readonly #last: number[] = [];

  add(key: number, doc: number): void {
    if (this.#last[key] === doc + 1) return;
    this.#last[key] = doc + 1;
    this.#keys.push(key);
    this.#docs.push(doc);
  }

  /** The sections of the index. `place` says where each key comes in the finished order of `count` keys. */
  finish(name: string, count: number, place: Uint32Array): [string, Uint8Array][] {
    const keys = this.#keys.view();
    const pairs = this.#docs.view();
    const starts = new Uint32Array(count + 1);
    for (const key of keys) {
      const at = (place[key] ?? 0) + 1;
      starts[at] = (starts[at] ?? 0) + 1;
    }
    for (let at = 1; at <= count; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
    const next = starts.slice(0, count);
    const docs = new Uint32Array(keys.length);
    for (let pair = 0; pair < keys.length; pair += 1) {
      const key = place[keys[pair] ?? 0] ?? 0;
      const at = next[key] ?? 0;
      next[key] = at + 1;
      docs[at] = pairs[pair] ?? 0;
    }
    return [
      [`${name} starts`, bytesOf(starts)],
      [`${name} docs`, bytesOf(docs)],
    ];
  }
}

/** Reads what `PostingsBuilder` wrote under this name. */
export function readPostings(sections: Sections, name: string): Postings {
  return { starts: readUint32(sections, `${name} starts`), docs: readUint32(sections, `${name} docs`) };
}
