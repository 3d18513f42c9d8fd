import { bareTree, scatter } from "#artwork/motifs/flora.ts";
import { heightAt, ridge } from "#artwork/motifs/land.ts";
import { haze, sky } from "#artwork/motifs/sky.ts";
import { edgeGrass, grassyFront, litBeside, spotOn } from "#artwork/motifs/wilds.ts";
import type { Place } from "#artwork/part.ts";
import { circle } from "#artwork/path.ts";

/** Bare trees in the mist. */
export const BARE_TREES: Place = {
  name: "bare-trees",
  fits: "dead, horror, autumn, mist, fog, gothic, survival-horror, lovecraftian, dark",
  offers: ["land"],
  draw: (stage) => {
    const { random, paper, palette, horizon, mood } = stage;
    const { scene, side } = litBeside(stage, { away: [30, 150], up: [150, 220], radius: [130, 180] });
    sky(scene);
    const trees = random.fork("trees");
    for (const [index, depth] of [0.14, 0.36].entries()) {
      const y = horizon + 40 + index * 44;
      const floor = ridge(scene, { y, height: 22, waves: 4, depth, label: `floor-${index}` });
      const feet = scatter(trees, floor, 150 - index * 20);
      const wood = feet.map(([px, py]) => bareTree(trees, [px, py + 6], trees.range(150, 230) * (1 + index * 0.35)));
      paper.fill(wood.join(""), scene.tone(depth));
    }
    haze(scene, { from: horizon - 40, to: 690, opacity: 0.7 });
    const eyes = Array.from({ length: 5 }, () => [random.range(180, 1100), horizon + random.range(40, 100)] as const);
    if (mood === "eerie" || mood === "dark")
      paper.fill(eyes.map(([x, y]) => circle(x - 5, y, 2.6) + circle(x + 5, y, 2.6)).join(""), palette.spot);
    stage.plane();
    const front = grassyFront(scene, { y: 654, tilt: side * 26 });
    for (const away of [-330, 440]) {
      const x = 640 + side * (away + random.range(-40, 40));
      paper.fill(bareTree(trees, [x, heightAt(front, x) + 10], trees.range(460, 540)), palette.ink);
    }
    return { land: spotOn(front, 640 + side * random.range(0, 110)) };
  },
  near: edgeGrass,
};
