import { bigSun, night, traveller } from "#artwork/motifs/neon-night.ts";
import { gridFloor, wireRange } from "#artwork/motifs/neon.ts";
import type { Stage } from "#artwork/stage.ts";

/** The sun behind hills of wire. */
export function drawSunset(stage: Stage): void {
  const { random } = stage;
  const horizon = random.range(410, 470);
  const base = { ...stage, horizon };
  night(base);
  const scene = bigSun(base, [640, horizon - random.range(90, 150)], random.range(150, 200));
  wireRange(scene, { y: horizon, height: random.range(150, 230), label: "range", valley: random.range(150, 280) });
  gridFloor(scene, { y: horizon });
  traveller(scene, [640 + random.range(-60, 60), 650]);
}
