// The order of what was found: the very title, an other name, then what begins so or has the words, the better known
// first. What begins so counts as ten times as well known. Additions and editions never come before their game.
import { DocSet } from "#server/search/doc-set.ts";
import type { Question } from "./question.ts";
import type { TitleData } from "./title-data.ts";

/** `nearness`: the smaller the nearer; it never falls along a list. */
export type FoundTitle = { doc: number; nearness: number };

/** Kinds of nearness; within one, popularity takes off up to one. */
export const TIERS = { title: 0, otherName: 1, words: 2, nearby: 4, some: 9 } as const;

const BEGINNING_FACTOR = 10;
/** Up to so many games each is looked at, not only those that begin with the first word. */
const FEW_GAMES = 4096;

/** What a question found by words that are not mistyped. */
export type WordsFound = {
  question: Question;
  /** Everything found. */
  set: DocSet;
  titles: readonly number[];
  otherNames: readonly number[];
  initials: DocSet | undefined;
  /** Games that come after all others that fit as well. */
  last?: DocSet | undefined;
};

/** Nearness of a game of a tier by how many people keep it. */
export function nearnessOf(tier: number, added: number): number {
  return tier - Math.min(0.99, Math.log10(1 + added) / 10);
}

/** The kind of nearness of one game. */
export function tierOf({ titles, otherNames }: WordsFound, doc: number): number {
  if (titles.includes(doc)) return TIERS.title;
  return otherNames.includes(doc) ? TIERS.otherName : TIERS.words;
}

/** The documents of a set, ascending, one at a time. */
export function* docsOf({ words, filled }: DocSet): Generator<number> {
  for (let block = 0; block < filled.length; block += 1) {
    for (let left = filled[block] ?? 0; left !== 0; left &= left - 1) {
      const at = block * 32 + 31 - Math.clz32(left & -left);
      for (let rest = words[at] ?? 0; rest !== 0; rest &= rest - 1) yield at * 32 + 31 - Math.clz32(rest & -rest);
    }
  }
}

/** Those of `kept` that may begin with what was typed, and which of them do, or have it as initials. */
function beginningOf(
  data: TitleData,
  { question, initials }: WordsFound,
  kept: DocSet,
): { candidates: DocSet; begins: (doc: number) => boolean } {
  const [first = "", ...more] = question.words;
  const isOne = more.length === 0;
  const keys = question.keys.map((key) => Buffer.from(key));
  const starting = new DocSet(data.size);
  data.vocabulary.addFirstTo(starting, data.vocabulary.range(first, isOne));
  const isShort = kept.count() <= FEW_GAMES;
  const begins = (doc: number) => {
    if (initials?.has(doc) === true) return true;
    const starts = starting.has(doc);
    if (isOne && starts) return true;
    return (isShort || starts) && keys.some((key) => data.texts.begins(doc, key));
  };
  if (isShort) return { candidates: kept, begins };
  const candidates = initials === undefined ? starting : starting.copy().or(initials);
  return { candidates: candidates.common(kept), begins };
}

/** Those for which it holds, each looked at when it is asked for. */
export function* where<T>(items: Iterable<T>, holds: (item: T) => boolean): Generator<T> {
  for (const item of items) if (holds(item)) yield item;
}

/** Both kinds in the order of popularity, the first counting ten times as much. */
function* merged(data: TitleData, beginning: Iterator<number>, others: Iterator<number>): Generator<FoundTitle> {
  let [a, b] = [beginning.next(), others.next()];
  while (a.done !== true || b.done !== true) {
    const addedA = a.done === true ? -1 : (data.added[a.value] ?? 0) * BEGINNING_FACTOR;
    const addedB = b.done === true ? -1 : (data.added[b.value] ?? 0);
    if (a.done !== true && addedA >= addedB) {
      yield { doc: a.value, nearness: nearnessOf(TIERS.words, addedA) };
      a = beginning.next();
    } else if (b.done !== true) {
      yield { doc: b.value, nearness: nearnessOf(TIERS.words, addedB) };
      b = others.next();
    }
  }
}

/**
 * Games of which the text is an other name; with one of them those whose complete initials it is, too: `TF2` may be
 * written in the data of the one game and follow from the name of the better known other.
 */
function shortForms({ otherNames, initials }: WordsFound): readonly number[] {
  if (otherNames.length === 0 || initials === undefined) return otherNames;
  return [...new Set([...otherNames, ...initials.toArray()])].toSorted((a, b) => a - b);
}

/** What is out, then what is not, each in its order. */
function outFirst(docs: readonly number[], last: DocSet | undefined): readonly number[] {
  return last === undefined ? docs : docs.toSorted((a, b) => Number(last.has(a)) - Number(last.has(b)));
}

/** What was found by words, the nearest first. Games of the first two kinds come a second time further on. */
export function* orderWords(data: TitleData, found: WordsFound, kept: DocSet): Generator<FoundTitle> {
  const { last } = found;
  const [titles, others] = [found.titles, shortForms(found)].map((docs) => outFirst(docs, last));
  for (const doc of titles ?? []) yield { doc, nearness: nearnessOf(TIERS.title, data.added[doc] ?? 0) };
  for (const doc of others ?? []) yield { doc, nearness: nearnessOf(TIERS.otherName, data.added[doc] ?? 0) };
  const { candidates, begins } = beginningOf(data, found, kept);
  const inTime = (isLate: boolean) => (doc: number) => last === undefined || last.has(doc) === isLate;
  for (const isLate of last === undefined ? [false] : [false, true]) {
    const ofTime = inTime(isLate);
    yield* merged(
      data,
      where(docsOf(candidates), (doc) => ofTime(doc) && begins(doc)),
      where(docsOf(kept), (doc) => ofTime(doc) && !begins(doc)),
    );
  }
}

/** A part of an order. Each game comes once, those outside of `kept` never, additions not before their game. */
export function takePage(
  { bases }: TitleData,
  order: Iterable<FoundTitle>,
  { kept, offset, limit }: { kept: DocSet; offset: number; limit: number },
): FoundTitle[] {
  const page: FoundTitle[] = [];
  const done = new Set<number>();
  const waiting = new Map<number, FoundTitle[]>();
  let nearest = -Infinity;
  const take = (found: FoundTitle): void => {
    done.add(found.doc);
    nearest = Math.max(nearest, found.nearness);
    if (done.size > offset && page.length < limit) page.push({ doc: found.doc, nearness: nearest });
    for (const addition of waiting.get(found.doc) ?? []) take(addition);
  };
  if (limit <= 0) return page;
  for (const found of order) {
    if (done.has(found.doc) || !kept.has(found.doc)) continue;
    const base = (bases[found.doc] ?? 0) - 1;
    // Whoever types the whole title of an addition means it.
    const isNamed = found.nearness < TIERS.otherName;
    if (!isNamed && base >= 0 && kept.has(base) && !done.has(base)) {
      waiting.set(base, [...(waiting.get(base) ?? []), found]);
    } else take(found);
    if (page.length >= limit) break;
  }
  return page;
}
