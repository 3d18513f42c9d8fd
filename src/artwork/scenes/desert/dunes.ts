import { desertSight } from "#artwork/motifs/desert-sights.ts";
import { dune, ridge, rimLine } from "#artwork/motifs/land.ts";
import { sky } from "#artwork/motifs/sky.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** Dune behind dune, and whoever crosses them. */
export function drawDunes(stage: Stage): void {
  const { random } = stage;
  const side = random.sign();
  const scene = relit(
    { ...stage, horizon: 440 },
    [640 + side * random.range(100, 320), random.range(160, 290)],
    random.range(90, 165),
  );
  sky(scene);
  ridge(scene, { y: 440, height: 24, waves: 3, depth: 0.04, label: "far" });
  dune(scene, {
    crestAt: [640 - side * random.range(200, 420), random.range(360, 420)],
    left: -300,
    right: 1540,
    depth: 0.12,
  });
  dune(scene, {
    crestAt: [640 + side * random.range(140, 420), random.range(400, 460)],
    left: -260,
    right: 1700,
    depth: 0.3,
  });
  dune(scene, {
    crestAt: [640 - side * random.range(-120, 260), random.range(400, 510)],
    left: -420,
    right: 1560,
    depth: 0.5,
  });
  const front = ridge(scene, {
    y: 668,
    height: 40,
    waves: 1.4,
    depth: 1,
    label: "front",
    tilt: side * random.range(20, 90),
  });
  rimLine(scene, front);
  desertSight(scene, front, side);
}
