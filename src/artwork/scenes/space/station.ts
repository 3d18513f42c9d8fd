import { deepSpace } from "#artwork/motifs/cosmos.ts";
import { outpost } from "#artwork/motifs/outposts.ts";
import { planet, worldColour } from "#artwork/motifs/planets.ts";
import { glow } from "#artwork/motifs/sky.ts";
import { spacecraft } from "#artwork/motifs/vehicles.ts";
import { circle } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** A station over a planet. */
export function drawStation(stage: Stage): void {
  const { random, paper, palette } = stage;
  const side = random.sign();
  const scene = relit(stage, [640 + side * 420, 120], 60);
  deepSpace(scene);
  glow(scene, scene.light.at, { radius: 330, opacity: 0.9 });
  paper.fill(circle(scene.light.at[0], scene.light.at[1], 46), palette.light);
  const low = random.chance(0.6);
  planet(scene, {
    at: [640 - side * random.range(250, 380), low ? random.range(640, 740) : random.range(-40, 40)],
    radius: random.range(340, 440),
    colour: worldColour(scene),
    bands: 9,
    tilt: side * random.range(10, 34),
    label: "planet",
  });
  outpost(scene, [640 + side * random.range(20, 110), low ? random.range(270, 340) : random.range(400, 450)], {
    scale: random.range(2.1, 2.7),
    turn: side * random.range(8, 24),
    colour: scene.tone(0.9),
  });
  spacecraft(scene, [640 + side * 250, 560], { scale: 0.62, flip: side > 0, turn: side * 20 });
}
