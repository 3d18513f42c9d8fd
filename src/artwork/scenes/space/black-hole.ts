import { asteroids, blackHole, deepSpace } from "#artwork/motifs/cosmos.ts";
import { spacecraft } from "#artwork/motifs/vehicles.ts";
import type { Point } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** A black hole and the light around it. */
export function drawBlackHole(stage: Stage): void {
  const { random } = stage;
  const at: Point = [640 + random.range(-90, 90), random.range(290, 340)];
  const scene = relit(stage, at, 80);
  deepSpace(scene);
  blackHole(scene, at, { radius: random.range(120, 160), tilt: random.range(-26, 26) });
  asteroids(
    scene,
    [
      [60, 200],
      [1240, 640],
    ],
    { count: 16, size: 22, depth: 0.6, label: "far" },
  );
  asteroids(
    scene,
    [
      [-60, 640],
      [1340, 720],
    ],
    { count: 22, size: 70, depth: 1, label: "near" },
  );
  const side = random.sign();
  spacecraft(scene, [640 + side * 320, 520], { scale: 0.8, flip: side > 0, turn: side * 24 });
}
