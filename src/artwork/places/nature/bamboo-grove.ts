import { ridge } from "#artwork/motifs/land.ts";
import { bamboo } from "#artwork/motifs/overgrowth.ts";
import { haze, sun } from "#artwork/motifs/sky.ts";
import { litBeside, spotOn } from "#artwork/motifs/wilds.ts";
import { woodland } from "#artwork/motifs/woodland.ts";
import type { Place } from "#artwork/part.ts";
import type { Stage } from "#artwork/stage.ts";

function stalks(stage: Stage, row: { count: number; clear: number; width: number; depth: number }): void {
  const random = stage.random.fork(`stalks-${row.width}`);
  const xs = Array.from({ length: row.count }, () => random.range(-160, 1440));
  const free = xs.filter((x) => Math.abs(x - 640) > row.clear);
  stage.paper.fill(bamboo(random, free, row.width), stage.tone(row.depth));
}

/** A grove of bamboo with the light behind it. */
export const BAMBOO_GROVE: Place = {
  name: "bamboo-grove",
  fits: "bamboo, japan, china, samurai, ninja, panda, martial-arts",
  offers: ["land"],
  draw: (stage) => {
    const { random, horizon } = stage;
    const { scene, side } = litBeside(stage, { away: [10, 120], up: [170, 240], radius: [130, 180] });
    woodland(scene);
    sun({ ...scene, sun: "disc" });
    stalks(scene, { count: 20, clear: 40, width: 12, depth: 0.14 });
    stalks(scene, { count: 15, clear: 130, width: 22, depth: 0.34 });
    haze(scene, { from: horizon - 60, to: 700, opacity: 0.5 });
    stage.plane();
    ridge(scene, { y: Math.max(580, horizon + 20), height: 12, waves: 3, depth: 0.66, label: "floor" });
    stalks(scene, { count: 12, clear: 250, width: 36, depth: 0.72 });
    const front = ridge(scene, { y: 662, height: 14, waves: 2, depth: 1, label: "front", tilt: side * 16 });
    return { land: spotOn(front, 640 + side * random.range(0, 80)) };
  },
  near: (stage) => stalks(stage, { count: 8, clear: 480, width: 44, depth: 1 }),
};
