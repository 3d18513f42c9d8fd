import { mix } from "#artwork/colour.ts";
import { protagonist } from "#artwork/motifs/figures.ts";
import { bigSun, night } from "#artwork/motifs/neon-night.ts";
import { gridFloor, neon, neonTower } from "#artwork/motifs/neon.ts";
import { line, type Point, polygon } from "#artwork/path.ts";
import type { Stage } from "#artwork/stage.ts";

/** Trails of light that turn at right angles. */
export function drawLightTrails(stage: Stage): void {
  const { random, palette } = stage;
  const base = { ...stage, horizon: 360 };
  night(base);
  const scene = bigSun(base, [640 + random.range(-160, 160), 300], random.range(100, 140));
  for (const x of [60, 200, 330, 880, 1010, 1150])
    neonTower(
      scene,
      { x, width: random.range(56, 90), top: random.range(190, 300), floor: 366 },
      random.chance(0.6) ? palette.glow : palette.spot,
    );
  gridFloor(scene, { y: 362, colour: mix(palette.deep, palette.glow, 0.55) });
  for (const [index, colour] of [palette.spot, palette.light, palette.glow].entries()) {
    const side = random.sign();
    const x = 640 + (index - 1) * 190 + random.range(-40, 40);
    const bend: Point = [x - side * random.range(110, 240), 430 + index * 40];
    const path: Point[] = [[bend[0] + (640 - bend[0]) * 0.7, 372], bend, [x, bend[1] + 6], [x + (x - 640) * 0.5, 640]];
    neon(scene, line(path), { colour, width: 5 });
    scene.paper.fill(
      polygon([...path, ...path.map(([px, py]): Point => [px, py - 26 * ((py - 300) / 220)]).reverse()]),
      colour,
      0.3,
    );
    if (index === 1) protagonist(scene, [x + (x - 640) * 0.5, 668], { height: 190 });
  }
}
