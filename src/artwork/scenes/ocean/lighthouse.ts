import { mix } from "#artwork/colour.ts";
import { lighthouse } from "#artwork/motifs/buildings.ts";
import { ridge, rimLine } from "#artwork/motifs/land.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { glow, sky } from "#artwork/motifs/sky.ts";
import { glints, lightPath, water } from "#artwork/motifs/water.ts";
import { circle, type Point, polygon } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";
import { drawWaves } from "./waves.ts";

/** A lighthouse and its beams. */
export function drawLighthouse(stage: Stage): void {
  const { paper, palette, random } = stage;
  const lamp: Point = [640, 214];
  const set = relit(stage, lamp, 40);
  sky(relit(stage, [random.pick([300, 980]), 200], 80));
  ridge(set, { y: 470, height: 60, waves: 3, depth: 0.18, sharp: true, label: "far" });
  water(set, 476);
  glints(set, 476, 40);
  lightPath(set, 476, { x: 640, width: 60 });
  const beam = (to: number, spread: number): void =>
    paper.fill(
      polygon([lamp, [to, lamp[1] - spread + 20], [to, lamp[1] + spread + 60]]),
      paper.linear(
        lamp,
        [to, lamp[1]],
        [
          [0, palette.light, 0.85],
          [0.5, palette.light, 0.3],
          [1, palette.light, 0],
        ],
      ),
    );
  beam(-260, 150);
  beam(1540, 150);
  const rock: Point[] = [
    [330, 660],
    [390, 600],
    [452, 590],
    [500, 540],
    [560, 520],
    [620, 506],
    [690, 514],
    [740, 530],
    [790, 580],
    [860, 600],
    [930, 660],
    [940, 760],
    [320, 760],
  ];
  silhouette(set, lighthouse(), {
    at: [640, 514],
    scale: 3.4,
    rim: 3,
    details: () => {
      for (const [top, foot] of [
        [-70, -58],
        [-44, -30],
        [-16, -2],
      ] as const)
        paper.fill(
          polygon([
            [-8 + (top + 78) * -0.064, top],
            [8 + (top + 78) * 0.064, top],
            [8 + (foot + 78) * 0.064, foot],
            [-8 + (foot + 78) * -0.064, foot],
          ]),
          palette.spot,
        );
      paper.fill("M-6.5 -94H6.5V-81H-6.5Z", palette.light);
      paper.fill("M22 -10H28V-3H22Z", palette.light);
    },
  });
  glow(set, lamp, { radius: 190, opacity: 0.95 });
  paper.fill(circle(lamp[0], lamp[1], 15), palette.light);
  paper.fill(polygon(rock), mix(palette.ink, palette.deep, 0.12));
  rimLine(relit(set, [640, 380]), rock.slice(0, 11), { width: 3, smooth: false, reach: 330 });
  drawWaves(set, 610, { rows: 4, height: 30 });
}
