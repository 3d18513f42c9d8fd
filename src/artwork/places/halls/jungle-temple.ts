import { mix } from "#artwork/colour.ts";
import { palm, roundTree, scatter } from "#artwork/motifs/flora.ts";
import { ridge } from "#artwork/motifs/land.ts";
import { pagoda, stepPyramid } from "#artwork/motifs/monuments.ts";
import { overgrown } from "#artwork/motifs/overgrowth.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { birds, haze, sky } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

/** A temple on its steps, grown over. */
export const JUNGLE_TEMPLE: Place = {
  name: "jungle-temple",
  fits: "temple, jungle, aztec, maya, inca, tomb, treasure, exploration, pyramid",
  offers: ["land"],
  draw: (stage) => {
    const { random, paper, palette, horizon, world } = stage;
    const x = 640 + random.sign() * random.range(60, 170);
    const high = [x + random.sign() * random.range(90, 230), horizon - random.range(220, 290)] as const;
    const scene = relit(stage, high, random.range(100, 140));
    sky(scene);
    ridge(scene, { y: horizon - 10, height: 60, waves: 5, depth: 0.14, label: "far" });
    const [at, colour] = [[x, horizon + 120] as const, scene.tone(0.5)] as const;
    const { outline, stair, door } = stepPyramid(world.fork("tiers").int(5, 7));
    const details = (): void => paper.fill(stair, mix(colour, palette.light, 0.24));
    if (world.fork("kind").chance(0.2)) silhouette(scene, pagoda(5), { at, scale: 4.2, colour, rim: 4 });
    else silhouette(scene, outline + door, { at, scale: 3.8, colour, rim: 4, details });
    haze(scene, { from: horizon - 30, to: horizon + 160, opacity: 0.6 });
    stage.plane();
    const leaves = random.fork("leaves");
    for (const [index, depth] of [0.62, 0.82].entries()) {
      const line = ridge(scene, { y: horizon + 110 + index * 46, height: 20, waves: 4, depth, label: `${index}` });
      const feet = scatter(leaves, line, 62).filter(([px]) => Math.abs(px - x) > 90 + index * 120);
      const trees = feet.map((foot) => roundTree(leaves, foot, leaves.range(60, 120) * (1 + index * 0.4)));
      paper.fill(trees.join(""), scene.tone(depth));
    }
    overgrown(scene, { y: 664 });
    birds(scene, [x + 220, horizon - 280], 6);
    return { land: { at: [640 + random.range(-110, 110), 666] } };
  },
  near: (stage) => {
    const random = stage.random.fork("near");
    for (const x of [random.range(90, 160), random.range(1120, 1190)])
      stage.paper.fill(palm(random, [x, 780], { height: random.range(460, 560) }), stage.palette.ink);
  },
};
