import { skyline } from "#artwork/motifs/buildings.ts";
import { hero } from "#artwork/motifs/figures.ts";
import { roofFixture } from "#artwork/motifs/roofs.ts";
import { birds, haze, sky } from "#artwork/motifs/sky.ts";
import { rect } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** Someone at the edge of a roof above the town. */
export function drawRooftop(stage: Stage): void {
  const { random, paper, palette } = stage;
  const side = random.sign();
  const scene = relit(stage, [640 + side * random.range(60, 240), random.range(170, 260)], random.range(110, 165));
  sky(scene);
  for (const [index, depth] of [0.08, 0.28, 0.5].entries())
    skyline(scene, {
      floor: 700,
      depth,
      width: [50 + index * 14, 100 + index * 26],
      height: [150 - index * 30, 400 - index * 96],
      label: `row-${index}`,
      window: index * 3,
    });
  haze(scene, { from: 470, to: 760, opacity: 0.5 });
  const [edge, level] = [640 - side * random.range(-60, 60), random.range(500, 590)];
  const far = 640 - side * 900;
  paper.fill(
    rect([Math.min(edge, far), level], Math.abs(edge - far), 400) +
      rect([Math.min(edge, edge - side * 20), level - 14], 20, 18),
    palette.ink,
  );
  paper.stroke(`M${edge} ${level - 14}V760M${edge} ${level - 1}H${far}`, palette.light, { width: 2.5, opacity: 0.7 });
  roofFixture(scene, [640 - side * 330, level + 2], side);
  paper.fill(rect([640 - side * 205 - 30, level - 40], 60, 44), palette.ink);
  hero(scene, [edge - side * 62, level + 2], { height: 196 });
  birds(scene, [640 + side * 260, 200], 6);
}
