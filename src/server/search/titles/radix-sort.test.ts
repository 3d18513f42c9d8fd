import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sortedBy, sortedOrder } from "./radix-sort.ts";

describe("sorting by counting", () => {
  it("orders whole numbers of any size, equal ones as they came", () => {
    const key = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 2 ** 32 - 1 }));
    fc.assert(
      fc.property(fc.array(key, { maxLength: 40 }), (keys) => {
        const expected = [...keys.keys()].toSorted((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b);
        expect([...sortedOrder(Uint32Array.from(keys))]).toEqual(expected);
      }),
    );
  });

  it("orders many as it does few", () => {
    const spread = (at: number) => Math.imul(at % 3000, 2_654_435_761) >>> 0;
    const keys = Uint32Array.from({ length: 9000 }, (_, at) => spread(at));
    const expected = [...keys.keys()].toSorted((a, b) => spread(a) - spread(b) || a - b);
    expect([...sortedOrder(keys)]).toEqual(expected);
  });

  it("orders things by a key up to the largest that is said", () => {
    const items = Uint32Array.of(31, 20, 11, 30, 5, 21);
    expect([...sortedBy(items, (item) => Math.floor(item / 10), 3)]).toEqual([5, 11, 20, 21, 31, 30]);
  });
});
