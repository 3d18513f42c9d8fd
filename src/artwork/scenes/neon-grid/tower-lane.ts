import { bigSun, night, traveller } from "#artwork/motifs/neon-night.ts";
import { gridFloor, neonTower } from "#artwork/motifs/neon.ts";
import type { Stage } from "#artwork/stage.ts";

/** A lane between glowing towers. */
export function drawTowerLane(stage: Stage): void {
  const { random, palette } = stage;
  const base = { ...stage, horizon: 480 };
  night(base);
  const scene = bigSun(base, [640, 390], random.range(90, 130));
  gridFloor(scene, { y: 480, gap: 190 });
  for (const [index, away] of [150, 262, 400].entries()) {
    for (const side of [-1, 1]) {
      const width = 70 + index * 46;
      const left = side < 0 ? 640 - away - width : 640 + away;
      neonTower(
        scene,
        { x: left, width, top: 330 - index * 100 - random.range(0, 90), floor: 500 + index * 58 },
        random.chance(0.5) ? palette.spot : palette.glow,
      );
    }
  }
  traveller(scene, [640, 668]);
}
