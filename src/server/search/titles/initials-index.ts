// Which titles have which initials. The initials are kept as numbers: short ones exactly, longer ones as a hash.
import { lowerBound } from "#server/search/lower-bound.ts";
import { bytesOf, readUint32, type Sections } from "#server/search/filters/sections.ts";
import { GrowingArray } from "./growing-array.ts";
import { INITIALS_LENGTH_MAX, type Initials } from "./initials.ts";
import { sortedOrder } from "./radix-sort.ts";

const ALPHABET = 37;
const EXACT_LENGTH_MAX = 6;
const HASHES_FROM = ALPHABET ** EXACT_LENGTH_MAX;
const CODES = 2 ** 32;

const CODES_SECTION = "titles initials";
const DOCS_SECTION = "titles initials docs";

/** `a`-`z` are 1 to 26, digits 27 to 36. */
function letterCode(unit: number): number | undefined {
  if (unit >= 97 && unit <= 122) return unit - 96;
  if (unit >= 48 && unit <= 57) return unit - 48 + 27;
  return undefined;
}

/** A number below 2³² for initials of Latin letters and digits. */
function codeOf(text: string): number | undefined {
  if (text.length < 2 || text.length > INITIALS_LENGTH_MAX) return undefined;
  let code = 0;
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    const letter = letterCode(text.charCodeAt(at));
    if (letter === undefined) return undefined;
    code = code * ALPHABET + letter;
    hash = Math.imul(hash ^ letter, 0x01000193);
  }
  return text.length <= EXACT_LENGTH_MAX ? code : HASHES_FROM + ((hash >>> 0) % (CODES - HASHES_FROM));
}

export class InitialsBuilder {
  readonly #codes = new GrowingArray();
  /** Document times two, plus one for incomplete initials. */
  readonly #docs = new GrowingArray();

  /** Documents must come in ascending order. */
  add(doc: number, { text, isComplete }: Initials): void {
    const code = codeOf(text);
    if (code === undefined) return;
    this.#codes.push(code);
    this.#docs.push(doc * 2 + (isComplete ? 0 : 1));
  }

  /** The sections of the index. */
  finish(): [string, Uint8Array][] {
    const codes = this.#codes.view();
    const docs = this.#docs.view();
    const order = sortedOrder(codes);
    const sortedCodes = new Uint32Array(order.length);
    const sortedDocs = new Uint32Array(order.length);
    for (let at = 0; at < order.length; at += 1) {
      sortedCodes[at] = codes[order[at] ?? 0] ?? 0;
      sortedDocs[at] = docs[order[at] ?? 0] ?? 0;
    }
    return [
      [CODES_SECTION, bytesOf(sortedCodes)],
      [DOCS_SECTION, bytesOf(sortedDocs)],
    ];
  }
}

export class InitialsIndex {
  readonly #codes: Uint32Array;
  readonly #docs: Uint32Array;

  /** Reads what `InitialsBuilder` wrote. */
  constructor(sections: Sections) {
    this.#codes = readUint32(sections, CODES_SECTION);
    this.#docs = readUint32(sections, DOCS_SECTION);
  }

  /** Calls `visit` with the documents that have these initials. */
  forEach(text: string, visit: (doc: number, isComplete: boolean) => void): void {
    const code = codeOf(text);
    if (code === undefined) return;
    for (let at = lowerBound(this.#codes, code); at < this.#codes.length && this.#codes[at] === code; at += 1) {
      const doc = this.#docs[at] ?? 0;
      visit(doc >>> 1, (doc & 1) === 0);
    }
  }
}
