import { mix } from "#artwork/colour.ts";
import { ridge } from "#artwork/motifs/land.ts";
import { clouds, haze, sky } from "#artwork/motifs/sky.ts";
import { TETROMINOES } from "#artwork/motifs/solids.ts";
import { polygon, rect } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** Figures of four squares falling into a heap. */
export function drawFallingBlocks(stage: Stage): void {
  const { palette, paper } = stage;
  const set = relit(stage, [stage.random.pick([420, 860]), 180], 110);
  sky(set);
  clouds(set);
  ridge(set, { y: 600, height: 40, waves: 3, depth: 0.25, label: "far" });
  haze(set, { from: 480, to: 680, opacity: 0.5 });
  const random = stage.world.fork("blocks");
  const unit = 50;
  const cell = (column: number, row: number, colour: string): void => {
    const [x, y] = [340 + column * unit, 690 - (row + 1) * unit];
    paper.fill(rect([x, y], unit, unit), mix(colour, palette.ink, 0.45));
    paper.fill(rect([x + 1, y + 1], unit - 7, unit - 7), colour);
    paper.fill(
      polygon([
        [x + 1, y + 1],
        [x + unit - 6, y + 1],
        [x + unit - 14, y + 9],
        [x + 9, y + 9],
        [x + 9, y + unit - 14],
        [x + 1, y + unit - 6],
      ]),
      mix(colour, palette.light, 0.55),
    );
  };
  const tones = [
    stage.tone(0.5),
    stage.tone(0.72),
    mix(palette.glow, palette.deep, 0.35),
    mix(stage.tone(0.6), palette.spot, 0.7),
  ] as const;
  for (let column = 0; column < 12; column += 1) {
    const high = Math.round(Math.abs(column - 6) * 0.7 + random.range(0.6, 2.6));
    for (let row = 0; row < high; row += 1) cell(column, row, random.pick(tones));
  }
  paper.fill(rect([-220, 690], 1720, 300), palette.ink);
  const shape = TETROMINOES[random.int(0, 6)] ?? [];
  paper.fill(
    rect([340 + 5 * unit, 60], 3 * unit, 420),
    paper.linear(
      [0, 60],
      [0, 480],
      [
        [0, palette.light, 0],
        [1, palette.light, 0.3],
      ],
    ),
  );
  for (const [x, y] of shape) cell(5 + x, 8 - y, palette.spot);
  for (const [at, n] of [
    [1.2, 1],
    [9.6, 2],
  ] as const)
    for (const [x, y] of TETROMINOES[n * 2] ?? []) cell(at + x, 9 + n - y, mix(stage.tone(0.3), palette.sky, 0.3));
}
