import { scatter } from "#artwork/motifs/flora.ts";
import { heightAt, ridge } from "#artwork/motifs/land.ts";
import { birds, haze, sky } from "#artwork/motifs/sky.ts";
import { acacia, edgeGrass, grassyFront, litBeside, spotOn } from "#artwork/motifs/wilds.ts";
import type { Place } from "#artwork/part.ts";

/** Thorn trees on the plain before a great sun. */
export const SAVANNA: Place = {
  name: "savanna",
  fits: "savanna, savannah, africa, safari, zoo, animals, wildlife, tribal",
  offers: ["land"],
  draw: (stage) => {
    const { random, paper, horizon } = stage;
    const { scene, side } = litBeside(stage, { away: [60, 200], up: [50, 120], radius: [140, 190] });
    sky(scene);
    ridge(scene, { y: horizon - 8, height: 30, waves: 3, depth: 0.08, label: "far" });
    const plain = ridge(scene, { y: horizon + 18, height: 8, waves: 4, depth: 0.26, label: "plain" });
    const trees = random.fork("trees");
    paper.fill(
      scatter(trees, plain, 260)
        .map((foot) => acacia(trees, foot, trees.range(50, 90)))
        .join(""),
      scene.tone(0.4),
    );
    haze(scene, { from: horizon - 30, to: horizon + 110, opacity: 0.5 });
    birds(scene, [640 - side * 130, horizon - 190], 7);
    stage.plane();
    const near = ridge(scene, { y: Math.max(590, horizon + 30), height: 12, waves: 3, depth: 0.62, label: "near" });
    for (const [away, tall] of [
      [-360, 330],
      [460, 240],
    ] as const) {
      const x = 640 + side * (away + trees.range(-50, 50));
      paper.fill(acacia(trees, [x, heightAt(near, x) + 8], tall * trees.range(0.85, 1.15)), scene.tone(0.9));
    }
    const front = grassyFront(scene, { y: 654, blades: 34, tilt: side * 12 });
    return { land: spotOn(front, 640 + side * random.range(-20, 100)) };
  },
  near: edgeGrass,
};
