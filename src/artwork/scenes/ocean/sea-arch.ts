import { mix } from "#artwork/colour.ts";
import { pine } from "#artwork/motifs/flora.ts";
import { DINGHY, islet, SEA_ARCH } from "#artwork/motifs/seafaring.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { birds, haze, sky } from "#artwork/motifs/sky.ts";
import { drawShip } from "#artwork/motifs/vehicles.ts";
import { glints, lightPath, water } from "#artwork/motifs/water.ts";
import type { Point } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";
import { drawWaves } from "./waves.ts";

/** An arch of rock in the sea. */
export function drawSeaArch(stage: Stage): void {
  const { paper, palette, random } = stage;
  const line = 500;
  const set = relit(stage, [640, line - random.range(60, 120)], random.range(110, 150));
  sky(set);
  birds(set, [random.range(420, 860), 130], 9);
  const world = stage.world.fork("stacks");
  paper.fill(islet(world.fork(1), [190, line], { width: 300, height: 190 }), stage.tone(0.16));
  paper.fill(islet(world.fork(2), [1080, line], { width: 240, height: 240 }), stage.tone(0.26));
  haze(set, { from: line - 120, to: line + 20, opacity: 0.6 });
  water(set, line);
  lightPath(set, line, { width: 90 });
  const arch: Point = [640, line + 40];
  const trees = [-150, -90, 60, 130, 190].map((x) =>
    pine(world, [arch[0] + x * 1.2, arch[1] - 350], world.range(50, 110)),
  );
  paper.fill(trees.join(""), stage.tone(0.72));
  silhouette(set, SEA_ARCH.rock, {
    at: arch,
    scale: 1.22,
    colour: stage.tone(0.66),
    rim: 3,
    details: () => paper.fill(SEA_ARCH.lit, mix(stage.tone(0.66), palette.light, 0.35)),
  });
  const sail = world.chance(0.5);
  if (sail) drawShip(set, [654, line + 44], { scale: 1.05 });
  else
    silhouette(set, DINGHY.hull + DINGHY.sail, {
      at: [654, line + 60],
      scale: 1.2,
      details: () => paper.fill(DINGHY.sail, palette.spot),
    });
  glints(set, line + 40, 30);
  drawWaves(set, line + 76, { rows: 4, height: 24 });
}
