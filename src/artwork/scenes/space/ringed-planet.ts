import { mix } from "#artwork/colour.ts";
import { deepSpace, nebula } from "#artwork/motifs/cosmos.ts";
import { moon, planet, worldColour } from "#artwork/motifs/planets.ts";
import { spacecraft } from "#artwork/motifs/vehicles.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** A planet with rings. */
export function drawRingedPlanet(stage: Stage): void {
  const { random } = stage;
  const side = random.sign();
  const scene = relit(stage, [640 + side * 560, -60], 60);
  deepSpace(scene, { centre: [640 + side * 300, 160] });
  nebula(scene, [640 + side * 200, 260], 560);
  planet(scene, {
    at: [640 - side * random.range(20, 110), random.range(300, 370)],
    radius: random.range(190, 240),
    colour: worldColour(scene),
    ring: true,
    tilt: -side * random.range(12, 26),
    label: "planet",
  });
  moon(scene, [640 + side * random.range(300, 400), random.range(480, 560)], {
    radius: random.range(34, 58),
    colour: mix(scene.palette.light, scene.palette.deep, 0.3),
  });
  spacecraft(scene, [640 + side * 150, 548], { scale: 1.05, flip: side < 0, turn: -side * 12 });
}
