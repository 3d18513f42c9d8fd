import { mix } from "#artwork/colour.ts";
import { SHEET } from "#artwork/motifs/sky.ts";
import type { Point } from "#artwork/path.ts";
import type { Stage } from "#artwork/stage.ts";

/** The room around a table: one light in the dark. */
export function drawTableRoom(stage: Stage, at: Point): void {
  const { paper, palette } = stage;
  const far = mix(palette.sky, palette.deep, 0.5);
  paper.fill(
    SHEET,
    paper.radial(at, 900, [
      [0, mix(palette.glow, palette.light, 0.2)],
      [0.35, mix(palette.glow, far, 0.45)],
      [0.75, far],
      [1, mix(far, palette.ink, 0.55)],
    ]),
  );
}
