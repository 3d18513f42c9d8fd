import { mix } from "#artwork/colour.ts";
import { crowd } from "#artwork/motifs/duel.ts";
import { SHEET } from "#artwork/motifs/sky.ts";
import type { Stage } from "#artwork/stage.ts";

/** The hall around a fight, with so many rows of people. */
export function drawFightHall(stage: Stage, rows: number): void {
  const { paper, palette } = stage;
  paper.fill(
    SHEET,
    paper.radial([640, 360], 820, [
      [0, mix(palette.glow, palette.deep, 0.2)],
      [0.5, mix(palette.deep, palette.sky, 0.4)],
      [1, palette.ink],
    ]),
  );
  for (let row = 0; row < rows; row += 1) {
    const size = 9 + row * 5;
    const colour = mix(mix(palette.deep, palette.glow, 0.35), palette.ink, (row + 1) / (rows + 0.6));
    paper.fill(crowd(stage, 330 + row * 40, { size, label: `row-${row}`, arms: 0.2 }), colour);
  }
}
