// Finds games by what is said of them: descriptions, key phrases, tags, names. Rare words weigh more than common ones,
// what is meant nearly the same or mistyped less than what was typed, and of games equally near the better known come first.
import type { Sections } from "#server/search/filters/sections.ts";
import type { Steps } from "#server/search/steps.ts";
import { editsAllowed } from "#server/search/titles/nearby.ts";
import { findNear, placeOf } from "#server/search/titles/word-tree.ts";
import { inEnglish } from "./in-english.ts";
import { RELATED } from "./related-words.ts";
import { readTextData, type TextData } from "./text-data.ts";
import { stemOf, tokensOf } from "./tokens.ts";

/**
 * `members` are the games in no order, `docs` the same, the nearest first: they are put in order when first asked for,
 * because most lists are full before they come to them. `share` is how much of the words, rare ones counting more, the
 * nearest game has. With `isExact` none of the words had to be taken for a mistyped one.
 */
export type TextsFound = {
  members: readonly number[];
  readonly docs: readonly number[];
  share: number;
  isExact: boolean;
};

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
type Scored = { doc: number; score: number };

const nearestFirst = (found: readonly Scored[]): Scored[] =>
  found.toSorted((a, b) => b.score - a.score || a.doc - b.doc);

/** The first of them in their order, found without sorting. */
function nearestOf(found: readonly Scored[]): Scored | undefined {
  return found.reduce<Scored | undefined>((best, each) => {
    if (best === undefined || each.score > best.score) return each;
    return each.score === best.score && each.doc < best.doc ? each : best;
  }, undefined);
}

function foundOf(ranked: readonly Scored[], rest: Pick<TextsFound, "share" | "isExact">): TextsFound {
  let docs: readonly number[] | undefined;
  return {
    ...rest,
    members: ranked.map(({ doc }) => doc),
    get docs() {
      return (docs ??= nearestFirst(ranked).map(({ doc }) => doc));
    },
  };
}

class Texts implements TextIndex {
  readonly #data: TextData;
  readonly #sums: Sums;
  /** What each game's score is multiplied by for being known. */
  readonly #fame: Float64Array;
  /** The text that was read last: a question asks for all of its words, then for some. */
  #read: { text: string; terms: readonly Term[] } | undefined;

