import { grass, pineWood, scatter } from "#artwork/motifs/flora.ts";
import { ridge, rimLine } from "#artwork/motifs/land.ts";
import type { Point } from "#artwork/path.ts";
import type { Stage } from "#artwork/stage.ts";

/** Pines and grass on the last two planes, sloping to one side. */
export function drawForeground(stage: Stage, tilt: number): Point[] {
  const { paper, random } = stage;
  const near = ridge(stage, { y: 566, height: 34, waves: 3, depth: 0.72, label: "near", tilt: tilt * 0.6 });
  paper.fill(pineWood(random.fork("wood"), scatter(random.fork("feet"), near, 30), 92), stage.tone(0.74));
  const front = ridge(stage, { y: 642, height: 30, waves: 2, depth: 1, label: "front", tilt: -tilt });
  paper.fill(grass(random.fork("grass"), scatter(random.fork("blades"), front, 9), { height: 22 }), stage.palette.ink);
  rimLine(stage, front, { width: 2 });
  return front;
}
