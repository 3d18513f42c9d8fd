// What the words of many titles answer is what looking through the titles would.
import { describe, expect, it } from "vitest";
import { atOnce } from "#server/search/steps.ts";
import { DocSet } from "#server/search/doc-set.ts";
import { Vocabulary, VocabularyBuilder } from "./vocabulary.ts";

/** Enough that `th` and `the` are in so many titles that their sets are made beforehand. */
const SIZE = 5000;
const WORDS = ["the", "them", "thorn", "to", "é", "zz"] as const;
/** Which words title `doc` has, the first one first. */
const wordsOf = (doc: number): string[] => [
  ...(doc % 2 === 0 ? ["the"] : ["to"]),
  ...(doc % 3 === 0 ? ["thorn"] : []),
  ...(doc % 1000 === 7 ? ["them", "them", "é"] : []),
];

const builder = new VocabularyBuilder();
for (let doc = 0; doc < SIZE; doc += 1) {
  for (const word of wordsOf(doc)) builder.add(doc, word);
  builder.addFirst(doc, wordsOf(doc)[0] ?? "");
}
const vocabulary = atOnce(Vocabulary.read(new Map(builder.finish()), SIZE));
const titlesWhere = (holds: (words: string[]) => boolean) =>
  Array.from({ length: SIZE }, (_, doc) => doc).filter((doc) => holds(wordsOf(doc)));
const fits = (asked: string, isBeginning: boolean) => (word: string) =>
  isBeginning ? word.startsWith(asked) : word === asked;

describe("the vocabulary", () => {
  it.each(
    [...WORDS, "", "t", "th", "thor", "a", "zzz"].flatMap((asked) => [[asked, true] as const, [asked, false] as const]),
  )("%j (beginning: %j) is in the titles that have it, and begins those that begin with it", (asked, isBeginning) => {
    const fit = fits(asked, isBeginning);
    const range = vocabulary.range(asked, isBeginning);
    const [anywhere, atStart] = [DocSet.of(SIZE, [1]), DocSet.of(SIZE, [1])];
    vocabulary.addTo(anywhere, range);
    vocabulary.addFirstTo(atStart, range);
    const having = titlesWhere((words) => words.some(fit));
    expect([...anywhere.toArray()]).toEqual([...new Set([1, ...having])].toSorted((a, b) => a - b));
    expect([...atStart.toArray()]).toEqual(
      [...new Set([1, ...titlesWhere(([first = ""]) => fit(first))])].toSorted((a, b) => a - b),
    );
    const entries = vocabulary.docs(range);
    expect(entries).toHaveLength(vocabulary.length(range));
    expect([...new Set(entries)].toSorted((a, b) => a - b)).toEqual(having);
  });

  it("says which words are near to one", () => {
    const near = vocabulary.near("thron", { edits: 1, begins: false });
    const docs = new DocSet(SIZE);
    for (const range of near) vocabulary.addTo(docs, range);
    expect([...docs.toArray()]).toEqual(titlesWhere((words) => words.includes("thorn")));
  });

  it("may be empty", () => {
    const none = atOnce(Vocabulary.read(new Map(new VocabularyBuilder().finish()), 0));
    expect(none.length(none.range("a", true))).toBe(0);
    expect(none.near("game", { edits: 1, begins: true })).toEqual([]);
  });
});
