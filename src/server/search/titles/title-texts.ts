// Every title as the words it is compared by, in one long row of bytes: which title is exactly this, begins with this,
// has these words in a row. Spaces count for nothing where whole titles are compared, so that `spiderman` is Spider-Man.
import { bytesOf, readFloat64, readUint32, readUint8, type Sections } from "#server/search/filters/sections.ts";
import { GrowingArray } from "./growing-array.ts";

const SPACE = 32;
const BYTES_FIRST = 1 << 16;
/** Titles and hashes share the 53 bits of a number. */
const TITLES_MAX = 2 ** 23;
const HASHES = 2 ** 30;

const BYTES = "titles texts";
const STARTS = "titles texts starts";
const BY_HASH = "titles texts by hash";

function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % HASHES;
}

/** Collects titles; the number of a title is how many came before it. */
export class TitleTextsBuilder {
  #bytes = Buffer.alloc(BYTES_FIRST);
  #length = 0;
  readonly #starts = new GrowingArray();
  readonly #hashes = new GrowingArray();

  /** `meant` are the words that the title is compared by. */
  add(meant: readonly string[]): void {
    const text = meant.join(" ");
    this.#makeRoom(text.length * 3);
    this.#starts.push(this.#length);
    this.#hashes.push(hashOf(meant.join("")));
    this.#length += this.#bytes.write(text, this.#length);
  }

  /** Adds all titles of `other`, in their order. */
  addAll(other: TitleTextsBuilder): void {
    this.#makeRoom(other.#length);
    other.#bytes.copy(this.#bytes, this.#length, 0, other.#length);
    for (const start of other.#starts.view()) this.#starts.push(this.#length + start);
    for (const hash of other.#hashes.view()) this.#hashes.push(hash);
    this.#length += other.#length;
  }

  #makeRoom(bytes: number): void {
    const need = this.#length + bytes;
    if (need <= this.#bytes.length) return;
    const larger = Buffer.alloc(Math.max(need, this.#bytes.length * 2));
    this.#bytes.copy(larger, 0, 0, this.#length);
    this.#bytes = larger;
  }

  /** The sections of the index. */
  finish(): [string, Uint8Array][] {
    this.#starts.push(this.#length);
    const hashes = this.#hashes.view();
    const byHash = new Float64Array(hashes.length);
    for (let title = 0; title < hashes.length; title += 1) byHash[title] = (hashes[title] ?? 0) * TITLES_MAX + title;
    byHash.sort();
    return [
      [BYTES, bytesOf(this.#bytes.subarray(0, this.#length))],
      [STARTS, bytesOf(this.#starts.view())],
      [BY_HASH, bytesOf(byHash)],
    ];
  }
}

export class TitleTexts {
  readonly #bytes: Buffer;
  readonly #starts: Uint32Array;
  readonly #byHash: Float64Array;

  /** Reads what `TitleTextsBuilder` wrote. */
  constructor(sections: Sections) {
    const { buffer, byteOffset, length } = readUint8(sections, BYTES);
    this.#bytes = Buffer.from(buffer, byteOffset, length);
    this.#starts = readUint32(sections, STARTS);
    this.#byHash = readFloat64(sections, BY_HASH);
  }

  /** The words of a title, joined by spaces. */
  text(title: number): string {
    return this.#bytes.toString("utf8", this.#starts[title], this.#starts[title + 1]);
  }

  /** Titles whose words, joined without spaces, are `key`; ascending. */
  withKey(key: string): number[] {
    const bytes = Buffer.from(key);
    const wanted = hashOf(key) * TITLES_MAX;
    let low = 0;
    let high = this.#byHash.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#byHash[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    const titles: number[] = [];
    for (; (this.#byHash[low] ?? Infinity) < wanted + TITLES_MAX; low += 1) {
      const title = (this.#byHash[low] ?? 0) - wanted;
      if (this.#restAfter(title, bytes) === 0) titles.push(title);
    }
    return titles;
  }

  /** Do a title's words, joined without spaces, begin with these bytes? */
  begins(title: number, key: Uint8Array): boolean {
    return this.#restAfter(title, key) >= 0;
  }

  /** How many bytes of the title follow `key`, or -1 if it does not begin with it. */
  #restAfter(title: number, key: Uint8Array): number {
    const end = this.#starts[title + 1] ?? 0;
    let at = this.#starts[title] ?? 0;
    for (const byte of key) {
      if (this.#bytes[at] === SPACE) at += 1;
      if (at >= end || this.#bytes[at] !== byte) return -1;
      at += 1;
    }
    return end - at;
  }

  /** Has the title these words, joined by spaces, in a row? The last may go on with `isBeginning`. */
  hasPhrase(title: number, phrase: Uint8Array, isBeginning: boolean): boolean {
    const begin = this.#starts[title] ?? 0;
    const last = (this.#starts[title + 1] ?? 0) - phrase.length;
    for (let at = begin; at <= last; at += 1) {
      if (at > begin && this.#bytes[at - 1] !== SPACE) continue;
      const after = at + phrase.length;
      if (!isBeginning && after < last + phrase.length && this.#bytes[after] !== SPACE) continue;
      if (this.#matchesAt(at, phrase)) return true;
    }
    return false;
  }

  #matchesAt(at: number, phrase: Uint8Array): boolean {
    for (let index = 0; index < phrase.length; index += 1) {
      if (this.#bytes[at + index] !== phrase[index]) return false;
    }
    return true;
  }
}
