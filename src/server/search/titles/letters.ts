// A name's words as they are compared, each letter with the place in the name it comes from.
import { words } from "./fold.ts";

/** Half-open, in UTF-16 units. */
export type Span = readonly [start: number, end: number];

export type PlacedWord = {
  text: string;
  /** Where each letter of `text` stands. */
  spans: readonly Span[];
  /** Letters of `text` that are capitals after a small letter: the T of SteamTrain. */
  capitals: readonly number[];
};

const NAME_LENGTH_MAX = 1000;
// What neither parts words nor is a letter of one.
const SILENT = /^[\p{M}'’‘`´ʼ′＇™℠®©]$/u;

class Placing {
  readonly words: PlacedWord[] = [];
  #text = "";
  #spans: Span[] = [];
  #capitals: number[] = [];
  #wasSmall = false;

  letter(folded: string, span: Span, isCapital: boolean): void {
    if (isCapital && this.#wasSmall) this.#capitals.push(this.#text.length);
    this.#wasSmall = !isCapital;
    for (const unit of folded.split("")) {
      this.#text += unit;
      this.#spans.push(span);
    }
  }

  /** A mark or apostrophe belongs to the letter before it. */
  silent(end: number): void {
    const last = this.#spans.pop();
    if (last !== undefined) this.#spans.push([last[0], end]);
  }

  endWord(): void {
    if (this.#text !== "") this.words.push({ text: this.#text, spans: this.#spans, capitals: this.#capitals });
    this.#text = "";
    this.#spans = [];
    this.#capitals = [];
    this.#wasSmall = false;
  }
}

/** The words of a name, or of the beginning of a very long one. */
export function placeWords(name: string): PlacedWord[] {
  const placing = new Placing();
  let start = 0;
  for (const letter of name.slice(0, NAME_LENGTH_MAX)) {
    const end = start + letter.length;
    const folded = words(letter).join("");
    if (folded !== "") placing.letter(folded, [start, end], letter !== letter.toLowerCase());
    else if (SILENT.test(letter)) placing.silent(end);
    else placing.endWord();
    start = end;
  }
  placing.endWord();
  return placing.words;
}
