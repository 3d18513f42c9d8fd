import { skyline } from "#artwork/motifs/buildings.ts";
import { protagonist } from "#artwork/motifs/figures.ts";
import { drawLandmark } from "#artwork/motifs/landmarks.ts";
import { haze, motes, sky } from "#artwork/motifs/sky.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** The whole city from a hill. */
export function drawOverlook(stage: Stage): void {
  const { random, paper, palette } = stage;
  const side = random.sign();
  const scene = relit(
    { ...stage, horizon: 360 },
    [640 + side * random.range(80, 220), random.range(210, 280)],
    random.range(80, 130),
  );
  sky(scene);
  for (const [index, depth] of [0.06, 0.22, 0.4, 0.58].entries()) {
    const floor = 410 + index * 70;
    skyline(scene, {
      floor,
      depth,
      width: [36 + index * 12, 70 + index * 20],
      height: [50, 150 + index * 34],
      label: `row-${index}`,
      window: 3 + index,
    });
    if (index === 1) drawLandmark(scene, [640 - side * 130, floor], { height: 360, depth: 0.34 });
  }
  haze(scene, { from: 500, to: 720, opacity: 0.55 });
  paper.fill(`M-240 640C200 600 420 650 640 668C900 690 1200 640 1520 600L1520 940L-240 940Z`, palette.ink);
  motes(scene, { count: 26, size: 1.8 });
  protagonist(scene, [640 + side * 60, 674], { height: 176 });
}
