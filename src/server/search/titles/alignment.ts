// Lays a text's words beside a name's, in order: which words of the name the text leaves out. Every word of the text
// must be found; what one has joined the other may have parted, and capitals may stand for several words.
import type { TitleWord } from "./title-parts.ts";

/** `left` are the places in the name that the text does not have, stop words aside. */
export type Alignment = { left: readonly number[]; hasInitials: boolean };

const JOINED_MAX = 3;
const STEPS_MAX = 4000;

/** Places in the name behind the words whose initials begin at `from` and are exactly `letters`. */
function endsOfInitials(letters: string, name: readonly TitleWord[], from: number): number[] {
  const ends: number[] = [];
  const walk = (at: number, place: number, count: number): void => {
    if (at === letters.length) {
      if (count >= 2) ends.push(place);
      return;
    }
    const word = name[place];
    if (word === undefined) return;
    const spellings = word.isNumber ? [word.written, word.text] : [word.written.charAt(0)];
    for (const spelling of new Set(spellings)) {
      if (letters.startsWith(spelling, at)) walk(at + spelling.length, place + 1, count + 1);
    }
    if (word.isStop) walk(at, place + 1, count);
  };
  walk(0, from, 0);
  return ends;
}

const joined = (words: readonly TitleWord[], from: number, to: number): string =>
  words
    .slice(from, to)
    .map(({ text }) => text)
    .join("");

class Aligner {
  readonly #text: readonly TitleWord[];
  readonly #name: readonly TitleWord[];
  #best: Alignment | undefined;
  #steps = 0;

  constructor(text: readonly TitleWord[], name: readonly TitleWord[]) {
    this.#text = text;
    this.#name = name;
  }

  best(): Alignment | undefined {
    this.#walk(0, 0, { left: [], hasInitials: false });
    return this.#best;
  }

  #walk(at: number, place: number, so: Alignment): void {
    this.#steps += 1;
    if (this.#steps > STEPS_MAX || so.left.length >= (this.#best?.left.length ?? Infinity)) return;
    const [typed, named] = [this.#text[at], this.#name[place]];
    if (typed === undefined && named === undefined) {
      this.#best = so;
      return;
    }
    if (typed !== undefined && named !== undefined) this.#match(at, place, so);
    if (typed?.isStop === true) this.#walk(at + 1, place, so);
    if (named !== undefined) this.#walk(at, place + 1, named.isStop ? so : { ...so, left: [...so.left, place] });
  }

  #match(at: number, place: number, so: Alignment): void {
    const [text, name] = [this.#text, this.#name];
    const [typed, named] = [text[at], name[place]];
    if (typed === undefined || named === undefined) return;
    if (typed.text === named.text) this.#walk(at + 1, place + 1, so);
    for (let more = 2; more <= JOINED_MAX; more += 1) {
      if (joined(name, place, place + more) === typed.text) this.#walk(at + 1, place + more, so);
      if (joined(text, at, at + more) === named.text) this.#walk(at + more, place + 1, so);
    }
    if (!typed.mayBeInitials) return;
    for (const end of endsOfInitials(typed.written, name, place)) this.#walk(at + 1, end, { ...so, hasInitials: true });
  }
}

/** The alignment that leaves out the least; undefined when the name has not every word of the text. */
export function align(text: readonly TitleWord[], name: readonly TitleWord[]): Alignment | undefined {
  return new Aligner(text, name).best();
}
