import { skyline } from "#artwork/motifs/buildings.ts";
import { protagonist } from "#artwork/motifs/figures.ts";
import { drawLandmark } from "#artwork/motifs/landmarks.ts";
import { mirrored } from "#artwork/motifs/rocks.ts";
import { sky } from "#artwork/motifs/sky.ts";
import { lightPath, water } from "#artwork/motifs/water.ts";
import { rect } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** The skyline and its reflection. */
export function drawWaterfront(stage: Stage): void {
  const { random } = stage;
  const shore = random.range(500, 540);
  const scene = relit(
    { ...stage, horizon: shore },
    [640 + random.range(-230, 230), random.range(220, 330)],
    random.range(90, 150),
  );
  sky(scene);
  const x = 640 + random.range(-150, 150);
  mirrored(scene, shore, () => {
    skyline(scene, { floor: shore, depth: 0.12, width: [34, 70], height: [80, 230], label: "far" });
    skyline(scene, { floor: shore, depth: 0.36, width: [44, 86], height: [60, 240], label: "middle", window: 4 });
    drawLandmark(scene, [x, shore], { height: random.fork("tall").range(330, 410), depth: 0.62 });
    skyline(scene, { floor: shore, depth: 0.7, width: [60, 110], height: [26, 120], label: "near", window: 5 });
  });
  water(scene, shore, 0.66);
  lightPath(scene, shore, { width: 60 });
  scene.paper.fill(rect([-220, 660], 1720, 300), scene.palette.ink);
  scene.paper.stroke("M-220 626H1500M-220 642H1500", scene.palette.ink, { width: 4 });
  scene.paper.stroke("M-220 650H1500", scene.palette.ink, { width: 46, dash: "4 42" });
  protagonist(scene, [640 + Math.sign(640 - x) * random.range(90, 210), 664], { height: 150 });
}
