// The parts, made one after the other, are what putting every game in order by its cost would give.
import fc from "fast-check";
import { expect, it } from "vitest";
import { DocSet } from "#server/search/doc-set.ts";
import { partsByCost, type Steps } from "./parts-by-cost.ts";

const SIZE = 70;
const docs = fc.uniqueArray(fc.nat(SIZE - 1), { maxLength: 30 });
const COSTS = [0, 2, 3, 5, 6];
const word = fc.tuple(...COSTS.map(() => docs)).map((sets): Steps => {
  const steps = sets.map((members, at) => ({ cost: COSTS[at] ?? 0, set: DocSet.of(SIZE, members) }));
  return steps.filter(({ cost, set }) => cost === 0 || !set.isEmpty());
});
/** How far a game is from a word; undefined where it is not near. */
const costOf = (steps: Steps, doc: number) => steps.find(({ set }) => set.has(doc))?.cost;

/** The games that are near to all words, by their costs together. */
function expectedParts(words: readonly Steps[]): Map<number, number[]> {
  const parts = new Map<number, number[]>();
  for (let doc = 0; doc < SIZE; doc += 1) {
    const costs = words.map((steps) => costOf(steps, doc));
    if (costs.includes(undefined)) continue;
    const cost = costs.reduce<number>((sum, each) => sum + (each ?? 0), 0);
    parts.set(cost, [...(parts.get(cost) ?? []), doc]);
  }
  return new Map([...parts].toSorted(([a], [b]) => a - b));
}

it("[S-02] games near to several mistyped words come in parts by how far they are, each game once", () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
      const expected = expectedParts(words);
      const parts = partsByCost(words, DocSet.of(SIZE, [...expected.values()].flat()));
      const read = () => new Map([...parts].map(({ cost, docs: part }) => [cost, [...part.toArray()]]));
      const first = [...parts].slice(0, 1).map(({ cost }) => cost);
      expect(first).toEqual([...expected.keys()].slice(0, 1));
      expect([...read()]).toEqual([...expected]);
      expect([...read()]).toEqual([...expected]);
    }),
  );
});
