// The sizes and qualities that pictures are made in. Whatever is asked for is moved onto this ladder, so that nobody can
// fill the disk, or keep the machine busy, with a thousand sizes of one picture.
import type { Box } from "./transform.ts";

/** Longer side, in pixels. Every size that the app asks for is among them. */
const SIDES_PX = [
  100, 150, 200, 250, 300, 375, 400, 450, 500, 600, 625, 750, 800, 900, 1000, 1200, 1280, 1500, 1600, 1800, 2048,
];

/** Shapes, as width by height. */
const SHAPES: readonly (readonly [number, number])[] = [
  [3, 1],
  [21, 9],
  [2, 1],
  // What previews of shared links are drawn in: 1200 by 630.
  [40, 21],
  [16, 9],
  [3, 2],
  [4, 3],
  [5, 4],
  [1, 1],
  [4, 5],
  [3, 4],
  [2, 3],
  [9, 16],
  [1, 2],
  [1, 3],
];

const QUALITIES = [40, 60, 75, 85, 90];

const atLeast = (ladder: readonly number[], wanted: number): number =>
  ladder.find((step) => step >= wanted) ?? ladder.at(-1) ?? wanted;

/** How different two shapes look: the same for twice as wide and half as wide. */
const difference = (one: number, other: number): number => Math.abs(Math.log(one / other));

function nearestShape(wanted: number): readonly [number, number] {
  return SHAPES.reduce((best, shape) =>
    difference(shape[0] / shape[1], wanted) < difference(best[0] / best[1], wanted) ? shape : best,
  );
}

/** The nearest shape, the next larger size and the next better quality that are made; at most 2,048 pixels a side. */
export function snapToLadder<B extends Box>(request: B): B {
  const [across, down] = nearestShape(request.width / request.height);
  const side = atLeast(SIDES_PX, Math.max(request.width, request.height));
  const unit = side / Math.max(across, down);
  return {
    ...request,
    width: Math.round(unit * across),
    height: Math.round(unit * down),
    quality: atLeast(QUALITIES, request.quality),
  };
}
