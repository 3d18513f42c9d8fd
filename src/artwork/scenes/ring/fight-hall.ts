import { mix } from "#artwork/colour.ts";
import { crowd } from "#artwork/motifs/duel.ts";
import { SHEET } from "#artwork/motifs/sky.ts";
import type { Stage } from "#artwork/stage.ts";

/** The hall around a fight, with so many rows of people. */
export function drawFightHall(stage: Stage, rows: number): void {
  const { paper, inks } = stage;
  paper.fill(
    SHEET,
    paper.radial([640, 360], 820, [
      [0, mix(inks.glow, inks.deep, 0.2)],
      [0.5, mix(inks.deep, inks.sky, 0.4)],
      [1, inks.ink],
    ]),
  );
  for (let row = 0; row < rows; row += 1) {
    const size = 9 + row * 5;
    const colour = mix(mix(inks.deep, inks.glow, 0.35), inks.ink, (row + 1) / (rows + 0.6));
    paper.fill(crowd(stage, 330 + row * 40, { size, label: `row-${row}`, arms: 0.2 }), colour);
  }
}
