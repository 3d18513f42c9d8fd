import { reeds } from "#artwork/motifs/coast.ts";
import { pine, roundTree, scatter } from "#artwork/motifs/flora.ts";
import { ridge } from "#artwork/motifs/land.ts";
import { mirrored } from "#artwork/motifs/rocks.ts";
import { birds, haze, sky } from "#artwork/motifs/sky.ts";
import { glints, lightPath, water } from "#artwork/motifs/water.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

/** A broad quiet river between wooded banks. */
export const RIVER: Place = {
  name: "river",
  fits: "river, fishing, rafting, canoe, stream, wetland, angling, relaxing",
  offers: ["water", "land"],
  draw: (stage) => {
    const { random, paper, palette, horizon } = stage;
    const at = [640 + random.sign() * random.range(60, 260), horizon - random.range(110, 200)] as const;
    const scene = relit(stage, at, random.range(70, 120));
    const wood = stage.world.fork("wood");
    const [tree, tall] = [wood.pick([pine, roundTree]), wood.range(80, 130)];
    sky(scene);
    birds(scene, [random.range(300, 980), 150]);
    mirrored(scene, horizon + 50, () => {
      ridge(scene, { y: horizon - 10, height: 70, waves: 3, depth: 0.16, sharp: true, label: "far" });
      haze(scene, { from: horizon - 90, to: horizon + 50, opacity: 0.5 });
      const far = ridge(scene, { y: horizon + 30, height: 14, waves: 3, depth: 0.42, label: "far-bank" });
      const trees = scatter(random.fork("trees"), far, 62).map((foot) => tree(random.fork(foot[0]), foot, tall));
      paper.fill(trees.join(""), scene.tone(0.5));
    });
    water(scene, horizon + 50, 0.72);
    lightPath(scene, horizon + 50);
    stage.plane();
    glints(scene, horizon + 60, 30);
    ridge(scene, { y: 670, height: 12, waves: 2, depth: 0.97, label: "bank" });
    for (const left of [-220, 1000]) paper.fill(reeds(random, [left, left + 430], 700), palette.ink);
    return { water: { at: [640, 604] }, land: { at: [640 + random.range(-80, 80), 676] } };
  },
};
