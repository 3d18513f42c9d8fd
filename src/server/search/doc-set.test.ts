import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DocSet } from "./doc-set.ts";

const SIZE_MAX = 200;

/** A size and two sets of documents below it, as plain sets. */
const pair = fc.integer({ min: 1, max: SIZE_MAX }).chain((size) => {
  const docs = fc.uniqueArray(fc.integer({ min: 0, max: size - 1 }));
  return fc.record({ size: fc.constant(size), a: docs, b: docs });
});

const ascending = (docs: Iterable<number>) => [...docs].toSorted((a, b) => a - b);

describe("a set of documents", () => {
  it("holds what it was made of, ascending", () => {
    fc.assert(
      fc.property(pair, ({ size, a }) => {
        const set = DocSet.of(size, a);
        expect([...set.toArray()]).toEqual(ascending(a));
        expect(set.count()).toBe(a.length);
        expect(set.isEmpty()).toBe(a.length === 0);
        for (let doc = 0; doc < size; doc += 1) expect(set.has(doc)).toBe(a.includes(doc));
      }),
    );
  });

  it("meets, joins and subtracts like sets do", () => {
    fc.assert(
      fc.property(pair, ({ size, a, b }) => {
        const [left, right] = [DocSet.of(size, a), DocSet.of(size, b)];
        const common = a.filter((doc) => b.includes(doc));
        expect([...left.copy().and(right).toArray()]).toEqual(ascending(common));
        expect([...left.copy().or(right).toArray()]).toEqual(ascending(new Set([...a, ...b])));
        expect([...left.copy().andNot(right).toArray()]).toEqual(ascending(a.filter((doc) => !b.includes(doc))));
        expect([...left.common(right).toArray()]).toEqual(ascending(common));
        expect(left.countCommon(right)).toBe(common.length);
        expect([...left.toArray()], "copies leave the original alone").toEqual(ascending(a));
      }),
    );
  });

  it.each([1, 2, 7, 40, 400])("meets, joins, subtracts and counts in long stretches: one of %i documents", (step) => {
    // More than two blocks of 32 words, and a last one that is not full.
    const size = 2500;
    const all = Array.from({ length: size }, (_, doc) => doc);
    const docs = all.filter((doc) => doc % step === 0);
    for (const otherStep of [1, 3, 50, 900]) {
      const others = all.filter((doc) => doc % otherStep === 1 % otherStep);
      const common = docs.filter((doc) => others.includes(doc));
      const [left, right] = [DocSet.of(size, docs), new DocSet(size)];
      right.addEach(Uint32Array.from([7, ...others, 7]), 1, 1 + others.length);
      const results = [
        { set: left.copy().and(right), expected: common },
        { set: left.common(right), expected: common },
        { set: left.copy().or(right), expected: all.filter((doc) => docs.includes(doc) || others.includes(doc)) },
        { set: left.copy().andNot(right), expected: docs.filter((doc) => !others.includes(doc)) },
      ];
      expect(left.countCommon(right)).toBe(common.length);
      for (const { set, expected } of results) {
        expect([...set.toArray()]).toEqual(expected);
        expect(set.count()).toBe(expected.length);
        expect(set.slice(3, 5)).toEqual(expected.slice(3, 8));
        expect(set.isEmpty()).toBe(expected.length === 0);
        expect([...set.filled], "says which words hold any").toEqual([...new DocSet(size, set.words).filled]);
        for (const doc of expected) set.delete(doc);
        expect([...set.filled], "and which do no longer").toEqual([0, 0, 0]);
      }
    }
  });

  it("forgets what is deleted", () => {
    fc.assert(
      fc.property(pair, ({ size, a, b }) => {
        const set = DocSet.of(size, a);
        for (const doc of b) set.delete(doc);
        expect([...set.toArray()]).toEqual(ascending(a.filter((doc) => !b.includes(doc))));
      }),
    );
  });

  it("has no document beyond its size, even when it has all", () => {
    for (const size of [0, 1, 31, 32, 33, 64, 100]) {
      const all = DocSet.all(size);
      expect(all.count()).toBe(size);
      expect([...all.toArray()]).toEqual(Array.from({ length: size }, (_, doc) => doc));
      expect(all.andNot(DocSet.all(size)).isEmpty()).toBe(true);
    }
  });

  it("gives any stretch of itself", () => {
    fc.assert(
      fc.property(pair, fc.nat(SIZE_MAX), fc.integer({ min: -1, max: SIZE_MAX }), ({ size, a }, offset, limit) => {
        const docs = ascending(a);
        expect(DocSet.of(size, a).slice(offset, limit)).toEqual(docs.slice(offset, offset + Math.max(0, limit)));
      }),
    );
  });

  it("stops walking when told to", () => {
    const seen: number[] = [];
    DocSet.of(100, [3, 40, 41, 99]).forEach((doc) => {
      seen.push(doc);
      return doc < 41;
    });
    expect(seen).toEqual([3, 40, 41]);
  });
});
