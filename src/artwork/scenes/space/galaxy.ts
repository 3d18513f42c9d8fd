import { asteroids, deepSpace, galaxy, nebula } from "#artwork/motifs/cosmos.ts";
import { spacecraft } from "#artwork/motifs/vehicles.ts";
import type { Point } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** A galaxy seen from far away. */
export function drawGalaxy(stage: Stage): void {
  const { random } = stage;
  const side = random.sign();
  const at: Point = [640 + side * random.range(30, 140), random.range(270, 340)];
  const scene = relit(stage, at, 80);
  deepSpace(scene, { stars: 320 });
  nebula(scene, at, 520);
  galaxy(scene, at, { radius: random.range(400, 520), tilt: side * random.range(14, 34) });
  asteroids(
    scene,
    [
      [-40, 690],
      [1320, 560],
    ],
    { count: 26, size: 44, depth: 0.95, label: "rocks" },
  );
  spacecraft(scene, [640 - side * 170, 520], { scale: 1.2, flip: side < 0, turn: -side * 22 });
}
