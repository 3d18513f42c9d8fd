import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Box, type Direction, nearest } from "./nearest.ts";

/** A box of 100 by 100 in a grid of squares with gaps of 20. */
const at = (column: number, row: number): Box => ({
  left: column * 120,
  right: column * 120 + 100,
  top: row * 120,
  bottom: row * 120 + 100,
});
const GRID = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => at(column, row)));

describe("the nearest box in a direction", () => {
  it.each([
    ["up", 1],
    ["right", 5],
    ["down", 7],
    ["left", 3],
  ] as const)("[K-03] from the middle of nine, %s is its neighbour there", (direction, expected) => {
    expect(nearest(at(1, 1), GRID, direction)).toBe(expected);
  });

  it("is none beyond the edge", () => {
    expect(nearest(at(2, 0), GRID, "right")).toBeUndefined();
    expect(nearest(at(2, 0), GRID, "up")).toBeUndefined();
  });

  it("stays in its row rather than take what is nearer below it", () => {
    const farInRow = at(4, 0);
    const nearBelow = { left: 110, right: 210, top: 150, bottom: 250 };
    expect(nearest(at(0, 0), [nearBelow, farInRow], "right")).toBe(0);
    expect(nearest(at(0, 0), [{ ...nearBelow, top: 400, bottom: 500 }, farInRow], "right")).toBe(1);
  });

  it("never leads against its direction", () => {
    const number = fc.integer({ min: -2000, max: 2000 });
    const size = fc.integer({ min: 5, max: 500 });
    const box = fc.record({ x: number, y: number, w: size, h: size }).map(({ x, y, w, h }): Box => {
      return { left: x, right: x + w, top: y, bottom: y + h };
    });
    const direction = fc.constantFrom<Direction>("up", "down", "left", "right");
    fc.assert(
      fc.property(box, fc.array(box), direction, (from, boxes, where) => {
        const index = nearest(from, boxes, where);
        const found = index === undefined ? undefined : boxes[index];
        if (found === undefined) return;
        const middle = ({ left, right, top, bottom }: Box) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });
        const [a, b] = [middle(from), middle(found)];
        const ahead = { up: a.y - b.y, down: b.y - a.y, left: a.x - b.x, right: b.x - a.x }[where];
        expect(ahead).toBeGreaterThan(0);
      }),
    );
  });
});
