import { mix } from "#artwork/colour.ts";
import { roundTree, scatter } from "#artwork/motifs/flora.ts";
import { homestead } from "#artwork/motifs/homestead.ts";
import { heightAt, ridge } from "#artwork/motifs/land.ts";
import { birds, cloud, sky } from "#artwork/motifs/sky.ts";
import { edgeGrass, flowers, grassyFront, litBeside, spotOn } from "#artwork/motifs/wilds.ts";
import type { Place } from "#artwork/part.ts";

/** Rolling hills, round trees, flowers in the grass. */
export const MEADOW: Place = {
  name: "meadow",
  fits: "meadow, grass, field, hills, farm, agriculture, cute, family-friendly",
  offers: ["land", "field"],
  draw: (stage) => {
    const { random, world, paper, palette, horizon } = stage;
    const { scene, side } = litBeside(stage, { away: [120, 280], up: [120, 230], radius: [80, 130] });
    sky(scene);
    cloud(scene, [640 - side * 260, horizon - 120], 230);
    const trees = random.fork("trees");
    for (const [index, depth] of [0.1, 0.24, 0.4].entries()) {
      const y = horizon + 4 + index * 36;
      const hill = ridge(scene, { y, height: 44, waves: 3, depth, label: `hill-${index}`, tilt: side * index * 12 });
      const wood = scatter(trees, hill, 210 - index * 30).map((foot) => roundTree(trees, foot, 40 + index * 26));
      paper.fill(wood.join(""), scene.tone(depth + 0.14));
    }
    birds(scene, [640 + side * 60, horizon - 160], 5);
    stage.plane();
    const y = Math.max(592, horizon + 26);
    const near = ridge(scene, { y, height: 22, waves: 2, depth: 0.62, label: "near", tilt: side * 24 });
    const house = 640 - side * 330;
    if (world.fork("house").chance(0.5)) homestead(scene, [house, heightAt(near, house) + 6]);
    else paper.fill(roundTree(trees, [house, heightAt(near, house) + 8], 300), scene.tone(0.82));
    const front = grassyFront(scene, { y: 652, tilt: -side * 16, blades: 26 });
    const petals = world.fork("petals").chance(0.5) ? palette.spot : mix(palette.light, palette.glow, 0.3);
    flowers(scene, scatter(random.fork("flowers"), front, 34), { size: 5, petals });
    const at = spotOn(front, 640 + side * random.range(-30, 100));
    return { land: at, field: at };
  },
  near: edgeGrass,
};
