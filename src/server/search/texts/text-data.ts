// Reads what is said of games once and makes of it what a search needs: for each word its games, and how much the word
// counts there. The arrays lie in the database and are read back as they are.
import { bytesOf, readLines, readUint32, readUint8, type Sections } from "#server/search/filters/sections.ts";
import type { Steps } from "#server/search/steps.ts";
import { GrowingArray } from "#server/search/titles/growing-array.ts";
import { createWordTree, type WordTree } from "#server/search/titles/word-tree.ts";
import { tokensOf } from "./tokens.ts";

/** A piece of what is said of a game, and how much its words count. */
export type TextField = { text: string; weight: number };

export type TextData = {
  /** The words in order, as a tree for those that are mistyped. */
  tree: WordTree;
  /** The games of word `w` are `docs[starts[w]]` up to, not including, `docs[starts[w + 1]]`. */
  starts: Uint32Array;
  docs: Uint32Array;
  /** How much the word counts in each of `docs`, up to 255. */
  impacts: Uint8Array;
  /** How many games have any words. */
  games: number;
};

/** Only the best known so many games: of the rest of a large catalogue titles and filters are enough. */
const GAMES_MAX = 50_000;
/** The second time a word stands somewhere counts, further times hardly: the constant of BM25. */
const SATURATION = 1.2;
const IMPACT_MAX = 255;
/** A game and an impact share one number. */
const IMPACTS_EACH = 256;

const WORDS = "texts words";
const STARTS = "texts starts";
const DOCS = "texts docs";
const IMPACTS = "texts impacts";
const GAMES = "texts games";

/** Takes games in the order of their popularity and gives the index's sections. */
export class TextDataWriter {
  readonly #ids = new Map<string, number>();
  /** One row for each word of each game: the word's number, and the game with how much the word counts there. */
  readonly #words = new GrowingArray();
  readonly #entries = new GrowingArray();
  #games = 0;

  /** `fields` is asked for games that are read at all. */
  add(doc: number, fields: readonly TextField[] | (() => readonly TextField[])): void {
    if (doc >= GAMES_MAX) return;
    this.#games += 1;
    const weights = new Map<string, number>();
    for (const { text, weight } of typeof fields === "function" ? fields() : fields) {
      for (const token of tokensOf(text)) weights.set(token, (weights.get(token) ?? 0) + weight);
    }
    for (const [token, weight] of weights) {
      const impact = Math.round((IMPACT_MAX * weight) / (weight + SATURATION));
      this.#words.push(this.#id(token));
      this.#entries.push(doc * IMPACTS_EACH + impact);
    }
  }

  finish(): Map<string, Uint8Array> {
    const words = [...this.#ids.keys()].sort();
    const place = new Uint32Array(words.length);
    for (const [at, word] of words.entries()) place[this.#ids.get(word) ?? 0] = at;
    const entries = this.#entries.view();
    const starts = new Uint32Array(words.length + 1);
    for (const word of this.#words.view()) {
      const at = (place[word] ?? 0) + 1;
      starts[at] = (starts[at] ?? 0) + 1;
    }
    for (let at = 1; at <= words.length; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
    const next = starts.slice();
    const docs = new Uint32Array(entries.length);
    const impacts = new Uint8Array(entries.length);
    for (const [row, word] of this.#words.view().entries()) {
      const key = place[word] ?? 0;
      const at = next[key] ?? 0;
      next[key] = at + 1;
      docs[at] = (entries[row] ?? 0) / IMPACTS_EACH;
      impacts[at] = (entries[row] ?? 0) % IMPACTS_EACH;
    }
    return new Map([
      [WORDS, bytesOf(Buffer.from(words.join("\n")))],
      [STARTS, bytesOf(starts)],
      [DOCS, bytesOf(docs)],
      [IMPACTS, bytesOf(impacts)],
      [GAMES, bytesOf(Uint32Array.of(this.#games))],
    ]);
  }

  #id(token: string): number {
    const known = this.#ids.get(token);
    if (known !== undefined) return known;
    this.#ids.set(token, this.#ids.size);
    return this.#ids.size - 1;
  }
}

/** Reads what `TextDataWriter` wrote. */
export function* readTextData(sections: Sections): Steps<TextData> {
  return {
    tree: yield* createWordTree(yield* readLines(sections, WORDS)),
    starts: readUint32(sections, STARTS),
    docs: readUint32(sections, DOCS),
    impacts: readUint8(sections, IMPACTS),
    games: readUint32(sections, GAMES)[0] ?? 0,
  };
}
