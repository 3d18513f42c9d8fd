import { mix } from "#artwork/colour.ts";
import { roundTree, scatter } from "#artwork/motifs/flora.ts";
import { heightAt, ridge } from "#artwork/motifs/land.ts";
import { birds, motes, sky } from "#artwork/motifs/sky.ts";
import { edgeGrass, flowers, grassyFront, litBeside, spotOn } from "#artwork/motifs/wilds.ts";
import type { Place } from "#artwork/part.ts";

/** Flowers up to the horizon. */
export const FLOWER_FIELD: Place = {
  name: "flower-field",
  fits: "flowers, flower, garden, spring, romance, cute, emotional, relaxing, beautiful",
  offers: ["land", "field"],
  draw: (stage) => {
    const { random, world, paper, palette, horizon } = stage;
    const { scene, side } = litBeside(stage, { away: [60, 220], up: [80, 170], radius: [110, 160] });
    sky(scene);
    for (const [index, depth] of [0.08, 0.2].entries())
      ridge(scene, { y: horizon + index * 24, height: 40, waves: 3, depth, label: `hill-${index}` });
    birds(scene, [640 - side * 120, horizon - 150], 5);
    const petals = world.fork("petals").chance(0.6) ? palette.spot : mix(palette.light, palette.spot, 0.3);
    const rows = Math.max(3, Math.round((650 - horizon) / 38));
    for (let row = 0; row < rows; row += 1) {
      if (row === rows - 2) stage.plane();
      const share = row / (rows - 1);
      const y = horizon + 34 + (622 - horizon - 34) * share;
      const line = ridge(scene, { y, height: 10, waves: 3, depth: 0.3 + 0.45 * share, label: `row-${row}` });
      const heads = scatter(random.fork(`heads-${row}`), line, 9 + 16 * share);
      flowers(scene, heads, { size: 3 + 9 * share, petals: mix(petals, scene.tone(0.4), 0.5 - 0.4 * share) });
      if (row !== 1) continue;
      const x = 640 - side * 320;
      paper.fill(roundTree(random.fork("tree"), [x, heightAt(line, x)], 190), scene.tone(0.6));
    }
    motes(scene, { count: 24, colour: petals, size: 3 });
    const front = grassyFront(scene, { y: 660, blades: 30 });
    flowers(scene, scatter(random.fork("front"), front, 44), { size: 11, petals });
    const spot = spotOn(front, 640 + side * random.range(-20, 100));
    return { land: spot, field: spot };
  },
  near: edgeGrass,
};
