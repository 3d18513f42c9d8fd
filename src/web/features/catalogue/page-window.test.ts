import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readJump } from "./page-jump.tsx";
import { pageWindow } from "./page-window.ts";

describe("pageWindow", () => {
  it("[C-05] runs from three before to three after, clamped to 1 and the total", () => {
    expect(pageWindow(1, 10)).toEqual([1, 2, 3, 4]);
    expect(pageWindow(5, 10)).toEqual([2, 3, 4, 5, 6, 7, 8]);
    expect(pageWindow(10, 10)).toEqual([7, 8, 9, 10]);
    expect(pageWindow(1, 1)).toEqual([1]);
    expect(pageWindow(1, 0)).toEqual([]);
  });

  it("[C-05] is never longer than seven and always holds the current page", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 100 }), (a, b) => {
        const [current, total] = [Math.min(a, b), Math.max(a, b)];
        const pages = pageWindow(current, total);
        expect(pages).toContain(current);
        expect(pages.length).toBeLessThanOrEqual(7);
        expect(pages.every((page) => page >= 1 && page <= total && Math.abs(page - current) <= 3)).toBe(true);
      }),
    );
  });
});

describe("readJump", () => {
  it.each(["1", "7", " 7 ", "12"])("[C-04] takes %j of twelve pages", (text) => {
    expect(readJump(text, 12)).toEqual({ page: Number(text) });
  });

  it.each(["", " ", "0", "-1", "13", "1.5", "1e1", "abc", "٣", "9".repeat(30)])(
    "[C-04] refuses %j of twelve pages",
    (text) => {
      expect(readJump(text, 12)).toEqual({ refusal: "Choose a page from 1 to 12." });
    },
  );

  it("[C-04] refuses what lies above 100, whatever the total", () => {
    expect(readJump("101", 500)).toEqual({ refusal: "Choose a page from 1 to 100." });
    expect(readJump("100", 500)).toEqual({ page: 100 });
  });
});
