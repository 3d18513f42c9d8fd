import { bigSun, night } from "#artwork/motifs/neon-night.ts";
import { threads } from "#artwork/motifs/neon.ts";
import type { Stage } from "#artwork/stage.ts";

/** A land of threads below the sun. */
export function drawLandOfThreads(stage: Stage): void {
  const { random, palette } = stage;
  const base = { ...stage, horizon: 560 };
  night(base);
  const scene = bigSun(base, [640, random.range(210, 260)], random.range(130, 165));
  threads(scene, {
    from: 330,
    to: 690,
    count: 24,
    height: random.range(130, 190),
    colour: random.chance(0.5) ? palette.glow : palette.spot,
  });
}
