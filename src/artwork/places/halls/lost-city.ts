import { mix } from "#artwork/colour.ts";
import { roundTree, scatter } from "#artwork/motifs/flora.ts";
import { graded } from "#artwork/motifs/interiors.ts";
import { ridge } from "#artwork/motifs/land.ts";
import { brokenTower } from "#artwork/motifs/monuments.ts";
import { overgrown } from "#artwork/motifs/overgrowth.ts";
import { birds, sky } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { rect } from "#artwork/path.ts";
import { relit } from "#artwork/stage.ts";

/** A city that the wood has taken back. */
export const LOST_CITY: Place = {
  name: "lost-city",
  fits: "lost, ruins, post-apocalyptic, exploration, civilization, walking-simulator, ancient",
  offers: ["land"],
  draw: (stage) => {
    const { random, paper, palette, horizon } = stage;
    const side = random.sign();
    const high = [640 + side * random.range(60, 240), horizon - random.range(160, 240)] as const;
    const scene = relit(stage, high, random.range(105, 150));
    sky(scene);
    for (const [index, depth] of [0.1, 0.3, 0.54].entries()) {
      const [towers, parts] = [random.fork(index), [] as string[]];
      for (let x = -140; x < 1400; x += towers.range(90, 170)) {
        if (Math.abs(x - scene.light.at[0]) < 70 && index > 0) continue;
        const top = horizon + 130 - towers.range(160, 430 - index * 80);
        parts.push(brokenTower([x, top], { width: towers.range(50, 96), bite: towers.range(10, 60) }));
      }
      const foot = mix(scene.tone(depth), palette.glow, 0.5 - index * 0.12);
      paper.fill(parts.join(""), graded(stage, [horizon - 170, horizon + 140], [scene.tone(depth), foot]));
    }
    stage.plane();
    const [edge, y] = [640 - side * 200, horizon + 30] as const;
    const [end, rubble] = [edge - side * 900, `l${side * 30} 18l${-side * 24} 14`];
    const span = `M${end} ${y - 20}L${edge} ${y}${rubble}L${end} ${y + 36}Z`;
    const piers = [120, 340, 560].map((away) => rect([edge - side * away - 18, y + 10], 36, 400));
    paper.fill(span + piers.join(""), scene.tone(0.8));
    const wood = ridge(scene, { y: Math.min(606, horizon + 130), height: 24, waves: 4, depth: 0.84, label: "wood" });
    const leaves = random.fork("leaves");
    const trees = scatter(leaves, wood, 60).map((foot) => roundTree(leaves, foot, leaves.range(50, 100)));
    paper.fill(trees.join(""), scene.tone(0.86));
    overgrown(scene, { y: 664, tilt: -side * 20 });
    birds(scene, [640 + side * 250, horizon - 240], 7);
    return { land: { at: [640 + random.range(-100, 100), 666] } };
  },
};
