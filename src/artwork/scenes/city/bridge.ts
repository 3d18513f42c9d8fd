import { mix } from "#artwork/colour.ts";
import { skyline } from "#artwork/motifs/buildings.ts";
import { protagonist } from "#artwork/motifs/figures.ts";
import { birds, sky } from "#artwork/motifs/sky.ts";
import { cableStay, suspensionBridge } from "#artwork/motifs/town.ts";
import { lightPath, water } from "#artwork/motifs/water.ts";
import { polygon } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** A bridge into the city. */
export function drawBridge(stage: Stage): void {
  const { random, palette } = stage;
  const scene = relit(
    { ...stage, horizon: 520 },
    [640 + random.range(-120, 120), random.range(270, 350)],
    random.range(110, 160),
  );
  sky(scene);
  skyline(scene, { floor: 526, depth: 0.1, width: [30, 60], height: [40, 170], label: "far" });
  skyline(scene, { floor: 528, depth: 0.3, width: [40, 76], height: [20, 110], label: "middle", window: 4 });
  water(scene, 524);
  lightPath(scene, 526);
  const colour = stage.world.fork("bridge-paint").chance(0.5) ? mix(palette.spot, palette.ink, 0.35) : scene.tone(0.85);
  const x = 640 + random.range(-160, 40);
  if (stage.world.fork("bridge").chance(0.5))
    suspensionBridge(scene, {
      y: random.range(470, 510),
      rise: random.range(250, 350),
      towers: [x - 250, x + random.range(330, 430)],
      colour,
    });
  else
    cableStay(scene, {
      x: 640 + random.range(-150, 150),
      y: random.range(500, 540),
      rise: random.range(360, 430),
      colour,
    });
  scene.paper.fill(
    polygon([
      [-240, 690],
      [500, 672],
      [800, 684],
      [1520, 668],
      [1520, 940],
      [-240, 940],
    ]),
    palette.ink,
  );
  protagonist(scene, [640 + random.range(-60, 160), 690], { height: 150 });
  birds(scene, [820, 190], 6);
}
