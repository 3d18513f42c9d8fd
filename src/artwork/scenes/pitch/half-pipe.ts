import { skyline } from "#artwork/motifs/buildings.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { haze, sky } from "#artwork/motifs/sky.ts";
import { SKATER } from "#artwork/motifs/sport.ts";
import type { Point } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** A skater above the edge of the pipe. */
export function drawHalfPipe(stage: Stage): void {
  const { paper, palette } = stage;
  const set = relit(stage, [740, 300], 185);
  sky(set);
  skyline(set, { floor: 560, depth: 0.22, width: [50, 100], height: [40, 170], label: "far", window: 3 });
  haze(set, { from: 380, to: 580, opacity: 0.6 });
  const wall = (inset: number, y: number): string =>
    `M-220 ${y}L${150 + inset} ${y}C${230 + inset} ${y + 220} ${400 + inset} 690 640 690C${880 - inset} 690 ${1050 - inset} ${y + 220} ${1130 - inset} ${y}L1500 ${y}L1500 940L-220 940Z`;
  paper.fill(wall(60, 470), stage.tone(0.6));
  paper.fill(
    wall(0, 520),
    paper.linear(
      [0, 520],
      [0, 720],
      [
        [0, stage.tone(0.78)],
        [1, palette.ink],
      ],
    ),
  );
  paper.stroke("M-220 520H152M1128 520H1500", palette.light, { width: 6 });
  const [board, rider] = SKATER;
  const at: Point = [800, 318];
  paper.stroke("M1010 620C1050 500 1000 370 850 330", palette.light, {
    width: 4,
    dash: "4 14",
    opacity: 0.8,
    round: true,
  });
  silhouette(set, rider, { at, scale: 2.1, turn: -32 });
  silhouette(set, board, { at, scale: 2.1, turn: -32, colour: palette.spot });
}
