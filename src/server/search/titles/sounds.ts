// Words that sound alike. Who writes as they hear ("fasmofobia", "sibirya") is as far from the title in letters as
// from many another, and as near as can be in sound.
import { doubleMetaphone } from "double-metaphone";
import { editDistance } from "./edit-distance.ts";
import type { TitleData } from "./title-data.ts";

/** The words of so many of the best known games are listened to, once somebody needs it: for some tens of milliseconds. */
const GAMES_MAX = 6000;
const LENGTH_MIN = 4;
const LENGTH_MAX = 24;
/** Two consonants ("nite") are little: they count beside other words. */
const ALONE_MIN = 3;
const BESIDE_MIN = 2;
/** So much of the longer word may be other letters: half of one that stands alone, two thirds beside others ("nite", "knight"). */
const ALONE_SHARE = 1 / 2;
const BESIDE_SHARE = 2 / 3;
const LATIN_WORD = /^[a-z]+$/;

/** Double Metaphone takes b for p and d for t, which nobody does who writes by ear. */
const codesOf = (word: string, least: number): string[] => {
  const voiced = ["b", "d"].filter((letter) => word.includes(letter)).join("");
  const codes = doubleMetaphone(word).filter(({ length }) => length >= least);
  return [...new Set(codes)].map((code) => `${code} ${voiced}`);
};

const isHeard = (word: string) => word.length >= LENGTH_MIN && word.length <= LENGTH_MAX && LATIN_WORD.test(word);

export class Sounds {
  readonly #data: Pick<TitleData, "texts" | "size">;
  #words: ReadonlyMap<string, readonly string[]> | undefined;

  constructor(data: Pick<TitleData, "texts" | "size">) {
    this.#data = data;
  }

  /** The words of titles that sound as `word` does; `isAlone` where nothing else is typed. */
  alike(word: string, isAlone: boolean): readonly string[] {
    if (!isHeard(word)) return [];
    const codes = codesOf(word, isAlone ? ALONE_MIN : BESIDE_MIN);
    const words = codes.flatMap((code) => this.#bySound().get(code) ?? []);
    const share = isAlone ? ALONE_SHARE : BESIDE_SHARE;
    return [...new Set(words)].filter((each) => {
      const most = Math.floor(share * Math.max(word.length, each.length));
      return each !== word && editDistance(word, each, most) <= most;
    });
  }

  #bySound(): ReadonlyMap<string, readonly string[]> {
    if (this.#words !== undefined) return this.#words;
    const { texts, size } = this.#data;
    const words = new Set<string>();
    for (let doc = 0; doc < Math.min(size, GAMES_MAX); doc += 1) {
      for (const word of texts.text(doc).split(" ")) if (isHeard(word)) words.add(word);
    }
    const bySound = new Map<string, string[]>();
    for (const word of words) {
      for (const code of codesOf(word, BESIDE_MIN)) {
        const known = bySound.get(code);
        if (known === undefined) bySound.set(code, [word]);
        else known.push(word);
      }
    }
    this.#words = bySound;
    return bySound;
  }
}
