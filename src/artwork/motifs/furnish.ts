// What stands in a room, written down shape by shape as `layers` says.
import { fixed, type Point } from "#artwork/path.ts";
import { createPen } from "#artwork/pen.ts";
import type { Stage } from "#artwork/stage.ts";
import { layers } from "./layers.ts";

/** Draws furniture around a point of the picture, in pixels of the picture; `flip` shows it in a mirror. */
export function furnish(stage: Stage, placing: { at: Point; scale?: number; flip?: boolean }, drawing: string): void {
  const { at, scale = 1, flip = false } = placing;
  const pen = createPen(stage, "furniture", { at, scale, flip });
  stage.paper.transformed(`translate(${fixed(at[0])} ${fixed(at[1])}) scale(${flip ? -scale : scale} ${scale})`, () =>
    layers(pen)(drawing),
  );
}

/** Is the room of this game arranged the other way round? */
export function isMirrored(stage: Stage): boolean {
  return stage.world.fork("room").chance(0.5);
}

/** A row of equal strokes, `step` apart: `count` times `d`, which begins at the first x and is written with `x` for it. */
export function repeated(d: string, { from, step, count }: { from: number; step: number; count: number }): string {
  return Array.from({ length: count }, (_, index) => d.replaceAll("x", `${from + index * step}`)).join("");
}
