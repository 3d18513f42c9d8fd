import { block, COLUMNS, pixelTree } from "#artwork/motifs/pixels.ts";
import type { Stage } from "#artwork/stage.ts";

/** A wood of blocky trees standing on a row. */
export function distantWood(stage: Stage, row: number, options: { colour: string; every: number; size: number }): void {
  const random = stage.world.fork(`wood-${row}`);
  const round = stage.world.fork("leaf").chance(0.5);
  for (let column = -20; column < COLUMNS + 20; column += options.every)
    pixelTree(stage, [column + random.int(-3, 3), row + random.int(-2, 3)], { ...options, round });
  stage.paper.fill(block(-26, row, [COLUMNS + 52, 60]), options.colour);
}
