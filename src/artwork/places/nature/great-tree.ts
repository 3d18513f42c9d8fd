import { mix } from "#artwork/colour.ts";
import { heightAt, ridge } from "#artwork/motifs/land.ts";
import { birds, motes, sky } from "#artwork/motifs/sky.ts";
import { edged, edgeGrass, grassyFront, litBeside, spotOn } from "#artwork/motifs/wilds.ts";
import { greatTree } from "#artwork/motifs/woodland.ts";
import type { Place } from "#artwork/part.ts";

/** One tree that is older than the land around it. */
export const GREAT_TREE: Place = {
  name: "great-tree",
  fits: "tree, oak, nature, forest, magic, fantasy, jrpg, world-tree",
  offers: ["land"],
  draw: (stage) => {
    const { random, world, paper, palette, horizon } = stage;
    const { scene, side } = litBeside(stage, { away: [60, 190], up: [100, 190], radius: [140, 190] });
    sky(scene);
    for (const [index, depth] of [0.08, 0.24, 0.42].entries())
      ridge(scene, { y: horizon + index * 40, height: 46, waves: 4, depth, label: `hill-${index}` });
    birds(scene, [640 + side * 260, horizon - 170], 6);
    stage.plane();
    const x = 640 - side * random.range(230, 290);
    const hill = ridge(scene, { y: 640, height: 24, waves: 1.2, depth: 0.8, label: "mound" });
    const { wood, crown } = greatTree(world.fork("tree"), [x, heightAt(hill, x) + 10], random.range(480, 560));
    const leaf = world.fork("leaf").chance(0.5) ? mix(palette.spot, palette.deep, 0.3) : scene.tone(0.62);
    edged(scene, crown[0], mix(leaf, palette.ink, 0.3));
    edged(scene, wood, palette.ink);
    paper.fill(crown[1], leaf);
    motes(scene, { count: 26, colour: mix(leaf, palette.light, 0.4), size: 4 });
    const front = grassyFront(scene, { y: 668, tilt: -side * 20, blades: 24 });
    return { land: spotOn(front, 640 + side * random.range(30, 130)) };
  },
  near: edgeGrass,
};
