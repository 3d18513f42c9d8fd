import { deepSpace } from "#artwork/motifs/cosmos.ts";
import { glow } from "#artwork/motifs/sky.ts";
import { spacecraft } from "#artwork/motifs/vehicles.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** Ships in formation. */
export function drawFleet(stage: Stage): void {
  const { random, paper, palette } = stage;
  const side = random.sign();
  const scene = relit(stage, [640 + side * 180, 330], 80);
  deepSpace(scene, { stars: 300 });
  const rays = Array.from({ length: 90 }, () => {
    const turn = random.range(0, 2 * Math.PI);
    const [near, far] = [random.range(90, 420), random.range(460, 1000)];
    const [cx, cy] = scene.light.at;
    return `M${Math.round(cx + Math.cos(turn) * near)} ${Math.round(cy + Math.sin(turn) * near)}L${Math.round(cx + Math.cos(turn) * far)} ${Math.round(cy + Math.sin(turn) * far)}`;
  });
  paper.stroke(rays.join(""), palette.light, { width: 1.6, opacity: 0.35 });
  glow(scene, scene.light.at, { radius: 420, opacity: 0.9 });
  for (const [index, scale] of [0.34, 0.44, 0.7, 1.35].entries()) {
    spacecraft(scene, [640 + side * (150 - index * 105), 190 + index * 62 + (index % 2) * 76], {
      scale,
      flip: side < 0,
      turn: -side * 8,
    });
  }
}