  constructor(data: TextData) {
    this.#data = data;
    // Each word's games lie in their order.
    const size = data.starts.reduce((most, end) => Math.max(most, data.docs[end - 1] ?? -1), -1) + 1;
    this.#sums = new Sums(size);
    this.#fame = new Float64Array(size).map(
      (_, doc) => 1 + FAME_SHARE * (1 - Math.log1p(doc) / Math.log1p(data.games)),
    );
  }

  withAll(text: string): TextsFound {
    return this.#find(text, true);
  }

  withMost(text: string): TextsFound {
    return this.#find(text, false);
  }

  #placeOf(word: string): number | undefined {
    const { words } = this.#data.tree;
    const at = placeOf(words, word);
    return words[at] === word ? at : undefined;
  }

  #gamesOf(word: number): number {
    return (this.#data.starts[word + 1] ?? 0) - (this.#data.starts[word] ?? 0);
  }

  #weightOf(word: number): number {
    return Math.log1p(this.#data.games / (1 + this.#gamesOf(word)));
  }

  #termOf(token: string): Term {
    const own = this.#placeOf(token);
    const related = [...(RELATED.get(token) ?? [])].flatMap((word) => this.#placeOf(word) ?? []);
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

  #termsOf(text: string): readonly Term[] {
    if (this.#read?.text === text) return this.#read.terms;
    const english = inEnglish(text, (word) => this.#placeOf(stemOf(word)) !== undefined);
    const tokens = [...new Set(tokensOf(english))].slice(0, WORDS_MAX);
    const terms = tokens.map((token) => this.#termOf(token));
    this.#read = { text, terms };
    return terms;
  }

  #find(text: string, wantsAll: boolean): TextsFound {
    const terms = this.#termsOf(text);
    const total = terms.reduce((sum, { weight }) => sum + weight, 0);
    const isExact = terms.every(({ isKnown }) => isKnown);
    // Words of which none is known are a title that is not here.
    const isUnknown = terms.every(({ isKnown }) => !isKnown);
    if (isUnknown || (wantsAll && terms.some(({ words }) => words.length === 0)))
      return foundOf([], { share: 0, isExact });
    const { ranked, best } = this.#rank(terms, { total, least: wantsAll ? terms.length : 1 });
    return foundOf(ranked, { share: best / total, isExact });
  }

  /** Games that have at least `least` of the terms, and how much the best of them has of what all terms weigh. */
  #rank(
    terms: readonly Term[],
    { total, least }: { total: number; least: number },
  ): { ranked: Scored[]; best: number } {
    const sums = this.#sums;
    // Where games must have all terms, those of the rarest are all that need to be looked at.
    if (least > 1 && least === terms.length) this.#lookOnlyAt(terms);
    for (const { words, weight } of terms) this.#add(words, weight);
    const found = sums.docs.filter((doc) => (sums.counts[doc] ?? 0) >= least);
    // Of very many the better known are enough: they stand first among equals.
    const few = found.length > RANKED_MAX ? [...Uint32Array.from(found).sort().subarray(0, RANKED_MAX)] : found;
    const scores = few.map((doc): Scored => {
      // Most of the words a little beat one of them much.
      const cover = Math.sqrt((sums.covered[doc] ?? 0) / total);
      return { doc, score: (sums.scores[doc] ?? 0) * (this.#fame[doc] ?? 0) * cover };
    });
    const top = scores.reduce((most, { score }) => Math.max(most, score), 0);
    const kept = least > 1 ? scores : scores.filter(({ score }) => score >= top * LEAST_SHARE);
    const best = sums.scores[nearestOf(kept)?.doc ?? -1] ?? 0;
    sums.clear();
    return { ranked: kept.length > FOUND_MAX ? nearestFirst(kept).slice(0, FOUND_MAX) : kept, best };
  }

  #lookOnlyAt(terms: readonly Term[]): void {
    const games = terms.map(({ words }) => words.reduce((sum, { word }) => sum + this.#gamesOf(word), 0));
    const { starts, docs } = this.#data;
    for (const { word } of terms[games.indexOf(Math.min(...games))]?.words ?? []) {
      for (let at = starts[word] ?? 0, end = starts[word + 1] ?? 0; at < end; at += 1) this.#sums.lookAt(docs[at] ?? 0);
    }
  }

  /** Adds a term to the sums of its games, with the best of its words in each. */
  #add(words: Term["words"], weight: number): void {
    const { starts, docs, impacts } = this.#data;
    const { best, termDocs, wanted } = this.#sums;
    const isForAll = this.#sums.wantedDocs.length === 0;
    for (const { word, factor } of words) {
      const end = starts[word + 1] ?? 0;
      for (let at = starts[word] ?? 0; at < end; at += 1) {
        const doc = docs[at] ?? 0;
        if (!isForAll && wanted[doc] === 0) continue;
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
  /** The only games that count, where not all do. */
  readonly wanted: Uint8Array;
  wantedDocs: number[] = [];

  constructor(size: number) {
    this.scores = new Float32Array(size);
    this.covered = new Float32Array(size);
    this.counts = new Uint8Array(size);
    this.best = new Float32Array(size);
    this.wanted = new Uint8Array(size);
  }

  lookAt(doc: number): void {
    this.wanted[doc] = 1;
    this.wantedDocs.push(doc);
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
    for (const doc of this.wantedDocs) this.wanted[doc] = 0;
    this.docs = [];
    this.wantedDocs = [];
  }
}

/** The index of these sections, as `TextDataWriter` gives them. */
export function* readTextIndex(sections: Sections): Steps<TextIndex> {
  return new Texts(yield* readTextData(sections));
}
