import { ridge } from "#artwork/motifs/land.ts";
import { birds, sky } from "#artwork/motifs/sky.ts";
import { drawShip } from "#artwork/motifs/vehicles.ts";
import { lightPath, water } from "#artwork/motifs/water.ts";
import type { Point } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";
import { drawWaves } from "./waves.ts";

/** A ship in the path of the sun. */
export function drawVoyage(stage: Stage): void {
  const { random } = stage;
  const line = stage.horizon - 10;
  const set = relit(
    stage,
    [640 + random.sign() * random.range(10, 120), line - random.range(60, 120)],
    random.range(140, 200),
  );
  sky(set);
  birds(set, [random.range(250, 1000), line - 200]);
  if (stage.world.fork("cape").chance(0.6))
    ridge(set, { y: line - 4, height: 46, waves: 4, depth: 0.15, sharp: true, label: "cape" });
  water(set, line);
  lightPath(set, line);
  const ship: Point = [640 + random.range(-70, 70), line + 72];
  drawShip(set, ship, { scale: 2.3, flip: random.chance(0.5) });
  drawWaves(set, line + 74, { rows: 5, height: 26 });
}
