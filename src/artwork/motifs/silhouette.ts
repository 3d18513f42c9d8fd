// Places a silhouette drawn around its own foot point and gives it the thin edge of light that all figures of the series have.
import type { Point } from "#artwork/path.ts";
import type { Stage } from "#artwork/stage.ts";

export type Placing = {
  /** Where the foot point stands. */
  at: Point;
  /** Pixels per unit of the drawing. */
  scale: number;
  colour?: string;
  flip?: boolean;
  /** Degrees, clockwise. */
  turn?: number;
  /** Width of the light edge in pixels; 0 for none. */
  rim?: number;
  /** Drawn over the silhouette, in its own units. */
  details?: () => void;
};

/** Draws the outline `d` (its own units, foot point at 0 0, y down) as a lit silhouette. */
export function silhouette(stage: Stage, d: string, placing: Placing): void {
  const { at, scale, colour = stage.palette.ink, flip = false, turn = 0, rim = 2.2, details } = placing;
  const mirror = flip ? -1 : 1;
  const side = (Math.sign(stage.light.at[0] - at[0]) || 1) * mirror;
  stage.paper.transformed(
    `translate(${round(at[0])} ${round(at[1])}) rotate(${round(turn)}) scale(${round(scale * mirror)} ${round(scale)})`,
    () => {
      if (rim > 0) {
        stage.paper.transformed(`translate(${round((side * rim) / scale)} ${round((-rim * 0.55) / scale)})`, () =>
          stage.paper.fill(d, stage.palette.light),
        );
      }
      stage.paper.fill(d, colour);
      details?.();
    },
  );
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
