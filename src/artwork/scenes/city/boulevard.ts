import { mix } from "#artwork/colour.ts";
import { raise, skyline } from "#artwork/motifs/buildings.ts";
import { protagonist } from "#artwork/motifs/figures.ts";
import { haze, sky } from "#artwork/motifs/sky.ts";
import { polygon, rect } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** An elevated railway before the towers. */
export function drawBoulevard(stage: Stage): void {
  const { random, paper, palette } = stage;
  const scene = relit(
    { ...stage, horizon: 540 },
    [640 + random.range(-200, 200), random.range(230, 320)],
    random.range(130, 185),
  );
  sky(scene);
  skyline(scene, { floor: 560, depth: 0.14, width: [50, 90], height: [120, 330], label: "far" });
  raise(
    scene,
    [
      { x: 150, top: 190, width: 150 },
      { x: 330, top: 330, width: 96 },
      { x: 900, top: 260, width: 130 },
      { x: 1056, top: 140, width: 150 },
    ],
    { floor: 640, depth: 0.5, window: 9, label: "blocks" },
  );
  haze(scene, { from: 430, to: 640, opacity: 0.5 });
  paper.fill(rect([-240, 566], 1760, 24), palette.ink);
  const pillars = Array.from({ length: 9 }, (_, index) =>
    polygon([
      [-180 + index * 210, 586],
      [-120 + index * 210, 586],
      [-138 + index * 210, 800],
      [-162 + index * 210, 800],
    ]),
  );
  paper.fill(pillars.join(""), palette.ink);
  const x = 640 + random.range(-260, -80);
  paper.fill(
    rect([x, 508], 560, 58) +
      polygon([
        [x + 560, 508],
        [x + 604, 566],
        [x + 560, 566],
      ]),
    scene.tone(0.92),
  );
  paper.fill(
    Array.from({ length: 17 }, (_, index) => rect([x + 16 + index * 32, 522], 20, 20)).join(""),
    mix(palette.light, palette.spot, 0.2),
  );
  paper.fill(rect([x, 552], 576, 5), palette.spot);
  paper.fill(rect([-240, 690], 1760, 300), palette.ink);
  protagonist(scene, [640 + random.range(60, 200), 694], { height: 92 });
}
