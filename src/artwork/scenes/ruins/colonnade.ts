import { mix } from "#artwork/colour.ts";
import { column } from "#artwork/motifs/buildings.ts";
import { protagonist } from "#artwork/motifs/figures.ts";
import { ridge } from "#artwork/motifs/land.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { birds, sky } from "#artwork/motifs/sky.ts";
import { polygon, rect } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** Columns that carry nothing any more. */
export function drawColonnade(stage: Stage): void {
  const { random, paper, palette } = stage;
  const x = 640 + random.range(-80, 80);
  const scene = relit({ ...stage, horizon: 520 }, [x, random.range(330, 380)], random.range(100, 140));
  sky(scene);
  ridge(scene, { y: 490, height: 50, waves: 5, depth: 0.1, sharp: true, label: "far" });
  paper.fill(
    rect([-240, 520], 1760, 420),
    paper.linear(
      [0, 520],
      [0, 720],
      [
        [0, mix(palette.glow, palette.deep, 0.3)],
        [1, mix(palette.deep, palette.ink, 0.75)],
      ],
    ),
  );
  paper.fill(
    polygon([
      [x - 30, 522],
      [x + 30, 522],
      [x + 250, 760],
      [x - 250, 760],
    ]),
    paper.linear(
      [0, 520],
      [0, 720],
      [
        [0, palette.light, 0.7],
        [1, palette.light, 0.08],
      ],
    ),
  );
  const broken = random.fork("broken");
  for (const [index, depth] of [0.3, 0.48, 0.7, 0.95].entries()) {
    const [scale, away, foot] = [1.5 * 1.55 ** index, 112 * 1.5 ** index, 528 + 10 * 2.3 ** index];
    for (const side of [-1, 1])
      silhouette(scene, column(broken, broken.chance(0.62) ? 100 : broken.range(34, 82)), {
        at: [x + side * away, foot],
        scale: scale * 1.4,
        colour: scene.tone(depth),
        rim: 2 + index,
      });
  }
  protagonist(scene, [x + random.range(-30, 30), 640], { height: 150 });
  birds(scene, [x + 200, 170], 6);
}
