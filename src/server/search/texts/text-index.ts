// Finds games by what is said of them: descriptions, key phrases, tags, names. Rare words weigh more than common ones,
// what is meant nearly the same or mistyped less than what was typed, and of games equally near the better known come first.
import type { Sections } from "#server/search/filters/sections.ts";
import { editsAllowed } from "#server/search/titles/nearby.ts";
import { findNear } from "#server/search/titles/word-tree.ts";
import { RELATED } from "./related-words.ts";
import { readTextData, type TextData } from "./text-data.ts";
import { tokensOf } from "./tokens.ts";

/**
 * `docs` come the nearest first. `share` is how much of the words, rare ones counting more, the nearest game has. With
 * `isExact` none of the words had to be taken for a mistyped one.
 */
export type TextsFound = { docs: readonly number[]; share: number; isExact: boolean };

export type TextIndex = {
  /** Games that have all of the words; in the order of how well they fit. */
  withAll: (text: string) => TextsFound;
  /** Games that have the words that weigh most. */
  withMost: (text: string) => TextsFound;
};

const WORDS_MAX = 12;
const RELATED_FACTOR = 0.55;
const MISTYPED_FACTOR = 0.6;
const NEAR_MAX = 6;
/** What has less than this part of the best score is something else. */
const LEAST_SHARE = 0.55;
const FOUND_MAX = 400;
const RANKED_MAX = 2000;
/** The most that a word counts where it stands. */
const IMPACT_MAX = 255;
/** How much being known adds: a game that everybody knows counts as if it fitted so much better. */
const FAME_SHARE = 0.18;

/** A word of the question: the words of the index that answer it, and how much each of them counts. */
type Term = { words: readonly { word: number; factor: number }[]; weight: number; isKnown: boolean };

class Texts implements TextIndex {
  readonly #data: TextData;
  readonly #place: ReadonlyMap<string, number>;
  readonly #sums: Sums;

  constructor(data: TextData) {
    this.#data = data;
    this.#sums = new Sums(data.docs.reduce((most, doc) => Math.max(most, doc), -1) + 1);
    this.#place = new Map(data.tree.words.map((word, at) => [word, at]));
  }

  withAll(text: string): TextsFound {
    return this.#find(text, true);
  }

  withMost(text: string): TextsFound {
    return this.#find(text, false);
  }

  #gamesOf(word: number): number {
    return (this.#data.starts[word + 1] ?? 0) - (this.#data.starts[word] ?? 0);
  }

  #weightOf(word: number): number {
    return Math.log1p(this.#data.games / (1 + this.#gamesOf(word)));
  }

