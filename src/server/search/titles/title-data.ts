// Reads titles once, most popular first, and makes of them what a search needs: arrays that lie in the database and are
// read back as they are.
import { bytesOf, readUint32, type Sections } from "#server/search/filters/sections.ts";
import type { Steps } from "#server/search/steps.ts";
import { withoutEdition } from "./editions.ts";
import { GrowingArray } from "./growing-array.ts";
import { initialsOf } from "./initials.ts";
import { InitialsBuilder, InitialsIndex } from "./initials-index.ts";
import { withDigits } from "./numerals.ts";
import { innerWords, keyWords, spellingsOf } from "./spellings.ts";
import { TitleTexts, TitleTextsBuilder } from "./title-texts.ts";
import { Vocabulary, VocabularyBuilder } from "./vocabulary.ts";

/** A game by its names. `parent` is the game that it adds to, by the name that `finish` knows its document by. */
export type TitleEntry = { name: string; others: readonly string[]; added: number; parent: number | undefined };

export type TitleData = {
  size: number;
  vocabulary: Vocabulary;
  initials: InitialsIndex;
  /** Names by document, then the other names in the order of their documents. */
  texts: TitleTexts;
  /** The other names of document `d` are texts `size + others[d]` up to, not including, `size + others[d + 1]`. */
  others: Uint32Array;
  /** The document of an other name, by its place among them. */
  otherDocs: Uint32Array;
  /** How many people keep each game. */
  added: Uint32Array;
  /** The game that an edition or an addition belongs to, plus one; 0 for games of their own. */
  bases: Uint32Array;
};

const OTHERS = "titles others";
const OTHER_DOCS = "titles others docs";
const ADDED = "titles added";
const BASES = "titles bases";

/** Takes games in the order of their popularity, the most popular first, and gives the index's sections. */
export class TitleDataWriter {
  readonly #vocabulary = new VocabularyBuilder();
  readonly #initials = new InitialsBuilder();
  readonly #names = new TitleTextsBuilder();
  readonly #otherNames = new TitleTextsBuilder();
  readonly #others = new GrowingArray();
  readonly #otherDocs = new GrowingArray();
  readonly #added = new GrowingArray();
  readonly #parents: number[] = [];
  /** Games whose names end in the words of an edition, with the name of what they are an edition of. */
  readonly #editions: { doc: number; key: string }[] = [];

  add({ name, others, added, parent }: TitleEntry): void {
    const doc = this.#parents.length;
    this.#parents.push(parent ?? -1);
    this.#added.push(Math.max(0, Math.round(added)));
    const { meant, firsts } = this.#addWords(doc, name);
    this.#names.add(meant);
    const base = withoutEdition(meant);
    if (base !== undefined) this.#editions.push({ doc, key: base.join("") });
    const initials = initialsOf(name);
    for (const each of initials) this.#initials.add(doc, each);
    this.#others.push(this.#otherDocs.length);
    // People begin with "mario" for Super Mario 64 as well, where it says that it is called Mario 64.
    const known = new Set(initials.map(({ text }) => text));
    for (const other of others) for (const word of this.#addOther(doc, other, known)) firsts.add(word);
    for (const word of firsts) this.#vocabulary.addFirst(doc, word);
  }

  /** `docOf` gives the document of a `parent`, which may have come after what adds to it. */
  finish(docOf: (parent: number) => number | undefined = (parent) => parent): Map<string, Uint8Array> {
    const size = this.#parents.length;
    this.#others.push(this.#otherDocs.length);
    this.#names.addAll(this.#otherNames);
    const texts = new Map(this.#names.finish());
    return new Map([
      ...texts,
      ...this.#vocabulary.finish(),
      ...this.#initials.finish(),
      [OTHERS, bytesOf(this.#others.view())],
      [OTHER_DOCS, bytesOf(this.#otherDocs.view())],
      [ADDED, bytesOf(this.#added.view())],
      [BASES, bytesOf(this.#bases(new TitleTexts(texts), size, docOf))],
    ]);
  }

  #bases(texts: TitleTexts, size: number, docOf: (parent: number) => number | undefined): Uint32Array {
    const bases = Uint32Array.from(this.#parents, (parent) => (parent === -1 ? -1 : (docOf(parent) ?? -1)) + 1);
    for (const { doc, key } of this.#editions) {
      const base = texts.withKey(key).find((title) => title < size && title !== doc);
      if (base !== undefined && bases[doc] === 0) bases[doc] = base + 1;
    }
    return bases;
  }

  /**
   * Gives the words that a question for this name begins with. Initials among the other names stand for the game as those
   * found by rule do: they are no title that comes first.
   */
  #addOther(doc: number, other: string, initials: ReadonlySet<string>): ReadonlySet<string> {
    const { meant, firsts } = this.#addWords(doc, other);
    const joined = meant.join("");
    if (initials.has(joined)) {
      this.#initials.add(doc, { text: joined, isComplete: true });
      return new Set();
    }
    this.#otherNames.add(meant);
    this.#otherDocs.push(doc);
    return firsts;
  }

  #addWords(doc: number, title: string): { meant: string[]; firsts: Set<string> } {
    const { plain, joined } = spellingsOf(title);
    const meant = keyWords(plain);
    for (const word of plain) {
      this.#vocabulary.add(doc, word);
      const digits = withDigits(word);
      if (digits !== word) this.#vocabulary.add(doc, digits);
    }
    for (const word of joined) this.#vocabulary.add(doc, word);
    for (const word of [...plain, ...joined]) for (const end of innerWords(word)) this.#vocabulary.add(doc, end);
    const [first] = plain;
    const firsts = [
      first,
      meant[0],
      ...joined.slice(0, 1).filter((word) => first !== undefined && word.startsWith(first)),
    ];
    return { meant, firsts: new Set(firsts.filter((word) => word !== undefined)) };
  }
}

/** Reads what `TitleDataWriter` wrote. */
export function* readTitleData(sections: Sections): Steps<TitleData> {
  const added = readUint32(sections, ADDED);
  const size = added.length;
  return {
    size,
    vocabulary: yield* Vocabulary.read(sections, size),
    initials: new InitialsIndex(sections),
    texts: new TitleTexts(sections),
    others: readUint32(sections, OTHERS),
    otherDocs: readUint32(sections, OTHER_DOCS),
    added,
    bases: readUint32(sections, BASES),
  };
}
