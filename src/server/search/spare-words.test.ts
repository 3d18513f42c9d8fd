import { describe, expect, it } from "vitest";
import { DocSet } from "./doc-set.ts";
import { withSpareWords } from "./spare-words.ts";

describe("memory of sets that is used again", () => {
  it("comes back empty, and only after the question that used it", () => {
    const [first, second] = withSpareWords(() => {
      const full = DocSet.all(1000);
      const none = new DocSet(1000);
      expect(none.isEmpty()).toBe(true);
      return [full.words, none.words];
    });
    withSpareWords(() => {
      const [again, copy] = [new DocSet(1000), DocSet.of(1000, [1, 999]).copy()];
      expect([first, second]).toContain(again.words);
      expect(again.isEmpty()).toBe(true);
      expect([...copy.toArray()]).toEqual([1, 999]);
    });
  });

  it("comes back empty of sets that held little, too", () => {
    const used = withSpareWords(() => DocSet.of(5000, [1, 2047, 4999]).words);
    withSpareWords(() => {
      const again = new DocSet(5000);
      expect(again.words).toBe(used);
      expect(again.words.every((word) => word === 0)).toBe(true);
    });
  });

  it("is of the size that is asked for, and not shared outside", () => {
    withSpareWords(() => DocSet.all(64));
    withSpareWords(() => expect(new DocSet(320).words).toHaveLength(10));
    const outside = new DocSet(320);
    withSpareWords(() => expect(new DocSet(320).words).not.toBe(outside.words));
  });

  it("is given back when a question fails, and questions may be inside one another", () => {
    expect(() =>
      withSpareWords(() => {
        throw new Error("no");
      }),
    ).toThrow("no");
    withSpareWords(() => {
      const outer = DocSet.all(96);
      withSpareWords(() => expect(new DocSet(96).words).not.toBe(outer.words));
      expect(outer.count()).toBe(96);
    });
  });
});
