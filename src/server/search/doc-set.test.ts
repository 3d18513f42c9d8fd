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
        expect(left.countCommon(right)).toBe(common.length);
        expect(
          left.countCommonAt(
            right,
            Uint32Array.from(left.words, (_, at) => at),
          ),
        ).toBe(common.length);
        expect(left.countCommonAt(right, new Uint32Array())).toBe(0);
        expect([...left.toArray()], "copies leave the original alone").toEqual(ascending(a));
      }),
    );
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
