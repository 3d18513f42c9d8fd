import { mix } from "#artwork/colour.ts";
import { pixelHills } from "#artwork/motifs/pixels.ts";
import type { Stage } from "#artwork/stage.ts";

/** Stepped mountains and hills down to a row. */
export function distantRanges(stage: Stage, row: number): void {
  pixelHills(stage, {
    row: row - 8,
    height: 13,
    run: 2,
    label: "range",
    colour: mix(stage.tone(0.1), stage.palette.sky, 0.1),
    peaked: true,
  });
  pixelHills(stage, { row: row + 4, height: 8, run: 3, label: "hills", colour: stage.tone(0.34) });
}