  #termOf(token: string): Term {
    const own = this.#place.get(token);
    const related = [...(RELATED.get(token) ?? [])].flatMap((word) => this.#place.get(word) ?? []);
    if (own !== undefined || related.length > 0) {
      const words = [
        ...(own === undefined ? [] : [{ word: own, factor: 1 }]),
        ...related.map((word) => ({ word, factor: RELATED_FACTOR })),
      ];
      return {
        words,
        weight: own === undefined ? this.#weightOf(related[0] ?? 0) : this.#weightOf(own),
        isKnown: true,
      };
    }
    const near = findNear(this.#data.tree, token, { edits: Math.max(0, editsAllowed(token)), begins: false });
    const words = near
      .filter(({ isWhole }) => isWhole)
      .toSorted((a, b) => a.edits - b.edits || this.#gamesOf(b.first) - this.#gamesOf(a.first))
      .slice(0, NEAR_MAX)
      .map(({ first, edits }) => ({ word: first, factor: MISTYPED_FACTOR / edits }));
    const [best] = words;
    // A word that nobody uses weighs as the rarest does: games without it lack something.
    return {
      words,
      weight: best === undefined ? Math.log1p(this.#data.games / 2) : this.#weightOf(best.word),
      isKnown: false,
    };
  }

  #find(text: string, wantsAll: boolean): TextsFound {
    const tokens = [...new Set(tokensOf(text))].slice(0, WORDS_MAX);
    const terms = tokens.map((token) => this.#termOf(token));
    const total = terms.reduce((sum, { weight }) => sum + weight, 0);
    const isExact = terms.every(({ isKnown }) => isKnown);
    // Words of which none is known are a title that is not here.
    const isUnknown = terms.every(({ isKnown }) => !isKnown);
    if (isUnknown || (wantsAll && terms.some(({ words }) => words.length === 0)))
      return { docs: [], share: 0, isExact };
    const { docs, best } = this.#rank(terms, { total, least: wantsAll ? terms.length : 1 });
    return { docs, share: best / total, isExact };
  }

  /** Games that have at least `least` of the terms, and how much the best of them has of what all terms weigh. */
  #rank(terms: readonly Term[], { total, least }: { total: number; least: number }): { docs: number[]; best: number } {
    const sums = this.#sums;
    for (const { words, weight } of terms) this.#add(words, weight);
    const found = sums.docs.filter((doc) => (sums.counts[doc] ?? 0) >= least);
    // Of very many the better known are enough: they stand first among equals.
    const few = found.length > RANKED_MAX ? found.toSorted((a, b) => a - b).slice(0, RANKED_MAX) : found;
    const fameOf = (doc: number) => 1 + FAME_SHARE * (1 - Math.log1p(doc) / Math.log1p(this.#data.games));
    // Most of the words a little beat one of them much.
    const coverOf = (doc: number) => Math.sqrt((sums.covered[doc] ?? 0) / total);
    const scores = few.map((doc) => ({ doc, score: (sums.scores[doc] ?? 0) * fameOf(doc) * coverOf(doc) }));
    const top = scores.reduce((most, { score }) => Math.max(most, score), 0);
    const kept = least > 1 ? scores : scores.filter(({ score }) => score >= top * LEAST_SHARE);
    const ranked = kept.toSorted((a, b) => b.score - a.score || a.doc - b.doc);
    const best = sums.scores[ranked[0]?.doc ?? -1] ?? 0;
    sums.clear();
    return { docs: ranked.slice(0, FOUND_MAX).map(({ doc }) => doc), best };
  }

  /** Adds a term to the sums of its games, with the best of its words in each. */
  #add(words: Term["words"], weight: number): void {
    const { starts, docs, impacts } = this.#data;
    const { best, termDocs } = this.#sums;
    for (const { word, factor } of words) {
      const end = starts[word + 1] ?? 0;
      for (let at = starts[word] ?? 0; at < end; at += 1) {
        const doc = docs[at] ?? 0;
        const impact = factor * (impacts[at] ?? 0);
        const known = best[doc] ?? 0;
        if (known === 0) termDocs.push(doc);
        if (impact > known) best[doc] = impact;
      }
    }
    this.#sums.take(weight);
  }
}

/** Sums over games, in arrays that serve one question after the other: a map of thousands of games costs more than finding them. */
class Sums {
  readonly scores: Float32Array;
  /** How much of the words each game has, and how many. */
  readonly covered: Float32Array;
  readonly counts: Uint8Array;
  /** The games that have any. */
  docs: number[] = [];
  /** Of the term that is being added: what each game has of it, and which games do. */
  readonly best: Float32Array;
  termDocs: number[] = [];

  constructor(size: number) {
    this.scores = new Float32Array(size);
    this.covered = new Float32Array(size);
    this.counts = new Uint8Array(size);
    this.best = new Float32Array(size);
  }

  /** Takes the term that was added to the sums. */
  take(weight: number): void {
    for (const doc of this.termDocs) {
      if (this.counts[doc] === 0) this.docs.push(doc);
      this.scores[doc] = (this.scores[doc] ?? 0) + (weight * (this.best[doc] ?? 0)) / IMPACT_MAX;
      this.covered[doc] = (this.covered[doc] ?? 0) + weight;
      this.counts[doc] = (this.counts[doc] ?? 0) + 1;
      this.best[doc] = 0;
    }
    this.termDocs.length = 0;
  }

  clear(): void {
    for (const doc of this.docs) {
      this.scores[doc] = 0;
      this.covered[doc] = 0;
      this.counts[doc] = 0;
    }
    this.docs = [];
  }
}

/** The index of these sections, as `TextDataWriter` gives them. */
export function readTextIndex(sections: Sections): TextIndex {
  return new Texts(readTextData(sections));
}
