import { mix } from "#artwork/colour.ts";
import { protagonist } from "#artwork/motifs/figures.ts";
import { cactus } from "#artwork/motifs/flora.ts";
import { sky } from "#artwork/motifs/sky.ts";
import { carRear } from "#artwork/motifs/vehicles.ts";
import { mesa, poles } from "#artwork/motifs/wastes.ts";
import { polygon } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** A road straight into the light, a car on it. */
export function drawRoad(stage: Stage): void {
  const { random, paper, palette } = stage;
  const x = 640 + random.range(-60, 60);
  const scene = relit(
    { ...stage, horizon: 480 },
    [x + random.range(-50, 50), random.range(360, 420)],
    random.range(110, 160),
  );
  sky(scene);
  for (const [index, px] of [120, 330, 930, 1130].entries())
    mesa(scene, {
      at: [px + random.range(-30, 30), 490],
      width: random.range(140, 230),
      height: random.range(70, 170),
      depth: 0.2,
      label: `mesa-${index}`,
    });
  paper.fill(
    "M-240 484H1520V940H-240Z",
    paper.linear(
      [0, 484],
      [0, 720],
      [
        [0, mix(palette.glow, palette.deep, 0.35)],
        [0.5, scene.tone(0.6)],
        [1, scene.tone(0.86)],
      ],
    ),
  );
  paper.fill(
    polygon([
      [x - 5, 484],
      [x + 5, 484],
      [x + 330, 760],
      [x - 330, 760],
    ]),
    paper.linear(
      [0, 484],
      [0, 720],
      [
        [0, mix(palette.deep, palette.ink, 0.4)],
        [1, palette.ink],
      ],
    ),
  );
  const dashes = [500, 522, 556, 606, 676].map((y, row) =>
    polygon([
      [x - 1 - row * 1.4, y],
      [x + 1 + row * 1.4, y],
      [x + 2 + row * 2, y + 10 + row * 10],
      [x - 2 - row * 2, y + 10 + row * 10],
    ]),
  );
  paper.fill(dashes.join(""), palette.light, 0.85);
  const side = random.sign();
  poles(
    scene,
    [
      [x + side * 30, 486],
      [x + side * 640, 740],
    ],
    7,
  );
  const plants = random.fork("plants");
  paper.fill(
    cactus(plants, [x - side * 380, 680], plants.range(150, 230)) + cactus(plants, [x - side * 230, 560], 70),
    palette.ink,
  );
  if (stage.genres.has("racing") || stage.world.fork("car").chance(0.5)) carRear(scene, [x + 62, 640], { scale: 0.86 });
  else protagonist(scene, [x, 668], { height: 180 });
}
