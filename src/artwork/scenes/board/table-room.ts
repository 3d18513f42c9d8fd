import { mix } from "#artwork/colour.ts";
import { SHEET } from "#artwork/motifs/sky.ts";
import type { Point } from "#artwork/path.ts";
import type { Stage } from "#artwork/stage.ts";

/** The room around a table: one light in the dark. */
export function drawTableRoom(stage: Stage, at: Point): void {
  const { paper, inks } = stage;
  const far = mix(inks.sky, inks.deep, 0.5);
  paper.fill(
    SHEET,
    paper.radial(at, 900, [
      [0, mix(inks.glow, inks.light, 0.2)],
      [0.35, mix(inks.glow, far, 0.45)],
      [0.75, far],
      [1, mix(far, inks.ink, 0.55)],
    ]),
  );
}
