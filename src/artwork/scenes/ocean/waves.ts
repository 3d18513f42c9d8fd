import { waveRow } from "#artwork/motifs/water.ts";
import type { Stage } from "#artwork/stage.ts";

/** Rows of waves down to the foot of the picture. */
export function drawWaves(stage: Stage, from: number, options: { rows: number; height: number }): void {
  const { rows, height } = options;
  for (let row = 0; row < rows; row += 1) {
    const near = (row + 1) / rows;
    waveRow(stage, {
      y: from + (720 - from) * (row / rows) ** 1.2,
      height: height * (0.35 + near),
      length: 90 + 150 * near,
      depth: 0.35 + 0.62 * near,
      label: `row-${row}`,
    });
  }
}
