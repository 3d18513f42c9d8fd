import { ridge, rimLine } from "#artwork/motifs/land.ts";
import { cliff, river } from "#artwork/motifs/rocks.ts";
import { birds, sky } from "#artwork/motifs/sky.ts";
import { mesa } from "#artwork/motifs/wastes.ts";
import { edgeRocks, litBeside, spotOn } from "#artwork/motifs/wilds.ts";
import type { Place } from "#artwork/part.ts";

/** Between walls of rock, a river on the ground. */
export const CANYON: Place = {
  name: "canyon",
  fits: "canyon, desert, western, ravine, racing, rocks, mars",
  offers: ["land"],
  draw: (stage) => {
    const { random, horizon } = stage;
    const { scene, side } = litBeside(stage, { away: [10, 60], up: [150, 240], radius: [85, 125] });
    const x = 640 + random.range(-50, 50);
    sky(scene);
    mesa(scene, { at: [x + random.range(-60, 60), horizon + 20], width: 230, height: 190, depth: 0.16, label: "end" });
    ridge(scene, { y: horizon + 20, height: 12, waves: 3, depth: 0.3, label: "floor" });
    river(scene, { from: [x, horizon + 26], width: 300, sway: 110 });
    for (const [index, depth] of [0.3, 0.5, 0.72, 0.92].entries()) {
      if (index === 2) stage.plane();
      const away = 170 + index * 96 + random.range(0, 40);
      cliff(scene, { side: -1, x: x - away, lean: 30, depth, label: `left-${index}` });
      cliff(scene, { side: 1, x: x + away, lean: 30, depth, label: `right-${index}` });
    }
    birds(scene, [x + 40, horizon - 150], 5);
    const front = ridge(scene, { y: 668, height: 20, waves: 2, depth: 1, label: "front", tilt: side * 26 });
    rimLine(scene, front);
    return { land: spotOn(front, 640 + side * random.range(-70, 70)) };
  },
  near: (stage) => edgeRocks(stage),
};
